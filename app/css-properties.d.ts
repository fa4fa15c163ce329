import 'react'

declare module 'react' {
  /** Custom properties are how a component hands values to its styles; React's own type knows none. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
