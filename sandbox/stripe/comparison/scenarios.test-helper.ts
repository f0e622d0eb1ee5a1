import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { referenceId } from '#sandbox/stripe/test-bench.test-helper.ts';
import { latestPayment, refusalOf, subscribe, until, useCard, type Stage } from './stage.test-helper.ts';

/** Longer than a renewal's invoice stays a draft before it is charged. */
const UNTIL_CHARGED = 3 * 3600;

function endOf({ items }: Stripe.Subscription): number {
  return items.data[0]?.current_period_end ?? 0;
}

/** The event of this type about this object. */
async function eventAbout({ stripe }: Stage, type: string, id: string): Promise<Stripe.Event> {
  return await until(async () => {
    const { data } = await stripe.events.list({ type, limit: 100 });
    return data.find(({ data: { object } }) => 'id' in object && object.id === id);
  }, `event ${type}`);
}

async function pays(stage: Stage): Promise<void> {
  const { stripe, record, price } = stage;
  record('product', await stripe.products.retrieve(referenceId(price.product)));
  record('price', price);
  const { payer, subscription } = await subscribe(stage, 'pm_card_visa');
  record('customer', await stripe.customers.retrieve(payer.customerId));
  record('payment methods', await stripe.paymentMethods.list({ customer: payer.customerId, type: 'card' }));
  record('subscription', subscription);
  const { invoice, payment, intent } = await latestPayment(stage, subscription.id);
  record('paid invoice', invoice);
  record('invoice payment', payment);
  record('payment intent', intent);
  record('charge', await stripe.charges.retrieve(referenceId(intent.latest_charge)));
  record('event invoice.paid', await eventAbout(stage, 'invoice.paid', invoice.id));
  record(
    'event customer.subscription.created',
    await eventAbout(stage, 'customer.subscription.created', subscription.id),
  );
}

async function isDeclined(stage: Stage): Promise<void> {
  const { stripe, record, price } = stage;
  const payer = await stage.createPayer();
  for (const card of ['', 'InsufficientFunds', 'ExpiredCard', 'IncorrectCvc']) {
    const id = `pm_card_chargeDeclined${card}`;
    record(id, await refusalOf(stripe.paymentMethods.attach(id, { customer: payer.customerId })));
  }
  await useCard(stage, payer, 'pm_card_chargeCustomerFail');
  const fields = { customer: payer.customerId, items: [{ price: price.id }] };
  record(
    'subscription that is refused',
    await refusalOf(stripe.subscriptions.create({ ...fields, payment_behavior: 'error_if_incomplete' })),
  );
  const incomplete = await stripe.subscriptions.create(fields);
  record('incomplete subscription', incomplete);
  const { invoice, intent } = await latestPayment(stage, incomplete.id);
  record('unpaid invoice', invoice);
  record('declined payment intent', intent);
  record('failed charge', await stripe.charges.retrieve(referenceId(intent.latest_charge)));
}

/** Pays by a card whose bank opens a dispute or an inquiry. */
function claims(name: string, card: string) {
  return async (stage: Stage): Promise<void> => {
    const { stripe, record } = stage;
    const { subscription } = await subscribe(stage, card);
    const { intent } = await latestPayment(stage, subscription.id);
    const open = async () => (await stripe.disputes.list({ payment_intent: intent.id })).data[0];
    const { id } = await until(open, name);
    record(name, await stripe.disputes.retrieve(id));
    record(`charge of the ${name}`, await stripe.charges.retrieve(referenceId(intent.latest_charge)));
    record(`event of the ${name}`, await eventAbout(stage, 'charge.dispute.created', id));
    const refund = () => stripe.refunds.create({ payment_intent: intent.id });
    if (name === 'inquiry') record('refund of what is inquired about', await refund());
    else record('refund of what is disputed', await refusalOf(refund()));
  };
}

async function isRefunded(stage: Stage): Promise<void> {
  const { stripe, record } = stage;
  const { subscription } = await subscribe(stage, 'pm_card_visa');
  const { intent } = await latestPayment(stage, subscription.id);
  const refund = (amount?: number) =>
    stripe.refunds.create({ payment_intent: intent.id, ...(amount && { amount }) });
  record('refund of a part', await refund(10_000));
  record('refund of too much', await refusalOf(refund(49_900)));
  record('refund of the rest', await refund());
  record('refund of nothing', await refusalOf(refund()));
  record('refunded charge', await stripe.charges.retrieve(referenceId(intent.latest_charge)));
  for (const card of ['pm_card_pendingRefund', 'pm_card_refundFail']) {
    const other = await subscribe(stage, card);
    const { intent: paid } = await latestPayment(stage, other.subscription.id);
    const made = await stripe.refunds.create({ payment_intent: paid.id });
    record(`refund to ${card}`, made);
    record(`refund to ${card}, called off`, await refusalOf(stripe.refunds.cancel(made.id)));
  }
}

async function keepsRefusals(stage: Stage): Promise<void> {
  const { stripe, record } = stage;
  const { subscription } = await subscribe(stage, 'pm_card_visa');
  const { intent } = await latestPayment(stage, subscription.id);
  const kept = { idempotencyKey: `comparison-${randomUUID()}` };
  const tooMuch = () => stripe.refunds.create({ payment_intent: intent.id, amount: 99_999 }, kept);
  record('refusal under a key', await refusalOf(tooMuch()));
  record('the same call again', await refusalOf(tooMuch()));
  record(
    'the same key for something else',
    await refusalOf(stripe.refunds.create({ payment_intent: intent.id, amount: 1 }, kept)),
  );
  const declined = { idempotencyKey: `comparison-${randomUUID()}` };
  const { customerId: customer } = await stage.createPayer();
  const attach = () => stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer }, declined);
  record('declined card under a key', await refusalOf(attach()));
  record('the declined card again', await refusalOf(attach()));
  const free = { idempotencyKey: `comparison-${randomUUID()}` };
  record(
    'faulty parameters under a key',
    await refusalOf(stripe.customers.create({ email: 'nobody' }, free)),
  );
  const { lastResponse } = await stripe.customers.create({ email: 'ada@example.com' }, free);
  record('mended parameters under the key', { isReplayed: 'idempotent-replayed' in lastResponse.headers });
}

async function renews(stage: Stage): Promise<void> {
  const { stripe, record } = stage;
  const { payer, subscription } = await subscribe(stage, 'pm_card_visa');
  await payer.advanceTo(endOf(subscription) + UNTIL_CHARGED);
  const renewed = await stripe.subscriptions.retrieve(subscription.id);
  record('renewed subscription', renewed);
  record('invoice of a renewal', (await latestPayment(stage, subscription.id)).invoice);

  await useCard(stage, payer, 'pm_card_chargeCustomerFail');
  await payer.advanceTo(endOf(renewed) + UNTIL_CHARGED);
  record('past due subscription', await stripe.subscriptions.retrieve(subscription.id));
  const { invoice, intent } = await latestPayment(stage, subscription.id);
  record('invoice of a failed renewal', invoice);
  record('payment intent of a failed renewal', intent);
  record('canceled subscription', await stripe.subscriptions.cancel(subscription.id));
}

async function changes(stage: Stage): Promise<void> {
  const { stripe, record, price } = stage;
  const { subscription } = await subscribe(stage, 'pm_card_visa');
  const update = (ends: boolean) =>
    stripe.subscriptions.update(subscription.id, { cancel_at_period_end: ends });
  record('subscription that will end', await update(true));
  record('resumed subscription', await update(false));

  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'https://school.example/success?session_id={CHECKOUT_SESSION_ID}',
  });
  record('checkout session', session);
  record('expired checkout session', await stripe.checkout.sessions.expire(session.id));
  record('expiring twice', await refusalOf(stripe.checkout.sessions.expire(session.id)));
  record('what is not there', await refusalOf(stripe.subscriptions.retrieve('sub_unknown')));
}

/** The scenarios that run on both sides, by name. */
export const SCENARIOS: Readonly<Record<string, (stage: Stage) => Promise<void>>> = {
  'somebody pays': pays,
  'a card is declined': isDeclined,
  'a payment is disputed': claims('dispute', 'pm_card_createDispute'),
  'a bank inquires': claims('inquiry', 'pm_card_createDisputeInquiry'),
  'a payment is refunded': isRefunded,
  'refusals are kept under their keys': keepsRefusals,
  'a subscription is renewed, and is not': renews,
  'a subscription and a checkout change': changes,
};
