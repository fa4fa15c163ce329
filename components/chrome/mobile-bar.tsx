import { ButtonLink, CallButton } from '@/components/ui/button'
import type { PhoneNumber } from '@/lib/content/types'
import styles from './mobile-bar.module.css'

/** Below 768 px: call and quote under the thumb. It steps aside while a field has the focus. */
export function MobileBar({
  phone,
  requestHref,
  callOnly,
}: {
  phone: PhoneNumber
  requestHref: string
  callOnly: boolean
}) {
  return (
    <section
      className={styles.bar}
      data-surface="dark"
      data-call-only={callOnly ? '' : undefined}
      aria-label="Call or request"
    >
      <CallButton phone={phone} label={callOnly ? `Call ${phone.display}` : 'Call Now'} />
      {!callOnly && (
        <ButtonLink href={requestHref} variant="line">
          Get a Quote
        </ButtonLink>
      )}
    </section>
  )
}
