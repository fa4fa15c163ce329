import type { Price } from '@/content/types/facts'

/** Shown beside every price. */
export const typicalPrice = 'Typical, plus HST.'

/**
 * The one price list: ranges in Canadian dollars. What is not in a price, `excludes` says.
 * Copy names a price with its token, for instance {price:panel-upgrade}.
 */
export const prices = {
  diagnostics: {
    work: 'Small diagnostics',
    range: '$200-$600',
    low: 200,
    high: 600,
    openEnded: false,
    unit: 'visit',
    excludes: 'A diagnostic visit finds the fault; the repair is priced separately.',
  },
  'panel-upgrade': {
    work: 'Panel upgrade',
    range: '$1,500-$3,500+',
    low: 1500,
    high: 3500,
    openEnded: true,
    unit: 'job',
  },
  'fuse-to-breaker': {
    work: 'Fuse box to breaker panel',
    range: '$1,500-$3,000+',
    low: 1500,
    high: 3000,
    openEnded: true,
    unit: 'job',
  },
  'pot-light': {
    work: 'Pot light, installed',
    range: '$120-$250 each',
    low: 120,
    high: 250,
    openEnded: false,
    unit: 'light',
  },
  'ev-level-2': {
    work: 'EV charger wiring (charger extra)',
    range: '$800-$1,800+',
    low: 800,
    high: 1800,
    openEnded: true,
    unit: 'job',
    excludes: 'The charger is extra.',
  },
} as const satisfies Record<string, Price>
