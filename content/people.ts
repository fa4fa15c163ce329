import type { People } from '@/content/schema'

/**
 * The electricians who visit customers. For each person: name, trade, licence (leave it out if the trade has none),
 * picture (the name of a file that you put into content/images, any size), alt (what the picture shows), sentence.
 * Ask the person first. /about shows everybody; the request form shows the first. Without people nothing is shown.
 */
export const people: People = {
  heading: 'Who comes',
  besideForm: 'Who comes',
  items: [],
}
