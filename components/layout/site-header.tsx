import type { ReactNode } from 'react'
import { Logo } from '@/components/layout/logo'
import { menuButton } from '@/components/layout/mobile-menu'
import { SocialItems } from '@/components/layout/social-items'
import { HeadingText } from '@/components/ui/heading-text'
import { Icon } from '@/components/ui/icon'
import { LinkItems } from '@/components/ui/link-items'
import { PanelMenu } from '@/components/ui/panel'
import { layoutWords } from '@/content/interface'
import type { PageNavigation } from '@/lib/content/navigation'
import { routes } from '@/lib/routes'
import styles from './site-header.module.css'

function TopBar({ navigation }: { navigation: PageNavigation }) {
  const words = layoutWords.header
  return (
    <section className={styles.topBar} aria-label={words.topBar}>
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
function Menus({ navigation }: { navigation: PageNavigation }) {
  const { path, areas } = navigation
  return (
    <nav className={styles.nav} aria-label="Main">
      <ul>
        {navigation.menus.map((menu) => (
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
        {navigation.otherPages.map((item) => (
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

/** The header: top bar, name, menus, phone number. Menus are `<details>`: they open without JavaScript. */
export function SiteHeader({ navigation }: { navigation: PageNavigation }) {
  const { path, phone, business } = navigation
  const words = layoutWords.header
  return (
    <>
      <TopBar navigation={navigation} />
      <header className={styles.header} data-surface="dark">
        <div className={styles.row}>
          <a
            className={styles.logo}
            href={routes.home()}
            aria-label={`${business.name}, ${business.tagline}: home`}
            aria-current={path === routes.home() ? 'page' : undefined}
          >
            <Logo />
            <span data-business-name="">
              {business.name}
              <small>{business.tagline}</small>
            </span>
          </a>
          <Menus navigation={navigation} />
          <a className={styles.call} href={`tel:${phone.e164}`}>
            <Icon name="phone" />
            <span>
              <small>{words.emergency}</small> {phone.display}
            </span>
          </a>
          <button className={styles.toggle} type="button" aria-label="Open the menu: all services" {...menuButton.open}>
            <Icon name="menu" />
            <span>{words.toggle}</span>
          </button>
          <p className={styles.printLine}>
            {[
              phone.display,
              ...navigation.footer.offices.map((office) => `${office.street}, ${office.name}`),
              navigation.licence,
            ].join(' · ')}
          </p>
        </div>
      </header>
    </>
  )
}
