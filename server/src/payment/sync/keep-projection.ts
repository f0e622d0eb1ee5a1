import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '#server/platform/common/identifier.ts';
import type { Customer } from '#server/payment/stripe/customer.entity.ts';
import type { PayerState } from '#server/payment/stripe/payer-state.ts';
import { fromUnix } from '#server/payment/stripe/stripe-calls.ts';
import { project } from '#server/payment/stripe/projection.ts';
import { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';

/**
 * Writes the projection of a payer's subscriptions, in the transaction of `em`. What Stripe does not have any more has
 * ended. `graceDays`: for how long a period that is to be renewed stays open after its end.
 */
export async function keepProjection(
  em: EntityManager,
  customer: Customer,
  state: PayerState,
  graceDays: number,
): Promise<void> {
  const user = customer.user.id;
  for (const subscription of state.subscriptions) {
    await em.upsert(
      SubscriptionRecord,
      {
        id: newId(),
        createdAt: fromUnix(subscription.created),
        user,
        ...project(subscription, state, { graceDays, isOurs: true }),
      },
      {
        onConflictFields: ['stripeSubscriptionId'],
        onConflictExcludeFields: ['id', 'createdAt', 'user'],
      },
    );
  }
  const ours = new Set(state.subscriptions.map(({ id }) => id));
  const others = await em.find(SubscriptionRecord, { user, stripeSubscriptionId: { $nin: [...ours] } });
  for (const row of others) {
    const foreign = state.foreignSubscriptions.find(({ id }) => id === row.stripeSubscriptionId);
    if (foreign) em.assign(row, project(foreign, state, { graceDays, isOurs: false }));
    else em.assign(row, { stripeStatus: 'canceled', accessUntil: null, paidAt: null });
  }
  await em.flush();
}
