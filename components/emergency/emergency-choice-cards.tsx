import { EmergencyArt } from '@/components/drawings/emergency-art'
import { SafetySteps } from '@/components/emergency/safety-steps'
import { TitledText } from '@/components/ui/rich-text'
import type { EmergencyChoice } from '@/content/types'
import { uiWords } from '@/lib/content/words'
import { fillTemplate } from '@/lib/fill-template'
import styles from './emergency-choice-cards.module.css'

const words = uiWords.emergency

/** What happened, as drawings to choose from. Each shows whom to call and the first step; the other steps unfold. */
export function EmergencyChoiceCards({ items }: { items: readonly EmergencyChoice[] }) {
  return (
    <ul className={styles.board} data-print-plain="">
      {items.map((choice, index) => (
        <li key={choice.id} data-first={choice.first} data-after-first-screen={index === 1 ? '' : undefined}>
          <EmergencyArt id={choice.art} />
          <div className={styles.words}>
            <p className={styles.who}>{choice.who}</p>
            <TitledText title={choice.heading} text={choice.line} />
          </div>
          <details name="choices">
            <summary data-no-print="">
              <span aria-hidden="true">{words.steps}</span>
              <span className="vh">{fillTemplate(words.stepsFor, { name: choice.heading })}</span>
            </summary>
            <SafetySteps sequence={choice} />
          </details>
        </li>
      ))}
    </ul>
  )
}
