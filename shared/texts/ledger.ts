import { textsOf } from './texts.ts';

/** The page of the ledger for admins, and its CSV file. */
export const ledgerTexts = textsOf('ledger', {
  title: 'Ledger',
  intro:
    'Every payment, refund, dispute and fee on the day on which the money moved. A line never changes, so closed months stay as they are.',
  caption: 'Movements of money, newest first',
  filter: { kind: 'Kind', everyKind: 'All kinds' },
  /** Kinds of lines. `REFUND_FAILED` and `DISPUTE_REVERSED` bring money back to the school. */
  kind: {
    PAYMENT: 'Payment',
    REFUND: 'Refund',
    REFUND_FAILED: 'Returned refund',
    DISPUTE: 'Dispute',
    DISPUTE_REVERSED: 'Won dispute',
    FEE: 'Fee',
  },
  column: {
    day: 'Date (UTC)',
    kind: 'Kind',
    invoice: 'Invoice',
    net: 'Net',
    tax: 'Tax',
    gross: 'Gross',
    currency: 'Currency',
  },
  download: 'Download CSV',
  /** A link to the payments page. */
  toPayments: 'Payments',
  none: { title: 'No movements', description: 'No money has moved in this period.' },
  failure: 'Failed to load the ledger',
});
