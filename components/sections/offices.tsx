import { ArrowLink } from '@/components/ui/button'
import type { PhoneNumber } from '@/lib/content/types'
import styles from './offices.module.css'

export type OfficeCard = {
  name: string
  street: string
  city: string
  phone: PhoneNumber
  hours: string
  directionsHref: string
}

/** Both offices: address, phone, hours, directions. */
export function Offices({ offices }: { offices: readonly OfficeCard[] }) {
  return (
    <ul className={styles.offices}>
      {offices.map((office) => (
        <li key={office.name}>
          <h3>{office.name}</h3>
          <address>
            {office.street}, {office.city}, Ontario
          </address>
          <dl>
            <div>
              <dt>Phone</dt>
              <dd>
                <a href={`tel:${office.phone.e164}`}>{office.phone.display}</a>
              </dd>
            </div>
            <div>
              <dt>Office</dt>
              <dd>{office.hours}</dd>
            </div>
            <div>
              <dt>Emergency</dt>
              <dd>24/7</dd>
            </div>
          </dl>
          <ArrowLink href={office.directionsHref}>
            Directions<span className="vh">{` to the ${office.name} office`}</span>
          </ArrowLink>
        </li>
      ))}
    </ul>
  )
}
