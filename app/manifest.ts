import type { MetadataRoute } from 'next'
import { siteContent } from '@/lib/content/site-content'
import { routes } from '@/lib/routes'
import { THEME_COLOUR } from './theme-colour'

export const dynamic = 'force-static'

/** The manifest, for phones that put the site on the home screen. It opens in the browser. */
export default function manifest(): MetadataRoute.Manifest {
  const { business } = siteContent()
  return {
    id: routes.home(),
    name: business.name,
    short_name: business.name,
    description: business.tagline,
    lang: 'en-CA',
    start_url: routes.home(),
    scope: routes.home(),
    display: 'browser',
    background_color: THEME_COLOUR,
    theme_color: THEME_COLOUR,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
