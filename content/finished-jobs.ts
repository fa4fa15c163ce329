import type { FinishedJobs } from '@/content/schema'

/**
 * Jobs that you have finished, with the customer's permission. For each one: service ('residential/panel-upgrades'),
 * place ('gta/vaughan'), year, title (60 characters at most), before (optional) and after: each a picture (the name of
 * a file in content/images) with its alt; and one sentence. A job is shown on the pages of its service and its place.
 */
export const finishedJobs: FinishedJobs = {
  serviceHeading: 'Jobs we finished: {service}',
  placeHeading: 'Jobs we finished in {place}',
  before: 'Before',
  after: 'After',
  items: [],
}
