import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import type { Ledger } from '#server/payment/ledger/ledger.ts';
import { Customer } from '#server/payment/stripe/customer.entity.ts';
import { readCustomerSnapshot } from '#server/payment/stripe/customer-snapshot.ts';
import { runExclusive } from '#server/payment/stripe/keyed-mutex.ts';
import type { StripePlan } from '#server/payment/stripe/stripe-plan.ts';
import { saveProjection } from './save-projection.ts';
import { SYNC_ORDER, type SyncListeners } from './sync-listeners.ts';

interface Dependencies {
  em: EntityManager;
  stripe: Stripe;
  plan: StripePlan;
  ledger: Ledger;
  graceDays: number;
  listeners: SyncListeners;
}

/** Brings what our tables say of customers up to date from Stripe. */
export class SubscriptionSync {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Brings all we know of one customer up to date from Stripe's current objects. The one way a subscription changes here:
   * the webhook, the return page, cancelling and comparing all call it. Idempotent; calls for one customer wait for each
   * other, in all processes. An unknown customer is none of ours and changes nothing.
   * @param options.unlessSince when Stripe was asked after this time of the database, it is not asked again
   */
  async synchronize(stripeCustomerId: string, options: { unlessSince?: Date } = {}): Promise<void> {
    const { unlessSince } = options;
    await runExclusive(stripeCustomerId, () =>
      this.deps.em.fork().transactional(async (em) => {
        const lockMode = LockMode.PESSIMISTIC_WRITE;
        const customer = await em.findOne(Customer, { stripeCustomerId }, { lockMode });
        if (!customer) return;
        const isDone = unlessSince && customer.synchronizedAt && customer.synchronizedAt > unlessSince;
        if (!isDone) await this.synchronizeLocked(em, customer);
      }),
    );
  }

  /**
   * The same for a caller that holds the lock on the customer's row, in the transaction of `em`. The ledger follows, then
   * the listeners in the order of `SYNC_ORDER`.
   */
  async synchronizeLocked(em: EntityManager, customer: Customer): Promise<void> {
    const { stripe, plan, ledger, graceDays, listeners } = this.deps;
    // Taken before Stripe is asked: what is received after this moment may tell something new.
    const [moment] = await em.execute<{ now: string }[]>('select clock_timestamp()::text as now');
    const snapshot = await readCustomerSnapshot(stripe, customer.stripeCustomerId, await plan.prices(em));
    await saveProjection(em, customer, snapshot, graceDays);
    await ledger.synchronize(em, customer, snapshot);
    // Written once all of it is known, for callers who keep their transaction when Stripe fails.
    await em.execute('update customers set synchronized_at = ?::timestamptz where user_id = ?', [
      moment?.now,
      customer.user.id,
    ]);
    for (const name of SYNC_ORDER) await listeners[name](em, customer, snapshot);
  }
}
