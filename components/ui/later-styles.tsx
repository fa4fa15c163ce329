import { StaticMarkup } from '@/components/ui/static-markup'

/**
 * Where the styles of all that follows stand, so that a page's first screen comes in the first packets: up to here the
 * page needs no more than the styles in its head. At the end of a page's head (`Section`), or further up where that is
 * long. The finishing step of the build fills the first of a page (lib/hosting/finish-page.ts).
 */
export function LaterStyles() {
  return <StaticMarkup as="style" data-later-styles="" markup="" />
}
