import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import { AppError } from '#server/platform/common/errors.ts';
import type { StripeAccounts } from '#server/payment/account/stripe-accounts.ts';
import { Customer } from '#server/payment/stripe/customer.entity.ts';
import type { StripeRefusals } from '#server/payment/refusal/stripe-refusals.ts';
import type { IntentWorker } from '#server/payment/intent/intent-worker.ts';
import type { SubscriptionSync } from '#server/payment/sync/subscription-sync.ts';
import { atStripe } from '#server/payment/stripe/errors.ts';
import type { StripeEvents } from '#server/payment/webhook/stripe-events.ts';
import type { Common } from '#server/payment/stripe/common.ts';
import { linkCustomers } from './link-customers.ts';
import { describeDifferences, readCustomerRecords } from './customer-diff.ts';
import { readActivity, type Activity } from './stripe-activity.ts';
import { overdueEvents, unsettledCustomers } from './unsettled-customers.ts';

/**
 * After this many unreadable customers in a row, Stripe is considered down, and the others are skipped to save time.
 */
const OUTAGES_IN_A_ROW = 3;
/** Younger events, by Stripe's clock, may still be on their way. */
const ON_THE_WAY_MS = 60_000;

interface Dependencies extends Pick<Common, 'em' | 'turns' | 'stripe' | 'school' | 'clock' | 'logger'> {
  accounts: Pick<StripeAccounts, 'save'>;
  events: StripeEvents;
  sync: SubscriptionSync;
  intentWorker: IntentWorker;
  refusals: StripeRefusals;
}

/** The findings of a comparison so far. */
export interface Findings {
  missedEvents: number;
  payersChecked: number;
  /** The corrections, one sentence each. */
  differences: string[];
  /** The failures, one sentence each. */
  failures: string[];
}

/** Determines which customers to compare with Stripe, and compares them one after another. */
export class StripeComparison {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Corrects differences since a time, or for all customers, and adds them to `findings` as it goes. A customer who
   * cannot be compared does not stop the others. Throws SERVICE_UNAVAILABLE if Stripe cannot be reached.
   */
  async reconcile({ time, isFull }: { time: Date; isFull: boolean }, findings: Findings): Promise<void> {
    const { stripe, accounts, events, refusals, clock } = this.deps;
    const em = this.deps.em.fork();
    const activity = await atStripe(() =>
      refusals.watch('reading', () => readActivity({ em, stripe, events }, time, { allCustomers: isFull })),
    );
    const { missing } = activity;
    const overdue = new Date(clock().getTime() - ON_THE_WAY_MS);
    findings.missedEvents = [...missing.values()].flat().filter((event) => isBefore(event, overdue)).length;
    findings.differences.push(...(await linkCustomers(em, activity, accounts)));

    let outages = 0;
    const { noticeDays } = this.deps.school.current;
    for (const id of await this.toCompare(
      em,
      activity,
      isFull ? null : await unsettledCustomers(em, clock(), noticeDays),
    )) {
      try {
        findings.differences.push(...(await this.compare(id, missing.get(id) ?? [])));
        findings.payersChecked += 1;
        outages = 0;
      } catch (error) {
        const isOutage = error instanceof AppError && error.code === 'SERVICE_UNAVAILABLE';
        outages = isOutage ? outages + 1 : 0;
        if (outages === OUTAGES_IN_A_ROW) throw error;
        this.recordFailure(id, error, findings);
      }
      missing.delete(id);
    }
    // Events about unknown customers or about payments of deleted accounts.
    const others = [...missing.values()].flat();
    await events.store(others);
    for (const { id } of others) await this.processEvent(id);
    for (const id of await overdueEvents(em)) await this.processEvent(id);
  }

  /** The Stripe IDs of the customers to compare, oldest ID first. All customers if `unsettled` is null. */
  private async toCompare(
    em: EntityManager,
    { activeCustomerIds }: Activity,
    unsettled: string[] | null,
  ): Promise<string[]> {
    const where =
      unsettled === null ? {} : { stripeCustomerId: { $in: [...activeCustomerIds, ...unsettled] } };
    const customers = await em.find(Customer, where, { orderBy: { user: 'asc' }, disableIdentityMap: true });
    return customers.map(({ stripeCustomerId }) => stripeCustomerId);
  }

  /**
   * Stores missing events, synchronizes the customer, carries out open requests and closes the events. Returns the
   * corrections, one sentence each. Throws the errors of the synchronization, and SERVICE_UNAVAILABLE.
   */
  private async compare(stripeCustomerId: string, missing: readonly Stripe.Event[]): Promise<string[]> {
    const { em, turns, sync, events, intentWorker } = this.deps;
    const reader = em.fork();
    const customer = await reader.findOne(Customer, { stripeCustomerId }, { populate: ['user'] });
    if (!customer) return [];
    const { id: userId, email } = customer.user.getEntity();
    // In one turn, so that no other correction comes between and each difference is seen.
    const before = await turns.take(userId, async (turn) => {
      const records = await readCustomerRecords(reader, userId);
      // Before Stripe is read, so that the state read covers them.
      await events.store(missing);
      await atStripe(() => sync.synchronizeInTurn(turn));
      return records;
    });
    await intentWorker.attemptOpenOf(userId);
    for (const { id } of missing) await events.process(id);
    return describeDifferences(email, before, await readCustomerRecords(em.fork(), userId));
  }

  /** A failure is saved in the row of the event, whose job retries it. */
  private async processEvent(eventId: string): Promise<void> {
    try {
      await this.deps.events.process(eventId);
    } catch (error) {
      this.deps.logger.warn(
        { event: 'payment.event_failed', eventId, err: error },
        'a stripe event could not be processed',
      );
    }
  }

  private recordFailure(stripeCustomerId: string, error: unknown, { failures }: Findings): void {
    failures.push(`A payer could not be compared (${stripeCustomerId})`);
    this.deps.logger.error(
      { event: 'payment.payer_not_compared', stripeCustomerId, err: error },
      'a customer could not be compared with Stripe',
    );
  }
}

function isBefore({ created }: Stripe.Event, time: Date): boolean {
  return created * 1000 < time.getTime();
}
