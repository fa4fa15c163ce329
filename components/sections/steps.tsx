import type { ReactNode } from 'react'
import { HeadingText } from '@/components/ui/heading-text'
import { RichText } from '@/components/ui/rich-text'
import type { Step } from '@/lib/content/types'
import styles from './steps.module.css'

/** Numbered steps, only where the order is real. */
export function Steps({ items }: { items: readonly Step[] }) {
  return (
    <ol className={styles.steps}>
      {items.map((item) => (
        <li key={item.title}>
          <div>
            <h3>
              <HeadingText>{item.title}</HeadingText>
            </h3>
            <p>
              <RichText>{item.text}</RichText>
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Numbered sentences, for safety sequences. */
export function Sequence({ items }: { items: readonly string[] }) {
  return (
    <ol className={styles.steps} data-plain="">
      {items.map((item) => (
        <li key={item}>
          <p>
            <RichText>{item}</RichText>
          </p>
        </li>
      ))}
    </ol>
  )
}

/** Reasons or cards under a ruled line each, two to a row from 768 px, or all three. */
export function RuledItems({ items }: { items: readonly { title: string; text: string; link?: ReactNode }[] }) {
  return (
    <ul className={styles.ruled} data-count={items.length}>
      {items.map((item) => (
        <li key={item.title}>
          <h3>
            <HeadingText>{item.title}</HeadingText>
          </h3>
          <p>
            <RichText>{item.text}</RichText>
          </p>
          {item.link}
        </li>
      ))}
    </ul>
  )
}
