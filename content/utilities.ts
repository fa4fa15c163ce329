import type { Utility } from '@/content/schema'

/**
 * The local electric utilities. `checkedOn` is the day on which a person last opened the
 * utility's outage page and the sources of its other fields; the launch check reports it.
 * Leave out a phone number or a term that you cannot confirm. Never guess one.
 */
export const utilities = {
  'toronto-hydro': {
    name: 'Toronto Hydro',
    outagePhone: '416-542-8000',
    outageNote: 'press 1',
    outagePage: 'https://www.torontohydro.com/outage-map',
    shutOff: {
      notice: 'Toronto Hydro typically needs about a month to switch a home off.',
      terms: 'For a shut-off you name the days that suit you, and Toronto Hydro confirms one.',
      source: 'https://www.torontohydro.com/contractors-and-developers/service-connections/isolation-request',
    },
    largerService: {
      needs: 'For a larger service Toronto Hydro asks for a load calculation.',
      takes:
        'It replies within 15 business days. Its design and estimate typically take up to 60 days more, and its work comes after that.',
      source: 'https://www.torontohydro.com/en/contractors-and-developers/service-connections/service-upgrade-request',
    },
    checkedOn: '',
  },
  alectra: {
    name: 'Alectra Utilities',
    outagePhone: '1-833-253-2872',
    outageNote: 'choose option 1',
    outagePage: 'https://alectrautilities.com/outage-map',
    largerService: {
      takes:
        'For a larger service Alectra typically takes one to four weeks from a complete application to its design. Its work comes after that.',
      source: 'https://alectrautilities.com/make-service-request',
    },
    checkedOn: '',
  },
  'hydro-one': {
    name: 'Hydro One',
    outagePhone: '1-800-434-1235',
    outagePage: 'https://www.hydroone.com/outages',
    shutOff: {
      terms:
        'Poles and wires on your land that serve only you are yours, and so are the trees beside them. For that tree work, Hydro One switches you off once a year at no charge.',
      source: 'https://www.hydroone.com/about/corporate-information/vegetation-management/caring-for-your-property',
    },
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
    largerService: {
      needs: 'Milton Hydro makes a service layout before a service grows or a meter moves.',
      source: 'https://www.miltonhydro.com/Business',
    },
    checkedOn: '',
  },
  'halton-hills-hydro': {
    name: 'Halton Hills Hydro',
    outagePage: 'https://haltonhillshydro.com',
    largerService: {
      needs:
        'Halton Hills Hydro asks for 200 A up to the meter on new services. Most subdivisions built since 2004 have that already and need only a shut-off.',
      takes: 'Elsewhere it makes a service layout first, which can take several weeks.',
      source: 'https://haltonhillshydro.com/for-home/new-service-upgrades/',
    },
    checkedOn: '',
  },
  'oshawa-power': {
    name: 'Oshawa Power',
    outagePhone: '905-723-4623',
    outagePage: 'https://www.oshawapower.ca',
    largerService: {
      needs: 'The engineers of Oshawa Power have to approve a larger service first.',
      source: 'https://www.oshawapower.ca/category/blog/',
    },
    checkedOn: '',
  },
  elexicon: {
    name: 'Elexicon Energy',
    outagePage: 'https://elexiconenergy.com/outages',
    shutOff: {
      terms:
        'Elexicon switches a home off and on once a year at no charge, in business hours. For power the same day, it must have the approval of the Electrical Safety Authority (ESA) by 2:30 p.m. If the approval comes later that day, it charges a fee.',
      source: 'https://elexiconenergy.com/for-business/services/make-a-service-request/business-secondary-isolations',
    },
    checkedOn: '',
  },
} as const satisfies Record<string, Utility>
