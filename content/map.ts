/** Text on the drawn maps of the service area. */
export const mapWords = {
  lake: 'Lake Ontario',
  north: 'N',
  /** {office} is the city of an office. */
  office: '{office} office',
  /** On the route of a place, above the street of the office. */
  ourOffice: 'Our office,',
  /** {length} is the length of the scale. */
  scale: '{length} km',
} as const
