import type Stripe from 'stripe';
import { z } from 'zod';
import { apiRoute } from '#sandbox/stripe/api-route.ts';
import { mergeMetadata } from '#sandbox/stripe/metadata.ts';
import { parameter } from '#sandbox/stripe/parameters.ts';
import { declineOf } from '#sandbox/stripe/resources/test-cards.ts';
import type { SandboxContext } from '#sandbox/stripe/sandbox-state.ts';
import {
  authenticationRequired,
  cardDeclined,
  invalidRequest,
  noSuchReference,
} from '#sandbox/stripe/stripe-error.ts';
import { requireCurrencyOf } from '#sandbox/stripe/resources/one-currency.ts';
import { requireMethodOf } from '#sandbox/stripe/resources/attached-method.ts';
import { changeCustomer, findCustomer } from '#sandbox/stripe/resources/customers.ts';
import { buildLineItem, recurringItemOf } from '#sandbox/stripe/resources/line-items.ts';
import { buildSubscription } from '#sandbox/stripe/resources/subscription-build.ts';
import { planNotice } from './renewal.ts';
import { draftInvoice, intentOf, openInvoice } from './invoicing.ts';
import { collectInvoice, defaultMethodOf } from './collection.ts';

const createParameters = z.strictObject({
  customer: parameter.text(),
  items: parameter.list(
    z.strictObject({
      price: parameter.text(),
      quantity: parameter.integer({ minimum: 1, maximum: 999_999 }).optional(),
    }),
    { maximum: 20 },
  ),
  default_payment_method: parameter.text().optional(),
  description: parameter.text(500).optional(),
  metadata: parameter.metadata().optional(),
  off_session: parameter.boolean().optional(),
  payment_behavior: parameter
    .choice('allow_incomplete', 'default_incomplete', 'error_if_incomplete')
    .optional(),
});

type CreateFields = z.output<typeof createParameters>;

function linesOf(context: SandboxContext, { items }: CreateFields): Stripe.LineItem[] {
  if (items.length === 0) {
    throw invalidRequest('Missing required param: items.', 'items', 'parameter_missing');
  }
  const lines = items.map(({ price, quantity = 1 }, index) =>
    buildLineItem(context, { price, quantity }, index, 'items'),
  );
  const rhythms = lines.map((line) => {
    const { interval, interval_count: count } = recurringItemOf(line).recurring;
    return JSON.stringify([interval, count, line.currency]);
  });
  if (new Set(rhythms).size > 1) {
    throw invalidRequest(
      'All prices on a subscription must have the same `recurring.interval`, `recurring.interval_count` and currency.',
      'items',
    );
  }
  return lines;
}

/** The subscription before its events are recorded. */
function build(context: SandboxContext, fields: CreateFields, customerId: string): Stripe.Subscription {
  const { default_payment_method: methodId = null } = fields;
  if (methodId !== null) requireMethodOf(context, customerId, methodId, 'default_payment_method');
  const lines = linesOf(context, fields);
  requireCurrencyOf(context, customerId, lines[0]?.currency ?? '');
  return buildSubscription({
    checkout: {
      line_items: lines,
      subscription: {
        description: fields.description ?? null,
        metadata: mergeMetadata(null, fields.metadata),
        trial_days: null,
      },
    },
    currency: lines[0]?.currency ?? '',
    customerId,
    paymentMethodId: methodId,
    start: context.now(),
  });
}

/**
 * Creates a subscription and charges its first invoice.
 * @throws StripeApiError (400) for invalid items, (402) if the payment fails and must succeed
 */
function createSubscription(context: SandboxContext, fields: CreateFields): Stripe.Subscription {
  const { store, events } = context;
  const { payment_behavior: behavior = 'allow_incomplete', off_session: offSession = false } = fields;
  const customer = findCustomer(context, fields.customer);
  if (!customer) throw noSuchReference('customer', fields.customer, 'customer');
  const built = build(context, fields, customer.id);
  const method = defaultMethodOf(context, built);
  if (!method && behavior !== 'default_incomplete') {
    throw invalidRequest(
      'This customer has no attached payment source or default payment method. Please consider adding a default ' +
        'payment method. For more information, visit https://stripe.com/docs/billing/subscriptions/payment-methods-setting.',
      undefined,
      'resource_missing',
    );
  }
  const draft = draftInvoice(context, built, 'subscription_create');
  const subscription: Stripe.Subscription = { ...built, latest_invoice: draft.id };
  store.save('subscription', subscription);
  planNotice(context, subscription);
  events.record('customer.subscription.created', subscription);
  events.record('invoice.created', draft);
  changeCustomer(context, customer, { currency: subscription.currency });
  const invoice = openInvoice(context, draft, subscription);
  if (behavior === 'default_incomplete' && invoice.amount_due > 0) {
    intentOf(context, invoice);
    return subscription;
  }
  const presence = offSession ? 'absent' : 'present';
  const outcome = collectInvoice(context, invoice, { method, presence, isScheduled: false });
  if (behavior === 'error_if_incomplete') {
    if (outcome === 'declines') throw cardDeclined(declineOf(method?.card?.last4 ?? ''));
    if (outcome === 'authenticates') throw authenticationRequired();
  }
  return store.get('subscription', subscription.id);
}

/** https://docs.stripe.com/api/subscriptions/create */
export const subscriptionCreateRoutes = [
  apiRoute('POST', '/v1/subscriptions', createParameters, createSubscription),
];
