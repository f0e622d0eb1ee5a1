import type { EntityManager } from '@mikro-orm/postgresql';
import { Stripe } from 'stripe';
import { messages } from '#shared/messages.ts';
import { paymentRefusals } from '#shared/payment.ts';
import { paths } from '#shared/paths.ts';
import { stripeAccountTexts } from '#shared/texts/stripe-account.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { DAY_MS, HOUR_MS } from '#server/platform/common/durations.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { SessionLocks } from '#server/platform/db/session-locks.ts';
import { defineJob, handleJob, type JobHandler } from '#server/platform/jobs/job.ts';
import type { StripeAccounts } from '#server/payment/account/stripe-accounts.ts';
import { reconciliationBrokenMail } from '#server/payment/mails/operator.mails.ts';
import type { PaymentNotices } from '#server/payment/notice/payment-notices.ts';
import { isOfOtherAccount } from '#server/payment/stripe/gated-http-client.ts';
import { EVENTS_KEPT_MS } from '#server/payment/stripe/stripe-calls.ts';
import type { Common } from '#server/payment/stripe/common.ts';
import { reconciliationActions } from './reconciliation.audit-actions.ts';
import { Reconciliation } from './reconciliation.entity.ts';
import type { Findings, StripeComparison } from './stripe-comparison.ts';

const reconcilePayments = defineJob('reconcile-payments', 'payments');

/** The name of the comparison's lock. One process runs it at a time. */
const LOCK = 'reconcile-payments';
const MOST_DIFFERENCES = 100;
const MOST_FAILURES = 5;
/** Corrections name people, so they are deleted after this time. */
const KEPT_MS = 90 * DAY_MS;

interface Dependencies extends Pick<Common, 'em' | 'jobs' | 'clock' | 'publicUrl' | 'school' | 'logger'> {
  locks: SessionLocks;
  comparison: StripeComparison;
  notices: PaymentNotices;
  audit: AuditLog;
  accounts: Pick<StripeAccounts, 'onStart'>;
}

/**
 * Compares our tables with Stripe, hourly and on demand, one comparison at a time across all processes. The hourly one
 * is skipped if another one just ran.
 */
export class ReconciliationService {
  constructor(private readonly deps: Dependencies) {
    const { accounts, jobs } = deps;
    // Much may have happened at an account while it was not in use.
    accounts.onStart((em) => jobs.add(em, reconcilePayments, {}));
  }

  /**
   * Compares now, for an admin. Throws UNAUTHENTICATED, FORBIDDEN, CONFLICT while another comparison runs, and
   * SERVICE_UNAVAILABLE if it failed because Stripe cannot be reached.
   */
  async reconcile(actor: Actor): Promise<Reconciliation> {
    requireAdmin(actor);
    const run = await this.run(actor);
    if (!run) throw new AppError('CONFLICT', paymentRefusals.conflict.reconciling);
    if (run.failure === paymentRefusals.notCompared) {
      throw new AppError('SERVICE_UNAVAILABLE', paymentRefusals.notCompared);
    }
    return run;
  }

  /** The newest comparison, null before the first one. Throws UNAUTHENTICATED, FORBIDDEN. */
  async latest(actor: Actor): Promise<Reconciliation | null> {
    requireAdmin(actor);
    const [latest] = await this.newest(this.deps.em, 1);
    return latest ?? null;
  }

  handlers(): JobHandler[] {
    return [
      handleJob(
        reconcilePayments,
        () => this.runUnlessRecent(),
        // Not on the hour, when Stripe is busiest.
        '17 * * * *',
      ),
    ];
  }

  /**
   * Compares now. Errors are saved in the row and not thrown: the next comparison begins where the last finished one
   * began. Returns null while another comparison runs.
   */
  async run(actor: Actor = null): Promise<Reconciliation | null> {
    const { locks } = this.deps;
    if (!(await locks.tryTake(LOCK))) return null;
    try {
      return await this.runLocked(actor);
    } finally {
      await locks.release(LOCK);
    }
  }

  private async runLocked(actor: Actor): Promise<Reconciliation> {
    const em = this.deps.em.fork();
    const run = await this.begin(em, actor);
    const findings: Findings = { missedEvents: 0, payersChecked: 0, differences: [], failures: [] };
    let err: unknown;
    try {
      await this.deps.comparison.reconcile(await this.since(em, run), findings);
    } catch (error) {
      err = error;
      findings.failures = [describeFailure(error)];
    }
    await this.finish(em, run, findings);
    this.log(run, err);
    return run;
  }

  /** `err` is the error that stopped the comparison. Failures of single customers are logged before. */
  private log(
    { id: reconciliationId, missedEvents, payersChecked, differences, failure }: Reconciliation,
    err: unknown,
  ): void {
    const { logger } = this.deps;
    const about = { reconciliationId, missedEvents, payersChecked, differences: differences.length };
    if (failure == null) {
      logger.info({ event: 'payment.reconciled', ...about }, 'payments compared with Stripe');
      return;
    }
    logger.error(
      { event: 'payment.reconciliation_broken', ...about, failure, err },
      'payments could not be compared with Stripe, or only in part',
    );
  }

  private async runUnlessRecent(): Promise<void> {
    const em = this.deps.em.fork();
    const soon = new Date(this.deps.clock().getTime() - HOUR_MS / 2);
    const recent = await em.count(Reconciliation, { createdAt: { $gt: soon }, finishedAt: { $ne: null } });
    if (recent === 0) await this.run();
  }

  private async begin(em: EntityManager, actor: Actor): Promise<Reconciliation> {
    const { audit, clock } = this.deps;
    return em.transactional(async (tx) => {
      // Only the holder of the lock runs, so a row without end and failure is from an interrupted run.
      await tx.nativeUpdate(
        Reconciliation,
        { finishedAt: null, failure: null },
        { failure: 'It was stopped before its end' },
      );
      const now = clock();
      await tx.nativeDelete(Reconciliation, { createdAt: { $lt: new Date(now.getTime() - KEPT_MS) } });
      const run = tx.create(Reconciliation, { createdAt: now });
      await tx.flush();
      const subject = { id: run.id, label: 'Payments' };
      if (actor) await audit.record(tx, actor, reconciliationActions.PAYMENTS_RECONCILED, subject);
      return run;
    });
  }

  /** The start of the period to compare: an hour before the last finished run began, because clocks may differ. */
  private async since(em: EntityManager, run: Reconciliation): Promise<{ time: Date; isFull: boolean }> {
    const horizon = new Date(run.createdAt.getTime() - EVENTS_KEPT_MS);
    const last = await em.findOne(
      Reconciliation,
      { finishedAt: { $ne: null } },
      { orderBy: { createdAt: 'desc' } },
    );
    const since = last && new Date(last.createdAt.getTime() - HOUR_MS);
    return since && since > horizon ? { time: since, isFull: false } : { time: horizon, isFull: true };
  }

  private async finish(em: EntityManager, run: Reconciliation, findings: Findings): Promise<void> {
    const { missedEvents, payersChecked, differences, failures } = findings;
    await em.transactional(async (tx) => {
      const row = await tx.findOneOrFail(Reconciliation, run.id);
      tx.assign(row, {
        missedEvents,
        payersChecked,
        differences: differences.slice(0, MOST_DIFFERENCES),
        failure: failures.length > 0 ? listed(failures) : null,
        finishedAt: failures.length > 0 ? null : this.deps.clock(),
      });
      await tx.flush();
      if (row.failure) await this.notifyWhenBrokenTwice(tx, row.failure);
    });
    await em.refresh(run);
  }

  private async notifyWhenBrokenTwice(em: EntityManager, failure: string): Promise<void> {
    const { notices, publicUrl, school } = this.deps;
    const [, previous] = await this.newest(em, 2);
    if (!previous?.failure) return;
    const [last] = await em.find(
      Reconciliation,
      { failure: null },
      { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 },
    );
    const mail = reconciliationBrokenMail(school, failure, `${publicUrl}${paths.paymentProblems}`);
    // Once for all failures since the last successful comparison.
    await notices.once(em, 'operator-reconciliation-broken', last?.id ?? 'first', mail);
  }

  private newest(em: EntityManager, limit: number): Promise<Reconciliation[]> {
    return em.find(Reconciliation, {}, { orderBy: { createdAt: 'desc', id: 'desc' }, limit });
  }
}

function listed(failures: string[]): string {
  const more = failures.length - MOST_FAILURES;
  return failures.slice(0, MOST_FAILURES).join('; ') + (more > 0 ? `; and ${more} more` : '');
}

/** The text of an error for admins. Only messages by Stripe and by us are fit for people. */
function describeFailure(error: unknown): string {
  if (error instanceof AppError) {
    return error.code === 'SERVICE_UNAVAILABLE' ? paymentRefusals.notCompared : error.message;
  }
  if (isOfOtherAccount(error)) return stripeAccountTexts.title;
  return error instanceof Stripe.errors.StripeError ? `Stripe says: ${error.message}` : messages.internal;
}
