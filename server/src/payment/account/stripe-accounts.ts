import type { EntityManager } from '@mikro-orm/postgresql';
import { Stripe } from 'stripe';
import { paymentRefusals } from '#shared/payment.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { lockInTransaction } from '#server/platform/db/advisory-lock.ts';
import { readIn, statement } from '#server/platform/db/statements.ts';
import { isSameAccount, knowsCustomer, readAccountId, type AccountOfKey } from './account-of-key.ts';
import { bringBack, countSetAside, setAside } from './set-aside-rows.ts';
import { stripeAccountActions } from './stripe-account.audit-actions.ts';
import { StripeAccount } from './stripe-account.entity.ts';
import type { StripeAccountChange } from './stripe-account.type.ts';

const LOCK = 'stripe_account';

const NEWEST_CUSTOMER = statement<{ id: string }>(
  `select stripe_customer_id as id from customers order by synchronized_at desc nulls last, user_id desc limit 1`,
);
const NEWEST_ASIDE = statement<{ id: string }>(
  `select row ->> 'stripe_customer_id' as id from set_aside_rows
     where stripe_account_id = $1 and table_name = 'customers'
     order by row ->> 'synchronized_at' desc nulls last limit 1`,
);
const COUNTS = statement<{ customers: number; payments: number }>(
  `select (select count(*)::int from customers) as customers, (select count(*)::int from payments) as payments`,
);

interface Dependencies {
  em: EntityManager;
  /** For the few calls before the account is known. */
  prober: Stripe;
  /** Whether the key takes real money. */
  livemode: boolean;
  audit: AuditLog;
  clock: Clock;
  /** Tells the operator once about another account, in the transaction of `em`. */
  tell: (em: EntityManager, key: AccountOfKey, inUse: StripeAccount) => Promise<void>;
  logger: Logger;
}

/** Queues what an account that was taken into use needs, in the transaction of `em`. */
type AfterStart = (em: EntityManager) => Promise<void>;

/**
 * The Stripe account of the school's rows, and that of the key. While they differ, nothing is called at Stripe until an
 * admin starts with the key's account. The rows of the former account are then set aside.
 */
export class StripeAccounts {
  private known: AccountOfKey | undefined;
  private pending: Promise<AccountOfKey> | undefined;
  /** The account in use when the operator was last told that the key belongs to another one. */
  private toldAbout: string | undefined;

  private readonly listeners: AfterStart[] = [];

  constructor(private readonly deps: Dependencies) {}

  /** Calls a listener in the transaction that takes another account into use. */
  onStart(listener: AfterStart): void {
    this.listeners.push(listener);
  }

  /**
   * Whether the key is of the account whose rows are in use. The first key of a school takes its account into use.
   * Throws Stripe's errors while Stripe cannot be reached, because the account is not known then.
   */
  readonly isInUse = async (): Promise<boolean> => {
    let key: AccountOfKey;
    try {
      key = await this.ofKey();
    } catch (error) {
      // Stripe refuses every call with a wrong key. The dashboard shows that refusal to admins.
      if (error instanceof Stripe.errors.StripeAuthenticationError) return true;
      throw error;
    }
    const em = this.deps.em.fork();
    const recorded = await this.inUse(em);
    const inUse = recorded?.account ? recorded : await this.adopt(em, key, recorded);
    if (!inUse || isSameAccount(key, inUse)) return true;
    await this.tell(key, inUse);
    return false;
  };

  /** Notices another account at the start of a process. Errors are logged: each call asks again. */
  async notice(): Promise<void> {
    try {
      await this.isInUse();
    } catch (error) {
      this.deps.logger.warn({ err: error }, 'the account at Stripe is not known yet');
    }
  }

  /**
   * Runs work that saves IDs of the key's account, in a transaction. Rolls it back and throws SERVICE_UNAVAILABLE if
   * another account is in use by then, such as in a process that still has the former key.
   */
  save<Result>(work: (em: EntityManager) => Promise<Result>): Promise<Result> {
    return this.deps.em.fork().transactional(async (em) => {
      const result = await work(em);
      await em.flush();
      // Read after the write, because the write waits for the table lock of `start`.
      const inUse = await this.inUse(em);
      if (inUse && this.known && !isSameAccount(this.known, inUse)) {
        throw new AppError('SERVICE_UNAVAILABLE', paymentRefusals.refused);
      }
      return result;
    });
  }

  /** Whether the key is of the account in use, as far as it is known. */
  async maySave(): Promise<boolean> {
    return this.isInUse().catch(() => true);
  }

  /** The other account of the key, for an admin; null if there is none. Throws UNAUTHENTICATED, FORBIDDEN. */
  async change(actor: Actor): Promise<StripeAccountChange | null> {
    requireAdmin(actor);
    const key = await this.ofKey().catch(() => null);
    const em = this.deps.em.fork();
    const inUse = await this.inUse(em);
    if (!key || !inUse || isSameAccount(key, inUse)) return null;
    const [counts] = await readIn(em, COUNTS, []);
    const former = await this.recordOf(em, key).catch((error: unknown) => {
      // Without Stripe's answer, no rows are known to return.
      if (error instanceof Stripe.errors.StripeError) return null;
      throw error;
    });
    const returning = former ? await countSetAside(em, former.id) : { customers: 0, payments: 0 };
    return {
      account: key.account,
      isLive: key.livemode,
      formerAccount: inUse.account ?? null,
      formerIsLive: inUse.livemode ?? null,
      customers: counts?.customers ?? 0,
      payments: counts?.payments ?? 0,
      returningCustomers: returning.customers,
      returningPayments: returning.payments,
    };
  }

  /**
   * Takes the key's account into use, for an admin: sets the rows of the account in use aside, and brings those of the
   * key's account back if it was used before. Does nothing if it is in use already. Throws UNAUTHENTICATED, FORBIDDEN,
   * CONFLICT if the key is of another account than `seen`, and SERVICE_UNAVAILABLE if it is not known.
   */
  async start(actor: Actor, seen: AccountOfKey): Promise<void> {
    requireAdmin(actor);
    const refuse = (cause: unknown) => {
      if (!(cause instanceof Stripe.errors.StripeError)) throw cause;
      throw new AppError('SERVICE_UNAVAILABLE', paymentRefusals.accountUnknown, { cause });
    };
    const key = await this.ofKey().catch(refuse);
    if (key.account !== seen.account || key.livemode !== seen.livemode) {
      throw new AppError('CONFLICT', paymentRefusals.conflict.otherAccount);
    }
    const { em, audit, clock } = this.deps;
    const former = await this.recordOf(em.fork(), key).catch(refuse);
    await em.fork().transactional(async (tx) => {
      await tx.execute(`set local statement_timeout = '15min'`);
      // Work on a customer locks its row first. This lock therefore waits until such work has ended.
      await tx.execute('lock table customers, plan_prices in exclusive mode');
      await lockInTransaction(tx, LOCK);
      const inUse = await this.inUse(tx);
      if (!inUse || isSameAccount(key, inUse)) return;
      await setAside(tx, inUse.id);
      await tx.nativeUpdate(StripeAccount, { id: inUse.id }, { isInUse: false });
      const id = former?.id ?? (await this.record(tx, key)).id;
      const state = { account: key.account, livemode: key.livemode, isInUse: true, usedSince: clock() };
      await tx.nativeUpdate(StripeAccount, { id }, state);
      await bringBack(tx, id);
      await audit.record(tx, actor, stripeAccountActions.STRIPE_ACCOUNT_CHANGED, {
        id,
        label: key.account ?? 'Stripe',
      });
      for (const listener of this.listeners) await listener(tx);
    });
    this.deps.logger.warn(
      { event: 'payment.account_changed', account: key.account, livemode: key.livemode },
      'another account at Stripe was taken into use',
    );
  }

  /** The key's account. Read once, because a process has one key. Throws Stripe's errors. */
  private ofKey(): Promise<AccountOfKey> {
    if (this.known) return Promise.resolve(this.known);
    const { prober, livemode } = this.deps;
    this.pending ??= readAccountId(prober)
      .then((account) => (this.known = { account, livemode }))
      .finally(() => (this.pending = undefined));
    return this.pending;
  }

  private inUse(em: EntityManager): Promise<StripeAccount | null> {
    return em.findOne(StripeAccount, { isInUse: true }, { refresh: true });
  }

  /**
   * The row of the key's account; null if it was never used. Rows from before accounts were recorded are its rows if
   * the key knows their newest customer. Throws Stripe's errors.
   */
  private async recordOf(em: EntityManager, key: AccountOfKey): Promise<StripeAccount | null> {
    const recorded = await em.findOne(StripeAccount, { account: key.account, livemode: key.livemode });
    if (recorded) return recorded;
    for (const unknown of await em.find(StripeAccount, { account: null, isInUse: false })) {
      const [newest] = await readIn(em, NEWEST_ASIDE, [unknown.id]);
      if (newest && (await knowsCustomer(this.deps.prober, newest.id))) return unknown;
    }
    return null;
  }

  /**
   * Records the account of rows that have none: that of the key if there are no customers, or if it knows the newest
   * one, otherwise an unknown one. Returns null if the key may not read its account. Throws Stripe's errors.
   */
  private async adopt(
    em: EntityManager,
    key: AccountOfKey,
    recorded: StripeAccount | null,
  ): Promise<StripeAccount | null> {
    if (key.account === null || (recorded && recorded.id === this.toldAbout)) return recorded;
    const [newest] = await readIn(em, NEWEST_CUSTOMER, []);
    const isOurs = !newest || (await knowsCustomer(this.deps.prober, newest.id));
    return em.transactional(async (tx) => {
      await lockInTransaction(tx, LOCK);
      const inUse = (await this.inUse(tx)) ?? (await this.record(tx, { account: null, livemode: null }));
      if (inUse.account == null && isOurs) tx.assign(inUse, key);
      inUse.isInUse = true;
      return inUse;
    });
  }

  private async record(
    em: EntityManager,
    { account, livemode }: { account: string | null; livemode: boolean | null },
  ): Promise<StripeAccount> {
    const row = em.create(StripeAccount, {
      account,
      livemode,
      isInUse: false,
      usedSince: this.deps.clock(),
    });
    await em.flush();
    return row;
  }

  private async tell(key: AccountOfKey, inUse: StripeAccount): Promise<void> {
    if (this.toldAbout === inUse.id) return;
    await this.deps.em.fork().transactional((em) => this.deps.tell(em, key, inUse));
    this.toldAbout = inUse.id;
    this.deps.logger.error(
      { event: 'payment.other_account', account: key.account, livemode: key.livemode },
      'the key is of another account at Stripe: an admin has to start with it',
    );
  }
}
