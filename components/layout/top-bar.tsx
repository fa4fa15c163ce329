import { SocialItems } from '@/components/layout/social-items'
import { LinkItems } from '@/components/ui/link-items'
import { layoutWords } from '@/content/interface'
import type { PageNavigation } from '@/lib/content/navigation'
import styles from './top-bar.module.css'

/** The bar above the header: what the business is, the main areas, social links and the phone number. */
export function TopBar({ navigation }: { navigation: PageNavigation }) {
  const words = layoutWords.header
  return (
    <section className={`${styles.topBar} plain-links`} aria-label={words.topBar}>
      <ul className={styles.badges} aria-label="What we are">
        {navigation.badges.map((badge) => (
          <li key={badge}>{badge}</li>
        ))}
      </ul>
      <nav aria-label="Main areas">
        <ul>
          <LinkItems items={navigation.topBarAreas} />
        </ul>
      </nav>
      <ul className={styles.social} aria-label={words.social}>
        <SocialItems links={navigation.social} />
      </ul>
      <a className={styles.phone} href={`tel:${navigation.phone.e164}`}>
        {navigation.phone.display}
      </a>
    </section>
  )
}
