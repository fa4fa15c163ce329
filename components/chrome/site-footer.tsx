import { CircuitSymbol } from '@/components/ui/icon'
import { Wrap } from '@/components/ui/wrap'
import type { SiteChromeData } from '@/lib/chrome/site-chrome'
import type { LinkItem } from '@/lib/content/links'
import styles from './site-footer.module.css'

function FooterList({ label, links, columns = false }: { label: string; links: LinkItem[]; columns?: boolean }) {
  return (
    <nav aria-label={label}>
      <h2>{label}</h2>
      <ul className={columns ? styles.columns : styles.list}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Contact details, services, areas and the licence line; the wire ends in the ground symbol. */
export function SiteFooter({ chrome }: { chrome: SiteChromeData }) {
  const { business, phone, links, footer } = chrome
  return (
    <footer className={styles.footer} data-surface="dark">
      <Wrap riser={false}>
        <div className={styles.ground} aria-hidden="true">
          <CircuitSymbol name="ground" />
        </div>
        <div className={styles.grid}>
          <div>
            <h2>{business.name}</h2>
            <address>
              <a className={styles.phone} href={`tel:${phone.e164}`}>
                {phone.display}
              </a>
            </address>
            <p className={styles.note}>Phones answered 24/7 for emergencies.</p>
            {footer.offices.map((office) => (
              <address key={office.name} className={styles.note}>
                {office.name}, {office.street}
                <br />
                <a href={`tel:${office.phone.e164}`}>{office.phone.display}</a>, {office.hours}
              </address>
            ))}
            <p className={styles.note}>
              <a href={`mailto:${business.email}`}>{business.email}</a>
            </p>
          </div>
          <FooterList label="Services" links={footer.services} />
          <FooterList
            label="The firm"
            links={[
              { label: 'About', href: links.about },
              { label: 'Blog', href: links.blog },
              { label: 'Contact', href: links.contact },
              { label: 'Privacy', href: links.privacy },
            ]}
          />
          <FooterList label="Areas" links={footer.areas} columns />
        </div>
        <p className={styles.legal}>
          <span>{chrome.licence}. Licensed, insured, family-run.</span>
          <span>{`\u00a9 ${business.name}`}</span>
        </p>
      </Wrap>
    </footer>
  )
}
