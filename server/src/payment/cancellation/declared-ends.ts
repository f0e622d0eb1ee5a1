import type { EntityManager } from '@mikro-orm/postgresql';
import { LEGAL_WITHDRAWAL_DAYS } from '#shared/offer-settings.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import type { Change } from '#server/payment/intent/intents.ts';
import type { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import type { Terms } from '#server/payment/subscription/terms.ts';
import { isPaidToItsEnd, type Cancellation } from './cancellation.ts';

/** What a consumer declared, and when it arrived. */
export interface Declared {
  kind: 'CANCELLATION' | 'WITHDRAWAL';
  receivedAt: Date;
  /** The day on which the contract should end; null for the first possible one. */
  endsOn: Date | null;
}

/**
 * ENDED: the subscription ends. NOTHING_RUNS: there is none. TOO_LATE: the withdrawal period was over. UNDECIDED: an
 * admin must decide.
 */
export type DeclaredOutcome = 'ENDED' | 'NOTHING_RUNS' | 'TOO_LATE' | 'UNDECIDED';

/** Ends subscriptions as their owners have declared, dated from the receipt of the declaration. */
export class DeclaredEnds {
  constructor(
    private readonly cancellation: Cancellation,
    /** For subscriptions that do not state their own. */
    private readonly formerTerms: Terms,
  ) {}

  /**
   * Ends a person's running subscription. `record` stores the outcome in the transaction that queues the request. Throws
   * CONFLICT while the bank processes the payment.
   */
  async end(
    userId: string,
    declared: Declared,
    record: (em: EntityManager, outcome: DeclaredOutcome) => Promise<void>,
  ): Promise<void> {
    await this.cancellation.changeRunning(userId, async (em, running) => {
      const decision = running ? this.decide(running, declared) : 'NOTHING_RUNS';
      const isChange = typeof decision === 'object';
      await record(em, isChange ? 'ENDED' : decision);
      return isChange ? { ...decision, at: declared.receivedAt, notBefore: declared.endsOn } : null;
    });
  }

  private decide(
    running: SubscriptionRecord,
    { kind, receivedAt, endsOn }: Declared,
  ): Change | DeclaredOutcome {
    const isTrial = running.stripeStatus === 'trialing';
    const atOnce = (withRefund: boolean): Change => ({ kind: 'AT_ONCE', withRefund, cause: 'PERSON' });
    if (kind === 'WITHDRAWAL') {
      if (isTrial || !running.paidAt) return atOnce(false);
      const { refundDays } = running.refundDays === null ? this.formerTerms : running;
      const isWithin = (days: number | null | undefined) =>
        receivedAt.getTime() <= (running.paidAt?.getTime() ?? 0) + (days ?? 0) * DAY_MS;
      if (isWithin(refundDays)) return atOnce(true);
      return isWithin(LEGAL_WITHDRAWAL_DAYS) ? 'UNDECIDED' : 'TOO_LATE';
    }
    // It would have to renew first.
    if (endsOn && endsOn > running.currentPeriodEnd) return 'UNDECIDED';
    // The year that was paid after the cancellation had arrived is not owed.
    if (running.paidAt && running.paidAt > receivedAt) return atOnce(true);
    if (!isTrial && !isPaidToItsEnd(running)) return atOnce(false);
    return { kind: 'AT_PERIOD_END', withRefund: false, cause: 'PERSON' };
  }
}
