import type { ComponentProps } from 'react'
import type { Panel, PanelGroup, PanelService, Trip } from '@/lib/chrome/panel'
import styles from './panel.module.css'

/** The side of the bus that a breaker is on: its handle points to the bus when it is on. */
export type Side = 'left' | 'right'

/** A drawn breaker. Decorative: the label next to it is the link. */
export function Breaker({ side = 'left', off = false }: { side?: Side; off?: boolean }) {
  return <i className={styles.breaker} data-side={side} data-off={off ? '' : undefined} aria-hidden="true" />
}

/**
 * The form of every switch (site-chrome.tsx). Firefox sets inputs again after a reload, save those of a form without
 * autocomplete, if it knows the form before them.
 */
export const switchForm = 'switches'

type SwitchLook = 'breaker' | 'bare'

/** A checkbox drawn as a breaker. `bare` leaves the styling to the caller. */
export function Switch({ look = 'breaker', ...attributes }: { look?: SwitchLook } & ComponentProps<'input'>) {
  return (
    <input
      className={look === 'bare' ? styles.trip : `${styles.trip} ${styles.breaker}`}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says its own state; aria-checked could contradict it
      role="switch"
      form={switchForm}
      {...attributes}
    />
  )
}

/** A switch that, unchecked, puts its circuits out in every drawing of the page (components/drawings), by CSS alone. */
export function TripSwitch({ trip, side = 'left', look }: { trip: Trip; side?: Side; look?: SwitchLook }) {
  return (
    <Switch
      look={look}
      id={trip.id}
      data-side={side}
      data-trips={trip.circuits.join(' ')}
      data-close-up={trip.closeUp.join(' ')}
      aria-label={trip.label}
      defaultChecked
    />
  )
}

/** One numbered, labelled row: the label is the link. */
function Row({ item, side, path }: { item: PanelService; side: Side; path?: string }) {
  return (
    <li>
      <a href={item.href} aria-current={item.href === path ? 'page' : undefined}>
        <span className={styles.number} aria-hidden="true">
          {item.number}
        </span>
        <span className={styles.label}>{item.label}</span>
      </a>
      {item.trip ? <TripSwitch trip={item.trip} side={side} /> : <Breaker side={side} />}
    </li>
  )
}

type ColumnProps = {
  groups: PanelGroup[]
  side: Side
  level?: 3
  path?: string
  spare?: Panel['spare']
}

function Column({ groups, side, level, path, spare }: ColumnProps) {
  const Name = level ? 'h3' : 'p'
  return (
    <div className={styles.column} data-side={side}>
      {groups.map((group) => (
        <div key={group.href}>
          <Name className={styles.group}>
            <a href={group.href} aria-current={group.href === path ? 'page' : undefined}>
              {group.name}
            </a>
          </Name>
          {level && <p className={styles.sentence}>{group.sentence}</p>}
          <ol className={styles.rows} data-print-plain="">
            {group.services.map((item) => (
              <Row key={item.href} item={item} side={side} path={path} />
            ))}
          </ol>
        </div>
      ))}
      {spare && (
        <div className={styles.rows} aria-hidden="true">
          <div className={styles.spare} data-no-print="">
            <span className={styles.number}>{spare.number}</span>
            <span className={styles.label}>{spare.label}</span>
            <Breaker off />
          </div>
        </div>
      )}
    </div>
  )
}

export type PanelBoardProps = {
  panel: Panel
  headed?: boolean
  /** The current page, whose row gets aria-current. */
  path?: string
  'aria-label'?: string
  'aria-labelledby'?: string
}

/**
 * Every service on one panel: odd numbers left of the bus, even ones right.
 * With `headed` each group's name is a heading with a sentence under it; without, the panel is a menu.
 */
export function PanelBoard({ panel, headed = false, path, ...name }: PanelBoardProps) {
  const level = headed ? 3 : undefined
  return (
    <nav className={styles.panel} data-print-plain="" data-headed={headed ? '' : undefined} {...name}>
      <div className={styles.columns}>
        <Column groups={panel.left} side="left" level={level} path={path} spare={panel.spare} />
        <Column groups={panel.right} side="right" level={level} path={path} />
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
          <li key={item.href}>
            <a href={item.href} aria-current={item.href === path ? 'page' : undefined}>
              <span className={styles.label}>{item.label}</span>
            </a>
            <Breaker />
          </li>
        ))}
      </ul>
    </div>
  )
}
