/** What the header, the menus, the footer and the bars say. {name}, {phone}, {number} are filled in at the place of use. */
export const words = {
  skip: 'Skip to the content',
  header: {
    topBar: 'Licence, areas and phone',
    badges: 'What we are',
    areas: 'Main areas',
    social: 'Social links',
    home: '{name}, {tagline}: home',
    menus: 'Main',
    emergency: '24/7 Emergency',
    toggle: 'Menu',
    openMenu: 'Open the menu: all services',
  },
  menu: {
    name: 'Menu',
    heading: 'What do you need done?',
    close: 'Close the menu',
    services: 'All services',
    links: 'More pages',
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
    request: 'Call or request',
    call: 'Call',
    calls: 'Emergency calls',
    callNow: 'Call Now',
    danger: '911: danger',
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
