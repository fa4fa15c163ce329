import type { ReactNode } from 'react'
import { photoMail } from '@/lib/site'

/**
 * A link to send photos and papers. A text number has two: a text message, shown on phones, and the email, shown
 * elsewhere (app/globals.css).
 */
export function PhotoLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <>
      {href.startsWith('sms:') && (
        <a href={href} data-photos="sms">
          {children}
        </a>
      )}
      <a href={photoMail()} data-photos="email">
        {children}
      </a>
    </>
  )
}
