import { HeadingText } from '@/components/ui/heading-text'
import { Icon } from '@/components/ui/icon'
import { Mark } from '@/components/ui/mark'
import type { Menu, SiteChromeData } from '@/lib/chrome/site-chrome'
import styles from './site-header.module.css'

function isCurrent(menu: Menu, path: string): boolean {
  const isPart = (href?: string) => href !== undefined && (path === href || path.startsWith(`${href}/`))
  return menu.groups.some((group) => isPart(group.href) || group.items.some((item) => isPart(item.href)))
}

function DropdownMenu({ menu, path }: { menu: Menu; path: string }) {
  return (
    <details name="nav" data-menu="" data-current={isCurrent(menu, path) ? '' : undefined}>
      <summary>
        {menu.label}
        <Icon name="down" />
      </summary>
      <div className={styles.drop} data-surface="light">
        <div className={styles.dropHead}>
          <p>
            <HeadingText>{menu.label.replace(' / ', ' & ')}</HeadingText>
          </p>
          <a href={menu.all.href}>{menu.all.label}</a>
        </div>
        {menu.groups.map((group, index) => (
          <div key={group.href}>
            {menu.groups.length > 1 && index > 0 && (
              <p className={styles.groupHead}>
                <a href={group.href}>{`All ${group.label.toLowerCase()} work`}</a>
              </p>
            )}
            <ul className={styles.directory}>
              {group.items.map((item) => (
                <li key={item.href}>
                  <a href={item.href} aria-current={item.href === path ? 'page' : undefined}>
                    {item.label}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  )
}

function TopBar({ chrome }: { chrome: SiteChromeData }) {
  return (
    <section className={styles.topBar} aria-label="Licence, areas and phone">
      <div className={styles.topBarWrap}>
        <ul className={styles.plates}>
          {chrome.badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
        <nav className={styles.near} aria-label="Main areas">
          <ul>
            {chrome.topBarAreas.map((area) => (
              <li key={area.href}>
                <a href={area.href}>{area.label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <ul className={styles.social} aria-label="Social links">
          {chrome.social.map((link) => (
            <li key={link.icon}>
              <a href={link.href} rel="noopener">
                <Icon name={link.icon} />
                <span className="vh">{link.label}</span>
              </a>
            </li>
          ))}
        </ul>
        <a href={`tel:${chrome.phone.e164}`}>{chrome.phone.display}</a>
      </div>
    </section>
  )
}

/** Top bar, name, menus, emergency call. Menus are `<details>`: they open without JavaScript. */
export function SiteHeader({ chrome }: { chrome: SiteChromeData }) {
  const { path, phone, links } = chrome
  return (
    <>
      <TopBar chrome={chrome} />
      <header className={styles.header} data-surface="dark">
        <div className={styles.wrap}>
          <i className={styles.service} aria-hidden="true" />
          <a className={styles.logo} href={links.home} aria-current={path === links.home ? 'page' : undefined}>
            <Mark />
            <span>
              {chrome.business.name}
              <small>{chrome.business.tagline}</small>
            </span>
          </a>
          <nav className={styles.nav} aria-label="Main">
            <ul>
              {chrome.menus.map((menu) => (
                <li key={menu.label}>
                  <DropdownMenu menu={menu} path={path} />
                </li>
              ))}
              <li>
                <a
                  href={links.blog}
                  aria-current={path === links.blog ? 'page' : path.startsWith(`${links.blog}/`) || undefined}
                >
                  Blog
                </a>
              </li>
              <li>
                <a href={links.contact} aria-current={path === links.contact ? 'page' : undefined}>
                  Contact
                </a>
              </li>
            </ul>
          </nav>
          <a
            className={styles.emergency}
            href={`tel:${phone.e164}`}
            aria-label={`24/7 Emergency: call ${phone.display}`}
          >
            <Icon name="phone" />
            24/7 Emergency
          </a>
          <div className={styles.tools}>
            <a className={styles.tool} data-live="" href={`tel:${phone.e164}`} aria-label={`Call ${phone.display}`}>
              <Icon name="phone" />
            </a>
            <button className={styles.tool} type="button" popoverTarget="menu" aria-label="Open the menu">
              <Icon name="menu" />
            </button>
          </div>
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
