declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
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
