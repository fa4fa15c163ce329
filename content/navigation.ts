import type { Navigation } from '@/lib/content/types'

/** What the header, the footer and the badges show. Names come from the catalogue and the list of places. */
export const navigation = {
  badges: ['ESA certified', 'Insured', 'Family-run'],
  menus: [
    { label: 'Residential', all: 'All residential work', categories: ['residential'] },
    { label: 'Commercial / Industrial', all: 'All commercial work', categories: ['commercial', 'industrial'] },
    { label: 'Smart Home', all: 'All smart home work', categories: ['smart-home'] },
    { label: 'EV & Generator', all: 'All EV and energy work', categories: ['ev-energy'] },
  ],
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
} as const satisfies Navigation
