import { describe, expect, it } from 'vitest';
import type { MySubscriptionFragment, PaymentRecordFragment } from '#client/gql/graphql.ts';
import { formatDate } from '#client/lib/format.ts';
import { canCancel, cancelConsequence, subscriptionWords } from './subscription-words.ts';

const now = new Date('2026-03-10T12:00:00Z');
const soon = '2026-03-15T12:00:00Z';
const over = '2026-03-05T12:00:00Z';
const nextYear = '2027-03-01T12:00:00Z';

const paid: MySubscriptionFragment = {
  __typename: 'UserSubscription',
  id: 's1',
  kind: 'PAID',
  status: 'ACTIVE',
  currentPeriodEnd: nextYear,
  cancelAtPeriodEnd: false,
  refundableUntil: soon,
};

const money = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'usd' });
const payment: PaymentRecordFragment = {
  __typename: 'Payment',
  id: 'p1',
  paidAt: '2026-03-01T12:00:00Z',
  invoiceUrl: null,
  amount: money(49_900),
  refunded: money(0),
};

/** How it stands, what there is to do, and whether it can be cancelled. */
const table: [string, MySubscriptionFragment | null, [string, string | null, boolean]][] = [
  ['nobody’s', null, ['Inactive', 'subscribe', false]],
  ['a paid one', paid, ['Active', null, true]],
  ['a paid one after the refund window', { ...paid, refundableUntil: over }, ['Active', null, true]],
  [
    'a cancelled one that runs out',
    { ...paid, cancelAtPeriodEnd: true, refundableUntil: null },
    ['Active', null, false],
  ],
  [
    'one that is not renewed, whose payment can come back',
    { ...paid, cancelAtPeriodEnd: true },
    ['Active', null, true],
  ],
  ['a granted one', { ...paid, kind: 'GRANTED', refundableUntil: null }, ['Active', null, false]],
  ['one past due', { ...paid, status: 'PAST_DUE', refundableUntil: null }, ['Inactive', null, true]],
  ['a pending one', { ...paid, status: 'PENDING', refundableUntil: null }, ['Inactive', 'confirm', false]],
  ['an ended one', { ...paid, status: 'INACTIVE', currentPeriodEnd: over }, ['Inactive', 'subscribe', false]],
];

describe('a subscription', () => {
  it.each(table)('%s', (_name, subscription, [label, next, cancellable]) => {
    expect(subscriptionWords(subscription, now)).toMatchObject({ label, next });
    expect(canCancel(subscription, now)).toBe(cancellable);
  });

  it('names the day of its renewal, and until when the payment comes back', () => {
    expect(subscriptionWords(paid, now).details).toEqual([
      `Paid for a year; it is renewed on ${formatDate(nextYear)}.`,
      `Cancel until ${formatDate(soon)} and you get your payment back.`,
    ]);
  });

  it('names the day of its end when it is not renewed', () => {
    const [detail] = subscriptionWords({ ...paid, cancelAtPeriodEnd: true }, now).details;
    expect(detail).toContain(`until ${formatDate(nextYear)}; it is not renewed`);
  });
});

describe('the consequence of cancelling', () => {
  it('is the payment back and the end at once, within the refund window', () => {
    const consequence = cancelConsequence(paid, payment, now);
    expect(consequence).toMatch(/your payment of \$499 back/);
    expect(consequence).toContain('at once');
  });

  it('is the end on its day and nothing back, later', () => {
    const consequence = cancelConsequence({ ...paid, refundableUntil: over }, payment, now);
    expect(consequence).toContain(`until ${formatDate(nextYear)}`);
    expect(consequence).toContain('Nothing is given back');
  });
});
