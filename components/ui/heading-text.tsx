import { Fragment } from 'react'

/** Hyphenated terms that must not wrap. */
const unbroken = /(Wi-Fi)/

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
