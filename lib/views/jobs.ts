import { jobs as ownJobs } from '@/content/jobs'
import type { Job, JobPicture, Jobs, LocationPath, ServicePath } from '@/content/schema'
import { fill } from '@/lib/content/fill'
import { locationName, serviceName } from '@/lib/content/registry'
import { fillTemplate } from '@/lib/fill-template'
import { masterName } from '@/lib/images/masters'
import { pictureForFile } from '@/lib/images/pictures'

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
      ? fillTemplate(source.serviceHeading, { name: serviceName(first.service) })
      : fillTemplate(source.placeHeading, { name: locationName(first.place) })
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

export type JobsView = NonNullable<ReturnType<typeof jobsView>>
