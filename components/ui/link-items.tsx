import type { LinkItem } from '@/lib/content/links'

/**
 * The items of a list of links, for the `<ul>` that places them.
 * @param path the page they stand on: its own link says so
 */
export function LinkItems({ items, path }: { items: readonly LinkItem[]; path?: string }) {
  return items.map(({ label, href }) => (
    <li key={href}>
      <a href={href} aria-current={href === path ? 'page' : undefined}>
        {label}
      </a>
    </li>
  ))
}
