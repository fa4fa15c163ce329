/** Text on the drawn maps of the service area. */
export const mapWords = {
  lake: 'Lake Ontario',
  north: 'N',
  /** {office} is the city of an office. */
  office: '{office} office',
  /** {length} is the length of the scale. */
  scale: '{length} km',
} as const
