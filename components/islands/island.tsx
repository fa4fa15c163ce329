import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { IslandBoundary } from '@/components/islands/island-boundary.client'

/** The islands by their names in `data-island`. app/browser/islands.ts has their components. */
export type IslandName =
  | 'blog-filter'
  | 'blog-results'
  | 'carousel'
  | 'circuit-card'
  | 'click-to-call'
  | 'floating-request'
  | 'missing-path-log'
  | 'office-map'
  | 'open-now'
  | 'request-form'
  | 'site-behaviour'
  | 'visit-counting'

type IslandProps = {
  name: IslandName
  /** The client component with its props. */
  children: ReactElement<Record<string, unknown>>
}

/**
 * A client component in a server-rendered page. The HTML carries its props as JSON; of a prop with elements the browser
 * keeps the HTML.
 * @throws Error when a prop is neither an element nor JSON
 */
export function Island({ name, children: island }: IslandProps) {
  const props = Object.entries(island.props)
  const slots = props.filter(([, value]) => isElements(value)) as [string, ReactNode][]
  const data = props.filter(([, value]) => !isElements(value))
  for (const [prop, value] of data)
    if (!isJson(value)) throw new Error(`Island "${name}": its prop "${prop}" is not JSON.`)
  const wrapped = slots.map(([slot, content]) => [
    slot,
    <div key={slot} data-slot={slot}>
      {content}
    </div>,
  ])
  return (
    <div data-island={name} data-props={JSON.stringify(Object.fromEntries(data))}>
      <IslandBoundary>
        {createElement(island.type, { ...Object.fromEntries(data), ...Object.fromEntries(wrapped) })}
      </IslandBoundary>
    </div>
  )
}

const isElements = (value: unknown): boolean =>
  isValidElement(value) || (Array.isArray(value) && value.length > 0 && value.every(isElements))

/** True for a value that JSON keeps. A missing field and undefined are the same to a component. */
function isJson(value: unknown): boolean {
  if (value === null || ['string', 'boolean', 'undefined'].includes(typeof value)) return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every((item) => item !== undefined && isJson(item))
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value as object).every(isJson)
}
