/** What /contact says besides its copy. {name}, {street} and {city} are an office's; {count} is filled in at the place of use. */
export const words = {
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
