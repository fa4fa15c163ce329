/** What the category pages say besides their own copy. {name} is filled in at the place of use. */
export const words = {
  services: '{name}: all services',
  afterALook: 'Quote after a visit or photos',
  drawing: 'What we wire, drawn',
} as const
