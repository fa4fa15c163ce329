declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
    /** Phone links that were clicked before the islands' script ran (queued by app/browser/boot.inline.ts). */
    queuedCallClicks?: HTMLAnchorElement[]
  }
}

/** Tells the tag manager of an event. Never include a visitor's name, phone number or message. */
export function pushEvent(event: { event: string } & Record<string, string>): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
