import { HeadingText } from '@/components/ui/heading-text'
import { RichText } from '@/components/ui/rich-text'
import { Section, SectionHead } from '@/components/ui/section'
import styles from './house-banner.module.css'

export type HouseBannerProps = {
  heading: string
  lead: string
  alt: string
  items: readonly { name: string; note: string; href: string }[]
}

const drawing = '/art/house-section.svg'

/**
 * The house in section, its circuits numbered, with a key of eight service links.
 * Phones get the house and then two details of the same drawing, so that every number of the key is in view.
 */
export function HouseBanner({ heading, lead, alt, items }: HouseBannerProps) {
  return (
    <Section id="house" tone="dark" branch={{ device: 'transformer', load: 'lamp', lit: true }}>
      <SectionHead id="house" heading={heading}>
        <RichText>{lead}</RichText>
      </SectionHead>
      <div className={styles.drawing} role="img" aria-label={alt}>
        <picture>
          <source media="(min-width: 768px)" srcSet={drawing} width={1280} height={536} />
          <img
            src={`${drawing}#svgView(viewBox(418,58,482,528))`}
            alt=""
            width={482}
            height={528}
            loading="lazy"
            decoding="async"
          />
        </picture>
        <div className={styles.details}>
          <img
            src={`${drawing}#svgView(viewBox(188,262,172,200))`}
            alt=""
            width={172}
            height={200}
            loading="lazy"
            decoding="async"
          />
          <img
            src={`${drawing}#svgView(viewBox(884,322,250,200))`}
            alt=""
            width={250}
            height={200}
            loading="lazy"
            decoding="async"
          />
        </div>
      </div>
      <ol className={styles.key}>
        {items.map((item) => (
          <li key={item.href}>
            <a href={item.href}>
              <span>
                <b>
                  <HeadingText>{item.name}</HeadingText>
                </b>
                <small>{item.note}</small>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </Section>
  )
}
