import type { ListedService } from '@/components/category/category-model'
import { Cutaway } from '@/components/drawings/cutaway'
import { CopyText } from '@/components/ui/copy-text'
import { HeadingText } from '@/components/ui/heading-text'
import { RichText } from '@/components/ui/rich-text'
import { serviceWords } from '@/content/interface'
import type { CategoryPage } from '@/content/schema'
import styles from './service-list.module.css'

type ServiceListProps = {
  /** The form of the list. */
  listStyle: CategoryPage['listStyle']
  name: string
  services: readonly ListedService[]
  /** Terms of the prices, below them. */
  priceTerms: string
}

/** The services of a category, as a breaker panel, a directory, a switchboard, a keypad or rooms of the house. */
export function ServiceList({ listStyle, name, services, priceTerms }: ServiceListProps) {
  const half = (rest: 0 | 1) => services.filter((_, index) => index % 2 === rest)
  return (
    <nav aria-label={`${name}: all services`}>
      {listStyle === 'panel' ? (
        <>
          <div className={styles.panel} data-surface="light">
            <PanelColumn services={half(0)} />
            <PanelColumn services={half(1)} />
          </div>
          <p className={styles.priceTerms}>{priceTerms}</p>
        </>
      ) : (
        <ol className={styles[listStyle]} data-surface={listStyle === 'directory' ? 'dark' : 'light'}>
          {services.map((item) => (
            <li key={item.href}>
              {listStyle === 'pictures' && (
                <div className={styles.room} aria-hidden="true">
                  <Cutaway view={item.drawing} fit="cover" />
                </div>
              )}
              <h2>
                <a className="stretched-link" href={item.href}>
                  <HeadingText>{item.name}</HeadingText>
                </a>
              </h2>
              {listStyle !== 'keypad' && (
                <p>
                  <RichText links={false}>{`${item.question} ${item.note}.`.trim()}</RichText>
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </nav>
  )
}

/** A column of the panel. Unlike the panel of the menus (components/ui/panel.tsx) it has prices and no switches. */
function PanelColumn({ services }: { services: readonly ListedService[] }) {
  return (
    <ol>
      {services.map(({ href, label, price }) => (
        <li key={href}>
          <a href={href}>
            <b>{label}</b>
            {price ? (
              <span className={styles.price}>
                <CopyText>{price}</CopyText>
              </span>
            ) : (
              <span>{serviceWords.quote}</span>
            )}
          </a>
          <i aria-hidden="true" />
        </li>
      ))}
    </ol>
  )
}
