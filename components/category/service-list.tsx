import type { ListedService } from '@/components/category/category-model'
import { PricePanel } from '@/components/category/price-panel'
import { Cutaway } from '@/components/drawings/cutaway'
import { HeadingText } from '@/components/ui/heading-text'
import { Icon } from '@/components/ui/icon'
import { RichText } from '@/components/ui/rich-text'
import type { CategoryContent } from '@/content/schema'
import styles from './service-list.module.css'

type ServiceListProps = {
  /** The form of the list. */
  listStyle: CategoryContent['listStyle']
  name: string
  services: readonly ListedService[]
}

/** The services of a category, as a breaker panel, a directory, a switchboard, a keypad or rooms of the house. */
export function ServiceList({ listStyle, name, services }: ServiceListProps) {
  return (
    <nav aria-label={`${name}: all services`} data-circuit-rows="">
      {listStyle === 'panel' ? (
        <PricePanel services={services} />
      ) : (
        <ol className={styles[listStyle]} data-surface={listStyle === 'directory' ? 'dark' : 'light'}>
          {services.map((item) => (
            <li key={item.href}>
              {listStyle === 'pictures' && (
                <div className={styles.room} aria-hidden="true">
                  <Cutaway view={item.drawing} fit="box" />
                </div>
              )}
              <h2>
                <a className="stretched-link" href={item.href}>
                  <HeadingText>{item.name}</HeadingText>
                </a>
              </h2>
              {listStyle !== 'keypad' && (
                <p className="small">
                  <RichText links={false}>{`${item.question} ${item.note}.`.trim()}</RichText>
                </p>
              )}
              {listStyle !== 'keypad' && <Icon name="arrow" />}
            </li>
          ))}
        </ol>
      )}
    </nav>
  )
}
