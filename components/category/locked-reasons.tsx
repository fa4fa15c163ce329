import { Reasons } from '@/components/sections/reasons'
import { Section } from '@/components/ui/section'
import type { Step } from '@/content/types'
import styles from './locked-reasons.module.css'

/** Reasons beside a drawing of a lockout hasp with two locks and a tag. */
export function LockedReasons({ heading, items }: { heading: string; items: readonly Step[] }) {
  return (
    <Section id="why" heading={heading} underlined knifeSwitch glows>
      <div className={styles.grid}>
        <svg className={styles.hasp} data-no-print="" viewBox="0 0 240 200" aria-hidden="true">
          <path d="M4 24h84c22 0 36 14 36 34s-14 34-36 34H4z" />
          <circle cx="92" cy="58" r="17" />
          <path d="M92 41h118v22M92 75h84" />
          <path d="M134 96V80a14 14 0 0 1 28 0v16M184 96V80a14 14 0 0 1 28 0v16" />
          <path className={styles.body} d="M126 96h44v38h-44zM176 96h44v38h-44z" />
          <path d="M148 108v12M198 108v12" />
          <path className={styles.tag} d="M122 146h54v50h-54z" />
          <path d="M134 160h30M134 170h30M134 180h20M148 134v12" />
        </svg>
        <Reasons items={items} columns={2} />
      </div>
    </Section>
  )
}
