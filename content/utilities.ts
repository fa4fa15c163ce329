import type { Utility } from '@/content/types/facts'

/**
 * Who owns the wires in the street. `checkedOn` is the day somebody last opened the
 * utility's own page; the launch check reports it. A phone number that could not be
 * confirmed is left out, never guessed.
 */
export const utilities = {
  'toronto-hydro': {
    name: 'Toronto Hydro',
    outagePhone: { display: '416-542-8000', e164: '+14165428000', note: 'press 1' },
    outagePage: 'https://www.torontohydro.com/outage-map',
    checkedOn: '',
  },
  alectra: {
    name: 'Alectra Utilities',
    outagePhone: { display: '1-833-253-2872', e164: '+18332532872', note: 'option 1' },
    outagePage: 'https://alectrautilities.com/outage-map',
    checkedOn: '',
  },
  'hydro-one': {
    name: 'Hydro One',
    outagePhone: { display: '1-800-434-1235', e164: '+18004341235' },
    outagePage: 'https://www.hydroone.com/outages',
    checkedOn: '',
  },
  'nt-power': {
    name: 'NT Power (Newmarket-Tay Power)',
    outagePhone: { display: '1-888-735-4801', e164: '+18887354801' },
    outagePage: 'https://www.ntpower.ca/outages/outage-map',
    checkedOn: '',
  },
  'oakville-hydro': {
    name: 'Oakville Hydro',
    outagePhone: { display: '905-825-9400', e164: '+19058259400' },
    outagePage: 'https://www.oakvillehydro.com/outages/if-power-goes-out',
    checkedOn: '',
  },
  'burlington-hydro': {
    name: 'Burlington Hydro',
    outagePhone: { display: '1-877-310-4937', e164: '+18773104937' },
    outagePage: 'https://www.burlingtonhydro.com/outageportal.html',
    checkedOn: '',
  },
  'milton-hydro': {
    name: 'Milton Hydro',
    outagePhone: { display: '1-844-664-9376', e164: '+18446649376' },
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
    outagePhone: { display: '905-723-4623', e164: '+19057234623' },
    outagePage: 'https://www.oshawapower.ca',
    checkedOn: '',
  },
  elexicon: {
    name: 'Elexicon Energy',
    outagePage: 'https://elexiconenergy.com/outages',
    checkedOn: '',
  },
} as const satisfies Record<string, Utility>
