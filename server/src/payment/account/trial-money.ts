import type { EntityManager } from '@mikro-orm/postgresql';
import { readIn, statement } from '#server/platform/db/statements.ts';
import { lockCustomer } from '#server/payment/stripe/lock-customer.ts';

const TAKES_NO_MONEY = statement<{ isTrial: boolean }>(
  `select exists (select from stripe_accounts where is_in_use and livemode = false) as "isTrial"`,
);

/** Deletes what a person paid, parents last. Triggers keep the sums of sales and subscriptions correct. */
const DELETIONS = [
  `delete from ledger_lines where stripe_invoice_id in (select stripe_invoice_id from payments where user_id = ?)`,
  // Otherwise the deletion of the subscription would count as its end.
  `delete from counted_subscriptions where id in (select id from subscriptions where user_id = ?)`,
  `delete from purchase_agreements where user_id = ?`,
  `delete from payments where user_id = ?`,
];

/**
 * Deletes the payments of a person, their lines in the ledger, their agreements and the figures of their subscriptions, in the
 * transaction of `em`, which then deletes the account. Keeps everything if the Stripe account in use takes real money. Locks the
 * customer first, like the synchronization with Stripe, which may be writing these rows. The caller holds the lock of the roles.
 */
export async function removeTrialMoney(em: EntityManager, userId: string): Promise<void> {
  const [account] = await readIn(em, TAKES_NO_MONEY, []);
  if (!account?.isTrial) return;
  await lockCustomer(em, userId);
  for (const deletion of DELETIONS) await em.execute(deletion, [userId]);
}
