import { ButtonLink, CallButton } from '@/components/ui/button'
import { HeadingText } from '@/components/ui/heading-text'
import { Icon } from '@/components/ui/icon'
import { Mark } from '@/components/ui/mark'
import type { SiteChromeData } from '@/lib/chrome/site-chrome'
import styles from './mobile-menu.module.css'

/** The full-screen menu of small screens: a popover, so that it opens, closes and takes Escape without JavaScript. */
export function MobileMenu({ chrome, requestHref }: { chrome: SiteChromeData; requestHref: string }) {
  const { path, links } = chrome
  const groups = chrome.menus.flatMap((menu) =>
    menu.groups.length > 1 ? menu.groups : menu.groups.map((group) => ({ ...group, label: menu.label })),
  )
  return (
    <div className={styles.menu} id="menu" popover="auto" data-surface="dark" role="dialog" aria-label="Menu">
      <div className={styles.bar}>
        <span className={styles.name}>
          <Mark />
          {chrome.business.name}
        </span>
        <button
          className={styles.close}
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label="Close the menu"
        >
          <Icon name="close" />
        </button>
      </div>
      <nav className={styles.body} aria-label="Mobile">
        {groups.map((group, index) => (
          <details key={group.label} name="mobile-menu" open={index === 0}>
            <summary>
              <span>
                <HeadingText>{group.label}</HeadingText>
              </span>
              <Icon name="plus" />
            </summary>
            <ol className={styles.list}>
              {group.items.map((item) => (
                <li key={item.href}>
                  <a href={item.href} aria-current={item.href === path ? 'page' : undefined}>
                    {item.label}
                  </a>
                </li>
              ))}
              <li>
                <a href={group.href}>
                  {group.href === links.areas ? 'All areas' : `All ${group.label.replace('&', 'and').toLowerCase()}`}
                </a>
              </li>
            </ol>
          </details>
        ))}
        <a className={styles.link} href={links.emergency}>
          24/7 emergency
        </a>
        <a className={styles.link} href={links.about}>
          About
        </a>
        <a className={styles.link} href={links.blog}>
          Blog
        </a>
        <a className={styles.link} href={links.contact}>
          Contact
        </a>
      </nav>
      <div className={styles.foot}>
        <CallButton phone={chrome.phone} label={chrome.phone.display} />
        <ButtonLink href={requestHref} variant="line">
          Get a Quote
        </ButtonLink>
      </div>
    </div>
  )
}
