/** What the home page and the category pages say besides their own copy. {name}, {count} are filled in at the place of use. */
export const home = {
  reviews: '{count} five-star reviews',
  credentials: 'What we are',
  moreReviews: 'More customers, one beside the other',
  typicalPrices: 'Typical prices in Canadian dollars, plus HST',
  showAll: 'Show all FAQs',
  showFewer: 'Show fewer',
  areas: 'Areas we serve',
  neighbourhoods: 'Toronto, all {count} neighbourhoods',
} as const

export const category = {
  services: '{name}: all services',
  panel: 'Panel: {name}',
  panelNote: 'typical prices, plus HST',
  afterALook: 'Priced after a look',
  switchboard: 'Switchboard: {name}',
  switchboardNote: 'lock before work',
  directory: 'Building directory',
  on: 'On',
  off: 'Off',
} as const
