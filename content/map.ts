/** Words on the drawn maps of the service area. */
export const mapWords = {
  lake: 'Lake Ontario',
  north: 'N',
  /** Tokens: {office}, its name. */
  office: '{office} office',
  /** Tokens: {length}. */
  scale: '{length} km',
} as const
