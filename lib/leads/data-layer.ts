declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
    /** Phone links that were clicked before any script of the page ran (lib/hosting/boot-script.ts). */
    earlyCalls?: HTMLAnchorElement[]
  }
}

/**
 * Hands an event to the tag manager, if one is there. Never put a name, a phone number of a visitor or a message in it.
 * @param event the event's name and its parameters
 */
export function pushEvent(event: { event: string } & Record<string, string>): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}
