import type { AccessEntryFragment, AccessReportPartsFragment } from '#client/gql/graphql.ts';
import { sampleConnection } from './admin-samples.ts';

/** An access report about a running paid year. */
export const sampleReport = (fields: Partial<AccessReportPartsFragment> = {}): AccessReportPartsFragment => ({
  __typename: 'AccessReport',
  mayWatch: true,
  reason: 'PAID',
  time: '2027-03-01T10:00:00.000Z',
  text: 'The paid year is running.',
  ...fields,
});

/** A history entry for a payment of $499 on the day of its number, 1 to 9. */
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

/** A page of an access history with these entries. */
export const sampleHistory = (entries: readonly AccessEntryFragment[], more = {}) =>
  sampleConnection('AccessHistoryEntry', entries, more);
