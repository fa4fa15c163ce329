/** Analytics that the build enables: a tag manager by its id, Vercel Analytics on that host. */
export async function Measurement() {
  const tagManagerId = process.env.NEXT_PUBLIC_GTM_ID
  // Both conditions are build-time constants, so that unused code is eliminated.
  const TagManager = process.env.NEXT_PUBLIC_GTM_ID
    ? (await import('@/components/browser/tag-manager.client')).TagManager
    : null
  const Analytics =
    process.env.NEXT_PUBLIC_VERCEL_ANALYTICS === '1' ? (await import('@vercel/analytics/react')).Analytics : null
  return (
    <>
      {TagManager && tagManagerId && <TagManager id={tagManagerId} />}
      {Analytics && <Analytics />}
    </>
  )
}
