import { Fragment } from 'react'
import { betweenAmpersands } from '@/lib/content/ampersands'
import { UnbrokenWords } from './unbroken-words'

/** A heading's text, with every "&" between words in the accent colour (the brand's mark). Hyphenated words stay on one line. */
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
          <UnbrokenWords>{part}</UnbrokenWords>
        </Fragment>
      ))}
    </>
  )
}
