// The text of the interface: buttons, labels, notices. A label that only a screen reader reads may be in its component.
// A name in braces, such as {phone}, is filled in where the text is used. The browser loads only the exports that an
// island uses.

/** Text that many pages share: links, folds, calls. */
export const commonWords = {
  call: 'Call {phone}',
  back: 'Back to {name}',
  all: 'All {category} services',
  returnHome: 'Return to Home',
  emergencyService: '24/7 emergency service',
  contact: 'Contact an office',
  answeredDayAndNight: 'Answered day and night',
  getAQuote: 'Get a Quote',
  requestService: 'Request Service or Estimate',
  neighbourhoods: 'All {count} neighbourhoods in Toronto',
  ratedOf: '{rating}\u00a0of\u00a05',
  updated: 'Updated',
  /** For a utility without a phone number for outages. */
  outageLine: 'the outage line on your bill',
} as const

/** The email that a {photos} link begins. Letters and spaces only. */
export const photoWords = { subject: 'Photos or papers for a job' } as const

/** Text of the header, the menus, the footer and the mobile bar. */
export const layoutWords = {
  skip: 'Skip to the content',
  header: {
    topBar: 'Licence, areas and phone',
    social: 'Social links',
    emergency: '24/7 Emergency',
    toggle: 'Menu',
    areas: 'Areas We Serve',
  },
  menu: {
    heading: 'What do you need done?',
  },
  footer: {
    emergency: 'We answer the emergency phone 24/7.',
    office: 'Office {hours}.',
    offices: 'Offices',
    services: 'Services',
    business: 'The firm',
    areas: 'Areas',
    licence: '{business}. Licensed electrical contractor, {licence}. Insured, family-run.',
  },
  bar: {
    callNow: 'Call Now',
    danger: 'Danger? 911',
  },
  /** Names of single pages and of the lists of areas. */
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

/** Labels, notes and error messages of the request form. */
export const formWords = {
  heading: 'Request service or estimate',
  lead: 'Tell us about the job. In business hours, we usually call back within {claim:replyTime}.',
  ownFormHeading: '{service}: ask us',
  next: 'What happens next',
  labels: { name: 'Name', phone: 'Phone', message: 'Brief description' },
  missing: {
    name: 'Enter your name.',
    phone: 'Enter a phone number.',
    message: 'Tell us in a few words what you need.',
  },
  status: {
    offline:
      'This device says that it is offline, so nothing has been sent yet. What you typed is kept. Press the button again to send it anyway, or call {phone}.',
    slow: 'This is taking longer than usual and may not have been sent. What you typed is kept. Try again, or call {phone}.',
    returned: 'Not sent yet? What you typed is still here. Send it, or call {phone}.',
    newTab:
      'Your request went out in a new tab: look there for the thank-you. If there is none after a moment, send it again from here, or call {phone}.',
    sent: 'This request has been sent from another tab. If something is missing in it, call {phone}.',
  },
  left: '{left} of {limit} characters left.',
  cut: 'Only {limit} characters fit, so the end of what you pasted was left out.',
  phoneCut: 'Only {limit} characters fit. Please check the number, and put a second one in the description.',
  honeypot: 'Leave this field empty',
  send: 'Send request',
  sending: 'Sending...',
  required: 'Fields marked * are required.',
  use: 'We use your details to answer you and do the job, never for a mailing list.',
  privacy: 'How we treat your data',
} as const

/** Text of the home page that is not in content/pages/home.ts. */
export const homeWords = {
  reviews: '{count} five-star reviews',
  credentials: 'Our credentials',
  afterCall: 'What happens after you call',
  showAll: 'Show all FAQs',
  showFewer: 'Show fewer',
} as const

/** Text that all category pages share. */
export const categoryWords = {
  drawing: 'Drawing of what we wire',
} as const

/** The card of a service beside a drawing whose circuits can be lit one at a time. */
export const circuitWords = {
  open: 'Open the page',
  off: 'Its breaker is off.',
  mainOff: 'The main breaker is off.',
} as const

/** The devices in the drawings of the house and of the building, by their `data-device`. */
export const deviceNames = {
  meter: 'meter',
  groundRod: 'ground rod',
  panel: 'panel',
  surgeProtector: 'surge protector',
  smokeAlarm: 'smoke alarm',
  lightingProcessor: 'lighting processor',
  keypad: 'keypad',
  lamp: 'lamp',
  motionSensor: 'motion sensor',
  shade: 'motorized shade',
  ceilingFan: 'ceiling fan',
  bathFan: 'bath fan',
  gfciOutlet: 'GFCI outlet',
  potLights: 'pot lights',
  hotTub: 'hot tub',
  shutOff: 'shut-off',
  transferSwitch: 'transfer switch',
  generator: 'generator',
  pathLight: 'path lights',
  treeLight: 'tree light',
  evCharger: 'EV charger',
  knobTube: 'knob and tube wires',
  fuseBox: 'fuse box',
  energyManager: 'energy manager',
  thermostat: 'thermostat',
  furnace: 'furnace',
  outlet: 'outlet',
  voiceSpeaker: 'voice speaker',
  porchLight: 'porch light',
  floodlight: 'floodlight',
  switchboard: '600 V switchboard',
  transformer: 'transformer',
  subpanel: 'subpanel',
  floorPanel: 'floor panel',
  plantDisconnect: 'plant disconnect',
  shopLights: 'shop lights',
  kitchenLights: 'kitchen lights',
  officeLights: 'office lights',
  exitSign: 'exit sign',
  emergencyLight: 'emergency light',
  highBayLight: 'high-bay light',
  crane: 'crane',
  press: 'press',
  motorControl: 'motor control centre',
  motor: 'motor',
  plcCabinet: 'PLC cabinet',
  robot: 'robot',
  sensor: 'sensor',
  dockLight: 'dock light',
} as const

/** Text that all service pages share. */
export const serviceWords = {
  /** In the head and the panel, for work without a price. */
  quote: 'Quote after a visit or photos',
  /** On the card of a service that the house of the home page does not show. */
  notInHouse: 'Not in this house.',
  typicalRange: 'This is a typical range, not an estimate.',
  /** Below the price: how to check who comes. */
  check:
    'Before you book, call the Electrical Safety Authority (ESA), {phone:esa}, and give {licence}. The name you hear should be {business}. A licensed contractor in Ontario carries at least two million dollars of liability insurance. Ask us for the certificate.',
  circuit: 'For an inspector: {circuit}.',
  /** Under the heading of the price, whose stops are on a wire. */
  priceRises: 'The price rises along the wire.',
  /** The two ends of the wire, for work without a price. */
  least: 'Least',
  most: 'Most',
  /** Above the notes on the price. */
  morePrice: 'More about the price',
  /** Default for services and categories. */
  h1: '{name} in Toronto and the GTA',
  price: 'What it costs',
  /** For a service, category or emergency page whose file has no text for its form. */
  form: {
    heading: 'Get a written quote',
    lead: 'Tell us what you have, what you see and what you want.',
    example: 'Example: 1970s house, two outlets in the kitchen are dead since Monday',
  },
} as const

/** Labels that all emergency pages share. */
export const emergencyWords = {
  tap: 'Tap either number to call it.',
  /** Whom to call first. */
  whomToCallFirst: { '911': '911 first', utility: 'Call your utility first', us: 'Call us, day or night' },
  outage: 'See what to do, and the outage numbers',
  callFirst: 'Call first',
  callNumber: 'Number',
  callNext: 'Then',
} as const

/** Text of `ProofStrip`, the four facts in the head of a page. */
export const proofWords = {
  check: '#{number}, check it',
  /** Omitted in narrow columns. */
  withEsa: 'with ESA',
  rating: '{rating} of 5, {count} reviews',
  readSome: 'Read some of them',
  insured: 'Insured, family-run',
  since: 'In the trade since {year}',
  /** Instead of the year on /about, which has the years of experience. */
  certificate: 'Ask for the certificate',
  /** `now` is omitted in narrow columns. */
  open: { open: 'Open', now: 'now,', until: 'until {time}' },
  emergencies: 'Emergencies 24/7',
} as const

/**
 * Text of /contact that is not in content/pages/contact.ts. {city} and {street} are those of an office.
 * `office` is also on /toronto, in structured data and in llms.txt.
 */
export const contactWords = {
  answered: 'We answer emergencies 24/7, holidays too.',
  map: {
    name: 'Map of the offices',
    open: 'Open the street map',
    source: 'It loads from OpenStreetMap.',
    loading: 'Loading map...',
    unavailable: 'Interactive map temporarily unavailable',
  },
  office: {
    name: '{city} office',
    address: '{street}, {city}, Ontario',
    directions: 'Directions',
    directionsTo: 'Directions to the {city} office',
    marker: '{city} office, {street}: address and phone',
  },
} as const

/** Text of /toronto that is not in content/pages/toronto.ts. {place} is a neighbourhood, {phone} the page's number. */
export const torontoWords = {
  call: 'Call Now: {phone}',
  in: 'in {place}',
  also: 'Also:',
} as const

/** Text of the blog's list and of posts, around the articles. */
export const blogWords = {
  list: {
    heading: 'Articles',
    search: 'Search articles',
    find: 'Search',
    placeholder: 'Search articles...',
    categories: 'Categories',
    allCategories: 'All',
    updated: 'Updated',
    readMore: 'Read more about {category}',
    /** Added for screen readers: the name of the article. */
    readMoreOf: 'in “{title}”',
    empty: 'No articles found matching your search criteria.',
    showAll: 'Show all',
    pages: 'Pages',
    page: 'Page {page}',
    /** Screen readers announce it after a change: "3 articles found for “tub” in Outdoor, page 1 of 2". */
    none: 'No articles',
    one: '1 article',
    many: '{count} articles',
    found: 'found for “{query}”',
    within: 'in {category}',
    pageOf: 'page {page} of {pages}',
  },
  all: { one: 'The one article', many: 'All {count} articles, by year' },
  call: { request: 'Get a Quote' },
  post: {
    back: 'Back to Blog',
    backToAll: 'Back to All Blog Posts',
    article: 'The article',
    contents: 'In this article',
    services: 'Services in this article',
    more: 'More articles',
    previous: 'Previous',
    next: 'Next',
    /** Name of a wide table for screen readers: {heading} is above it. */
    table: 'Table: {heading}',
    /** The field readTime of a post has this form, too. */
    readTime: '{minutes} min read',
  },
} as const

/** The carousel of testimonials. */
export const carouselWords = {
  section: 'What customers say',
  label: 'Testimonials',
  role: 'carousel',
  slides: 'Testimonials, one after the other',
  position: '{current} of {count}',
  previous: 'Previous testimonial',
  next: 'Next testimonial',
  pause: 'Pause the testimonials',
  play: 'Play the testimonials',
} as const

/** Shown beside an island that fails, with the phone number. The browser loads this text, so keep it short. */
export const errorWords = { failed: 'Something went wrong. Please refresh the page.', call: 'Or call' } as const

/** Text for search engines, feeds, messengers and AI assistants. */
export const seoWords = {
  feed: '{business}: articles',
  /** The description of a page's share image: {title} is in it. */
  shareImage: 'A lit lamp on a circuit at dusk, and the words: {title}',
  /** Added to a place's own description. */
  serving: 'Serving {towns}.',
  /** Area of the first office. The area of another office is its city. */
  area: 'Greater Toronto Area',
  /** The services of the business in structured data. */
  services: 'Electrical services',
  servicesIn: 'Electrical services in {place}',
  serviceType: 'Electrical contracting',
  /** /llms.txt, a summary of the site for AI assistants. */
  llms: {
    bookings: 'Bookings are by phone only; a written request is answered by phone.',
    phone: 'Phone',
    emergencies: 'Emergencies: every number, 24 hours a day, 7 days a week',
    prices: 'Prices in Canadian dollars (not an estimate)',
    areas: 'Areas',
    articles: 'Articles',
    business: 'The firm',
  },
} as const

export type BlogListWords = typeof blogWords.list
export type FormWords = typeof formWords
export type MapWords = typeof contactWords.map
export type OpenWords = typeof proofWords.open
export type CarouselWords = typeof carouselWords
