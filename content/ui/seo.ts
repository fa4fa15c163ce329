/**
 * What search engines, feeds, messengers and assistants read besides a page's own words.
 * {name} is filled in at the place of use.
 */
export const words = {
  feed: '{name}: articles',
  /** The description of a page's share image: {name} is the title that stands on it. */
  shareImage: 'A lit lamp on a circuit at dusk, and the words: {name}',
  /** Behind a place's own description: {name} is a list of towns. */
  serving: 'Serving {name}.',
  office: '{name} office',
  /** Where the first office answers; the others answer their city. */
  area: 'Greater Toronto Area',
  /** The firm's services in structured data. */
  services: 'Electrical services',
  servicesIn: 'Electrical services in {name}',
  serviceType: 'Electrical contracting',
  /** /llms.txt, the site in brief for assistants. */
  brief: {
    bookings: 'Bookings are by phone only; a written request is answered by phone.',
    phone: 'Phone',
    emergencies: 'Emergencies: either number, 24 hours a day, 7 days a week',
    prices: 'Prices in Canadian dollars (not an estimate)',
    areas: 'Areas',
    articles: 'Articles',
    firm: 'The firm',
  },
} as const
