import type { IndexHeadProps } from '@/components/category/index-head-props'
import { OpenPanel } from '@/components/category/open-panel'
import { HeadWords } from '@/components/sections/head-words'
import { StickyCloseUp } from '@/components/sections/sticky-close-up'
import { Section } from '@/components/ui/section'
import type { CloseUpView } from '@/lib/chrome/panel'
import { uiWords } from '@/lib/content/words'
import { fillTemplate } from '@/lib/fill-template'
import styles from './panel-index-head.module.css'

/** A head drawn as an open panel: each service of the category is a breaker with its price. */
export function PanelIndexHead({
  name,
  services,
  priceTerms,
  closeUp,
  children,
  ...words
}: IndexHeadProps & { priceTerms: string; closeUp: CloseUpView }) {
  const { category } = uiWords
  return (
    <Section id="top" tone="steel" wire="head" className={styles.head}>
      <div className={styles.words}>
        <HeadWords {...words} />
        {children}
        <StickyCloseUp closeUp={closeUp} at="head" />
      </div>
      <div id="services">
        <OpenPanel
          services={services}
          label={fillTemplate(category.services, { name })}
          plate={fillTemplate(category.panel, { name })}
          note={priceTerms}
          closeUp={closeUp}
        />
      </div>
    </Section>
  )
}
