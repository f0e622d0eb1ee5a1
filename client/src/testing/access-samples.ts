import type { AccessEntryFragment, AccessReportPartsFragment } from '#client/gql/graphql.ts';
import { sampleConnection } from './admin-samples.ts';

/** A report of access that a running paid year gives. */
export const sampleReport = (fields: Partial<AccessReportPartsFragment> = {}): AccessReportPartsFragment => ({
  __typename: 'AccessReport',
  mayWatch: true,
  reason: 'PAID',
  time: '2027-03-01T10:00:00.000Z',
  text: 'The paid year is running.',
  ...fields,
});

/** The entry of a payment of $499 that was made on the day of its number, 1 to 9. */
export const sampleEntry = (id: string, fields: Partial<AccessEntryFragment> = {}): AccessEntryFragment => ({
  __typename: 'AccessHistoryEntry',
  id,
  kind: 'PAYMENT',
  at: `2026-03-0${id}T10:00:00.000Z`,
  text: `Payment ${id} was made.`,
  amount: { __typename: 'Money', amount: 49_900, currency: 'usd' },
  until: '2027-03-01T10:00:00.000Z',
  ...fields,
});

/** A page of a history of these entries. */
export const sampleHistory = (entries: readonly AccessEntryFragment[], more = {}) =>
  sampleConnection('AccessHistoryEntry', entries, more);
