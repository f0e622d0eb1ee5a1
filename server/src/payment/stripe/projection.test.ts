import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { opensLectures, statusOf } from '#server/payment/subscription/subscription-status.ts';
import {
  type Case,
  day,
  first,
  GRACE_END,
  IN_THE_YEAR,
  NEXT_END,
  type Payment,
  PERIOD_END,
  PRICE,
  projected,
  renewal,
  STARTED,
} from './projection.test-helper.ts';

/** Every status of Stripe's, and whether what is paid opens the lectures in it. */
const STATUSES: [Stripe.Subscription.Status, boolean][] = [
  ['active', true],
  ['trialing', true],
  ['past_due', true],
  ['unpaid', false],
  ['canceled', false],
  ['incomplete', false],
  ['incomplete_expired', false],
  ['paused', false],
];

/** What became of the payment, and whether it still opens the lectures. */
const PAYMENTS: [string, Payment, boolean][] = [
  ['paid', first(), true],
  ['not paid yet', first({ status: 'open' }), false],
  ['being written', first({ status: 'draft' }), false],
  ['void', first({ status: 'void' }), false],
  ['given up', first({ status: 'uncollectible' }), false],
  ['free by a coupon', first({ paid: 0 }), true],
  ['refunded whole', first({ refunds: [{ amount: PRICE, status: 'succeeded' }] }), false],
  ['on its way back', first({ refunds: [{ amount: PRICE, status: 'pending' }] }), false],
  ['refunded in part', first({ refunds: [{ amount: PRICE - 1, status: 'succeeded' }] }), true],
  [
    'refunded in parts, whole together',
    first({
      refunds: [
        { amount: PRICE - 1, status: 'succeeded' },
        { amount: 1, status: 'succeeded' },
      ],
    }),
    false,
  ],
  [
    'back at the school, as the refund failed',
    first({ refunds: [{ amount: PRICE, status: 'failed' }] }),
    true,
  ],
  ['with a refund that was called off', first({ refunds: [{ amount: PRICE, status: 'canceled' }] }), true],
  ['disputed', first({ dispute: 'needs_response' }), false],
  ['disputed, under review', first({ dispute: 'under_review' }), false],
  ['disputed and lost', first({ dispute: 'lost' }), false],
  ['disputed and won', first({ dispute: 'won' }), true],
  ['asked about by the bank', first({ dispute: 'warning_needs_response' }), true],
];

describe('what a subscription gives', () => {
  const rows = STATUSES.flatMap(([status, mayOpen]) =>
    PAYMENTS.flatMap(([name, payment, isKept]) =>
      [true, false].flatMap((isOurs) =>
        [true, false].map((cancelAtPeriodEnd) => {
          const until = mayOpen && isKept && isOurs ? (cancelAtPeriodEnd ? PERIOD_END : GRACE_END) : null;
          return { status, name, payment, isOurs, cancelAtPeriodEnd, until };
        }),
      ),
    ),
  );

  it.each(rows)(
    '$status, $name, at our price: $isOurs, to end with the period: $cancelAtPeriodEnd -> $until',
    ({ status, payment, isOurs, cancelAtPeriodEnd, until }) => {
      const record = projected({ status, payments: [payment], isOurs, cancelAtPeriodEnd });
      expect(record).toMatchObject({
        stripeSubscriptionId: 'sub_1',
        stripeStatus: status,
        accessUntil: until && day(until),
        currentPeriodEnd: day(PERIOD_END),
        cancelAtPeriodEnd,
      });
      expect(opensLectures(statusOf(record, IN_THE_YEAR))).toBe(until !== null);
    },
  );

  it('covers every combination', () => {
    expect(rows).toHaveLength(8 * 17 * 2 * 2);
  });
});

describe('a renewal', () => {
  const cases: [string, Case, string | null][] = [
    ['that is not written yet', { payments: [first()], end: NEXT_END }, GRACE_END],
    [
      'that is being written',
      { payments: [renewal({ status: 'draft' }), first()], end: NEXT_END },
      GRACE_END,
    ],
    ['that failed', { status: 'past_due', payments: [renewal(), first()], end: NEXT_END }, GRACE_END],
    ['that was given up', { status: 'unpaid', payments: [renewal(), first()], end: NEXT_END }, null],
    ['that is paid', { payments: [renewal({ status: 'paid' }), first()], end: NEXT_END }, '2028-01-08'],
    [
      'that is paid and refunded, whatever is left of the year before',
      {
        payments: [renewal({ status: 'paid', refunds: [{ amount: PRICE, status: 'succeeded' }] }), first()],
        end: NEXT_END,
      },
      null,
    ],
    [
      'that failed, when the year before went back',
      { status: 'past_due', payments: [renewal(), first({ dispute: 'lost' })], end: NEXT_END },
      null,
    ],
    [
      'that is paid, whatever became of the year before',
      { payments: [renewal({ status: 'paid' }), first({ dispute: 'lost' })], end: NEXT_END },
      '2028-01-08',
    ],
    [
      'that failed, of one that is to end',
      { status: 'past_due', payments: [renewal(), first()], end: NEXT_END, cancelAtPeriodEnd: true },
      PERIOD_END,
    ],
    [
      'that comes before the day on which Stripe ends it',
      { payments: [first()], cancelAt: '2027-06-01' },
      GRACE_END,
    ],
    [
      'that never comes, as Stripe ends it before',
      { payments: [first()], cancelAt: '2026-09-01' },
      '2026-09-01',
    ],
    ['of what was never paid', { payments: [], status: 'trialing' }, null],
  ];

  it.each(cases)('%s', (_, subscription, until) => {
    expect(projected(subscription).accessUntil).toEqual(until && day(until));
  });

  it('knows the end of the last year that was paid and kept', () => {
    const paidUntil = (payments: Payment[]) => projected({ payments, end: NEXT_END }).paidUntil;
    expect(paidUntil([renewal(), first()])).toEqual(day(PERIOD_END));
    expect(paidUntil([renewal({ status: 'paid' }), first()])).toEqual(day(NEXT_END));
    expect(paidUntil([renewal({ status: 'paid', dispute: 'lost' }), first()])).toEqual(day(PERIOD_END));
    expect(paidUntil([first({ dispute: 'lost' })])).toBeNull();
  });
});

describe('when the running year was paid', () => {
  it.each<[string, Payment[], string | null]>([
    ['is known', [first()], STARTED],
    ['is not known before it is', [renewal(), first()], null],
    ['is the day of the renewal', [renewal({ status: 'paid' }), first()], PERIOD_END],
    ['is gone with the payment', [first({ refunds: [{ amount: PRICE, status: 'pending' }] })], null],
    ['is kept while a part stays', [first({ refunds: [{ amount: 1, status: 'succeeded' }] })], STARTED],
    ['is not said of what cost nothing', [first({ paid: 0 })], null],
  ])('%s', (_, payments, paidAt) => {
    expect(projected({ payments }).paidAt).toEqual(paidAt && day(paidAt));
  });
});

describe('what a subscription counts for', () => {
  it('it starts with the first payment, whatever became of it, and not with what was free', () => {
    const startedAt = (payments: Payment[]) => projected({ payments, end: NEXT_END }).startedAt;
    expect(startedAt([renewal({ status: 'paid' }), first()])).toEqual(day(STARTED));
    expect(startedAt([first({ refunds: [{ amount: PRICE, status: 'succeeded' }] })])).toEqual(day(STARTED));
    expect(startedAt([renewal({ status: 'paid' }), first({ paid: 0 })])).toEqual(day(PERIOD_END));
    expect(startedAt([first({ status: 'open' })])).toBeNull();
  });

  it.each<[string, Case, string | null]>([
    ['goes on', { payments: [first()] }, null],
    ['is past due', { status: 'past_due', payments: [renewal(), first()], end: NEXT_END }, null],
    ['was cancelled', { status: 'canceled', payments: [first()], endedAt: '2026-02-02' }, '2026-02-02'],
    ['stayed unpaid', { status: 'unpaid', payments: [renewal(), first()], end: NEXT_END }, PERIOD_END],
  ])('one that %s has the right end', (_, subscription, end) => {
    expect(projected(subscription).endedAt).toEqual(end && day(end));
  });

  it.each<[string, Partial<Stripe.Price.Recurring>, number]>([
    ['year', {}, PRICE],
    ['month', { interval: 'month' }, 12 * PRICE],
    ['second year', { interval_count: 2 }, PRICE / 2],
  ])('a price of each %s is what it comes to in a year', (_, recurring, amount) => {
    const price = {
      recurring: { interval: 'year', interval_count: 1, ...recurring },
    } as Partial<Stripe.Price>;
    const { yearlyAmount, currency } = projected({ payments: [first()], price });
    expect({ yearlyAmount, currency }).toEqual({ yearlyAmount: amount, currency: 'usd' });
  });
});

describe('the state of a subscription', () => {
  const before = day('2027-01-07');
  const after = day('2027-01-08');
  it.each<[string, Case, Date, string]>([
    ['paid', { payments: [first()] }, IN_THE_YEAR, 'ACTIVE'],
    ['paid, while the renewal is worked on', { payments: [first()], end: NEXT_END }, before, 'ACTIVE'],
    ['a debit that the bank works on', { payments: [first({ status: 'open' })] }, IN_THE_YEAR, 'PENDING'],
    [
      'a first payment that is not made',
      { status: 'incomplete', payments: [first({ status: 'open' })] },
      IN_THE_YEAR,
      'PENDING',
    ],
    ['a failed renewal', { status: 'past_due', payments: [renewal(), first()] }, before, 'GRACE'],
    [
      'the same when the grace is over',
      { status: 'past_due', payments: [renewal(), first()] },
      after,
      'PAST_DUE',
    ],
    ['what Stripe gave up', { status: 'unpaid', payments: [renewal(), first()] }, before, 'PAST_DUE'],
    ['what was to end', { payments: [first()], cancelAtPeriodEnd: true }, day(PERIOD_END), 'INACTIVE'],
    [
      'what was refunded and goes on at Stripe',
      { payments: [first({ refunds: [{ amount: PRICE, status: 'succeeded' }] })] },
      IN_THE_YEAR,
      'INACTIVE',
    ],
    ['ended', { status: 'canceled', payments: [first()] }, IN_THE_YEAR, 'INACTIVE'],
    [
      'never paid in time',
      { status: 'incomplete_expired', payments: [first({ status: 'void' })] },
      IN_THE_YEAR,
      'INACTIVE',
    ],
  ])('%s', (_, subscription, now, status) => {
    expect(statusOf(projected(subscription), now)).toBe(status);
  });
});
