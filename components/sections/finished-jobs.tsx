import { Picture } from '@/components/ui/picture'
import { Paragraph } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import { finishedJobs as ownJobs } from '@/content/finished-jobs'
import type { FinishedJobs as Content, JobPicture, PlaceId, ServiceId } from '@/content/schema'
import { nameOf } from '@/lib/content/registry'
import { renderCopy } from '@/lib/content/render-copy'
import { fillTokens } from '@/lib/fill-tokens'
import { pictureForFile } from '@/lib/images/pictures'
import { sourceName } from '@/lib/images/source-images'
import { routes } from '@/lib/routes'
import styles from './finished-jobs.module.css'

const pictureOf = ({ picture, alt }: JobPicture) => pictureForFile(sourceName(picture), alt)

/** The finished jobs of a service, or in a place, newest first, before and after. Renders nothing without jobs. */
export function FinishedJobs({ of: id, content = ownJobs }: { of: ServiceId | PlaceId; content?: Content }) {
  const ofService = content.items.filter(({ service }) => service === id)
  const jobs = ofService.length > 0 ? ofService : content.items.filter(({ place }) => place === id)
  const [first] = jobs
  if (!first) return null
  const path = routes.page(id)
  const heading =
    first.service === id
      ? fillTokens(content.serviceHeading, { service: nameOf(first.service) })
      : fillTokens(content.placeHeading, { place: nameOf(first.place) })
  return (
    <Section id="finished" heading={heading} tone="band">
      <ul className={styles.jobs}>
        {jobs
          .toSorted((a, b) => b.year.localeCompare(a.year))
          .map(({ title, sentence, year, place, before, after }) => (
            <li key={`${title} ${place}`} data-single={before ? undefined : ''}>
              <div className={styles.pictures}>
                {before && (
                  <figure>
                    <Picture picture={pictureOf(before)} sizes="(min-width: 960px) 22rem, 46vw" />
                    <figcaption>{content.before}</figcaption>
                  </figure>
                )}
                <figure>
                  <Picture
                    picture={pictureOf(after)}
                    sizes={before ? '(min-width: 960px) 34rem, 54vw' : '(min-width: 960px) 34rem, 100vw'}
                  />
                  {before && <figcaption>{content.after}</figcaption>}
                </figure>
              </div>
              <div>
                <h3>{renderCopy(title, path)}</h3>
                <p className={styles.where}>{`${nameOf(place)}, ${year}`}</p>
                <Paragraph>{renderCopy(sentence, path)}</Paragraph>
              </div>
            </li>
          ))}
      </ul>
    </Section>
  )
}
