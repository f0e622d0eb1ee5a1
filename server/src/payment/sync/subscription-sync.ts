import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { db } from '#server/platform/db/query-compiler.ts';
import { read, text, uuid } from '#server/platform/db/read.ts';
import { readIn } from '#server/platform/db/statements.ts';
import type { Ledger } from '#server/payment/ledger/ledger.ts';
import { Customer } from '#server/payment/stripe/customer.entity.ts';
import { readCustomerSnapshot, type CustomerSnapshot } from '#server/payment/stripe/customer-snapshot.ts';
import type { CustomerTurn } from '#server/payment/stripe/customer-turns.ts';
import { lockCustomer } from '#server/payment/stripe/lock-customer.ts';
import type { Terms } from '#server/payment/subscription/terms.ts';
import type { StripePlan } from '#server/payment/stripe/stripe-plan.ts';
import type { Common } from '#server/payment/stripe/common.ts';
import { saveProjection } from './save-projection.ts';
import { SYNC_ORDER, type SyncListeners } from './sync-listeners.ts';

interface Dependencies extends Pick<Common, 'em' | 'stripe' | 'turns' | 'clock'> {
  plan: StripePlan;
  ledger: Ledger;
  /** For subscriptions that do not state their own. */
  formerTerms: Terms;
  listeners: SyncListeners;
}

/** Additional work in the transaction of `em` that saves the state and holds the lock on the customer's row. */
type Alongside = (em: EntityManager, customer: Customer) => Promise<void>;

/** Updates our tables about customers from Stripe. */
export class SubscriptionSync {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Updates everything about one customer from Stripe's current objects. It is the only way in which a subscription
   * changes here: webhook, return page, cancellation and comparison all call it. It is idempotent. Calls for one
   * customer wait for each other, across all processes, and a waiting call returns if Stripe was read after that call
   * was made. An unknown customer changes nothing. Throws Stripe's errors, and SERVICE_UNAVAILABLE if its turn does not
   * come.
   * @param options.unlessSince skips the call if Stripe was read after this time, by the database clock
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
   * Does the same for a caller that has the customer's turn. Reads Stripe first, without a transaction, and saves the
   * state in one, unless a later state is already saved. The ledger follows, then the listeners in the order of
   * `SYNC_ORDER`, then `alongside`. Saves nothing for a customer deleted in the meantime.
   */
  async synchronizeInTurn({ userId }: CustomerTurn, alongside?: Alongside): Promise<void> {
    const reader = this.deps.em.fork();
    const read = await reader.findOne(Customer, { user: userId });
    if (!read) return;
    const { stripe, plan } = this.deps;
    // Taken before Stripe is read, because events received after this moment may be newer.
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

/** A Date lacks the microseconds of its timestamp, so the next millisecond is the safe bound. */
function nextMillisecond(time: Date): string {
  return new Date(time.getTime() + 1).toISOString();
}

const DATABASE_TIME = read({}, () => db.selectNoFrom(sql<string>`clock_timestamp()::text`.as('now')));

/** The database time as text, because a Date would lose the microseconds. */
async function databaseTime(em: EntityManager): Promise<string> {
  const [row] = await readIn(em, DATABASE_TIME, {});
  if (!row) throw new Error('The database did not return its time');
  return row.now;
}

const SYNCHRONIZED_SINCE = read({ userId: uuid, time: text }, ({ userId, time }) =>
  db
    .selectFrom('customers')
    .where('customers.userId', '=', userId)
    .where('customers.synchronizedAt', '>', sql<Date>`${time}::timestamptz`)
    .select('customers.userId'),
);

/** Whether a customer's full state was read from Stripe after a database time, and is saved. */
async function isSynchronizedSince(em: EntityManager, userId: string, time: string): Promise<boolean> {
  return (await readIn(em, SYNCHRONIZED_SINCE, { userId, time })).length > 0;
}
