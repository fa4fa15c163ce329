import { Fragment } from 'react'
import { Street } from '@/components/drawings/street'
import type { HomeModel } from '@/components/home/home-model'
import { Stars } from '@/components/home/stars'
import { PageForm } from '@/components/sections/page-form'
import { CallButton } from '@/components/ui/button'
import { CopyText } from '@/components/ui/copy-text'
import { Paragraph, RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import { commonWords, homeWords } from '@/content/interface'
import { betweenAmpersands } from '@/lib/content/ampersands'
import { displayWidth } from '@/lib/display-width'
import { fillTokens } from '@/lib/fill-tokens'
import styles from './hero.module.css'

/** In ems. It is tighter than in the CSS, because the widths of letters are rounded up. */
const LETTER_SPACING = -0.045

type HeroProps = Pick<HomeModel, 'page' | 'copy' | 'reviews'>

/** Title, call, proof and price at the left, the request form at the right, a street along the bottom. */
export function Hero({ page, copy, reviews }: HeroProps) {
  const phone = page.office.phone
  return (
    <Section id="top" tone="dusk" bleed className={styles.hero}>
      <div className={styles.stage} data-print-plain="">
        <HomeTitle {...copy.h1} />
        <div>
          <p className={styles.actions} data-no-print="">
            <CallButton phone={phone} /> <span>{commonWords.answeredDayAndNight}</span>
          </p>
          <p className={`small ${styles.reviews}`}>
            <Stars rating={reviews.stars} /> <b>{reviews.rating}</b>{' '}
            <a href="#testimonials">
              <CopyText>{fillTokens(homeWords.reviews, { count: reviews.count })}</CopyText>
            </a>
          </p>
          <ul className={styles.badges} aria-label={homeWords.credentials}>
            {copy.badges.map((badge) => (
              <li key={badge}>{badge}</li>
            ))}
          </ul>
          <Paragraph className={styles.cost}>{copy.cost}</Paragraph>
        </div>
        <PageForm page={page} formText={copy.form} nextSteps="none" />
      </div>
      <div className={styles.street} data-no-print="">
        <Street name="home" />
      </div>
    </Section>
  )
}

/** The home page's heading. Every " & " of `display` ends a line. A branch leads to the first one. */
export function HomeTitle({ display, sub }: { display: string; sub: string }) {
  const lines = betweenAmpersands(display)
  const hasAmpersand = lines.length > 1
  // Without an "&" the words wrap, and the longest one sets the size.
  const parts = display.split(hasAmpersand ? /(?<= &) / : ' ')
  const widest = Math.max(...parts.map((part) => displayWidth(part, LETTER_SPACING)))
  return (
    <h1 className={styles.title} id="top-heading">
      <span className={styles.display} style={{ '--widest': widest }}>
        {lines.map((line, index) => (
          <Fragment key={index}>
            {index > 0 && (
              <>
                {' '}
                <span className={styles.ampersand}>
                  &amp;
                  {index === 1 && <i aria-hidden="true" />}
                </span>{' '}
                <br />
              </>
            )}
            {line}
          </Fragment>
        ))}
      </span>{' '}
      <span className={styles.subtitle}>
        <RichText>{sub}</RichText>
      </span>
    </h1>
  )
}
