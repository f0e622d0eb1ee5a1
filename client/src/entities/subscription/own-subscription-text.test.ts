import { describe, expect, it } from 'vitest';
import type { MySubscriptionFragment } from '#client/gql/graphql.ts';
import { formatDate } from '#client/format/format.ts';
import {
  sampleCheckout,
  sampleReceipt,
  sampleRefund,
  sampleRequest,
} from '#client/testing/payment-samples.ts';
import { cancelConsequence, subscriptionText } from './own-subscription-text.ts';
import { canCancel, canResume, isUnsettled } from './subscription.ts';

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
  accessUntil: nextYear,
  openRequest: null,
  notice: null,
  comingPrice: null,
  cancelAtPeriodEnd: false,
  isRunning: true,
  refundableUntil: soon,
};

const payment = sampleReceipt();

/** The label, the next step, and whether the subscription can be cancelled. */
const table: [string, MySubscriptionFragment | null, [string, string | null, boolean]][] = [
  ['no subscription', null, ['Inactive', 'subscribe', false]],
  ['a paid one', paid, ['Active', null, true]],
  ['a paid one after the refund period', { ...paid, refundableUntil: over }, ['Active', null, true]],
  [
    'a cancelled one after the refund period',
    { ...paid, cancelAtPeriodEnd: true, refundableUntil: null },
    ['Active', null, false],
  ],
  ['a cancelled one within the refund period', { ...paid, cancelAtPeriodEnd: true }, ['Active', null, true]],
  ['a granted one', { ...paid, kind: 'GRANTED', refundableUntil: null }, ['Active', null, false]],
  ['one in its grace period', { ...paid, status: 'GRACE', refundableUntil: null }, ['Active', null, true]],
  [
    'one with a pending cancellation',
    { ...paid, openRequest: sampleRequest('AT_ONCE', true) },
    ['Active', null, false],
  ],
  ['one past due', { ...paid, status: 'PAST_DUE', refundableUntil: null }, ['Inactive', null, true]],
  ['a pending one', { ...paid, status: 'PENDING', refundableUntil: null }, ['Inactive', 'confirm', true]],
  ['a paused one', { ...paid, status: 'PAUSED' }, ['Inactive', null, true]],
  [
    'an ended one',
    { ...paid, status: 'INACTIVE', isRunning: false, currentPeriodEnd: over },
    ['Inactive', 'subscribe', false],
  ],
];

describe('a subscription', () => {
  it.each(table)('%s', (_name, subscription, [label, next, cancellable]) => {
    expect(subscriptionText(subscription, now)).toMatchObject({ label, next });
    expect(canCancel(subscription, now)).toBe(cancellable);
  });

  it('whose payment is disputed can be cancelled, and is not called ended', () => {
    const disputed = { ...paid, status: 'INACTIVE' as const, refundableUntil: null, accessUntil: null };
    const lastPayment = sampleReceipt({ isDisputed: true });
    expect(canCancel(disputed, now)).toBe(true);
    const { details, next } = subscriptionText(disputed, now, { lastPayment });
    expect(details).toEqual([expect.stringMatching(/disputed|bank/i)]);
    expect(next).toBe('contact');
    expect(cancelConsequence(disputed, lastPayment, now)).toBe(
      'Your subscription ends immediately. Nothing is refunded.',
    );
  });

  it('names the date of its renewal and the end of the refund period', () => {
    expect(subscriptionText(paid, now).details).toEqual([
      `Paid for a year. It renews on ${formatDate(nextYear)}.`,
      `Cancel by ${formatDate(soon)} to get your payment back.`,
    ]);
  });

  it('names the date of its end if it does not renew', () => {
    const [detail] = subscriptionText({ ...paid, cancelAtPeriodEnd: true }, now).details;
    expect(detail).toContain(`until ${formatDate(nextYear)}, and it will not renew`);
  });
});

describe('the details of a subscription', () => {
  const details = (...given: Parameters<typeof subscriptionText>) =>
    subscriptionText(...given).details.join(' ');
  const ended = { ...paid, status: 'INACTIVE' as const, accessUntil: null };

  it('say until when the lectures stay open in the grace period', () => {
    const said = details({ ...paid, status: 'GRACE', currentPeriodEnd: over, accessUntil: soon }, now);
    expect(said).toContain(`You keep access to the lectures until ${formatDate(soon)}`);
  });

  it('say that a renewal is being processed, and not that it is paid', () => {
    const said = details({ ...paid, refundableUntil: null, accessUntil: soon }, now);
    expect(said).toContain('renewal payment is being processed');
    expect(said).not.toContain('Paid for a year');
  });

  it('omit an old payment after granted access has ended', () => {
    const lastPayment = sampleReceipt({ latestRefund: sampleRefund('SUCCEEDED') });
    expect(details({ ...ended, kind: 'GRANTED' }, now, { lastPayment })).not.toContain('refunded');
  });

  it.each([
    ['AT_ONCE', 'cancellation with a refund'],
    ['AT_PERIOD_END', 'cancellation at the end of the paid year'],
    ['RESUME', 'to continue after the paid year'],
  ] as const)('say that the request %s is being carried out', (kind, expected) => {
    const request = sampleRequest(kind, kind === 'AT_ONCE');
    const said = details({ ...paid, openRequest: request }, now);
    expect(said).toContain(expected);
    expect(said).toContain('will be completed automatically');
  });

  it.each([
    ['PENDING', 'is on its way'],
    ['SUCCEEDED', 'was refunded'],
    ['FAILED', 'will be retried'],
    ['CANCELED', 'cancelled'],
  ] as const)('say that the refund of an ended one is %s', (state, expected) => {
    const lastPayment = sampleReceipt({ latestRefund: sampleRefund(state) });
    const said = details(ended, now, { lastPayment });
    expect(said).toContain('$499');
    expect(said).toContain(expected);
  });

  it('lead to the contact form after the bank has reversed the payment', () => {
    const lastPayment = sampleReceipt({ isDisputed: true });
    expect(subscriptionText(ended, now, { lastPayment }).next).toBe('contact');
    expect(details(ended, now, { lastPayment })).toContain('Your bank has reversed your payment of $499');
  });

  it.each([
    ['no subscription', null],
    ['a pending one', { ...paid, status: 'PENDING' as const }],
    ['an ended one', ended],
  ])(
    'say of %s that the payment is still being processed, and offer no new purchase',
    (_name, subscription) => {
      const text = subscriptionText(subscription, now, { checkout: sampleCheckout('PENDING') });
      expect(text.next).toBeNull();
      expect(text.details.join(' ')).toContain('This can take a few days');
    },
  );

  it.each([
    ['OPEN', 'goOn', 'You started a payment'],
    ['FAILED', 'subscribe', 'Your bank declined your last payment'],
    ['EXPIRED', 'subscribe', 'You have no subscription yet.'],
  ] as const)('say that a checkout is %s', (state, next, expected) => {
    const said = subscriptionText(null, now, { checkout: sampleCheckout(state) });
    expect(said.next).toBe(next);
    expect(said.details.join(' ')).toContain(expected);
  });
});

describe('a subscription can be resumed', () => {
  it.each([
    ['while it renews', paid, false],
    ['when it is cancelled for the end of the year', { ...paid, cancelAtPeriodEnd: true }, true],
    [
      'when a request to resume it is pending',
      { ...paid, cancelAtPeriodEnd: true, openRequest: sampleRequest('RESUME') },
      false,
    ],
    ['when it was granted', { ...paid, kind: 'GRANTED' as const, cancelAtPeriodEnd: true }, false],
    ['when it is over', { ...paid, status: 'INACTIVE' as const, cancelAtPeriodEnd: true }, false],
  ])('%s: %#', (_name, subscription, expected) => {
    expect(canResume(subscription)).toBe(expected);
  });
});

describe('a subscription is polled', () => {
  it.each([
    ['active', paid, null, false],
    ['in grace', { ...paid, status: 'GRACE' as const }, null, true],
    ['past due', { ...paid, status: 'PAST_DUE' as const }, null, true],
    ['pending', { ...paid, status: 'PENDING' as const }, null, true],
    ['waiting for a request', { ...paid, openRequest: sampleRequest('RESUME') }, null, true],
    ['none, with a payment at the bank', null, sampleCheckout('PENDING'), true],
    ['none, with an open checkout', null, sampleCheckout('OPEN'), false],
  ] as const)('when it is %s', (_name, subscription, checkout, expected) => {
    expect(isUnsettled(subscription, checkout)).toBe(expected);
  });
});

describe('the consequence of cancelling', () => {
  it('is a refund and the immediate end within the refund period', () => {
    const consequence = cancelConsequence(paid, payment, now);
    expect(consequence).toContain('a full refund of $499');
    expect(consequence).toContain('immediately');
  });

  it('is the end of the period without a refund afterwards', () => {
    const consequence = cancelConsequence({ ...paid, refundableUntil: over }, payment, now);
    expect(consequence).toContain(`until ${formatDate(nextYear)}`);
    expect(consequence).toContain('Nothing is refunded');
  });

  it('is the immediate end in the grace period', () => {
    const consequence = cancelConsequence({ ...paid, status: 'GRACE', refundableUntil: null }, payment, now);
    expect(consequence).toContain('locked immediately');
    expect(consequence).toContain('Nothing is refunded');
  });

  it.each([
    ['past due', { ...paid, status: 'PAST_DUE' as const, refundableUntil: null, accessUntil: null }],
    ['being renewed', { ...paid, refundableUntil: null, accessUntil: soon }],
  ])('is the immediate end when it is %s, whatever its period', (_name, subscription) => {
    const consequence = cancelConsequence(subscription, payment, now);
    expect(consequence).toContain('immediately');
    expect(consequence).not.toContain(formatDate(nextYear));
  });
});
