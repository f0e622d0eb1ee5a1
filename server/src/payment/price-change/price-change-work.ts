import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Stripe } from 'stripe';
import { PRICE_LEAD_DAYS } from '#shared/price-change.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { newId } from '#server/platform/common/identifier.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { readIn } from '#server/platform/db/statements.ts';
import { defineJob, handleJob, type JobHandler, type Jobs } from '#server/platform/jobs/job.ts';
import { sendBulkMail } from '#server/platform/mail/mail.jobs.ts';
import type { Intents } from '#server/payment/intent/intents.ts';
import { PRICE_NOTICE_MS } from '#server/payment/pricing/coming-prices.ts';
import { PriceChange } from '#server/payment/pricing/price-change.entity.ts';
import { PriceNotice } from '#server/payment/pricing/price-notice.entity.ts';
import type { SubscriptionSync } from '#server/payment/sync/subscription-sync.ts';
import type { PriceChangeMails } from './price-change-mails.ts';
import { CLOSE_ENDED, DUE, IS_UNTOLD, targetOf, TO_TAKE_BACK, TO_TELL, UNREAD } from './price-change-rows.ts';

/** What is done about a price change, in this order. */
const STEPS = ['READ', 'TELL', 'QUEUE'] as const;
/** What is done about one that is called off. */
const STEPS_BACK = ['TAKE_BACK'] as const;
type Step = (typeof STEPS)[number] | (typeof STEPS_BACK)[number];

/** Where the work on a price change continues: after a row of a step. */
interface Place {
  changeId: string;
  step: Step;
  after: string;
}

/** Does the next part of what price changes need. */
export const workOnPrices = defineJob<Place | Record<string, never>>('work-on-price-changes', 'payments', 5);
const HOURLY = '33 * * * *';

/** Rows of one transaction. */
const AT_ONCE = 100;
/** Customers that one run reads from Stripe. */
const READ_AT_ONCE = 20;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * How long before its renewal a subscription gets its new price at Stripe. Until then, the change can be called off. It
 * leaves two days of hourly attempts if Stripe cannot be reached.
 */
const LEAD_MS = PRICE_LEAD_DAYS * DAY_MS;

interface Dependencies {
  em: EntityManager;
  jobs: Jobs;
  clock: Clock;
  intents: Intents;
  sync: Pick<SubscriptionSync, 'synchronize'>;
  mails: PriceChangeMails;
  logger: Logger;
}

/**
 * Announces new prices, gives them to subscriptions shortly before their renewal, and takes them back. Each part is a
 * transaction that can be repeated: a notice and its email are one, and so are an intent and its job.
 */
export class PriceChangeWork {
  constructor(private readonly deps: Dependencies) {}

  handlers(): JobHandler[] {
    return [handleJob(workOnPrices, (place) => this.run(place), HOURLY)];
  }

  /** Begins the work on each open price change, or continues it. Throws Stripe's errors. */
  private async run(place: Place | Record<string, never>): Promise<void> {
    const em = this.deps.em.fork();
    if (isPlace(place)) {
      const change = await em.findOne(PriceChange, { id: place.changeId, finishedAt: null });
      if (change) await this.work(change, place);
      return;
    }
    const open = await em.find(PriceChange, { finishedAt: null }, { orderBy: { createdAt: 'asc' } });
    for (const change of open) {
      await em.execute(CLOSE_ENDED, [change.id]);
      await this.work(change);
    }
  }

  /**
   * Does one part, and queues the next one if there is more. Each step goes through its rows once, because looking for
   * its next rows from the start would read all rows for each part.
   */
  private async work(change: PriceChange, place?: Place): Promise<void> {
    const { em, jobs } = this.deps;
    const steps: readonly Step[] = change.calledOffAt ? STEPS_BACK : STEPS;
    // A price change that is called off meanwhile has begun again.
    const remaining = place ? steps.slice(steps.indexOf(place.step)) : steps;
    if (place && !steps.includes(place.step)) return;
    for (const step of remaining) {
      const after = step === place?.step ? place.after : FIRST;
      const last = await this.doPart(step, change, after);
      if (last) return jobs.add(em.fork(), workOnPrices, { changeId: change.id, step, after: last });
    }
    await this.finish(change.id);
  }

  /** Does a part of a step. Returns its last row if there are more. */
  private doPart(step: Step, change: PriceChange, after: string): Promise<string | null> {
    switch (step) {
      case 'READ':
        return this.readUnknown(change, after);
      case 'TELL':
        return this.tell(change.id, after);
      case 'QUEUE':
        return this.queueDue(change.id, after);
      case 'TAKE_BACK':
        return this.takeBack(change.id, after);
    }
  }

  /**
   * Reads customers from Stripe whose price is not known yet. Returns the last one if there are more. One that Stripe
   * refuses gets no notice.
   */
  private async readUnknown(change: PriceChange, after: string): Promise<string | null> {
    const { em, sync, logger } = this.deps;
    const rows = await readIn(em.fork(), UNREAD, { ...placeOf(change), after, limit: READ_AT_ONCE });
    for (const { stripeCustomerId } of rows) {
      try {
        await sync.synchronize(stripeCustomerId);
      } catch (err) {
        if (!(err instanceof Stripe.errors.StripeInvalidRequestError)) throw err;
        logger.warn({ err, stripeCustomerId }, 'the price of a subscription could not be read');
      }
    }
    return lastOf(rows, READ_AT_ONCE);
  }

  /** Announces the price to subscribers without a notice. Returns the last one if there are more. */
  private async tell(changeId: string, after: string): Promise<string | null> {
    const { em, clock, jobs, mails, logger } = this.deps;
    return em.fork().transactional(async (tx) => {
      const change = await lockActive(tx, changeId);
      if (!change) return null;
      const rows = await readIn(tx, TO_TELL, { ...placeOf(change), after, limit: AT_ONCE });
      if (rows.length === 0) return null;
      const now = clock();
      const told = rows.map((row) => ({ row, ...mails.announce(change, row, now) }));
      await tx.insertMany(
        PriceNotice,
        told.map(({ row: { id, oldAmount }, startsAt }) => ({
          id: newId(),
          createdAt: now,
          priceChange: changeId,
          subscription: id,
          oldAmount,
          startsAt,
          state: 'TOLD' as const,
        })),
      );
      await jobs.addAll(
        tx,
        sendBulkMail,
        told.map(({ mail }) => mail),
      );
      logger.info(
        { event: 'payment.price_announced', changeId, notices: rows.length },
        'a new price was announced',
      );
      return lastOf(rows, AT_ONCE);
    });
  }

  /** Queues the intents of subscriptions that renew soon. Returns the last notice if there are more. */
  private async queueDue(changeId: string, after: string): Promise<string | null> {
    const { em, clock, intents } = this.deps;
    return em.fork().transactional(async (tx) => {
      if (!(await lockActive(tx, changeId))) return null;
      const now = clock();
      const until = new Date(now.getTime() + LEAD_MS);
      const lead = PRICE_NOTICE_MS / 1000;
      const due = await readIn(tx, DUE, { changeId, now, until, lead, after, limit: AT_ONCE });
      if (due.length > 0) {
        await intents.price(
          tx,
          due.map(({ id }) => id),
        );
      }
      return lastOf(due, AT_ONCE);
    });
  }

  /** Tells subscribers that their price stays. Returns the last notice if there are more. */
  private async takeBack(changeId: string, after: string): Promise<string | null> {
    const { em, jobs, mails } = this.deps;
    return em.fork().transactional(async (tx) => {
      const change = await tx.findOne(PriceChange, changeId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!change || change.finishedAt) return null;
      const rows = await readIn(tx, TO_TAKE_BACK, { changeId, after, limit: AT_ONCE });
      if (rows.length > 0) {
        const ids = rows.map(({ id }) => id);
        await tx.nativeUpdate(PriceNotice, { id: { $in: ids } }, { state: 'CALLED_OFF' });
        await jobs.addAll(
          tx,
          sendBulkMail,
          rows.map((row) => mails.takeBack(change, row)),
        );
      }
      return lastOf(rows, AT_ONCE);
    });
  }

  /** Ends a price change when no subscription waits for its notice or its renewal. */
  private async finish(changeId: string): Promise<void> {
    await this.deps.em.fork().transactional(async (tx) => {
      const open = { id: changeId, finishedAt: null };
      const change = await tx.findOne(PriceChange, open, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!change) return;
      if ((await tx.count(PriceNotice, { priceChange: change.id, state: 'TOLD' })) > 0) return;
      if (!change.calledOffAt) {
        const [row] = await readIn(tx, IS_UNTOLD, { ...placeOf(change), after: FIRST });
        if (row?.isUntold) return;
      }
      change.finishedAt = this.deps.clock();
      await tx.flush();
    });
  }
}

const isPlace = (place: object): place is Place => 'step' in place;

/** Locks a price change until the transaction ends. Null if it is called off or finished. */
async function lockActive(em: EntityManager, id: string): Promise<PriceChange | null> {
  const active = { id, calledOffAt: null, finishedAt: null };
  return em.findOne(PriceChange, active, { lockMode: LockMode.PESSIMISTIC_WRITE });
}

const placeOf = (change: PriceChange) => ({
  ...targetOf(change),
  changeId: change.id,
  before: change.createdAt,
});

const lastOf = (rows: readonly { id: string }[], limit: number): string | null =>
  rows.length === limit ? (rows.at(-1)?.id ?? null) : null;
