import { TitledText } from '@/components/ui/rich-text'
import type { Href } from '@/lib/routes'
import styles from './rows.module.css'

type Row = { title: string; text: string; href?: Href }

type RowsProps = {
  items: readonly Row[]
  /** Title above text at every width, for lists beside a drawing. */
  narrow?: boolean
}

/** Rows between lines: a title and its sentence, beside it when the list is at least 30rem wide. */
export function Rows({ items, narrow = false }: RowsProps) {
  return (
    <ul className={`${styles.rows} item-texts`} data-narrow={narrow ? '' : undefined}>
      {items.map(({ title, text, href }) => (
        <li key={title} className="ruled">
          <TitledText title={title} text={text} href={href} />
        </li>
      ))}
    </ul>
  )
}
