import { people as ownPeople } from '@/content/people'
import type { People } from '@/content/schema'
import { fill } from '@/lib/content/fill'
import { masterName } from '@/lib/images/masters'
import { portraitForFile } from '@/lib/images/pictures'

/**
 * @param path the page that they are on
 * @returns what People shows; undefined while the list is empty
 */
export function peopleView(path: string, source: People = ownPeople) {
  if (source.items.length === 0) return undefined
  const people = source.items.map(({ picture, alt, ...person }) => ({
    ...fill(person, path),
    picture: portraitForFile(masterName(picture), alt),
  }))
  return { heading: source.heading, people }
}

/**
 * @param path the page of the form
 * @returns what PersonCard shows: the first person; undefined while the list is empty
 */
export function personCardView(path: string, source: People = ownPeople) {
  const [person] = peopleView(path, source)?.people ?? []
  return person && { label: source.besideForm, person }
}

export type PeopleView = NonNullable<ReturnType<typeof peopleView>>
export type PersonCardView = NonNullable<ReturnType<typeof personCardView>>
export type PersonView = PersonCardView['person']
