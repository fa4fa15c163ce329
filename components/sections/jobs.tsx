import { Picture } from '@/components/ui/picture'
import { Paragraph } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { JobsView } from '@/lib/views/jobs'
import styles from './jobs.module.css'

/** Finished jobs, before and after. Rendered only once the owner has added some (content/jobs.ts). */
export function Jobs({ heading, labels, jobs }: JobsView) {
  return (
    <Section id="finished" heading={heading} tone="band">
      <ul className={styles.jobs}>
        {jobs.map(({ what, where, sentence, before, after }) => (
          <li key={`${what} ${where}`} data-single={before ? undefined : ''}>
            <div className={styles.pictures}>
              {before && (
                <figure>
                  <Picture picture={before} sizes="(min-width: 960px) 22rem, 46vw" />
                  <figcaption>{labels.before}</figcaption>
                </figure>
              )}
              <figure>
                <Picture
                  picture={after}
                  sizes={before ? '(min-width: 960px) 34rem, 54vw' : '(min-width: 960px) 34rem, 100vw'}
                />
                {before && <figcaption>{labels.after}</figcaption>}
              </figure>
            </div>
            <div>
              <h3>{what}</h3>
              <p className={styles.where}>{where}</p>
              <Paragraph>{sentence}</Paragraph>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
