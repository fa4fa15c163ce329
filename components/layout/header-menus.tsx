import type { ReactNode } from 'react'
import { HeadingText } from '@/components/ui/heading-text'
import { Icon } from '@/components/ui/icon'
import { LinkItems } from '@/components/ui/link-items'
import { PanelMenu } from '@/components/ui/panel'
import type { PageNavigation } from '@/lib/content/navigation'
import { isWithin } from '@/lib/routes'
import styles from './header-menus.module.css'

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
      <div className={styles.dropdown} data-kind={kind}>
        {children}
      </div>
    </details>
  )
}

/**
 * The menus of services and of places, and links to the other pages, in one line. Menus are `<details>`: they open
 * without JavaScript.
 */
export function HeaderMenus({ navigation }: { navigation: PageNavigation }) {
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
            <ul className={`${styles.areas} plain-links`}>
              <LinkItems items={areas.items} path={path} />
            </ul>
          </DropdownMenu>
        </li>
        {navigation.otherPages.map((item) => (
          <li key={item.href}>
            <a href={item.href} aria-current={path === item.href ? 'page' : isWithin(path, item.href) || undefined}>
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
