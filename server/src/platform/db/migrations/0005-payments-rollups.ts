import { followSubscriptions, replacing, rollUpPayments } from './0004-ledger-rollups.ts';

/** Sums follow until when there is access, and what a bank took back counts like a refund. */
export const replaceRollups = [
  rollUpPayments('least(amount, refunded_amount + disputed_amount)'),
  followSubscriptions('access_until', 'max(access_until)'),
].map(replacing);
