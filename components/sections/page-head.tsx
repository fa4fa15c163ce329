import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/chrome/breadcrumbs'
import { HeadingText } from '@/components/ui/heading-text'
import { Picture } from '@/components/ui/picture'
import { RichText } from '@/components/ui/rich-text'
import { Wrap } from '@/components/ui/wrap'
import type { LinkItem } from '@/lib/content/links'
import type { PictureSource } from '@/lib/images/pictures'
import styles from './page-head.module.css'

export type PageHeadProps = {
  breadcrumbs: readonly LinkItem[]
  h1: string
  lead: string
  /** Bleeds to the right edge from 960 px; its left third fades into the text. A strip above the text on small screens. */
  picture?: PictureSource
  /** The street at dusk along the foot. */
  street?: boolean
  /** The right column: facts, or a form. */
  side?: ReactNode
  /** True when `side` is taller than the text: the text then stands at its middle. */
  tallSide?: boolean
  /** A drawing of full width under the text. */
  below?: ReactNode
  /** Actions under the lead. */
  children?: ReactNode
}

/** The dark head of an inner page. */
export function PageHead({
  breadcrumbs,
  h1,
  lead,
  picture,
  street = false,
  side,
  tallSide = false,
  below,
  children,
}: PageHeadProps) {
  return (
    <section
      className={styles.head}
      data-surface="dark"
      data-picture={picture ? '' : undefined}
      data-street={street ? '' : undefined}
      data-below={below ? '' : undefined}
      aria-labelledby="page-title"
    >
      {picture && (
        <div className={styles.bleed}>
          {/* 98vw: phones 412 px wide would take the next larger file for one pixel's sake. */}
          <Picture picture={picture} sizes="(min-width: 960px) 58vw, 98vw" priority />
        </div>
      )}
      <Wrap>
        <div className={styles.room}>
          <Breadcrumbs items={breadcrumbs} />
          <div className={styles.grid} data-side={side ? (tallSide ? 'tall' : '') : undefined}>
            <div className={styles.copy}>
              <h1 id="page-title">
                <HeadingText>{h1}</HeadingText>
              </h1>
              <p className="lead">
                <RichText>{lead}</RichText>
              </p>
              {children && <div className={styles.actions}>{children}</div>}
            </div>
            {side && <div>{side}</div>}
          </div>
          {below && <div className={styles.below}>{below}</div>}
        </div>
      </Wrap>
    </section>
  )
}
