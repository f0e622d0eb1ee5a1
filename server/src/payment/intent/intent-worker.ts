import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { Stripe } from 'stripe';
import { eachInTurn } from '#server/platform/common/batch.ts';
import { defineJob, handleJob, type JobHandler } from '#server/platform/jobs/job.ts';
import { turnOf, type Ledger } from '#server/payment/ledger/ledger.ts';
import { PriceNotice } from '#server/payment/pricing/price-notice.entity.ts';
import { Customer } from '#server/payment/stripe/customer.entity.ts';
import type { CustomerTurn } from '#server/payment/stripe/customer-turns.ts';
import { isAnswerKept, isPutOff } from '#server/payment/stripe/errors.ts';
import type { SubscriptionSync } from '#server/payment/sync/subscription-sync.ts';
import type { Common } from '#server/payment/stripe/common.ts';
import type { StripeOutcome } from './change-at-stripe.ts';
import type { IntentExecutor } from './intent-executor.ts';
import type { IntentMails } from './intent-mails.ts';
import { Intent } from './intent.entity.ts';
import { runIntent, type Queued } from './intents.ts';

const lookAtIntents = defineJob('look-at-intents', 'payments');
const HOURLY = '45 * * * *';
/** Intents in memory at a time. */
const PAGE = 1_000;

interface Dependencies extends Pick<Common, 'em' | 'clock' | 'turns' | 'logger'> {
  ledger: Ledger;
  sync: SubscriptionSync;
  executor: IntentExecutor;
  mails: IntentMails;
}

/** Carries intents out until they are done: in the request itself, in a job for each intent, and every hour. */
export class IntentWorker {
  constructor(private readonly deps: Dependencies) {}

  handlers(): JobHandler[] {
    return [
      handleJob(runIntent, ({ intentId }) => this.run(intentId)),
      handleJob(lookAtIntents, () => this.attemptAll({}), HOURLY),
    ];
  }

  /** Attempts an intent. Returns false if Stripe is unreachable or refuses; the intent then stays open. */
  async attempt({ intentId }: Pick<Queued, 'intentId'>): Promise<boolean> {
    try {
      await this.run(intentId);
      return true;
    } catch (error) {
      if (isPutOff(error)) return false;
      throw error;
    }
  }

  /** Attempts the open intents about a user. Refunds come first, because a full one ends the subscription. */
  async attemptOpenOf(userId: string): Promise<void> {
    await this.attemptAll({ payment: { user: userId } });
    const customer = await this.deps.em.fork().findOne(Customer, { user: userId });
    const stripeCustomerId = customer?.stripeCustomerId;
    await this.attemptAll({
      $or: [{ subscription: { user: userId } }, ...(stripeCustomerId ? [{ stripeCustomerId }] : [])],
    });
  }

  /**
   * Carries an intent out at Stripe, synchronizes and closes it, in the customer's turn. Does nothing for an intent
   * that is closed, replaced or deleted with its account. Throws Stripe's errors, which are saved in the row, and
   * SERVICE_UNAVAILABLE if the turn does not come in time.
   */
  async run(intentId: string): Promise<void> {
    const { turns, logger } = this.deps;
    const em = this.deps.em.fork();
    const intent = await findOpen(em, intentId);
    if (!intent) return;
    try {
      await turns.take(await turnKey(em, intent), async (turn) => {
        let isSettled = false;
        while (!isSettled) isSettled = await this.execute(turn, intentId);
      });
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError) await this.saveFailure(intentId, error);
      logger.warn(
        { event: 'payment.intent_put_off', intentId, kind: intent.kind, err: error },
        'an intent could not be carried out at Stripe yet',
      );
      throw error;
    }
  }

  /** Attempts open intents, oldest first. One that fails does not stop the others. Throws the first unknown error. */
  private async attemptAll(about: FilterQuery<Intent>): Promise<void> {
    const errors: unknown[] = [];
    for (let page = await this.openAfter(about, null); page.length > 0;) {
      await eachInTurn(page, ({ id: intentId }) => this.attempt({ intentId })).catch((error: unknown) =>
        errors.push(error),
      );
      page = await this.openAfter(about, page.at(-1)?.id ?? null);
    }
    if (errors.length > 0) throw errors[0];
  }

  /** A page of open intents, because a price change may queue one for each subscription. */
  private openAfter(about: FilterQuery<Intent>, id: string | null): Promise<Intent[]> {
    const after = { closedAt: null, ...(id && { id: { $gt: id } }) };
    return this.deps.em
      .fork()
      .find(Intent, { $and: [about, after] }, { orderBy: { id: 'asc' }, limit: PAGE });
  }

  /**
   * Returns whether nothing is left to do now. A refund may be requested while Stripe ends the subscription without
   * one, and its total may grow.
   */
  private async execute(turn: CustomerTurn, intentId: string): Promise<boolean> {
    const intent = await findOpen(this.deps.em.fork(), intentId);
    if (!intent) return true;
    const { executor, ledger } = this.deps;
    const done = await executor.execute(intent);
    // No synchronization reads the payments of a customer without an account.
    if (intent.kind === 'FORGET') {
      for (const invoice of done.refundedInvoices) await ledger.syncOrphanInTurn(invoice);
    }
    if (done.mustWait) return true;
    let isSettled = true;
    await this.synchronize(turn, intent, async (tx, customer) => {
      const current = await findOpen(tx, intentId);
      isSettled = !current || (current.withRefund === intent.withRefund && current.total === intent.total);
      if (current && isSettled) await this.close(tx, customer, current, done);
    });
    return isSettled;
  }

  /** Synchronizes the customer or the payment that the intent changed, and calls `close` in the same transaction. */
  private async synchronize(
    turn: CustomerTurn,
    { kind, payment, stripeCustomerId }: Intent,
    close: (tx: EntityManager, customer: Customer | null) => Promise<void>,
  ): Promise<void> {
    const { sync, ledger } = this.deps;
    const em = this.deps.em.fork();
    const paid = payment?.getEntity();
    if (paid && !paid.user) return ledger.syncOrphanInTurn(paid.stripeInvoiceId, (tx) => close(tx, null));
    const isAlone = stripeCustomerId != null && (await em.count(Customer, { stripeCustomerId })) === 0;
    if (kind === 'FORGET' || isAlone) return em.transactional((tx) => close(tx, null));
    return sync.synchronizeInTurn(turn, close);
  }

  private async close(
    em: EntityManager,
    customer: Customer | null,
    intent: Intent,
    done: StripeOutcome,
  ): Promise<void> {
    const { mails, clock, logger } = this.deps;
    const { id: intentId, kind, cause, total } = intent;
    if (kind === 'FORGET' && done.unpaid === 0) await em.nativeDelete(Intent, { id: intentId });
    else {
      const { unpaid } = done;
      em.assign(intent, { closedAt: clock(), failure: null, leftovers: null, unpaid: unpaid || null });
      await em.flush();
    }
    if (intent.priceNotice && done.hasNewPrice) {
      await em.nativeUpdate(PriceNotice, { id: intent.priceNotice.id, state: 'TOLD' }, { state: 'APPLIED' });
    }
    if (customer && intent.subscription) await mails.notify(em, customer, intent, done);
    logger.info(
      {
        event: 'payment.intent_done',
        intentId,
        userId: customer?.user.id,
        kind,
        cause,
        total,
        isRefunded: done.refundedInvoices.length > 0,
      },
      'an intent was carried out at Stripe',
    );
  }

  private async saveFailure(id: string, error: Stripe.errors.StripeError): Promise<void> {
    const { message, code } = error;
    const em = this.deps.em.fork();
    const intent = await em.findOne(Intent, { id, closedAt: null });
    if (!intent) return;
    // A refund of an amount must not be repeated under another key unless Stripe has stored its answer.
    const isFinal = intent.kind !== 'REFUND' || isAnswerKept(error);
    const attempts = intent.attempts + (isFinal ? 1 : 0);
    const failure = code ? `${message} (${code})` : message;
    await em.nativeUpdate(Intent, { id, closedAt: null }, { attempts, failure });
  }
}

function findOpen(em: EntityManager, id: string): Promise<Intent | null> {
  return em.findOne(
    Intent,
    { id, closedAt: null },
    {
      populate: ['subscription', 'payment', 'priceNotice.subscription', 'priceNotice.priceChange'],
      refresh: true,
    },
  );
}

/** The key of the turn in which an intent is carried out. */
async function turnKey(em: EntityManager, intent: Intent): Promise<string> {
  const { payment, stripeCustomerId, leftovers, priceNotice } = intent;
  const subscription = intent.subscription ?? priceNotice?.getEntity().subscription;
  if (subscription) return subscription.getEntity().user.id;
  if (payment) return turnOf(payment.getEntity());
  if (leftovers) return leftovers.userId;
  const customer = await em.findOne(Customer, { stripeCustomerId });
  return customer?.user.id ?? stripeCustomerId ?? intent.id;
}
