import { controlOf } from '#server/payment/customer.test-helper.ts';
import type { Subscriber } from '#server/payment/sandbox-time.test-helper.ts';
import type { TestApp } from '#testing/start-app.ts';
import { newestIntent, newestSubscription } from './withheld-events.test-helper.ts';

const FAILS_LATER = '4000000000000341';
const PAYS = '4242424242424242';
/** How long an invoice stays a draft before it is charged, in seconds. */
const DRAFT_TIME = 3_600;
const RECEIPT = 'Your receipt for $499';

/** A history of subscribers at Stripe. None of its events is delivered. */
export interface LifeCycle {
  /** The events after all subscribers have paid. Returns the IDs of earlier events whose order does not matter. */
  live: (app: TestApp, subscribers: Subscriber[]) => Promise<ReadonlySet<string>>;
  /** Types of the events that are reordered. */
  types: string[];
  /** Number of these events for each subscriber. */
  count: number;
  /** Number of orders that are tried. */
  orders: number;
  /** Subjects of the resulting mails, sorted, each once. */
  subjects: string[];
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Makes the renewals of all subscribers fail. The clock advances for all of them at once. Returns the IDs of the events
 * before that.
 */
async function failRenewals(app: TestApp, subscribers: Subscriber[]): Promise<ReadonlySet<string>> {
  const control = controlOf(app);
  const { subscriptions } = app.container.stripe;
  for (const { customer } of subscribers) control.replaceCard(customer, FAILS_LATER);
  const before = new Set(control.heldEvents().map(({ id }) => id));
  const ends = await Promise.all(
    subscribers.map(async (subscriber) => {
      const { items } = await subscriptions.retrieve(await newestSubscription(app, subscriber));
      return items.data[0]?.current_period_end ?? 0;
    }),
  );
  control.advanceTo(new Date((Math.max(...ends) + DRAFT_TIME) * 1000));
  return before;
}

export const LIFE_CYCLES: Record<string, LifeCycle> = {
  'bought, called off for its end, and resumed': {
    live: async (app, subscribers) => {
      const { subscriptions } = app.container.stripe;
      for (const subscriber of subscribers) {
        const id = await newestSubscription(app, subscriber);
        await subscriptions.update(id, { cancel_at_period_end: true });
        await subscriptions.update(id, { cancel_at_period_end: false });
      }
      return NONE;
    },
    types: [
      'checkout.session.completed',
      'customer.subscription.created',
      'customer.subscription.updated',
      'invoice.paid',
    ],
    count: 6,
    orders: 720,
    subjects: [RECEIPT],
  },
  'refunded and ended in Stripe': {
    live: async (app, subscribers) => {
      const { refunds, subscriptions } = app.container.stripe;
      for (const subscriber of subscribers) {
        await refunds.create({ payment_intent: await newestIntent(app, subscriber) });
        await subscriptions.cancel(await newestSubscription(app, subscriber));
      }
      return NONE;
    },
    types: [
      'checkout.session.completed',
      'invoice.paid',
      'charge.refunded',
      'refund.created',
      'refund.updated',
      'customer.subscription.deleted',
    ],
    count: 6,
    orders: 120,
    subjects: ['We have refunded $499 to you', RECEIPT],
  },
  'not renewed': {
    live: async (app, subscribers) => {
      await failRenewals(app, subscribers);
      return NONE;
    },
    types: [
      'checkout.session.completed',
      'customer.subscription.created',
      'invoice.paid',
      'invoice.upcoming',
      'invoice.payment_failed',
    ],
    count: 5,
    orders: 120,
    subjects: [RECEIPT, 'Your renewal payment failed'],
  },
  'not renewed at first, and repaired': {
    live: async (app, subscribers) => {
      const { invoices } = app.container.stripe;
      const before = await failRenewals(app, subscribers);
      for (const { customer } of subscribers) {
        controlOf(app).replaceCard(customer, PAYS);
        const { data } = await invoices.list({ customer, status: 'open' });
        await invoices.pay(data[0]?.id ?? '');
      }
      return before;
    },
    // Events for the new period, the past-due status, the new card and the active status.
    types: ['customer.subscription.updated', 'invoice.payment_failed', 'invoice.paid'],
    count: 6,
    orders: 120,
    subjects: [RECEIPT, RECEIPT],
  },
};
