import { RawHtml } from '@/components/ui/raw-html'
import type { LocationPath, OfficeId } from '@/content/types'
import type { MapCrop } from '@/lib/drawings/service-map/types'
import { mapOf, officeOf, serviceMapOf } from '@/lib/drawings/site-drawings'
import styles from './service-map.module.css'

export type ServiceMapProps = {
  /** Unique in its page: the drawings' ids begin with it. */
  id: string
  /** The whole service area, or Toronto with its neighbourhoods. */
  map: 'gta' | 'toronto'
  /** The office that the page's wire runs to, from 960 px: the phone's drawing has names in its way. */
  fed?: OfficeId
}

/**
 * The drawn map: wide from 960 px, below that the phone's (east up), at most 30rem wide. Water may run off to the right:
 * the band around it clips. Decorative, its links for the pointer only: the page's list of places is what is read out.
 * With `fed`, set --map-left to the distance of the map's left edge from the page's, where it is not --page-left.
 */
export function ServiceMap({ id, map, fed }: ServiceMapProps) {
  const wide = serviceMapOf(map, { id: `${id}-w` })
  const phone = serviceMapOf(`${map}-phone`, { id: `${id}-p` })
  return (
    <div className={styles.area}>
      <Drawing drawing={wide} only="wide" size="large" />
      <Drawing drawing={phone} only="phone" size="small" />
      {fed && <Feed office={wide.offices[fed]} only="wide" />}
    </div>
  )
}

/** The window on the map at the head of a place's page, wide and on phones: proportions, and where the line comes in. */
export const headCrops = {
  wide: {
    ratio: 0.95,
    line: 0.4,
    lowest: 0.6,
    bend: 0.05,
    minWater: 0.22,
    minWidth: 560,
    screenWidth: 680,
    padding: [90, 110, 50, 60],
    insets: [0.14, 0.02, 0.18, 0.17],
  },
  phone: {
    ratio: 1.4,
    line: 0.46,
    lowest: 0.72,
    minWidth: 430,
    screenWidth: 390,
    padding: [110, 60, 36, 56],
    insets: [0.075, 0.02, 0.2, 0.12],
  },
} as const satisfies Record<'wide' | 'phone', MapCrop>

export type PlaceMapProps = {
  /** Unique in its page. */
  id: string
  /** The page's own place, live. */
  place: LocationPath
  near: readonly LocationPath[]
}

/**
 * The map of a place, seen closer: its lamp, its line and its office, both north up; the wide drawing from 960 px.
 * The page's wire comes in at `headCrops.wide.line` (of the height, from its top) for every place, so a heading's
 * underline can be this line: align that height with the line. Where water would fill the window, the office stands
 * lower. Set --map-left to the distance of the map's left edge from the page's. The box keeps the crop's proportions;
 * wide, water and lines run on below it, and fade to its left.
 */
export function PlaceMap({ id, place, near }: PlaceMapProps) {
  const map = mapOf(place)
  const office = officeOf(place)
  const wide = serviceMapOf(map, { id: `${id}-w`, lit: place, near, crop: headCrops.wide })
  const phone = serviceMapOf(map, { id: `${id}-p`, lit: place, near, crop: headCrops.phone })
  return (
    <div className={styles.area} data-crop="">
      <Drawing drawing={wide} only="wide" size="large" />
      <Drawing drawing={phone} only="phone" size="large" />
      <Feed office={wide.offices[office]} crop={headCrops.wide} only="wide" />
      <Feed office={phone.offices[office]} only="phone" />
    </div>
  )
}

type Only = 'wide' | 'phone'

type FeedProps = { office: { left: number; top: number }; crop?: MapCrop; only: Only }

/** The page's wire, from the riser to an office; drawn as the current comes. With a crop it bends down to a lower one. */
function Feed({ office, crop, only }: FeedProps) {
  const at = { '--office-left': percent(office.left), '--office-top': percent(office.top) }
  // Less than a twentieth of the height is rounding.
  const line = crop && office.top > crop.line + 0.05 ? { '--line': percent(crop.line) } : undefined
  return (
    <i className={styles.feed} data-only={only} data-bent={line && ''} style={{ ...at, ...line }} aria-hidden="true" />
  )
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`

type DrawingProps = { drawing: { viewBox: string; markup: string }; only: Only; size: 'large' | 'small' }

function Drawing({ drawing, only, size }: DrawingProps) {
  return (
    <RawHtml
      as="svg"
      className={styles.map}
      viewBox={drawing.viewBox}
      data-only={only}
      data-size={size}
      aria-hidden="true"
      html={drawing.markup}
    />
  )
}
