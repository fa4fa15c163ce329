import type { ReactNode } from 'react'
import { menuButton } from '@/components/chrome/mobile-menu'
import { SocialItems } from '@/components/chrome/social-items'
import { HeadingText } from '@/components/ui/heading-text'
import { Icon } from '@/components/ui/icon'
import { LinkItems } from '@/components/ui/link-items'
import { Logo } from '@/components/ui/logo'
import { PanelMenu } from '@/components/ui/panel'
import type { SiteChromeData } from '@/lib/chrome/site-chrome'
import { uiWords } from '@/lib/content/words'
import { fillTemplate } from '@/lib/fill-template'
import styles from './site-header.module.css'

function TopBar({ chrome }: { chrome: SiteChromeData }) {
  const words = uiWords.chrome.header
  return (
    <section className={styles.topBar} aria-label={words.topBar}>
      <ul className={styles.badges} aria-label={words.badges}>
        {chrome.badges.map((badge) => (
          <li key={badge}>{badge}</li>
        ))}
      </ul>
      <nav aria-label={words.areas}>
        <ul>
          <LinkItems items={chrome.topBarAreas} />
        </ul>
      </nav>
      <ul className={styles.social} aria-label={words.social}>
        <SocialItems links={chrome.social} />
      </ul>
      <a className={styles.phone} href={`tel:${chrome.phone.e164}`}>
        {chrome.phone.display}
      </a>
    </section>
  )
}

type DropdownMenuProps = {
  label: string
  current: boolean
  kind: 'single' | 'double' | 'areas'
  children: ReactNode
}

function DropdownMenu({ label, current, kind, children }: DropdownMenuProps) {
  return (
    <details name="nav" data-menu="" data-current={current ? '' : undefined}>
      <summary>
        <span>
          <HeadingText>{label}</HeadingText>
        </span>
        <Icon name="down" />
      </summary>
      <div className={styles.drop} data-kind={kind}>
        {children}
      </div>
    </details>
  )
}

/** The menus of services and of places, and links to the other pages, in one line. */
function Menus({ chrome }: { chrome: SiteChromeData }) {
  const { path, areas } = chrome
  return (
    <nav className={styles.nav} aria-label={uiWords.chrome.header.menus}>
      <ul>
        {chrome.menus.map((menu) => (
          <li key={menu.label}>
            <DropdownMenu label={menu.label} current={menu.current} kind={menu.groups.length > 1 ? 'double' : 'single'}>
              {menu.groups.map(({ all, group }) => (
                <PanelMenu key={group.href} all={all} group={group} path={path} />
              ))}
            </DropdownMenu>
          </li>
        ))}
        <li>
          <DropdownMenu label={areas.label} current={areas.current} kind="areas">
            <p>
              <a href={areas.all.href}>{areas.all.label}</a>
            </p>
            <ul className={styles.areas}>
              <LinkItems items={areas.items} path={path} />
            </ul>
          </DropdownMenu>
        </li>
        {chrome.more.map((item) => (
          <li key={item.href}>
            <a
              href={item.href}
              aria-current={path === item.href ? 'page' : path.startsWith(`${item.href}/`) || undefined}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Top bar, name, menus, the number. Menus are `<details>`: they open without JavaScript. */
export function SiteHeader({ chrome }: { chrome: SiteChromeData }) {
  const { path, phone, business } = chrome
  const words = uiWords.chrome.header
  return (
    <>
      <TopBar chrome={chrome} />
      <header className={styles.header} data-surface="dark">
        <div className={styles.row}>
          <a
            className={styles.logo}
            href={chrome.links.home}
            aria-label={fillTemplate(words.home, { name: business.name, tagline: business.tagline })}
            aria-current={path === chrome.links.home ? 'page' : undefined}
          >
            <Logo />
            <span data-firm-name="">
              {business.name}
              <small>{business.tagline}</small>
            </span>
          </a>
          <Menus chrome={chrome} />
          <a className={styles.call} href={`tel:${phone.e164}`}>
            <Icon name="phone" />
            <span>
              <small>{words.emergency}</small> {phone.display}
            </span>
          </a>
          <button className={styles.toggle} type="button" aria-label={words.openMenu} {...menuButton.open}>
            <Icon name="menu" />
            <span>{words.toggle}</span>
          </button>
          <p className={styles.printLine}>
            {[
              phone.display,
              ...chrome.footer.offices.map((office) => `${office.street}, ${office.name}`),
              chrome.licence,
            ].join(' · ')}
          </p>
        </div>
      </header>
    </>
  )
}
