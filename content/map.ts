/** Words on the drawn maps of the service area. */
export const mapWords = {
  lake: 'Lake Ontario',
  north: 'N',
  /** Tokens: {count}, the neighbourhoods with a page. The link to /toronto. */
  toronto: { wide: 'Toronto: {count} neighbourhoods', phone: 'Toronto, {count} areas' },
  /** Tokens: {office}, its name. */
  office: '{office} office',
  /** Tokens: {length}. */
  scale: '{length} km',
} as const
