/** A horizon: trees, roofs, towers, hills, pylons or the lake. */
export type Horizon = 'ftree' | 'froof' | 'ftow' | 'fhill' | 'fpyl' | 'flake'

/**
 * A street as a row of buildings from lib/drawings/art/street-kit.svg, read from left to right:
 * `bays:13` a building with windows 1 and 3 lit (`:0` dark; without `:` chosen from the street's name), `~bay` mirrored,
 * `mans*3` three of them, `+8` a gap in units, `|` the middle of the picture.
 */
export type StreetPlan = {
  /** Why these buildings stand here, in a few words. For colleagues; never shown. */
  readonly why: string
  readonly row: string
  readonly horizon: Horizon
  /** One thing that stands out on the horizon, as `type@x`; x counts from the middle. */
  readonly landmark?: string
  /** Towers in the haze behind the row, as `type@x:windows`. */
  readonly back?: string
  /** On the sidewalk before the row, as `type@x:windows`. */
  readonly front?: string
  /** The trees past the last building, from the inside out. Elms where left out. */
  readonly ends?: string
  /** One or two of the street's buildings, for a card. */
  readonly house?: string
  /** A picture of fixed proportions that scales, instead of a strip of any width. */
  readonly frame?: { readonly width: number; readonly height: number }
  /** Of the wires: dead in an outage, live, or live with one house after the other lit. */
  readonly current?: 'out' | 'live' | 'arriving'
}
