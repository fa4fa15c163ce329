import { Fragment } from 'react'

/** Hyphenated words stay on one line. */
const unbroken = /([\p{L}\d]+(?:-[\p{L}\d]+)+)/u

/** A heading's text, with every "&" in the accent colour (the brand's mark). */
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
          {part.split(unbroken).map((piece) =>
            unbroken.test(piece) ? (
              <span className="unbroken" key={piece}>
                {piece}
              </span>
            ) : (
              piece
            ),
          )}
        </Fragment>
      ))}
    </>
  )
}
