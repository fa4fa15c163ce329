import { RichText } from '@/components/ui/rich-text'
import type { IndexedService } from '@/lib/views/category'

/** In a category's index: the visitor's question that a service answers, and a line about it. */
export function ServiceNote({ question, note }: Pick<IndexedService, 'question' | 'note'>) {
  return (
    <p>
      <b>{question}</b> <RichText>{note}</RichText>
    </p>
  )
}
