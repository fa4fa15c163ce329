import { Fold } from '@/components/ui/fold'
import { HeadingText } from '@/components/ui/heading-text'
import { Paragraph } from '@/components/ui/rich-text'
import type { Question } from '@/content/schema'

/** Questions whose answers unfold, also without JavaScript. */
export function Questions({ items }: { items: readonly Question[] }) {
  return (
    <div>
      {items.map(({ question, answer }) => (
        <Fold
          key={question}
          summary={
            <h3>
              <HeadingText>{question}</HeadingText>
            </h3>
          }
        >
          <Paragraph>{answer}</Paragraph>
        </Fold>
      ))}
    </div>
  )
}
