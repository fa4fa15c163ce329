// The words of the interface. A name in braces is filled in at the place of use. Every group is an export, so that the
// browser loads only those that an island uses.

/** Words that many pages share: links, folds, calls. {name} stands for what the place of use puts in. */
export const commonWords = {
  call: 'Call {name}',
  back: 'Back to {name}',
  all: 'All {name} services',
  returnHome: 'Return to Home',
  emergencyService: '24/7 emergency service',
  emergencyPages: 'All emergency pages',
  contact: 'Contact an office',
  answeredDayAndNight: 'Answered day and night',
  getAQuote: 'Get a Quote',
  requestService: 'Request Service or Estimate',
  reviews: 'What customers say',
  ratedOf: '{name} of 5',
  updated: 'Updated',
  /** Where a utility has no phone number of its own for outages. */
  outageLine: 'the outage line on your bill',
} as const

/** What the header, the menus, the footer and the bars say. {name}, {phone}, {number} are filled in at the place of use. */
export const layoutWords = {
  skip: 'Skip to the content',
  header: {
    topBar: 'Licence, areas and phone',
    social: 'Social links',
    emergency: '24/7 Emergency',
    toggle: 'Menu',
  },
  menu: {
    heading: 'What do you need done?',
  },
  footer: {
    emergency: 'We answer the emergency phone 24/7.',
    office: 'Office {name}.',
    offices: 'Offices',
    services: 'Services',
    firm: 'The firm',
    areas: 'Areas',
    licence: '{name}. Licensed electrical contractor, {licence}. Insured, family-run.',
  },
  bar: {
    callNow: 'Call Now',
    danger: 'Danger? 911',
  },
  /** The names of pages that are not in the catalogue and not a place. */
  pages: {
    home: 'Home',
    toronto: 'Toronto',
    areas: 'Areas',
    allAreas: 'All areas',
    about: 'About',
    blog: 'Blog',
    contact: 'Contact',
    privacy: 'Privacy',
    thankYou: 'Request received',
  },
  panel: {
    switch: 'Circuit {number}, {name}: lit in the drawing',
  },
} as const

/** The request form: its labels, what it says when something is missing or goes wrong. */
export const formWords = {
  heading: 'Request service or estimate',
  note: 'Fill in three fields, and we reply by phone, usually within {claim:replyTime} in business hours.',
  inquiryHeading: 'Ask about {name}',
  next: 'What happens after you call or write',
  labels: { name: 'Name', phone: 'Phone', message: 'Brief description' },
  missing: {
    name: 'Enter your name.',
    phone: 'Enter a phone number so that we can call you back.',
    message: 'Tell us in a few words what you need.',
  },
  situations: {
    offline:
      'You are offline, so this has not been sent. What you typed is kept. Send it once you are back online, or call ',
    slow: 'This is taking longer than usual and may not have been sent. What you typed is kept. Try again, or call ',
    returned: 'Not sent yet? What you typed is still here. Send it, or call ',
  },
  left: '{left} of {limit} characters left.',
  cut: 'Only {limit} characters fit, so the end of what you pasted was left out.',
  phoneCut: 'Only {limit} characters fit. Please check the number.',
  trap: 'Leave this field empty',
  send: 'Send request',
  sending: 'Sending...',
  required: 'Fields marked * are required. We use your details only to answer this request.',
  privacy: 'How we treat your data',
} as const

/** What the home page says besides its own copy. {count} is filled in at the place of use. */
export const homeWords = {
  reviews: '{count} five-star reviews',
  credentials: 'Our credentials',
  showAll: 'Show all FAQs',
  showFewer: 'Show fewer',
  neighbourhoods: 'All {count} neighbourhoods in Toronto',
} as const

/** What the category pages say besides their own copy. {name} is filled in at the place of use. */
export const categoryWords = {
  drawing: 'Drawing of what we wire',
} as const

/** What the service pages say besides their own copy. */
export const serviceWords = {
  /** In the head and the panel, where the work has no price. */
  quote: 'Quote after a visit or photos',
  payment:
    'This is a typical range, not an estimate. You can pay by cash, credit or debit, and invoices come by email.',
  invoices: 'You can pay by cash, credit or debit, and invoices come by email.',
  circuit: 'Typical circuit',
  /** Where a service or a category has no words of its own. */
  h1: '{name} in Toronto and the GTA',
  price: 'What it costs',
  form: {
    heading: 'Get a written quote',
    lead: 'Tell us what you have, what you see and what you want.',
    example: 'Example: 1970s house, two outlets in the kitchen are dead since Monday',
  },
} as const

/** Labels of the emergency pages that are not a page's own words. */
export const emergencyWords = {
  tap: 'Tap either number to call it.',
  /** Who is called first. */
  firsts: { '911': '911 first', utility: 'Call your utility first', us: 'Call us, day or night' },
  outage: 'See what to do, and the outage numbers',
  callFirst: 'Call first',
  callNumber: 'Number',
  callNext: 'Then',
} as const

/** The four facts under the call of service and category pages. {number}, {rating}, {count}, {year}, {time} are filled in. */
export const proofWords = {
  check: '#{number}, check it',
  /** Left out where there is little room. */
  withEsa: ' with ESA',
  rating: '{rating} of 5, {count} reviews',
  readSome: 'Read some of them',
  insured: 'Insured, family-run',
  since: 'In the trade since {year}',
  /** `now` is left out where there is little room. */
  open: { open: 'Open', now: ' now,', until: 'until {time}' },
  emergencies: 'Emergencies 24/7',
} as const

/** What /contact says besides its copy. {name}, {street} and {city} are an office's; {count} is filled in at the place of use. */
export const contactWords = {
  call: 'Emergency: call now',
  answered: 'We answer emergencies 24/7, holidays too.',
  neighbourhoods: 'All {count} neighbourhoods in Toronto',
  map: {
    name: 'Map of the offices',
    open: 'Open the street map',
    source: 'It loads from OpenStreetMap.',
    loading: 'Loading map...',
    unavailable: 'Interactive map temporarily unavailable',
  },
  office: {
    name: '{name} office',
    address: '{street}, {city}, Ontario',
    directions: 'Directions',
    directionsTo: 'Directions to the {name} office',
    marker: '{name} office, {street}: address and phone',
  },
} as const

/** What /toronto says besides its copy. {name} is a neighbourhood's, {phone} the page's number. */
export const torontoWords = {
  call: 'Call Now: {phone}',
  request: 'Request Service or Estimate',
  in: 'in {name}',
  also: 'Also:',
} as const

/** What the blog's list and its posts say around the articles. {name} is filled in at the place of use. */
export const blogWords = {
  list: {
    heading: 'Articles',
    search: 'Search articles',
    find: 'Search',
    placeholder: 'Search articles...',
    categories: 'Categories',
    allCategories: 'All',
    readMore: 'Read more about {name}',
    /** Said after it to a screen reader: which article. */
    readMoreOf: 'in “{name}”',
    empty: 'No articles found matching your search criteria.',
    showAll: 'Show all',
    pages: 'Pages',
    page: 'Page {name}',
    loading: 'Loading articles',
    failed: 'The search could not load. Please try again, or pick from all articles below.',
    /** What a screen reader hears once the list has changed: "3 articles found for “tub” in Outdoor, page 1 of 2". */
    none: 'No articles',
    one: '1 article',
    many: '{name} articles',
    found: 'found for “{name}”',
    within: 'in {name}',
    pageOf: 'page {name} of {pages}',
  },
  all: { one: 'The one article', many: 'All {name} articles, by year' },
  call: { request: 'Send a request instead' },
  post: {
    back: 'Back to Blog',
    backToAll: 'Back to All Blog Posts',
    article: 'The article',
    contents: 'In this article',
    heading: 'Need Professional Electrical Services?',
    text: 'Get expert electrical solutions from Toronto’s trusted professionals.',
    services: 'Services in this article',
    more: 'More articles',
    previous: 'Previous',
    next: 'Next',
    /** A wide table, to a screen reader: {name} is the heading over it. */
    table: 'Table: {name}',
  },
} as const

/** The carousel of testimonials. {current}, {count} are filled in as it moves. */
export const carouselWords = {
  label: 'Testimonials',
  role: 'carousel',
  slides: 'Testimonials, one after the other',
  position: '{current} of {count}',
  previous: 'Previous testimonial',
  next: 'Next testimonial',
  pause: 'Pause the testimonials',
  play: 'Play the testimonials',
} as const

/** The room that answers a keypad, and its scenes. */
export const roomWords = {
  keypad: 'Keypad: choose a scene for the room',
  picture: 'A dining room in the evening. Its lights and shades follow the keypad.',
  scenes: { morning: 'Morning', dinner: 'Dinner', film: 'Film', away: 'Away', night: 'Good night' },
} as const

/** Shown when a page or a part of it cannot be shown. The browser loads these words, so keep them few. */
export const errorWords = { failed: 'Something went wrong. Please refresh the page.' } as const

/**
 * What search engines, feeds, messengers and assistants read besides a page's own words.
 * {name} is filled in at the place of use.
 */
export const seoWords = {
  feed: '{name}: articles',
  /** The description of a page's share image: {name} is the title in it. */
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
    emergencies: 'Emergencies: every number, 24 hours a day, 7 days a week',
    prices: 'Prices in Canadian dollars (not an estimate)',
    areas: 'Areas',
    articles: 'Articles',
    firm: 'The firm',
  },
} as const

export type BlogListWords = typeof blogWords.list
export type FormWords = typeof formWords
export type MapWords = typeof contactWords.map
export type CarouselWords = typeof carouselWords
