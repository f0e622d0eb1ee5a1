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

/** All statuses at Stripe, and whether a paid subscription grants access in each. */
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

/** The state of the payment, and whether it still grants access. */
const PAYMENTS: [string, Payment, boolean][] = [
  ['paid', first(), true],
  ['not paid yet', first({ status: 'open' }), false],
  ['a draft', first({ status: 'draft' }), false],
  ['void', first({ status: 'void' }), false],
  ['given up', first({ status: 'uncollectible' }), false],
  ['free by a coupon', first({ paid: 0 }), true],
  ['refunded in full', first({ refunds: [{ amount: PRICE, status: 'succeeded' }] }), false],
  ['with a pending refund', first({ refunds: [{ amount: PRICE, status: 'pending' }] }), false],
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
  ['with a failed refund', first({ refunds: [{ amount: PRICE, status: 'failed' }] }), true],
  ['with a cancelled refund', first({ refunds: [{ amount: PRICE, status: 'canceled' }] }), true],
  ['disputed', first({ dispute: 'needs_response' }), false],
  ['disputed, under review', first({ dispute: 'under_review' }), false],
  ['disputed and lost', first({ dispute: 'lost' }), false],
  ['disputed and won', first({ dispute: 'won' }), true],
  ['with an inquiry of the bank', first({ dispute: 'warning_needs_response' }), true],
];

describe('a refunded year', () => {
  const refunds = [{ amount: PRICE, status: 'succeeded' }];
  const newYear = renewal({ status: 'paid', from: '2026-06-01', end: '2027-06-01', refunds });

  it('takes nothing from a paid year that it began in', () => {
    const record = projected({ payments: [newYear, first()], end: '2027-06-01' });
    expect(record.accessUntil).toEqual(day(PERIOD_END));
  });

  it.each([
    ['that it followed', [renewal({ status: 'paid', refunds }), first()]],
    ['that was free', [newYear, first({ paid: 0 })]],
    ['that is refunded as well', [newYear, first({ refunds })]],
  ])('ends the access of a year %s', (_what, payments) => {
    expect(projected({ payments, end: NEXT_END }).accessUntil).toBeNull();
  });
});

describe('access by a subscription', () => {
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
    '$status, $name, at our price: $isOurs, cancelled at period end: $cancelAtPeriodEnd -> $until',
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
    ['without an invoice yet', { payments: [first()], end: NEXT_END }, GRACE_END],
    ['with a draft invoice', { payments: [renewal({ status: 'draft' }), first()], end: NEXT_END }, GRACE_END],
    ['that failed', { status: 'past_due', payments: [renewal(), first()], end: NEXT_END }, GRACE_END],
    ['that was given up', { status: 'unpaid', payments: [renewal(), first()], end: NEXT_END }, null],
    ['that is paid', { payments: [renewal({ status: 'paid' }), first()], end: NEXT_END }, '2028-01-08'],
    [
      'that is paid and refunded, whatever is left of the previous year',
      {
        payments: [renewal({ status: 'paid', refunds: [{ amount: PRICE, status: 'succeeded' }] }), first()],
        end: NEXT_END,
      },
      null,
    ],
    [
      'that failed, after the previous year was lost in a dispute',
      { status: 'past_due', payments: [renewal(), first({ dispute: 'lost' })], end: NEXT_END },
      null,
    ],
    [
      'that is paid, after the previous year was lost in a dispute',
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
    [
      'whose collection is paused',
      { payments: [renewal({ status: 'draft' }), first()], end: NEXT_END, pausedCollection: 'keep_as_draft' },
      '2028-01-08',
    ],
    [
      'whose collection is paused, after the previous year was lost in a dispute',
      { payments: [first({ dispute: 'lost' })], end: NEXT_END, pausedCollection: 'void' },
      null,
    ],
  ];

  it.each(cases)('%s', (_, subscription, until) => {
    expect(projected(subscription).accessUntil).toEqual(until && day(until));
  });

  it('returns the end of the last year that was paid and kept', () => {
    const paidUntil = (payments: Payment[]) => projected({ payments, end: NEXT_END }).paidUntil;
    expect(paidUntil([renewal(), first()])).toEqual(day(PERIOD_END));
    expect(paidUntil([renewal({ status: 'paid' }), first()])).toEqual(day(NEXT_END));
    expect(paidUntil([renewal({ status: 'paid', dispute: 'lost' }), first()])).toEqual(day(PERIOD_END));
    expect(paidUntil([first({ dispute: 'lost' })])).toBeNull();
  });
});

describe('the payment time of the current year', () => {
  it.each<[string, Payment[], string | null]>([
    ['is known once it is paid', [first()], STARTED],
    ['is unknown before the renewal is paid', [renewal(), first()], null],
    ['is the day of the renewal', [renewal({ status: 'paid' }), first()], PERIOD_END],
    ['is removed with a full refund', [first({ refunds: [{ amount: PRICE, status: 'pending' }] })], null],
    ['stays after a partial refund', [first({ refunds: [{ amount: 1, status: 'succeeded' }] })], STARTED],
    ['is null for a free period', [first({ paid: 0 })], null],
  ])('%s', (_, payments, paidAt) => {
    expect(projected({ payments }).paidAt).toEqual(paidAt && day(paidAt));
  });
});

describe('a draft of an invoice', () => {
  const draft = renewal({ status: 'draft', finalizationError: 'No tax location' });

  it('is known with its time and what Stripe says about it', () => {
    const record = projected({ payments: [draft, first()], end: NEXT_END });
    expect(record).toMatchObject({ draftSince: day(PERIOD_END), draftCause: 'No tax location' });
  });

  it('of a subscription that has ended is not', () => {
    const record = projected({ status: 'canceled', payments: [draft, first()], endedAt: NEXT_END });
    expect(record).toMatchObject({ draftSince: null, draftCause: null });
  });
});

describe('metrics of a subscription', () => {
  it('start with the first payment, even if it was refunded, and not with a free period', () => {
    const startedAt = (payments: Payment[]) => projected({ payments, end: NEXT_END }).startedAt;
    expect(startedAt([renewal({ status: 'paid' }), first()])).toEqual(day(STARTED));
    expect(startedAt([first({ refunds: [{ amount: PRICE, status: 'succeeded' }] })])).toEqual(day(STARTED));
    expect(startedAt([renewal({ status: 'paid' }), first({ paid: 0 })])).toEqual(day(PERIOD_END));
    expect(startedAt([first({ status: 'open' })])).toBeNull();
  });

  it.each<[string, Case, string | null]>([
    ['continues', { payments: [first()] }, null],
    ['is past due', { status: 'past_due', payments: [renewal(), first()], end: NEXT_END }, null],
    ['was cancelled', { status: 'canceled', payments: [first()], endedAt: '2026-02-02' }, '2026-02-02'],
    ['remained unpaid', { status: 'unpaid', payments: [renewal(), first()], end: NEXT_END }, PERIOD_END],
  ])('a subscription that %s has the correct end', (_, subscription, end) => {
    expect(projected(subscription).endedAt).toEqual(end && day(end));
  });

  it.each<[string, Partial<Stripe.Price.Recurring>, number]>([
    ['year', {}, PRICE],
    ['month', { interval: 'month' }, 12 * PRICE],
    ['second year', { interval_count: 2 }, PRICE / 2],
  ])('a price for each %s is converted to its yearly amount', (_, recurring, amount) => {
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
    ['paid, while the renewal is processed', { payments: [first()], end: NEXT_END }, before, 'ACTIVE'],
    ['a bank debit in progress', { payments: [first({ status: 'open' })] }, IN_THE_YEAR, 'PENDING'],
    [
      'a first payment that was not made',
      { status: 'incomplete', payments: [first({ status: 'open' })] },
      IN_THE_YEAR,
      'PENDING',
    ],
    ['a first invoice that is a draft', { payments: [first({ status: 'draft' })] }, IN_THE_YEAR, 'PENDING'],
    [
      'a renewal that stays a draft',
      { payments: [renewal({ status: 'draft' }), first()], end: NEXT_END },
      after,
      'PAST_DUE',
    ],
    [
      'a void renewal',
      { payments: [renewal({ status: 'void' }), first()], end: NEXT_END },
      after,
      'PAST_DUE',
    ],
    ['paused', { status: 'paused', payments: [first()] }, IN_THE_YEAR, 'PAUSED'],
    ['a failed renewal', { status: 'past_due', payments: [renewal(), first()] }, before, 'GRACE'],
    [
      'a failed renewal after the grace period',
      { status: 'past_due', payments: [renewal(), first()] },
      after,
      'PAST_DUE',
    ],
    [
      'an invoice that Stripe gave up',
      { status: 'unpaid', payments: [renewal(), first()] },
      before,
      'PAST_DUE',
    ],
    [
      'a subscription set to end',
      { payments: [first()], cancelAtPeriodEnd: true },
      day(PERIOD_END),
      'INACTIVE',
    ],
    [
      'a refunded subscription that continues at Stripe',
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
