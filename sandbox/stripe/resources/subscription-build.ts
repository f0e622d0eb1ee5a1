import type Stripe from 'stripe';
import { periodEnd, SECONDS_A_DAY } from '#sandbox/stripe/calendar.ts';
import { createId, idOf } from '#sandbox/stripe/ids.ts';
import { formatAmount } from '#sandbox/stripe/money.ts';
import type { CheckoutState } from '#sandbox/stripe/stored-objects.ts';
import { recurringItemOf, type RecurringItem } from './line-items.ts';

function describePlan({ price, recurring }: RecurringItem): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: recurring.interval,
    interval_count: recurring.interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: recurring.usage_type,
  };
}

function buildItem(
  line: Stripe.LineItem,
  subscriptionId: string,
  { start, trialEnd }: { start: number; trialEnd: number | null },
): Stripe.SubscriptionItem {
  const item = recurringItemOf(line);
  return {
    id: createId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: start,
    current_period_end: trialEnd ?? periodEnd(start, item.recurring),
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: describePlan(item),
    price: item.price,
    quantity: item.quantity,
    subscription: subscriptionId,
    tax_rates: [],
  };
}

/** An item after a change of its price or quantity. Its period stays. */
export function changeItem(
  item: Stripe.SubscriptionItem,
  price: Stripe.Price,
  quantity: number,
): Stripe.SubscriptionItem {
  const { recurring, unit_amount: unitAmount } = price;
  if (!recurring || unitAmount === null) throw new Error(`The price ${price.id} does not recur`);
  return { ...item, plan: describePlan({ price, recurring, unitAmount, quantity }), price, quantity };
}

interface SubscriptionFields {
  checkout: Pick<CheckoutState, 'line_items' | 'subscription'>;
  currency: string;
  customerId: string;
  /** Null to charge the customer's default. */
  paymentMethodId: string | null;
  /** The start of the first period, in Unix seconds. */
  start: number;
}

/** A subscription before its first invoice is paid. */
export function buildSubscription(fields: SubscriptionFields): Stripe.Subscription {
  const { checkout, start } = fields;
  const id = createId('sub');
  const { trial_days: trialDays } = checkout.subscription;
  const trialEnd = trialDays === null ? null : start + trialDays * SECONDS_A_DAY;
  const items = checkout.line_items.map((line) => buildItem(line, id, { start, trialEnd }));
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trialEnd ?? start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible', updated_at: start },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: start,
    currency: fields.currency,
    customer: fields.customerId,
    customer_account: null,
    days_until_due: null,
    default_payment_method: fields.paymentMethodId,
    default_source: null,
    default_tax_rates: [],
    description: checkout.subscription.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: { object: 'list', data: items, has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: checkout.subscription.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: trialEnd && start,
  };
}

/** The invoice line for the current period of an item, which is free during a trial. */
export function buildInvoiceLine(
  item: Stripe.SubscriptionItem,
  name: string,
  invoiceId: string,
  isTrial: boolean,
): Stripe.InvoiceLineItem {
  const { price, quantity = 1 } = item;
  const unitAmount = isTrial ? 0 : (price.unit_amount ?? 0);
  const amount = unitAmount * quantity;
  return {
    id: createId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description: isTrial
      ? `Trial period for ${name}`
      : `${quantity} × ${name} (at ${formatAmount(unitAmount, price.currency)} / ${item.plan.interval})`,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: invoiceId,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: item.subscription,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: { end: item.current_period_end, start: item.current_period_start },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: idOf(price.product) },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: null,
    subscription: item.subscription,
    subtotal: amount,
    taxes: [],
  };
}
