import { HeadingText } from '@/components/ui/heading-text'
import { Picture } from '@/components/ui/picture'
import { Paragraph } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { JobPicture } from '@/content/schema'
import { withinSentence } from '@/lib/content/links'
import type { PageOfKind } from '@/lib/content/pages'
import { nameOf } from '@/lib/content/registry'
import { renderCopy } from '@/lib/content/render-copy'
import { siteContent } from '@/lib/content/site-content'
import { smartPunctuation } from '@/lib/content/typography'
import { pictureForFile } from '@/lib/images/pictures'
import styles from './finished-jobs.module.css'

const pictureOf = ({ picture, alt }: JobPicture) => pictureForFile(picture, alt)

/** The finished jobs of a service, or in a place, newest first, before and after. Renders nothing without jobs. */
export function FinishedJobs({ page }: { page: PageOfKind<'service' | 'place'> }) {
  const content = siteContent().finishedJobs
  const jobs = content.items.filter(({ service, place }) => page.id === (page.kind === 'place' ? place : service))
  if (jobs.length === 0) return null
  const name = nameOf(page.id)
  const heading =
    page.kind === 'place'
      ? renderCopy(content.placeHeading, page, { place: withinSentence(name) })
      : renderCopy(content.serviceHeading, page, { service: name })
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
                    <figcaption>{renderCopy(content.before, page)}</figcaption>
                  </figure>
                )}
                <figure>
                  <Picture
                    picture={pictureOf(after)}
                    sizes={before ? '(min-width: 960px) 34rem, 54vw' : '(min-width: 960px) 34rem, 100vw'}
                  />
                  {before && <figcaption>{renderCopy(content.after, page)}</figcaption>}
                </figure>
              </div>
              <div>
                <h3>
                  <HeadingText>{renderCopy(title, page)}</HeadingText>
                </h3>
                <p className={styles.where}>{`${smartPunctuation(nameOf(place))}, ${year}`}</p>
                <Paragraph>{renderCopy(sentence, page)}</Paragraph>
              </div>
            </li>
          ))}
      </ul>
    </Section>
  )
}
