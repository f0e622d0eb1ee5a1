import { sql } from 'kysely';
import { Stripe } from 'stripe';
import { db } from '#server/platform/db/query-compiler.ts';
import { int, read, time, uuid } from '#server/platform/db/read.ts';
import { readIn } from '#server/platform/db/statements.ts';
import { defineJob, handleJob, type JobHandler } from '#server/platform/jobs/job.ts';
import type { Common } from '#server/payment/stripe/common.ts';
import type { Ledger } from './ledger.ts';

const completeLedger = defineJob<{ at?: string; id?: string }>('complete-ledger', 'payments', 10);

/** Payments of one run. Each takes two or three calls to Stripe. */
const AT_ONCE = 20;

/** The newest payments before a place that have no line of the ledger. */
const WITHOUT_LINES = read({ at: time, id: uuid, limit: int }, ({ at, id, limit }) =>
  db
    .selectFrom('payments as payment')
    .where((query) =>
      query.not(
        query.exists(
          query
            .selectFrom('ledgerLines as line')
            .whereRef('line.key', '=', 'payment.stripeInvoiceId')
            .select(sql<number>`1`.as('one')),
        ),
      ),
    )
    .where((query) => query.eb(query.refTuple('payment.paidAt', 'payment.id'), '<', query.tuple(at, id)))
    .orderBy('payment.paidAt', 'desc')
    .orderBy('payment.id', 'desc')
    .limit(limit)
    .select(['payment.id', 'payment.paidAt', 'payment.stripeInvoiceId']),
);

/** After all payments. */
const END = { at: '9999-12-31T00:00:00.000Z', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

interface Dependencies extends Pick<Common, 'em' | 'jobs' | 'logger'> {
  ledger: Ledger;
}

/** Writes the lines of payments from before the ledger was kept, newest first, a few at a time. */
export class LedgerBackfill {
  constructor(private readonly deps: Dependencies) {}

  handlers(): JobHandler[] {
    return [handleJob(completeLedger, ({ at = END.at, id = END.id }) => this.run({ at, id }), '41 * * * *')];
  }

  /** Throws Stripe's errors, except that it does not know an invoice: the key belongs to another account. */
  private async run({ at, id }: { at: string; id: string }): Promise<void> {
    const { em, ledger, jobs, logger } = this.deps;
    const payments = await readIn(em.fork(), WITHOUT_LINES, { at: new Date(at), id, limit: AT_ONCE });
    for (const { stripeInvoiceId } of payments) {
      try {
        await ledger.syncOrphanedPayment(em, stripeInvoiceId);
      } catch (err) {
        if (!(err instanceof Stripe.errors.StripeInvalidRequestError)) throw err;
        logger.warn({ err, stripeInvoiceId }, 'the ledger lacks a payment that Stripe does not know');
      }
    }
    const last = payments.at(-1);
    if (payments.length < AT_ONCE || !last) return;
    await jobs.add(em.fork(), completeLedger, { at: last.paidAt.toISOString(), id: last.id });
  }
}
