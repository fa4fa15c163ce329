/** What the category pages say besides their own copy. {name} is filled in at the place of use. */
export const words = {
  services: '{name}: all services',
  panel: 'Panel: {name}',
  afterALook: 'Priced after a look',
  switchboard: 'Switchboard: {name}',
  switchboardNote: 'lock before work',
  directory: 'Building directory',
  on: 'On',
  off: 'Off',
} as const
