import type { ReactElement } from 'react'
import { IconShape } from '@/components/ui/icon'
import type { SocialLink } from '@/content/schema'

/** Not in components/ui/icon.tsx, because every client component with an icon bundles that whole map. */
const networks: Readonly<Record<SocialLink['icon'], ReactElement>> = {
  facebook: <path d="M14.5 8.5H17V5h-2.5A3.5 3.5 0 0 0 11 8.5V11H8.5v3.5H11V21m0-6.5h3.5L15 11h-4" />,
  instagram: (
    <path d="M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm4 4.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Zm4.6-.8h.01" />
  ),
  youtube: (
    <path d="M6 6h12a3 3 0 0 1 3 3v6.5a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3Zm4.5 3.5 4.5 2.8-4.5 2.7Z" />
  ),
}

/** The social profiles of the business as icons, each with its name for assistive technology: the items of a list. */
export function SocialItems({ links }: { links: readonly SocialLink[] }) {
  return links.map(({ icon, href, label }) => (
    <li key={icon}>
      <a href={href}>
        <IconShape>{networks[icon]}</IconShape>
        <span className="visually-hidden">{label}</span>
      </a>
    </li>
  ))
}
