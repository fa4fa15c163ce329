import type { Navigation } from '@/content/types'

/** What the header, the footer, the phone menu and the badges show. Names come from the catalogue and the list of places. */
export const navigation = {
  badges: ['ESA certified', 'Insured', 'Family-run'],
  menus: [
    { label: 'Residential', groups: [{ category: 'residential', all: 'All residential work' }] },
    {
      label: 'Commercial / Industrial',
      groups: [
        { category: 'commercial', all: 'All commercial work' },
        { category: 'industrial', all: 'All industrial work' },
      ],
    },
    { label: 'Smart Home', groups: [{ category: 'smart-home', all: 'All smart home work' }] },
    { label: 'EV & Generator', groups: [{ category: 'ev-energy', all: 'All EV and energy work' }] },
  ],
  panel: { left: ['residential', 'ev-energy', 'emergency'], right: ['commercial', 'industrial', 'smart-home'] },
  areasMenu: {
    label: 'Areas We Serve',
    all: 'All areas',
    areas: [
      'ajax',
      'aurora',
      'brampton',
      'burlington',
      'caledon',
      'clarington',
      'king-city',
      'markham',
      'milton',
      'mississauga',
      'newmarket',
      'oakville',
      'oshawa',
      'pickering',
      'richmond-hill',
      'vaughan',
      'whitby',
    ],
  },
  topBarAreas: ['vaughan', 'mississauga', 'markham'],
  footerAreas: [
    'vaughan',
    'richmond-hill',
    'markham',
    'mississauga',
    'brampton',
    'oakville',
    'etobicoke',
    'north-york',
    'scarborough',
    'pickering',
    'whitby',
  ],
  headerPages: ['blog', 'contact'],
  footerPages: ['about', 'blog', 'contact', 'privacy'],
} as const satisfies Navigation
