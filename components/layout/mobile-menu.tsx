import { SocialItems } from '@/components/layout/social-items'
import { ButtonLink, CallButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { LinkItems } from '@/components/ui/link-items'
import { PanelBoard } from '@/components/ui/panel'
import { commonWords, layoutWords } from '@/content/interface'
import type { PageNavigation } from '@/lib/content/navigation'
import type { Href } from '@/lib/routes'
import styles from './mobile-menu.module.css'

/** The id of the menu, for the buttons that open and close it. */
const MENU_ID = 'menu'

/**
 * Attributes of the menu's buttons. `command` opens a modal dialog without script; a browser without invoker
 * commands uses `popovertarget` (not modal) until menu-behaviour.ts opens the dialog instead.
 */
export const menuButton = {
  open: { command: 'show-modal', commandfor: MENU_ID, popoverTarget: MENU_ID },
  close: { command: 'close', commandfor: MENU_ID, popoverTarget: MENU_ID, popoverTargetAction: 'hide' as const },
}

/** The mobile menu: the panel with every service, then areas and pages; call and quote at the bottom. */
export function MobileMenu({ navigation, requestHref }: { navigation: PageNavigation; requestHref: Href }) {
  const { path, phone, areas, footer } = navigation
  return (
    <dialog className={styles.menu} id={MENU_ID} popover="auto" data-surface="dark" aria-label="Menu">
      <div className={styles.head}>
        <h2>{layoutWords.menu.heading}</h2>
        <button className={styles.close} type="button" aria-label="Close the menu" {...menuButton.close}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>
        <div className={styles.panel}>
          <PanelBoard panel={navigation.panel} path={path} aria-label="All services" />
        </div>
        <nav className={`${styles.more} plain-links`} aria-label="More pages">
          <details>
            <summary>
              {areas.label}
              <Icon name="down" />
            </summary>
            <ul className={styles.areas}>
              <LinkItems items={[...areas.items, areas.all]} path={path} />
            </ul>
          </details>
          <ul className={styles.pages}>
            <LinkItems items={footer.businessPages} path={path} />
          </ul>
        </nav>
        <ul className={styles.social} aria-label={layoutWords.header.social}>
          <SocialItems links={navigation.social} />
        </ul>
      </div>
      <div className={styles.footer}>
        <CallButton phone={phone} />
        <ButtonLink href={requestHref} variant="line">
          {commonWords.getAQuote}
        </ButtonLink>
      </div>
    </dialog>
  )
}
