import type { EntityManager } from '@mikro-orm/postgresql';
import { defineJob, handleJob, type JobHandler } from '#server/platform/jobs/job.ts';
import { Intent, type Leftovers } from './intent.entity.ts';
import type { IntentWorker } from './intent-worker.ts';
import type { Intents } from './intents.ts';

const runRequest = defineJob<{ requestId: string }>('carry-out-request', 'payments');
const refundPayment = defineJob<{ paymentId: string }>('refund-payment', 'payments');
const retryRefund = defineJob<{ paymentId: string }>('retry-refund', 'payments');
const settleInvoice = defineJob<{ stripeCustomerId: string; invoice: string }>(
  'settle-ended-invoice',
  'payments',
);
const forgetCustomer = defineJob<FormerLeftovers>('forget-payer', 'payments');

interface FormerLeftovers extends Omit<Leftovers, 'userId' | 'work'> {
  userId?: string;
  stripeCustomerId: string;
  leftAt: string;
  work: (Omit<Leftovers['work'][number], 'cause'> & { cause?: undefined })[];
}

interface Dependencies {
  em: EntityManager;
  intents: Intents;
  intentWorker: IntentWorker;
  paymentRefunds: { repeat(paymentId: string): Promise<void> };
}

/**
 * Carries out the jobs that the previous version has queued. Triggers copy its requests to `intents`. Goes away
 * together with its tables.
 */
export class FormerJobs {
  constructor(private readonly deps: Dependencies) {}

  handlers(): JobHandler[] {
    const { em, intents, intentWorker, paymentRefunds } = this.deps;
    return [
      handleJob(runRequest, ({ requestId }) => intentWorker.run(requestId)),
      handleJob(refundPayment, async ({ paymentId }) => {
        const open = await em.fork().findOne(Intent, { payment: paymentId, closedAt: null });
        if (open) await intentWorker.run(open.id);
      }),
      handleJob(retryRefund, ({ paymentId }) => paymentRefunds.repeat(paymentId)),
      handleJob(settleInvoice, ({ stripeCustomerId, invoice }) =>
        em.fork().transactional((tx) => intents.void(tx, stripeCustomerId, invoice)),
      ),
      handleJob(forgetCustomer, async ({ userId, stripeCustomerId, leftAt, known, work }) => {
        await em.fork().transactional((tx) =>
          intents.forget(
            tx,
            stripeCustomerId,
            {
              userId: userId ?? stripeCustomerId,
              known,
              work: work.map((task) => ({ ...task, cause: 'ADMIN' as const })),
            },
            new Date(leftAt),
          ),
        );
      }),
    ];
  }
}
