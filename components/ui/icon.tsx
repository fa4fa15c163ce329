import type { ReactElement } from 'react'

const ui = {
  phone: (
    <path d="M6.2 3.5h3l1.6 4.4-2 1.6a12.3 12.3 0 0 0 5.7 5.7l1.6-2 4.4 1.6v3a2.2 2.2 0 0 1-2.4 2.2A16.3 16.3 0 0 1 4 5.9 2.2 2.2 0 0 1 6.2 3.5Z" />
  ),
  arrow: <path d="M3.5 12h16.5M14 6l6 6-6 6" />,
  back: <path d="M20.5 12H4M10 6l-6 6 6 6" />,
  down: <path d="m6 9.5 6 6 6-6" />,
  close: <path d="m5.5 5.5 13 13m0-13-13 13" />,
  menu: <path d="M3.5 7h17M3.5 12h17M3.5 17h17" />,
  search: <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm5 11.5 5 5" />,
  pause: <path d="M8.5 5v14M15.5 5v14" />,
  play: <path d="M8 5.5v13l10.5-6.5Z" />,
} as const satisfies Record<string, ReactElement>

/** An interface icon. Decorative: the text next to it carries the meaning. */
export function Icon({ name }: { name: keyof typeof ui }) {
  return <IconShape mirrored={name === 'arrow' || name === 'back'}>{ui[name]}</IconShape>
}

/**
 * Lines on a 24 px grid as an icon, in the text's colour. As high as it is wide: a style sets its width.
 * `mirrored`: it points along the text, also in text from right to left.
 */
export function IconShape({ mirrored = false, children }: { mirrored?: boolean; children: ReactElement }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-mirrored={mirrored ? '' : undefined}
    >
      {children}
    </svg>
  )
}
