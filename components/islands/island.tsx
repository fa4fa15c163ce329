import { type ComponentProps, type ComponentType, isValidElement, type ReactNode } from 'react'
import { IslandBoundary } from '@/components/islands/island-boundary.client'
import type { islands } from '@/components/islands/islands'

type Islands = typeof islands
type Props<Name extends keyof Islands> = ComponentProps<Islands[Name]>
/** Names of props that take elements, such as `children`. */
type SlotName<P> = { [K in keyof P]-?: ReactNode extends P[K] ? K : never }[keyof P]
type Data<P> = Omit<P, SlotName<P>>
type Slots<P> = Pick<P, SlotName<P>>
/** A prop of this name, optional when all its fields are optional. */
type OptionalIfEmpty<Name extends string, T> = object extends T ? { [K in Name]?: T } : { [K in Name]: T }

type IslandProps<Name extends keyof Islands> = {
  name: Name
  /** The client component of this name in `islands.ts`. Importing that list would load every island in development. */
  of: Islands[Name]
} & OptionalIfEmpty<'props', Data<Props<Name>>> &
  OptionalIfEmpty<'slots', Slots<Props<Name>>>

/**
 * A client component in a server-rendered page. Its props are in the HTML as JSON. Elements go through slots, whose
 * HTML the browser keeps.
 * @throws Error when a prop cannot be written as JSON
 */
export function Island<Name extends keyof Islands>(island: IslandProps<Name>) {
  const {
    name,
    of,
    props = {},
    slots = {},
  } = island as {
    name: string
    of: unknown
    props?: Record<string, unknown>
    slots?: Record<string, ReactNode>
  }
  const Component = of as ComponentType<Record<string, unknown>>
  const wrapped = Object.entries(slots).map(([slot, content]) => [
    slot,
    <div key={slot} data-slot={slot}>
      {content}
    </div>,
  ])
  return (
    <div data-island={name} data-props={toJson(name, props)}>
      <IslandBoundary>
        <Component {...props} {...Object.fromEntries(wrapped)} />
      </IslandBoundary>
    </div>
  )
}

function toJson(name: string, props: object): string {
  return JSON.stringify(props, (key, value: unknown) => {
    if (typeof value === 'function' || isValidElement(value))
      throw new Error(`Island "${name}": its prop "${key}" is not JSON. Pass elements in \`slots\`.`)
    return value
  })
}
