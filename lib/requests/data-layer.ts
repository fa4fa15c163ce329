declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
    /** Phone links that were clicked before the islands' script ran (queued by app/browser/boot.inline.ts). */
    queuedCallClicks?: HTMLAnchorElement[]
  }
}

/**
 * Pushes an event to the tag manager's data layer. Never include a visitor's name, phone number or message.
 * @param event the event's name and its parameters
 */
export function pushEvent(event: { event: string } & Record<string, string>): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
