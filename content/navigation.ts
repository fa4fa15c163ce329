import type { Navigation } from '@/content/schema'

/** What the header, the footer, the phone menu and the badges show. Services and places say in their own files which menus they are in. */
export const navigation = {
  badges: ['ESA certified', 'Insured', 'Family-run'],
  areasMenu: {
    label: 'Areas We Serve',
    all: 'All areas',
  },
  headerPages: ['blog', 'contact'],
  footerPages: ['about', 'blog', 'contact', 'privacy'],
} as const satisfies Navigation
