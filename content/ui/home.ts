/** What the home page says besides its own copy. {count} is filled in at the place of use. */
export const words = {
  reviews: '{count} five-star reviews',
  credentials: 'What we are',
  showAll: 'Show all FAQs',
  showFewer: 'Show fewer',
  areas: 'Areas we serve',
  neighbourhoods: 'All {count} neighbourhoods in Toronto',
} as const
