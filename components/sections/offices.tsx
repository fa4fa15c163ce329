import { CopyText } from '@/components/ui/copy-text'
import { contactWords } from '@/content/interface'
import { officeCards } from '@/lib/content/offices'
import type { Page } from '@/lib/content/pages'
import styles from './offices.module.css'

/** Every office, that of the page first: address, phone, hours, directions. */
export function Offices({ page }: { page: Page }) {
  return (
    <ul className={styles.offices}>
      {officeCards(page.office).map(({ city, address, phone, hours, closures, directions }) => (
        <li key={address}>
          <h3>{city}</h3>
          <address>
            {address}
            <br />
            <a href={`tel:${phone.e164}`}>{phone.display}</a>
          </address>
          {[hours, ...closures].map((times) => (
            <p key={times}>
              <CopyText>{times}</CopyText>
            </p>
          ))}
          <p>
            <a href={directions.href} aria-label={directions.label}>
              {contactWords.office.directions}
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}
