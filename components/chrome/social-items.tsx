import { Icon } from '@/components/ui/icon'
import type { SocialLink } from '@/content/types'

/** The firm's social profiles as icons, each with its name for assistive technology: the items of a list. */
export function SocialItems({ links }: { links: readonly SocialLink[] }) {
  return links.map(({ icon, href, label }) => (
    <li key={icon}>
      <a href={href} rel="noopener">
        <Icon name={icon} />
        <span className="vh">{label}</span>
      </a>
    </li>
  ))
}
