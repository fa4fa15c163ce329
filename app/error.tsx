'use client'

import { words } from '@/content/ui/error'

/** A page that throws as a whole; a section's own failure stays in its place (components/ui/section-boundary). Next hands it no words. */
export default function PageError() {
  return (
    <main>
      <p role="alert">{words.failed}</p>
    </main>
  )
}
