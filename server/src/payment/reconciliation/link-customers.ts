import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import { validate as isUuid } from 'uuid';
import type { StripeAccounts } from '#server/payment/account/stripe-accounts.ts';
import { Customer } from '#server/payment/stripe/customer.entity.ts';
import { User } from '#server/user/user.entity.ts';
import type { Activity } from './stripe-activity.ts';

/**
 * Inserts missing `Customer` rows of users for whom the product has created a customer at Stripe. Stripe's
 * `metadata.userId` names the user, and only the product sets it. Returns a sentence for each row.
 */
export async function linkCustomers(
  em: EntityManager,
  { customers, activeCustomerIds }: Activity,
  accounts: Pick<StripeAccounts, 'save'>,
): Promise<string[]> {
  // Of several customers of one user, one with activity comes first.
  const candidates = customers
    .filter(({ metadata }) => metadata.userId !== undefined && isUuid(metadata.userId))
    .toSorted(
      (one, other) => Number(activeCustomerIds.has(other.id)) - Number(activeCustomerIds.has(one.id)),
    );
  const ids = [...new Set(candidates.map(userOf))];
  const people = await em.find(User, { id: { $in: ids } }, { disableIdentityMap: true });
  const known = await em.find(Customer, { user: { $in: ids } }, { disableIdentityMap: true });
  const waiting = new Map(people.map((user) => [user.id, user.email]));
  for (const { user } of known) waiting.delete(user.id);
  const linked: string[] = [];
  for (const customer of candidates) {
    const email = waiting.get(userOf(customer));
    if (!waiting.delete(userOf(customer))) continue;
    const row = { user: userOf(customer), stripeCustomerId: customer.id };
    await accounts.save((tx) => tx.upsert(Customer, row, { onConflictAction: 'ignore' }));
    activeCustomerIds.add(customer.id);
    linked.push(`${email}: the payer was missing, is there (${customer.id})`);
  }
  return linked;
}

function userOf({ metadata }: Stripe.Customer): string {
  return metadata.userId?.toLowerCase() ?? '';
}
