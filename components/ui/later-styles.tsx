/**
 * Where the styles of all that follows may stand, so that a page's first screen comes in the first packets: up to here
 * the page needs no more than the styles in its head. The finishing step of the build fills it
 * (lib/hosting/finish-page.ts); without that step it stays empty.
 */
export function LaterStyles() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves alone what the finishing step has put there
  return <style data-later-styles="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
