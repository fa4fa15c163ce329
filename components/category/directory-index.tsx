import type { ReactNode } from 'react'
import { ServiceNote } from '@/components/category/service-note'
import { StickyCloseUp } from '@/components/sections/sticky-close-up'
import { TripSwitch } from '@/components/ui/panel'
import { Section } from '@/components/ui/section'
import type { CloseUpView } from '@/lib/chrome/panel'
import { uiWords } from '@/lib/content/words'
import { fillTemplate } from '@/lib/fill-template'
import type { IndexedService } from '@/lib/views/category'
import styles from './directory-index.module.css'

export type DirectoryIndexProps = {
  heading: string
  name: string
  services: readonly IndexedService[]
  closeUp: CloseUpView
  children: ReactNode
}

/**
 * A category's index as a lobby directory: one row for each service with the visitor's question that it answers. Each
 * row's switch turns off its part of the building's drawing.
 */
export function DirectoryIndex({ heading, name, services, closeUp, children }: DirectoryIndexProps) {
  const { category } = uiWords
  return (
    <Section id="services" heading={heading} underlined tone="band" knifeSwitch glows>
      <div className={styles.frame} data-print-plain="">
        <nav
          className={styles.board}
          data-print-plain=""
          data-surface="dark"
          aria-label={fillTemplate(category.services, { name })}
        >
          <p className={styles.title} data-no-print="" aria-hidden="true">
            {category.directory}
          </p>
          <ol className={styles.lines} data-print-plain="">
            {services.map((item) => (
              <li key={item.href}>
                <span className={styles.number} data-no-print="" aria-hidden="true">
                  {item.number}
                </span>
                <h3>
                  <a className="stretched-link" href={item.href}>
                    {item.name}
                  </a>
                </h3>
                <ServiceNote {...item} />
                {item.trip && <TripSwitch trip={item.trip} look="bare" />}
              </li>
            ))}
          </ol>
        </nav>
        <StickyCloseUp closeUp={closeUp} />
      </div>
      {children}
    </Section>
  )
}
