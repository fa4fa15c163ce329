/** What the service pages say besides their own copy. */
export const words = {
  /** In the head, over what decides the price. */
  pricedBy: 'What decides the price',
  payment: 'Cash, credit or debit. Invoices come by email. A typical range, not an estimate.',
  invoices: 'Cash, credit or debit. Invoices come by email.',
  circuit: 'Typical circuit',
} as const
