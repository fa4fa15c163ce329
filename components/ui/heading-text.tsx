import { Fragment } from 'react'
import { UnbrokenWords } from './unbroken-words'

/** A heading's text, with every "&" in the accent colour (the brand's mark). Hyphenated words stay on one line. */
export function HeadingText({ children }: { children: string }) {
  const parts = children.split(/ ?& ?/)
  return (
    <>
      {parts.map((part, index) => (
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
