import { Split } from '@/components/sections/split'
import { Picture } from '@/components/ui/picture'
import { Paragraph } from '@/components/ui/rich-text'
import { Section, SectionHeading } from '@/components/ui/section'
import type { PeopleView, PersonCardView, PersonView } from '@/lib/views/people'
import styles from './people.module.css'

const tradeOf = ({ trade, licence }: PersonView) => (licence ? `${trade}, ${licence}` : trade)

/** The electricians. Rendered only once the owner has named some (content/people.ts). */
export function People({ heading, people }: PeopleView) {
  return (
    <Section id="people" tone="band">
      <Split wide="right">
        <SectionHeading id="people">{heading}</SectionHeading>
        <ul className={styles.people}>
          {people.map((person) => (
            <li key={person.name}>
              <Picture picture={person.picture} sizes="(min-width: 768px) 25vw, 90vw" />
              <div>
                <h3>{person.name}</h3>
                <p className={styles.trade}>{tradeOf(person)}</p>
                <Paragraph>{person.sentence}</Paragraph>
              </div>
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  )
}

/** One of them, small, in the request form. */
export function PersonCard({ label, person }: PersonCardView) {
  return (
    <figure className={styles.card} data-no-print="">
      <Picture picture={person.picture} sizes="6rem" />
      <figcaption>
        {label}
        <b>{person.name}</b>
        {tradeOf(person)}
      </figcaption>
    </figure>
  )
}
