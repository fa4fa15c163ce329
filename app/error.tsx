'use client'

/** A page that throws as a whole; a section's own failure stays in its place (components/ui/section-boundary). */
export default function PageError() {
  return (
    <main>
      <p role="alert">Something went wrong. Please refresh the page.</p>
    </main>
  )
}
