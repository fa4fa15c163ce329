import type { EmergencyArt as EmergencyArtId } from '@/content/types'
import { isKeyOf } from '@/lib/records'
import styles from './emergency-art.module.css'

/** Those drawn in this file; dark streets and houses are `Street`s. */
type DrawnArt = Exclude<EmergencyArtId, 'street-dark' | 'house-dark'>

type Line = readonly [kind: keyof typeof styles, d: string]

/** An outlet's plate, its upper slots, its lower slots. */
const plate = 'M82 30h56v96H82z'
const upper = 'M102 48v16M118 48v16'
const lower = 'M102 92v16M118 92v16'
/** A panel with six breakers. */
const panel = 'M74 20h78v112H74z'
const breakers =
  'M86 34h22v14H86zM118 34h22v14h-22zM86 58h22v14H86zM118 58h22v14h-22zM86 82h22v14H86zM118 82h22v14h-22z'

/**
 * Paths of each drawing, 220 by 150: `far` is the background, `thing` the object, `bad` the damage, `live` what is lit.
 */
const drawings: Record<DrawnArt, readonly Line[]> = {
  'wire-down': [
    ['far', 'M0 132h220M0 22q20 10 44 6'],
    [
      'thing',
      'M44 132 56 16M38 30l36 4M40 42l34 4M196 92v22m0 0-6 18m6-18 6 18m-14-32h16M190 84a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
    ],
    ['bad', 'M70 34c8 40 18 74 34 90 10 10 22 4 34 8M128 118l-6-10M140 116l2-12M152 122l9-8'],
    ['note', 'M142 142h50M142 138v8M192 138v8'],
  ],
  shock: [
    ['far', 'M0 138h220'],
    [
      'thing',
      'M140 20h54v76h-54zM156 38v14M166 38v14M156 70v14M166 70v14M64 40v46m0 0-14 52m14-52 16 52M52 26a12 12 0 1 0 24 0a12 12 0 1 0-24 0M64 52l-22 24M64 52l44 10',
    ],
    ['bad', 'M108 62l10-10 2 13 10-11 2 12 12-8M100 44l-6-8M112 38l-1-10M124 40l6-9'],
  ],
  smoke: [
    ['far', 'M0 138h220'],
    ['thing', 'M46 138V74l64-46 64 46v64M150 48V30h14v30'],
    ['heat', 'M94 136c-18-16-4-34 6-46 2 10 8 10 10 2 3-8 1-14-2-20 20 10 34 44 12 64z'],
    ['bad', 'M82 24c-8-8 8-12 0-20M106 16c-6-6 6-8 0-14M134 24c-8-8 8-12 0-20'],
  ],
  water: [
    ['far', 'M0 30h40v20h20v20h20v20h20v20h20v36'],
    [
      'thing',
      'M140 30h46v66h-46zM150 42h10v8h-10zM166 42h10v8h-10zM150 56h10v8h-10zM166 56h10v8h-10zM150 70h10v8h-10zM166 70h10v8h-10z',
    ],
    [
      'bad',
      'M82 98q11-9 22 0t22 0 22 0 22 0 22 0 22 0M104 118q11-9 22 0t22 0 22 0 22 0 22 0M124 136q11-9 22 0t22 0 22 0 22 0',
    ],
  ],
  'half-out': [
    ['far', 'M0 138h220M118 82h18v22h-18zM144 82h20v22h-20zM118 114h18v14h-18zM144 114h20v24h-20z'],
    ['thing', 'M40 138V70L110 24l70 46v68z'],
    ['live', 'M56 82h20v22H56zM84 82h18v22H84zM56 114h20v24H56zM84 114h18v14H84z'],
    ['bad', 'M110 12v134'],
  ],
  breaker: [
    ['thing', 'M58 18h104v114H58zM76 40h68v70H76zM30 75h28M162 75h14'],
    ['live', 'M80 44h14v62H80z'],
    ['solid', 'M100 36h24v78h-24z'],
    ['bad', 'M178 40c26 18 26 52 0 70m0 0 4-14m-4 14 14 2'],
  ],
  'hot-outlet': [
    ['thing', `${plate}${upper}`],
    ['solid', 'M96 84h28v30H96z'],
    ['thing', 'M110 114c0 26 34 24 74 24'],
    ['bad', 'M64 40c-10 12 10 18 0 32s10 18 0 32M156 40c10 12-10 18 0 32s-10 18 0 32M92 16l-6-10M110 14V2M128 16l6-10'],
  ],
  mast: [
    ['far', 'M0 140h220M0 26c40 24 74 30 100 16'],
    ['thing', 'M220 52l-56-22-14 18h14v92M118 118l30 8 10-38-30-8zM140 82 122 36q-4-12-14-6'],
    ['bad', 'M104 42c20 22-4 30 6 44M156 62l10-6M158 74h12M112 104l-12-4M110 116l-12 6'],
  ],
  'hot-panel': [
    ['thing', panel],
    ['thing', breakers],
    ['heat', 'M100 104c6-8 18-8 26 0 8 2 10 12 4 18-8 8-26 8-34 0-6-6-4-16 4-18z'],
    ['bad', 'M56 36c-10 12 10 18 0 32s10 18 0 32M170 36c10 12-10 18 0 32s-10 18 0 32M98 10l-4-8M114 10V0M130 10l4-8'],
  ],
  scorched: [
    ['thing', plate],
    ['heat', 'M92 40c6-10 20-10 28-2 12 2 16 14 10 22 2 12-10 20-20 16-12 4-22-4-20-14-8-8-6-18 2-22z'],
    ['thing', `${upper}${lower}`],
    ['far', 'M64 138h92'],
  ],
}

/** What the visitor may be seeing, as a line drawing. Decorative: the text beside it says the same. */
export function EmergencyArt({ id }: { id: EmergencyArtId }) {
  if (!isKeyOf(drawings, id)) return null
  return (
    <svg className={styles.art} data-no-print="" viewBox="0 0 220 150" aria-hidden="true">
      {drawings[id].map(([kind, d]) => (
        <path key={d} className={styles[kind]} d={d} />
      ))}
    </svg>
  )
}
