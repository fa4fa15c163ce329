import { jobs as ownJobs } from '@/content/jobs'
import { people as ownPeople } from '@/content/people'
import { promises as ownPromises } from '@/content/promises'
import type { Job, JobPicture, Jobs, LocationPath, People, Promises, ServicePath } from '@/content/types'
import { fill } from '@/lib/content/fill'
import { fillName } from '@/lib/content/words'
import { masterName } from '@/lib/images/masters'
import { pictureForFile, portraitForFile } from '@/lib/images/pictures'
import { locationName, serviceName } from '@/lib/routes'

/**
 * @param path the page that the promises are on
 * @returns what Promises shows; undefined while every promise is empty
 */
export function promisesView(path: string, source: Promises = ownPromises) {
  const items = Object.values(source.items).filter(({ value }) => value.trim())
  return items.length > 0 ? fill({ heading: source.heading, items }, path) : undefined
}

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

/**
 * @param page a service or a place
 * @returns what Jobs shows: the jobs of that service or in that place, newest first; undefined when there is none
 */
export function jobsView(page: ServicePath | LocationPath, source: Jobs = ownJobs) {
  const path = `/${page}`
  const ofService = source.items.filter(({ service }) => service === page)
  const here = ofService.length > 0 ? ofService : source.items.filter(({ place }) => place === page)
  const [first] = here
  if (!first) return undefined
  const heading =
    first.service === page
      ? fillName(source.serviceHeading, serviceName(first.service))
      : fillName(source.placeHeading, locationName(first.place))
  const pictureOf = ({ picture, alt }: JobPicture) => pictureForFile(masterName(picture), alt)
  const show = ({ what, sentence, year, place, before, after }: Job) => ({
    ...fill({ what, sentence }, path),
    /** Place and year. */
    where: `${locationName(place)}, ${year}`,
    before: before && pictureOf(before),
    after: pictureOf(after),
  })
  return {
    heading,
    labels: { before: source.before, after: source.after },
    jobs: [...here].sort((a, b) => b.year.localeCompare(a.year)).map(show),
  }
}

export type PromisesView = NonNullable<ReturnType<typeof promisesView>>
export type PeopleView = NonNullable<ReturnType<typeof peopleView>>
export type PersonCardView = NonNullable<ReturnType<typeof personCardView>>
export type PersonView = PersonCardView['person']
export type JobsView = NonNullable<ReturnType<typeof jobsView>>
