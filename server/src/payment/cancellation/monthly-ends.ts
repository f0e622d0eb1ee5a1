import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '#server/platform/common/clock.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { defineJob, handleJob, type JobHandler } from '#server/platform/jobs/job.ts';
import type { IntentWorker } from '#server/payment/intent/intent-worker.ts';
import type { Change, Intents } from '#server/payment/intent/intents.ts';
import { MonthlyEnd } from '#server/payment/monthly/monthly-end.entity.ts';
import { noticeFor } from '#server/payment/monthly/notices.ts';
import { lockCustomer } from '#server/payment/stripe/lock-customer.ts';
import { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import { LIVING_STATUSES } from '#server/payment/subscription/subscription-status.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import type { SubscriptionNotice } from './subscription-notice.type.ts';

const endMonthly = defineJob('end-subscriptions-by-notice', 'payments');
const HOURLY = '23 * * * *';

interface Dependencies {
  em: EntityManager;
  clock: Clock;
  school: SchoolService;
  intents: Intents;
  intentWorker: IntentWorker;
  logger: Logger;
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
      const notice = await noticeFor(em, running, at, notBefore);
      if (!notice) return;
      const { payment, endsAt, rest } = notice;
      em.create(MonthlyEnd, { subscription: running.id, payment: payment.id, endsAt, rest, createdAt: at });
      await em.flush();
    } else {
      await em.nativeDelete(MonthlyEnd, { subscription: running.id });
    }
  }

  /** Ends the subscriptions whose notice is over. */
  async endDue(): Promise<void> {
    const { em, clock } = this.deps;
    const due = await em
      .fork()
      .find(MonthlyEnd, { endsAt: { $lte: clock() } }, { populate: ['subscription'] });
    for (const { id, subscription } of due) await this.end(id, subscription.getEntity().user.id);
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
    const notices = await Promise.all(
      records.map(async (record): Promise<[string, SubscriptionNotice | null]> => {
        const end = bySubscription.get(record.id);
        if (end) return [record.id, present(end.payment.getEntity().currency, end, true)];
        if (!school.offer.monthlyNotice || record.cancelAtPeriodEnd) return [record.id, null];
        const notice = await noticeFor(em.fork(), record, clock());
        return [record.id, notice && present(notice.payment.currency, notice, false)];
      }),
    );
    const byId = new Map(notices);
    return ids.map((id) => byId.get(id) ?? null);
  };

  private async end(id: string, userId: string): Promise<void> {
    const { em, intents, intentWorker, logger } = this.deps;
    await em.fork().transactional(async (tx) => {
      await lockCustomer(tx, userId);
      const end = await tx.findOne(MonthlyEnd, id, { populate: ['subscription', 'payment'] });
      if (!end) return;
      const subscription = end.subscription.getEntity();
      const payment = end.payment.getEntity();
      tx.remove(end);
      await tx.flush();
      // It was resumed or ended at Stripe in the meantime.
      if (!subscription.cancelAtPeriodEnd || !LIVING_STATUSES.includes(subscription.stripeStatus)) return;
      await intents.change(tx, subscription, { kind: 'AT_ONCE', withRefund: false, cause: 'PERSON' });
      if (payment.disputedAmount > 0 || end.rest === 0) return;
      const total = Math.min(payment.amount, payment.refundedAmount + end.rest);
      await intents.refund(tx, payment, total);
    });
    logger.info({ event: 'payment.ended_by_notice', userId }, 'a subscription ended by notice');
    await intentWorker.attemptOpenOf(userId);
  }
}

const present = (
  currency: string,
  { endsAt, rest }: { endsAt: Date; rest: number },
  isGiven: boolean,
): SubscriptionNotice => ({ endsAt, isGiven, refund: { amount: rest, currency } });
