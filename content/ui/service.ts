/** What the service pages say besides their own copy. */
export const words = {
  /** In the head, over what decides the price. */
  pricedBy: 'What decides the price',
  payment:
    'This is a typical range, not an estimate. You can pay by cash, credit or debit, and invoices come by email.',
  invoices: 'You can pay by cash, credit or debit, and invoices come by email.',
  circuit: 'Typical circuit',
  /** Where a service or a category has no words of its own. */
  h1: '{name} in Toronto and the GTA',
  price: 'What it costs',
  form: {
    heading: 'Get a written quote',
    lead: 'Tell us what you have, what you see and what you want.',
    example: 'Example: 1970s house, two outlets in the kitchen are dead since Monday',
  },
} as const
