/** The kinds of lines of the ledger. */
export const ledgerKinds = [
  'PAYMENT',
  'REFUND',
  'REFUND_FAILED',
  'DISPUTE',
  'DISPUTE_REVERSED',
  'FEE',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];
