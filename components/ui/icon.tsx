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
  plus: <path d="M12 4.5v15M4.5 12h15" />,
  check: <path d="m4.5 12.5 5 5 10-11" />,
  search: <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm5 11.5 5 5" />,
  pause: <path d="M8.5 5v14M15.5 5v14" />,
  play: <path d="M8 5.5v13l10.5-6.5Z" />,
  facebook: <path d="M14.5 8.5H17V5h-2.5A3.5 3.5 0 0 0 11 8.5V11H8.5v3.5H11V21m0-6.5h3.5L15 11h-4" />,
  instagram: (
    <path d="M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm4 4.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Zm4.6-.8h.01" />
  ),
  youtube: (
    <path d="M6 6h12a3 3 0 0 1 3 3v6.5a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3Zm4.5 3.5 4.5 2.8-4.5 2.7Z" />
  ),
} as const satisfies Record<string, ReactElement>

const symbols = {
  breaker: (
    <path d="M0 24h11M37 24h11M11 24a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0ZM32 24a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0ZM12 16.5C17 9 31 9 36 16.5" />
  ),
  switch: (
    <path d="M0 24h11M37 24h11M11 24a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0ZM32 24a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0ZM15.8 22.7 34 11" />
  ),
  fuse: <path d="M0 24h48M11 17h26v14H11z" />,
  transformer: (
    <path d="M0 24h16M32 24h16M16 7.5a5.5 5.5 0 0 1 0 11 5.5 5.5 0 0 1 0 11 5.5 5.5 0 0 1 0 11M32 7.5a5.5 5.5 0 0 0 0 11 5.5 5.5 0 0 0 0 11 5.5 5.5 0 0 0 0 11" />
  ),
  lamp: <path d="M0 24h12M12 24a12 12 0 1 0 24 0 12 12 0 0 0-24 0ZM15.5 15.5l17 17m0-17-17 17" />,
  'lamp-solo': <path d="M9 24a15 15 0 1 0 30 0 15 15 0 0 0-30 0ZM13.4 13.4l21.2 21.2m0-21.2L13.4 34.6" />,
  motor: <path d="M0 24h11M11 24a13 13 0 1 0 26 0 13 13 0 0 0-26 0ZM18.5 29.5v-11l5.5 7 5.5-7v11" />,
  generator: <path d="M0 24h11M11 24a13 13 0 1 0 26 0 13 13 0 0 0-26 0ZM28.5 20.5a5.5 5.5 0 1 0 .5 5V24.5h-4.5" />,
  meter: (
    <path d="M0 24h11M37 24h11M11 24a13 13 0 1 0 26 0 13 13 0 0 0-26 0ZM16.5 22a9 9 0 0 1 15 0M24 29l4-6M19 30h10" />
  ),
  receptacle: <path d="M0 24h13M13 24a11 11 0 1 0 22 0 11 11 0 0 0-22 0ZM20 8v32M28 8v32" />,
  dimmed: (
    <path d="M0 24h12M12 24a12 12 0 1 0 24 0 12 12 0 0 0-24 0ZM15.5 15.5l17 17m0-17-17 17M10 40 37 9m0 0-1 7m1-7-7 1.4" />
  ),
  dimmer: <path d="M0 24h11M37 24h11M11 15h26v18H11zM12 39 37 9m0 0-1.5 7M37 9l-7 1.8" />,
  transfer: (
    <path d="M0 12h12M0 36h12M36 24h12M12 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0ZM12 36a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0ZM31 24a2.5 2.5 0 1 0 5 0 2.5 2.5 0 0 0-5 0ZM31.6 22.4 16.8 14" />
  ),
  contact: <path d="M0 24h19M29 24h19M19 13v22M29 13v22" />,
  ground: <path d="M24 0v22M8 22h32M14 29h20M20 36h8" />,
  surge: <path d="M0 24h14M34 24h14M14 14h20v20H14zM18 24h11m0 0-4-4m4 4-4 4" />,
  'ev-supply': (
    <path d="M0 24h11M13 11h22a2 2 0 0 1 2 2v22a2 2 0 0 1-2 2H13a2 2 0 0 1-2-2V13a2 2 0 0 1 2-2ZM26 15l-6 10h8l-6 9" />
  ),
  panel: <path d="M0 24h10M10 6h28v36H10zM24 11v26M16 16h16M16 24h16M16 32h16" />,
} as const satisfies Record<string, ReactElement>

export type IconName = keyof typeof ui
export type SymbolName = keyof typeof symbols

/** A 24-grid interface icon in the text's colour and about its size. Ornament: the words beside it carry the meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {ui[name]}
    </svg>
  )
}

/** A 48-grid symbol from single-line diagrams. Ornament. */
export function CircuitSymbol({ name }: { name: SymbolName }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width="48"
      height="48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {symbols[name]}
    </svg>
  )
}
