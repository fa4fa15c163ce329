import { CopyText } from '@/components/ui/copy-text'
import type { LinkItem } from '@/lib/content/links'

/**
 * The items of a list of links; the caller provides the `<ul>`.
 * @param path the current page, whose link gets aria-current
 */
export function LinkItems({ items, path }: { items: readonly LinkItem[]; path?: string }) {
  return items.map(({ label, href }) => (
    <li key={href}>
      <a href={href} aria-current={href === path ? 'page' : undefined}>
        <CopyText>{label}</CopyText>
      </a>
    </li>
  ))
}
