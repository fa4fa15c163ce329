/** The room that answers a keypad, and its scenes. */
export const words = {
  keypad: 'Keypad: choose a scene for the room',
  picture: 'A dining room in the evening. Its lights and shades follow the keypad.',
  scenes: { morning: 'Morning', dinner: 'Dinner', film: 'Film', away: 'Away', night: 'Good night' },
} as const
