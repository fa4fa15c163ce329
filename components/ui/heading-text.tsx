import { Fragment } from 'react'
import { CopyText } from '@/components/ui/copy-text'
import { betweenAmpersands } from '@/lib/content/ampersands'

/** A heading's text. Each "&" between words is in the accent colour. Ranges and short compounds do not wrap. */
export function HeadingText({ children }: { children: string }) {
  return (
    <>
      {betweenAmpersands(children).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <>
              {' '}
              <span className="accent-ampersand">&amp;</span>
              {'\u00a0'}
            </>
          )}
          <CopyText>{part}</CopyText>
        </Fragment>
      ))}
    </>
  )
}
