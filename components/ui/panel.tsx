import type { BreakerSwitch, Panel, PanelGroup, PanelService } from '@/lib/content/breaker-panel'
import styles from './panel.module.css'

/** The column of a breaker. The handle of a breaker that is on points to the bus. */
type Side = 'left' | 'right'

/** A breaker that turns off its circuits in every drawing of the page (components/drawings), by CSS. */
function BreakerInput({ breakerSwitch, side }: { breakerSwitch: BreakerSwitch; side?: Side }) {
  return (
    <input
      className={styles.breaker}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: its own state is right; aria-checked could contradict it
      role="switch"
      id={breakerSwitch.id}
      data-side={side}
      data-switches={breakerSwitch.circuits.join(' ')}
      aria-label={breakerSwitch.label}
      defaultChecked
    />
  )
}

/** One row: the label is the link. A service that the page's drawing shows has a switch, the others have none. */
function Row({ item, side, path }: { item: PanelService; side?: Side; path?: string }) {
  return (
    <li>
      <a href={item.href} aria-current={item.href === path ? 'page' : undefined}>
        {side && (
          <span className={styles.number} aria-hidden="true">
            {item.number}
          </span>
        )}
        <span className={styles.label}>{item.label}</span>
      </a>
      {item.breakerSwitch && <BreakerInput breakerSwitch={item.breakerSwitch} side={side} />}
    </li>
  )
}

type ColumnProps = { groups: PanelGroup[]; side: Side; headed: boolean; path?: string }

function Column({ groups, side, headed, path }: ColumnProps) {
  const Name = headed ? 'h3' : 'p'
  return (
    <div className={styles.column} data-side={side}>
      {groups.map((group) => (
        <div key={group.href}>
          <Name className={styles.group}>
            <a href={group.href} aria-current={group.href === path ? 'page' : undefined}>
              {group.name}
            </a>
          </Name>
          {headed && <p className={styles.sentence}>{group.sentence}</p>}
          <ol className={styles.rows} data-print-plain="">
            {group.services.map((item) => (
              <Row key={item.href} item={item} side={side} path={path} />
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

type PanelBoardProps = {
  panel: Panel
  /** Each group's name is a heading with a sentence below. Otherwise the panel is a menu. */
  headed?: boolean
  /** The current page, whose row gets aria-current. */
  path?: string
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** Every service on one panel: odd numbers left of the bus, even ones right. */
export function PanelBoard({ panel, headed = false, path, ...name }: PanelBoardProps) {
  return (
    <nav className={styles.panel} data-print-plain="" data-headed={headed ? '' : undefined} {...name}>
      <div className={styles.columns}>
        <Column groups={panel.left} side="left" headed={headed} path={path} />
        <Column groups={panel.right} side="right" headed={headed} path={path} />
      </div>
    </nav>
  )
}

/** One group of the panel: a menu of the header. */
export function PanelMenu({ group, all, path }: { group: PanelGroup; all: string; path: string }) {
  return (
    <div className={styles.menu}>
      <p className={styles.group}>
        <a href={group.href} aria-current={group.href === path ? 'page' : undefined}>
          {all}
        </a>
      </p>
      <ul className={styles.rows}>
        {group.services.map((item) => (
          <Row key={item.href} item={item} path={path} />
        ))}
      </ul>
    </div>
  )
}
