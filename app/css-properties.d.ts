import 'react'

declare module 'react' {
  /** Custom properties pass values from components to styles; React's CSSProperties type has none. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
