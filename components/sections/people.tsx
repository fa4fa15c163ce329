import { BesideHeading } from '@/components/sections/two-columns'
import { Picture } from '@/components/ui/picture'
import { Paragraph } from '@/components/ui/rich-text'
import type { People as PeopleContent } from '@/content/schema'
import type { Page } from '@/lib/content/pages'
import { renderCopy } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'
import { portraitForFile } from '@/lib/images/pictures'
import styles from './people.module.css'

type Person = PeopleContent['items'][number]

const portraitOf = ({ picture, alt }: Person) => portraitForFile(picture, alt)
const tradeOf = ({ trade, licence }: Person) => (licence ? `${trade}, ${licence}` : trade)

/** The electricians. Renders nothing without people. */
export function People({ page }: { page: Page }) {
  const content = siteContent().people
  if (content.items.length === 0) return null
  return (
    <BesideHeading id="people" heading={renderCopy(content.heading, page)} tone="band">
      <ul className={styles.people}>
        {renderCopy(content.items, page).map((person) => (
          <li key={person.name}>
            <Picture picture={portraitOf(person)} sizes="(min-width: 768px) 25vw, 90vw" />
            <div>
              <h3>{person.name}</h3>
              <p className={styles.trade}>{tradeOf(person)}</p>
              <Paragraph>{person.sentence}</Paragraph>
            </div>
          </li>
        ))}
      </ul>
    </BesideHeading>
  )
}

/** The first person, as a small card in the request form. */
export function PersonCard({ page }: { page: Page }) {
  const content = siteContent().people
  const [person] = renderCopy(content.items, page)
  if (!person) return null
  return (
    <figure className={styles.card} data-no-print="">
      <Picture picture={portraitOf(person)} sizes="6rem" />
      <figcaption>
        {renderCopy(content.besideForm, page)}
        <b>{person.name}</b>
        {tradeOf(person)}
      </figcaption>
    </figure>
  )
}
