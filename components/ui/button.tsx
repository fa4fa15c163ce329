import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { commonWords } from '@/content/interface'
import type { PhoneNumber } from '@/content/schema'
import type { Href } from '@/lib/routes'
import styles from './button.module.css'

type ButtonLinkProps = {
  href: Href
  /** `call`: amber, a phone call. `danger`: red, 911. `line`: outlined, other links. */
  variant: 'call' | 'danger' | 'line'
  children: ReactNode
}

/** A link styled as a button. */
export function ButtonLink({ href, variant, children }: ButtonLinkProps) {
  return (
    <a className={styles.button} data-variant={variant} href={href}>
      {children}
    </a>
  )
}

/** Calls a phone number. Where the label has {phone}, the number is shown and never wraps. */
export function CallButton({ phone, label = commonWords.call }: { phone: PhoneNumber; label?: string }) {
  const [before, after] = label.split('{phone}')
  return (
    <ButtonLink href={`tel:${phone.e164}`} variant="call">
      <Icon name="phone" />
      <span>
        {after === undefined ? before : <span className={styles.verb}>{before}</span>}
        {after !== undefined && <span className="unbroken">{phone.display}</span>}
        {after}
      </span>
    </ButtonLink>
  )
}

/** A text link with an arrow, 44 px tall. */
export function ArrowLink({ href, back = false, children }: { href: Href; back?: boolean; children: ReactNode }) {
  return (
    <a className={styles.arrowLink} data-no-print="" href={href}>
      {back && <Icon name="back" />}
      <span>{children}</span>
      {!back && <Icon name="arrow" />}
    </a>
  )
}

/** A row of actions that wraps. On small phones they fill the width, and a call shows its number only. */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions} data-no-print="">
      {children}
    </div>
  )
}
