'use client'

import { words } from '@/content/ui/error'

/** Error page of the whole route; sections have their own boundary (components/ui/section-boundary). */
export default function PageError() {
  return (
    <main>
      <p role="alert">{words.failed}</p>
    </main>
  )
}
