import { Folds } from '@/components/ui/fold'
import type { Question } from '@/content/schema'

/** Questions whose answers unfold, also without JavaScript. */
export function Questions({ items }: { items: readonly Question[] }) {
  return <Folds items={items.map(({ question, answer }) => ({ heading: question, paragraphs: [answer] }))} />
}
