/** Words on the drawn maps of the service area. */
export const mapWords = {
  lake: 'Lake Ontario',
  north: 'N',
  /** The link to /toronto. */
  toronto: 'Toronto',
  /** Tokens: {office}, its name. */
  office: '{office} office',
  /** Tokens: {length}. */
  scale: '{length} km',
} as const
