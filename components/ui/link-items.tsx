import { CopyText } from '@/components/ui/copy-text'
import type { LinkItem } from '@/lib/content/links'

/** The items of a list of links, for a `<ul>`. The link to `path` has aria-current. */
export function LinkItems({ items, path }: { items: readonly LinkItem[]; path?: string }) {
  return items.map(({ label, href }) => (
    <li key={href}>
      <a href={href} aria-current={href === path ? 'page' : undefined}>
        <CopyText>{label}</CopyText>
      </a>
    </li>
  ))
}
