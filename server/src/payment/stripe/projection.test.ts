import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { opensLectures, statusOf } from '#server/payment/subscription/subscription-status.ts';
import type { CustomerCharge, CustomerSubscription } from './customer-snapshot.ts';
import { project } from './projection.ts';

const PRICE = 49_900;
const GRACE_DAYS = 7;
const day = (date: string) => new Date(`${date}T00:00:00Z`);
const unix = (date: string) => day(date).getTime() / 1000;

const STARTED = '2026-01-01';
const PERIOD_END = '2027-01-01';
const GRACE_END = '2027-01-08';
const NEXT_END = '2028-01-01';
const IN_THE_YEAR = day('2026-06-01');

interface Payment {
  id: string;
  status: Stripe.Invoice.Status;
  paid?: number;
  end: string;
  paidOn?: string;
  refunds?: { amount: number; status: string }[];
  dispute?: Stripe.Dispute.Status;
}

// Only what the projection reads is there: Stripe's objects have some hundred members more.
function invoiceOf({ id, status, paid = PRICE, end, paidOn = STARTED }: Payment): Stripe.Invoice {
  return {
    id,
    status,
    amount_paid: status === 'paid' ? paid : 0,
    period_end: unix(STARTED),
    lines: { data: [{ period: { end: unix(end) } }] },
    parent: { subscription_details: { subscription: 'sub_1' } },
    payments: { data: [{ payment: { type: 'payment_intent', payment_intent: `pi_${id}` } }] },
    status_transitions: { paid_at: status === 'paid' ? unix(paidOn) : null },
  } as unknown as Stripe.Invoice;
}

function chargeOf({ id, refunds = [], dispute, paid = PRICE }: Payment): CustomerCharge {
  return {
    charge: { id: `ch_${id}`, payment_intent: `pi_${id}`, amount: paid },
    refunds,
    disputes: dispute ? [{ amount: paid, status: dispute, created: 1 }] : [],
  } as unknown as CustomerCharge;
}

interface Case {
  status?: Stripe.Subscription.Status;
  /** Newest first, as Stripe lists them. */
  payments: Payment[];
  end?: string;
  cancelAtPeriodEnd?: boolean;
  cancelAt?: string;
  isOurs?: boolean;
}

function projected({
  status = 'active',
  payments,
  end = PERIOD_END,
  cancelAtPeriodEnd = false,
  cancelAt,
  isOurs = true,
}: Case) {
  const invoices = payments.map(invoiceOf);
  const subscription = {
    id: 'sub_1',
    status,
    cancel_at_period_end: cancelAtPeriodEnd,
    cancel_at: cancelAt ? unix(cancelAt) : null,
    items: { data: [{ current_period_end: unix(end) }] },
    latest_invoice: invoices[0] ?? null,
  } as unknown as CustomerSubscription;
  const state = { invoices, charges: payments.map(chargeOf) };
  return project(subscription, state, { graceDays: GRACE_DAYS, isOurs });
}

const first = (payment: Partial<Payment> = {}): Payment => ({
  id: 'in_1',
  status: 'paid',
  end: PERIOD_END,
  ...payment,
});
const renewal = (payment: Partial<Payment> = {}): Payment => ({
  id: 'in_2',
  status: 'open',
  end: NEXT_END,
  paidOn: PERIOD_END,
  ...payment,
});

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
  ['given back whole', first({ refunds: [{ amount: PRICE, status: 'succeeded' }] }), false],
  ['on its way back', first({ refunds: [{ amount: PRICE, status: 'pending' }] }), false],
  ['given back in part', first({ refunds: [{ amount: PRICE - 1, status: 'succeeded' }] }), true],
  [
    'given back in parts, whole together',
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
      'that is paid and given back, whatever is left of the year before',
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
      'what was given back and goes on at Stripe',
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
