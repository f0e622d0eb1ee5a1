import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '#server/platform/common/identifier.ts';
import type { Customer } from '#server/payment/stripe/customer.entity.ts';
import type { CustomerSnapshot } from '#server/payment/stripe/customer-snapshot.ts';
import { fromUnix } from '#server/payment/stripe/stripe-calls.ts';
import { project } from '#server/payment/stripe/projection.ts';
import { LIVING_STATUSES } from '#server/payment/subscription/subscription-status.ts';
import { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';

/**
 * Saves the projection of a customer's subscriptions, in the transaction of `em`. Subscriptions that Stripe no longer
 * has are marked as ended. `graceDays` is the grace period for subscriptions that do not state their own.
 */
export async function saveProjection(
  em: EntityManager,
  customer: Customer,
  snapshot: CustomerSnapshot,
  { graceDays, now }: { graceDays: number; now: Date },
): Promise<void> {
  const user = customer.user.id;
  for (const subscription of snapshot.subscriptions) {
    await em.upsert(
      SubscriptionRecord,
      {
        id: newId(),
        createdAt: fromUnix(subscription.created),
        user,
        ...project(subscription, snapshot, { graceDays, isOurs: true }),
      },
      {
        onConflictFields: ['stripeSubscriptionId'],
        onConflictExcludeFields: ['id', 'createdAt', 'user'],
      },
    );
  }
  const ours = new Set(snapshot.subscriptions.map(({ id }) => id));
  const others = await em.find(SubscriptionRecord, { user, stripeSubscriptionId: { $nin: [...ours] } });
  for (const row of others) {
    const foreign = snapshot.foreignSubscriptions.find(({ id }) => id === row.stripeSubscriptionId);
    if (foreign) em.assign(row, project(foreign, snapshot, { graceDays, isOurs: false }));
    else {
      const endedAt = row.endedAt ?? now;
      em.assign(row, { stripeStatus: 'canceled', accessUntil: null, paidAt: null, endedAt });
    }
  }
  const known = new Set(others.map(({ stripeSubscriptionId }) => stripeSubscriptionId));
  customer.hasOtherSubscription = snapshot.foreignSubscriptions.some(
    ({ id, status }) => !known.has(id) && LIVING_STATUSES.includes(status),
  );
  await em.flush();
}
