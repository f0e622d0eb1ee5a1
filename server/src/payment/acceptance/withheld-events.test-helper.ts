import type { Stripe } from 'stripe';
import { controlOf, customerOf } from '#server/payment/customer.test-helper.ts';
import type { Subscriber } from '#server/payment/sandbox-time.test-helper.ts';
import { dataOf, signUp } from '#testing/factories.ts';
import type { TestApp } from '#testing/start-app.ts';

/**
 * A person who has paid at Stripe and did not return. While deliveries are held, our tables do not know of the payment.
 */
export async function registerWithheldSubscriber(app: TestApp): Promise<Subscriber> {
  const person = await signUp(app);
  const { startCheckout } = dataOf(
    await person.client.graphql<{ startCheckout: { id: string } }>('mutation { startCheckout { id } }'),
  );
  app.container.stripeSandbox?.payCheckout(startCheckout.id);
  return { ...person, customer: await customerOf(app, person.id) };
}

/** The ID of the newest payment intent. */
export async function newestIntent({ container }: TestApp, { customer }: Subscriber): Promise<string> {
  const { data } = await container.stripe.paymentIntents.list({ customer, limit: 1 });
  return data[0]?.id ?? '';
}

/** The Stripe ID of a subscriber's newest subscription. */
export async function newestSubscription({ container }: TestApp, { customer }: Subscriber): Promise<string> {
  const { data } = await container.stripe.subscriptions.list({ customer, status: 'all', limit: 1 });
  return data[0]?.id ?? '';
}

/** A subscriber's held events of these types, oldest first, without those in `known`. */
export async function withheldEventsOf(
  app: TestApp,
  { customer }: Subscriber,
  types: readonly string[],
  known: ReadonlySet<string> = new Set(),
): Promise<Stripe.Event[]> {
  const { stripe } = app.container;
  const held = controlOf(app)
    .heldEvents()
    .filter(({ id, type }) => types.includes(type) && !known.has(id));
  const events = await Promise.all(held.map(({ id }) => stripe.events.retrieve(id)));
  return events.filter(({ data }) => JSON.stringify(data).includes(customer));
}
