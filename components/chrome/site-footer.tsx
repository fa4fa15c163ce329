import { LinkItems } from '@/components/ui/link-items'
import type { SiteChromeData } from '@/lib/chrome/site-chrome'
import type { LinkItem } from '@/lib/content/links'
import { uiWords } from '@/lib/content/words'
import { fillTemplate } from '@/lib/fill-template'
import styles from './site-footer.module.css'

function LinkGroup({ label, links }: { label: string; links: readonly LinkItem[] }) {
  return (
    <nav aria-label={label}>
      <ul>
        <LinkItems items={links} />
      </ul>
    </nav>
  )
}

/** Contact details, services, areas and the licence line. The riser ends here at a ground symbol. */
export function SiteFooter({ chrome }: { chrome: SiteChromeData }) {
  const { business, phone, footer } = chrome
  const words = uiWords.chrome.footer
  return (
    <footer className={styles.footer} data-surface="dark" data-wire={footer.live ? 'run' : 'dead'}>
      <div className={styles.grid}>
        <div>
          <address>
            <a className={styles.phone} href={`tel:${phone.e164}`} style={{ '--letters': phone.display.length }}>
              {phone.display}
            </a>
          </address>
          <p>
            {words.emergency}
            <br />
            {fillTemplate(words.office, { name: footer.hours })}
          </p>
          <p>
            <a className={styles.mail} href={`mailto:${business.email}`}>
              {business.email}
            </a>
          </p>
        </div>
        <div className={styles.offices}>
          {footer.offices.map((office) => (
            <address key={office.name}>
              <b>{office.name}</b>
              {office.street}
            </address>
          ))}
        </div>
        <div className={styles.lists}>
          <LinkGroup label={words.services} links={footer.services} />
          <LinkGroup label={words.firm} links={footer.firm} />
        </div>
      </div>
      <div className={styles.areas}>
        <LinkGroup label={words.areas} links={footer.areas} />
      </div>
      <p className={styles.licence}>{footer.licence}</p>
      <svg className={styles.ground} viewBox="0 0 32 22" aria-hidden="true">
        <path d="M1 3h30M7 11h18M12 19h8" />
      </svg>
    </footer>
  )
}
