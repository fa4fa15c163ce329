import type { People } from '@/content/schema'

/**
 * Who comes to the door. For each person: name, trade, licence (leave it out where the trade has none), picture (the name
 * of a file that you put into content/images, any size), alt (what the picture shows), sentence. Ask first: it is their face.
 * Everybody is shown on /about; the first person also beside the request form. While the list is empty, nothing is shown.
 */
export const people: People = {
  heading: 'Who comes',
  besideForm: 'Who comes',
  items: [],
}
