import type { Utility } from '@/content/schema'

/**
 * The local electric utilities. `checkedOn` is the day on which a person last opened the
 * utility's own page; the launch check reports it. Leave out a phone number that you
 * cannot confirm. Never guess one.
 */
export const utilities = {
  'toronto-hydro': {
    name: 'Toronto Hydro',
    outagePhone: '416-542-8000',
    outageNote: 'press 1',
    outagePage: 'https://www.torontohydro.com/outage-map',
    shutOff: 'Toronto Hydro confirms the day, typically about a month ahead.',
    checkedOn: '',
  },
  alectra: {
    name: 'Alectra Utilities',
    outagePhone: '1-833-253-2872',
    outageNote: 'choose option 1',
    outagePage: 'https://alectrautilities.com/outage-map',
    checkedOn: '',
  },
  'hydro-one': {
    name: 'Hydro One',
    outagePhone: '1-800-434-1235',
    outagePage: 'https://www.hydroone.com/outages',
    checkedOn: '',
  },
  'nt-power': {
    name: 'NT Power (Newmarket-Tay Power)',
    outagePhone: '1-888-735-4801',
    outagePage: 'https://www.ntpower.ca/outages/outage-map',
    checkedOn: '',
  },
  'oakville-hydro': {
    name: 'Oakville Hydro',
    outagePhone: '905-825-9400',
    outagePage: 'https://www.oakvillehydro.com/outages/if-power-goes-out',
    checkedOn: '',
  },
  'burlington-hydro': {
    name: 'Burlington Hydro',
    outagePhone: '1-877-310-4937',
    outagePage: 'https://www.burlingtonhydro.com/outageportal.html',
    checkedOn: '',
  },
  'milton-hydro': {
    name: 'Milton Hydro',
    outagePhone: '1-844-664-9376',
    outagePage: 'https://outages.miltonhydro.com',
    checkedOn: '',
  },
  'halton-hills-hydro': {
    name: 'Halton Hills Hydro',
    outagePage: 'https://haltonhillshydro.com',
    checkedOn: '',
  },
  'oshawa-power': {
    name: 'Oshawa Power',
    outagePhone: '905-723-4623',
    outagePage: 'https://www.oshawapower.ca',
    checkedOn: '',
  },
  elexicon: {
    name: 'Elexicon Energy',
    outagePage: 'https://elexiconenergy.com/outages',
    checkedOn: '',
  },
} as const satisfies Record<string, Utility>
