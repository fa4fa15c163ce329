import type { ComponentType, ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { islands } from '@/app/browser/islands'
import { IslandBoundary } from '@/components/islands/island-boundary.client'

/** The browser's entry: hydrates every island of the page, each with a React root. */
for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { island = '', props = '{}' } = element.dataset
  const Component = islands[island as keyof typeof islands] as ComponentType<Record<string, unknown>>
  hydrateRoot(
    element,
    <IslandBoundary server={{ element, html: element.innerHTML }}>
      <Component {...JSON.parse(props)} {...slotsOf(element)} />
    </IslandBoundary>,
  )
}

/** React keeps the HTML of a slot as it is, also when the island renders again. */
function slotsOf(element: HTMLElement): Record<string, ReactNode> {
  const slots = [...element.querySelectorAll<HTMLElement>('[data-slot]')].filter(
    (slot) => slot.closest('[data-island]') === element,
  )
  return Object.fromEntries(
    slots.map((slot) => {
      const name = slot.dataset.slot ?? ''
      const html = { __html: slot.innerHTML }
      return [
        name,
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML
        <div key={name} data-slot={name} suppressHydrationWarning dangerouslySetInnerHTML={html} />,
      ]
    }),
  )
}
