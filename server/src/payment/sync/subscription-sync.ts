import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import type { Clock } from '#server/platform/common/clock.ts';
import type { Ledger } from '#server/payment/ledger/ledger.ts';
import { Customer } from '#server/payment/stripe/customer.entity.ts';
import { readCustomerSnapshot, type CustomerSnapshot } from '#server/payment/stripe/customer-snapshot.ts';
import type { CustomerTurn, CustomerTurns } from '#server/payment/stripe/customer-turns.ts';
import { lockCustomer } from '#server/payment/stripe/lock-customer.ts';
import type { Terms } from '#server/payment/subscription/terms.ts';
import type { StripePlan } from '#server/payment/stripe/stripe-plan.ts';
import { saveProjection } from './save-projection.ts';
import { SYNC_ORDER, type SyncListeners } from './sync-listeners.ts';

interface Dependencies {
  em: EntityManager;
  stripe: Stripe;
  turns: CustomerTurns;
  plan: StripePlan;
  ledger: Ledger;
  /** Of subscriptions that do not say theirs. */
  formerTerms: Terms;
  clock: Clock;
  listeners: SyncListeners;
}

/** Work beside the writing of what was read, in the transaction of `em` that holds the lock on the customer's row. */
type Alongside = (em: EntityManager, customer: Customer) => Promise<void>;

/** Brings what our tables say of customers up to date from Stripe. */
export class SubscriptionSync {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Brings all we know of one customer up to date from Stripe's current objects. The one way a subscription changes here:
   * the webhook, the return page, cancelling and comparing all call it. Idempotent; calls for one customer wait for each
   * other, in all processes, and one that waited while Stripe was asked after it was made has what it came for. An unknown
   * customer is none of ours and changes nothing. Throws Stripe's errors, and SERVICE_UNAVAILABLE when its turn does not come.
   * @param options.unlessSince when Stripe was asked after this time of the database, it is not asked again
   */
  async synchronize(stripeCustomerId: string, options: { unlessSince?: Date } = {}): Promise<void> {
    const em = this.deps.em.fork();
    const customer = await em.findOne(Customer, { stripeCustomerId });
    if (!customer) return;
    const userId = customer.user.id;
    const since = options.unlessSince ? nextMillisecond(options.unlessSince) : await databaseTime(em);
    await this.deps.turns.take(userId, async (turn) => {
      if (!(await isSynchronizedSince(em, userId, since))) await this.synchronizeInTurn(turn);
    });
  }

  /**
   * The same for a caller that has the customer's turn. Stripe is read first, without a transaction; what it said is written
   * in one, unless somebody has read later: then theirs stands. The ledger follows, then the listeners in the order of
   * `SYNC_ORDER`, then what the caller writes alongside. Nothing is written for a customer who is gone meanwhile.
   */
  async synchronizeInTurn({ userId }: CustomerTurn, alongside?: Alongside): Promise<void> {
    const reader = this.deps.em.fork();
    const read = await reader.findOne(Customer, { user: userId });
    if (!read) return;
    const { stripe, plan } = this.deps;
    // Taken before Stripe is asked: what is received after this moment may tell something new.
    const moment = await databaseTime(reader);
    const snapshot = await readCustomerSnapshot(stripe, read.stripeCustomerId, await plan.prices(reader));
    await this.deps.em.fork().transactional(async (em) => {
      const customer = await lockCustomer(em, userId);
      if (customer?.stripeCustomerId !== read.stripeCustomerId) return;
      if (!(await isSynchronizedSince(em, userId, moment))) await this.write(em, customer, snapshot, moment);
      await alongside?.(em, customer);
    });
  }

  private async write(
    em: EntityManager,
    customer: Customer,
    snapshot: CustomerSnapshot,
    moment: string,
  ): Promise<void> {
    const { ledger, formerTerms, clock, listeners } = this.deps;
    const { graceDays } = formerTerms;
    await saveProjection(em, customer, snapshot, { graceDays, now: clock() });
    await ledger.synchronize(em, customer, snapshot);
    await em.execute('update customers set synchronized_at = ?::timestamptz where user_id = ?', [
      moment,
      customer.user.id,
    ]);
    for (const name of SYNC_ORDER) await listeners[name](em, customer, snapshot);
  }
}

/** A Date has lost the microseconds of the time that it was read from, which may have been later by as many. */
function nextMillisecond(time: Date): string {
  return new Date(time.getTime() + 1).toISOString();
}

/** The time by the clock of the database, as text: a Date would lose the microseconds. */
async function databaseTime(em: EntityManager): Promise<string> {
  const [row] = await em.execute<{ now: string }[]>('select clock_timestamp()::text as now');
  if (!row) throw new Error('The database did not tell the time');
  return row.now;
}

/** Whether Stripe was asked for all of a customer's state after a time of the database, and what it said is written. */
async function isSynchronizedSince(em: EntityManager, userId: string, time: string): Promise<boolean> {
  const rows = await em.execute<object[]>(
    'select 1 from customers where user_id = ? and synchronized_at > ?::timestamptz',
    [userId, time],
  );
  return rows.length > 0;
}
