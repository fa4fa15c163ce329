import { Fold } from '@/components/ui/fold'
import { Paragraph } from '@/components/ui/rich-text'
import type { Question } from '@/content/schema'

/** Questions whose answers unfold, also without JavaScript. */
export function Questions({ items }: { items: readonly Question[] }) {
  return (
    <div>
      {items.map(({ question, answer }) => (
        <Fold key={question} heading={question}>
          <Paragraph>{answer}</Paragraph>
        </Fold>
      ))}
    </div>
  )
}
