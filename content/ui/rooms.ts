/** The rooms that answer a keypad: their scenes, and what each scene does. */
export const words = {
  keypad: 'Keypad: choose a scene for the room',
  picture: 'A dining room in the evening. Its lights and shades follow the keypad.',
  scenes: {
    morning: { name: 'Morning', says: 'Shades up, every light off.' },
    dinner: { name: 'Dinner', says: 'Pendants full, cove 45%, shades a third.' },
    film: { name: 'Film', says: 'Shades down, lamp 18%, screen on.' },
    away: { name: 'Away', says: 'Lamp and garden on: an ordinary evening.' },
    night: { name: 'Good night', says: 'All off but the path outside.' },
  },
  house: {
    heading: 'The button tells the whole house',
    lead: 'One processor in the basement sets every light and shade. Press again, and watch the house.',
    levels: 'Levels in this scene, drawn',
    circuits: { pendants: 'Pendants', cove: 'Cove', lamp: 'Floor lamp', garden: 'Garden', shades: 'Shades' },
  },
  remote: 'Bedside remote: choose a light for the room',
  lights: { bright: 'On', read: 'Read', low: 'Low', off: 'Off' },
} as const
