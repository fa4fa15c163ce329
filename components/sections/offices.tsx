import { Words } from '@/components/ui/words'
import { uiWords } from '@/lib/content/words'
import type { OfficeCard } from '@/lib/views/offices'
import styles from './offices.module.css'

/** Both offices: address, phone, hours, directions. */
export function Offices({ offices }: { offices: readonly OfficeCard[] }) {
  return (
    <ul className={styles.offices}>
      {offices.map(({ name, address, phone, hours, closures, directions }) => (
        <li key={name}>
          <h3>{name}</h3>
          <address>
            {address}
            <br />
            <a href={`tel:${phone.e164}`}>{phone.display}</a>
          </address>
          <p>
            <Words>{hours}</Words>
          </p>
          {closures.map((closure) => (
            <p key={closure}>{closure}</p>
          ))}
          <p>
            <a href={directions.href} aria-label={directions.label}>
              {uiWords.contact.office.directions}
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}
