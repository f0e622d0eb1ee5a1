import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import type { Payer, StripeProvider } from '#sandbox/stripe/contract/provider.test-helper.ts';
import { referenceId } from '#sandbox/stripe/test-bench.test-helper.ts';

/** Records a response of Stripe for comparison with the other side's response of the same name. */
export type RecordAnswer = (name: string, answer: object) => void;

/** The environment of a scenario. */
export interface Stage {
  stripe: Stripe;
  createPayer: () => Promise<Payer>;
  /** A yearly price. */
  price: Stripe.Price;
  record: RecordAnswer;
}

const PATIENCE_MS = 120_000;
const LOOK_EVERY_MS = 200;

/** Polls until a result is found. */
export async function until<Found>(look: () => Promise<Found | undefined>, what: string): Promise<Found> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`There was no ${what} in two minutes`);
    await pause(LOOK_EVERY_MS);
  }
}

/** The error of a call, keyed by its status. Throws if the call succeeds. */
export async function refusalOf(call: Promise<unknown>): Promise<object> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { statusCode, type, code, decline_code: declineCode, param, headers } = error;
    const isReplayed = headers?.['idempotent-replayed'] === 'true';
    // Part of the name, because numbers compare as equal.
    return { [`answered ${statusCode ?? 'nothing'}`]: { type, code, declineCode, param, isReplayed } };
  }
  throw new Error('The call was not refused');
}

/** Creates the price that a run sells. */
export async function openShop({ stripe }: StripeProvider): Promise<Stripe.Price> {
  const product = await stripe.products.create({ name: 'Comparison' });
  return await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 49_900,
    recurring: { interval: 'year' },
  });
}

/** Deactivates the product of a run. */
export async function closeShop({ stripe }: StripeProvider, { product }: Stripe.Price): Promise<void> {
  await stripe.products.update(referenceId(product), { active: false });
}

/** Makes a test card the default for a payer's invoices. */
export async function useCard({ stripe }: Stage, payer: Payer, card: string): Promise<Stripe.PaymentMethod> {
  const method = await stripe.paymentMethods.attach(card, { customer: payer.customerId });
  await stripe.customers.update(payer.customerId, {
    invoice_settings: { default_payment_method: method.id },
  });
  return method;
}

/** A payer who has just subscribed with a test card. */
export async function subscribe(
  stage: Stage,
  card: string,
): Promise<{ payer: Payer; subscription: Stripe.Subscription }> {
  const payer = await stage.createPayer();
  await useCard(stage, payer, card);
  const { price, stripe } = stage;
  const subscription = await stripe.subscriptions.create({
    customer: payer.customerId,
    items: [{ price: price.id }],
  });
  return { payer, subscription };
}

interface Paid {
  invoice: Stripe.Invoice;
  payment: Stripe.InvoicePayment;
  intent: Stripe.PaymentIntent;
}

/** The latest invoice of a subscription, with its payment. */
export async function latestPayment({ stripe }: Stage, subscriptionId: string): Promise<Paid> {
  const { latest_invoice: latest } = await stripe.subscriptions.retrieve(subscriptionId);
  const invoice = await stripe.invoices.retrieve(referenceId(latest));
  const [payment] = (await stripe.invoicePayments.list({ invoice: invoice.id })).data;
  if (!payment) throw new Error(`The invoice ${invoice.id} has no payment`);
  const intent = await stripe.paymentIntents.retrieve(referenceId(payment.payment.payment_intent));
  return { invoice, payment, intent };
}
