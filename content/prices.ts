import type { Price } from '@/content/schema'

export const typicalPrice = 'Typical, plus HST.'

/**
 * The one price list: Canadian dollars before HST. The range is computed, $1,500-$3,500+; `openEnded` is the plus sign.
 * `excludes` says what the price does not include. `page` explains it. Copy uses the token of a price:
 * {price:panel-upgrade}.
 */
export const prices = {
  diagnostics: {
    work: 'Finding a fault (repair extra)',
    low: 200,
    high: 600,
    unit: 'visit',
    excludes:
      'A diagnostic visit finds the fault, in office hours, in a home or a small shop; the repair is priced separately. For nights, weekends and plants, you hear the price on the phone before we set out.',
    excludesShort: 'That finds the fault, in office hours; the repair is priced separately.',
    page: 'emergency/electrical-repairs',
  },
  'panel-upgrade': {
    work: 'Panel upgrade',
    low: 1500,
    high: 3500,
    openEnded: true,
    page: 'residential/panel-upgrades',
  },
  'fuse-to-breaker': {
    work: 'Fuse box to breaker panel',
    low: 1500,
    high: 3000,
    openEnded: true,
    page: 'residential/fuse-box-conversions',
  },
  'pot-light': {
    work: 'Pot light, installed',
    low: 120,
    high: 250,
    unit: 'light',
    page: 'residential/pot-lights-led-lighting',
  },
  'ev-level-2': {
    work: 'EV charger wiring (charger extra)',
    low: 800,
    high: 1800,
    openEnded: true,
    excludes: 'The charger is extra.',
    page: 'ev-energy/charger-installation',
  },
} as const satisfies Record<string, Price>
