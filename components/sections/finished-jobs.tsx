import { HeadingText } from '@/components/ui/heading-text'
import { Picture } from '@/components/ui/picture'
import { Paragraph } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { JobPicture, PlaceId, ServiceId } from '@/content/schema'
import { withinSentence } from '@/lib/content/links'
import { nameOf } from '@/lib/content/registry'
import { renderCopy } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'
import { smartPunctuation } from '@/lib/content/typography'
import { pictureForFile } from '@/lib/images/pictures'
import { isPlaceId, routes } from '@/lib/routes'
import styles from './finished-jobs.module.css'

const pictureOf = ({ picture, alt }: JobPicture) => pictureForFile(picture, alt)

/** The finished jobs of a service, or in a place, newest first, before and after. Renders nothing without jobs. */
export function FinishedJobs({ of: id }: { of: ServiceId | PlaceId }) {
  const content = siteContent().finishedJobs
  const jobs = content.items.filter(({ service, place }) => (isPlaceId(id) ? place : service) === id)
  if (jobs.length === 0) return null
  const path = routes.page(id)
  const heading = isPlaceId(id)
    ? renderCopy(content.placeHeading, path, { place: withinSentence(nameOf(id)) })
    : renderCopy(content.serviceHeading, path, { service: nameOf(id) })
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
                    <figcaption>{renderCopy(content.before, path)}</figcaption>
                  </figure>
                )}
                <figure>
                  <Picture
                    picture={pictureOf(after)}
                    sizes={before ? '(min-width: 960px) 34rem, 54vw' : '(min-width: 960px) 34rem, 100vw'}
                  />
                  {before && <figcaption>{renderCopy(content.after, path)}</figcaption>}
                </figure>
              </div>
              <div>
                <h3>
                  <HeadingText>{renderCopy(title, path)}</HeadingText>
                </h3>
                <p className={styles.where}>{`${smartPunctuation(nameOf(place))}, ${year}`}</p>
                <Paragraph>{renderCopy(sentence, path)}</Paragraph>
              </div>
            </li>
          ))}
      </ul>
    </Section>
  )
}
