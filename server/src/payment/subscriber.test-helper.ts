import { dataOf, type Person } from '#testing/factories.ts';
import type { TestApp } from '#testing/start-app.ts';
import { customerOf } from './customer.test-helper.ts';

/** The ID of a person's newest payment intent. */
export async function intentOf(app: TestApp, { id }: Person): Promise<string> {
  const { data } = await app.container.stripe.paymentIntents.list({ customer: await customerOf(app, id) });
  return data[0]?.id ?? '';
}

/** A person's own subscription, as the API returns it. */
export interface SubscriptionData {
  status: string;
  currentPeriodEnd: string;
  accessUntil: string | null;
  cancelAtPeriodEnd: boolean;
  refundableUntil: string | null;
}

export async function subscriptionOf({ client }: Person): Promise<SubscriptionData | null> {
  const query =
    '{ me { subscription { status currentPeriodEnd accessUntil cancelAtPeriodEnd refundableUntil } } }';
  return dataOf(await client.graphql<{ me: { subscription: SubscriptionData | null } }>(query)).me
    .subscription;
}
