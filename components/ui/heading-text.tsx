import { Fragment } from 'react'
import { Words } from '@/components/ui/words'
import { betweenAmpersands } from '@/lib/content/ampersands'

/** A heading's text, with every "&" between words in the accent colour (the brand's mark). Ranges and short compounds stay on one line. */
export function HeadingText({ children }: { children: string }) {
  return (
    <>
      {betweenAmpersands(children).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && (
            <>
              {' '}
              <span className="accent-ampersand">&amp;</span>
              {'\u00a0'}
            </>
          )}
          <Words>{part}</Words>
        </Fragment>
      ))}
    </>
  )
}
