import type { EntityManager } from '@mikro-orm/postgresql';
import { eachInTurn } from '#server/platform/common/batch.ts';
import { defineJob, handleJob, type JobHandler } from '#server/platform/jobs/job.ts';
import type { IntentWorker } from '#server/payment/intent/intent-worker.ts';
import { Intent } from '#server/payment/intent/intent.entity.ts';
import type { Change, Intents } from '#server/payment/intent/intents.ts';
import { MonthlyEnd } from '#server/payment/monthly/monthly-end.entity.ts';
import { noticeFor, paidYearsOf } from '#server/payment/monthly/notices.ts';
import { lockCustomer } from '#server/payment/stripe/lock-customer.ts';
import { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import { LIVING_STATUSES } from '#server/payment/subscription/subscription-status.ts';
import type { Common } from '#server/payment/stripe/common.ts';
import type { SubscriptionNotice } from './subscription-notice.type.ts';

const endMonthly = defineJob('end-subscriptions-by-notice', 'payments');
const HOURLY = '23 * * * *';

interface Dependencies extends Pick<Common, 'em' | 'clock' | 'school' | 'logger'> {
  intents: Intents;
  intentWorker: IntentWorker;
}

/**
 * Ends subscriptions that were cancelled in a renewed year one month after the notice, and refunds the rest of the year.
 * Until then, the subscription is set to end with its period at Stripe, so that it cannot renew and can be resumed.
 */
export class MonthlyEnds {
  constructor(private readonly deps: Dependencies) {}

  handlers(): JobHandler[] {
    return [handleJob(endMonthly, () => this.endDue(), HOURLY)];
  }

  /**
   * Plans or drops the early end, in the transaction of `em` that changes the subscription. `at` is the time of the
   * notice, `notBefore` a later end that the customer wants.
   */
  async plan(
    em: EntityManager,
    running: SubscriptionRecord,
    { kind, cause }: Change,
    at: Date,
    notBefore: Date | null = null,
  ): Promise<void> {
    if (kind === 'AT_PERIOD_END') {
      // A second notice does not move the end of the first.
      if ((await em.count(MonthlyEnd, { subscription: running.id })) > 0) return;
      if (cause !== 'PERSON' || !this.deps.school.offer.monthlyNotice) return;
      const id = running.stripeSubscriptionId;
      const paid = (await paidYearsOf(em, [id])).get(id) ?? [];
      const notice = noticeFor(paid, running, at, notBefore);
      if (!notice) return;
      const { payment, endsAt, rest } = notice;
      em.create(MonthlyEnd, { subscription: running.id, payment: payment.id, endsAt, rest, createdAt: at });
      await em.flush();
    } else {
      await em.nativeDelete(MonthlyEnd, { subscription: running.id });
    }
  }

  /**
   * Queues the promised refunds of an account that is being deleted, in the transaction of `em` that has locked the
   * customer. The subscription ends at once, and its planned end is deleted with it.
   */
  async settle(em: EntityManager, userId: string): Promise<void> {
    const reader = em.fork({ keepTransactionContext: true });
    const planned = await reader.find(
      MonthlyEnd,
      { subscription: { user: userId } },
      { populate: ['subscription', 'payment'] },
    );
    for (const end of planned) if (await isStillPlanned(reader, end)) await this.refundRest(em, end);
  }

  /** Ends the subscriptions whose notice is over. */
  async endDue(): Promise<void> {
    const { em, clock } = this.deps;
    const due = await em
      .fork()
      .find(MonthlyEnd, { endsAt: { $lte: clock() } }, { populate: ['subscription'] });
    await eachInTurn(due, ({ id, subscription }) => this.end(id, subscription.getEntity().user.id));
  }

  /**
   * Batch for resolvers: the end of each subscription by notice, planned or if the customer cancelled now; null if it
   * would end with its period.
   */
  readonly noticesOf = async (subscriptionIds: readonly string[]): Promise<(SubscriptionNotice | null)[]> => {
    const { clock, school } = this.deps;
    const em = this.deps.em.fork();
    const ids = [...subscriptionIds];
    const planned = await em.find(MonthlyEnd, { subscription: { $in: ids } }, { populate: ['payment'] });
    const bySubscription = new Map(planned.map((end) => [end.subscription.id, end]));
    const records = await em.find(SubscriptionRecord, { id: { $in: ids } });
    const paid = school.offer.monthlyNotice
      ? await paidYearsOf(
          em,
          records.map(({ stripeSubscriptionId }) => stripeSubscriptionId),
        )
      : null;
    const notices = records.map((record): [string, SubscriptionNotice | null] => {
      const end = bySubscription.get(record.id);
      if (end) return [record.id, present(end.payment.getEntity().currency, end, true)];
      if (!paid || record.cancelAtPeriodEnd) return [record.id, null];
      const notice = noticeFor(paid.get(record.stripeSubscriptionId) ?? [], record, clock());
      return [record.id, notice && present(notice.payment.currency, notice, false)];
    });
    const byId = new Map(notices);
    return ids.map((id) => byId.get(id) ?? null);
  };

  private async end(id: string, userId: string): Promise<void> {
    const { em, intents, intentWorker, logger } = this.deps;
    const isEnded = await em.fork().transactional(async (tx) => {
      await lockCustomer(tx, userId);
      const end = await tx.findOne(MonthlyEnd, id, { populate: ['subscription', 'payment'] });
      if (!end) return false;
      const subscription = end.subscription.getEntity();
      const isDue = await isStillPlanned(tx, end);
      tx.remove(end);
      await tx.flush();
      if (!isDue) return false;
      await intents.change(tx, subscription, { kind: 'AT_ONCE', withRefund: false, cause: 'PERSON' });
      await this.refundRest(tx, end);
      return true;
    });
    if (!isEnded) return;
    logger.info({ event: 'payment.ended_by_notice', userId }, 'a subscription ended by notice');
    await intentWorker.attemptOpenOf(userId);
  }

  /** Queues the refund of the rest of the year, unless the bank has taken the payment back. */
  private async refundRest(em: EntityManager, { payment: paid, rest }: MonthlyEnd): Promise<void> {
    const payment = paid.getEntity();
    if (payment.disputedAmount > 0 || rest === 0) return;
    await this.deps.intents.refund(em, payment, Math.min(payment.amount, payment.refundedAmount + rest));
  }
}

/** Whether the subscription was neither resumed nor ended at Stripe in the meantime. Its intent may still be open. */
async function isStillPlanned(em: EntityManager, { subscription }: MonthlyEnd): Promise<boolean> {
  const { id, cancelAtPeriodEnd, stripeStatus } = subscription.getEntity();
  if (!LIVING_STATUSES.includes(stripeStatus)) return false;
  return (
    cancelAtPeriodEnd ||
    (await em.count(Intent, { subscription: id, kind: 'AT_PERIOD_END', closedAt: null })) > 0
  );
}

const present = (
  currency: string,
  { endsAt, rest }: { endsAt: Date; rest: number },
  isGiven: boolean,
): SubscriptionNotice => ({ endsAt, isGiven, refund: { amount: rest, currency } });
