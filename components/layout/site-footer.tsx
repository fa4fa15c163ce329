import { CopyText } from '@/components/ui/copy-text'
import { LinkItems } from '@/components/ui/link-items'
import { layoutWords } from '@/content/interface'
import type { LinkItem } from '@/lib/content/links'
import type { PageNavigation } from '@/lib/content/navigation'
import { fillTokens } from '@/lib/fill-tokens'
import styles from './site-footer.module.css'

function LinkGroup({ id, label, links }: { id: string; label: string; links: readonly LinkItem[] }) {
  return (
    <nav aria-labelledby={`footer-${id}`} data-list={id}>
      <h2 id={`footer-${id}`}>{label}</h2>
      <ul>
        <LinkItems items={links} />
      </ul>
    </nav>
  )
}

/** The phone number, offices, services, areas, the business and the licence line. The page's wire ends here. */
export function SiteFooter({ navigation }: { navigation: PageNavigation }) {
  const { business, phone, footer } = navigation
  const words = layoutWords.footer
  return (
    <footer className={`${styles.footer} plain-links`} data-surface="dark" data-tone="night">
      <div className={styles.call}>
        <i className="branch" aria-hidden="true" />
        <i className="knot" aria-hidden="true" />
        <address>
          <a className={styles.phone} href={`tel:${phone.e164}`} style={{ '--letters': phone.display.length }}>
            {phone.display}
          </a>
        </address>
        <p>
          {words.emergency} <CopyText>{fillTokens(words.office, { hours: footer.hours })}</CopyText>{' '}
          <a href={`mailto:${business.email}`}>{business.email}</a>
        </p>
      </div>
      <div className={styles.lists}>
        <section>
          <h2>{words.offices}</h2>
          {footer.offices.map((office) => (
            <address key={`${office.street}, ${office.city}`}>
              {office.street}, {office.city}
            </address>
          ))}
        </section>
        <LinkGroup id="services" label={words.services} links={footer.services} />
        <LinkGroup id="areas" label={words.areas} links={footer.areas} />
        <LinkGroup id="business" label={words.business} links={footer.businessPages} />
      </div>
      <p className={styles.licence}>{footer.licence}</p>
      <svg className={styles.ground} viewBox="0 0 28 20" aria-hidden="true">
        <path d="M1 2h26M6 10h16M11 18h6" />
      </svg>
    </footer>
  )
}
