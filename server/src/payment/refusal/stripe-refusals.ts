import { Stripe } from 'stripe';
import { paymentRefusals } from '#shared/payment.ts';
import { paths } from '#shared/paths.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { read, text, textOf, time } from '#server/platform/db/read.ts';
import { readIn } from '#server/platform/db/statements.ts';
import { sendMail } from '#server/platform/mail/mail.jobs.ts';
import { stripeRefusalMail } from '#server/payment/mails/operator.mails.ts';
import { atStripe, unavailable } from '#server/payment/stripe/errors.ts';
import { isOfOtherAccount } from '#server/payment/stripe/gated-http-client.ts';
import type { Common } from '#server/payment/stripe/common.ts';
import { refusalKind, SHOWN_TO_WORK, type Purpose } from './refusal-kind.ts';
import { refusalTexts } from './refusal-texts.ts';
import { StripeRefusal, type RefusalKind } from './stripe-refusal.entity.ts';

/** A refusal that comes and goes is mailed at most once in this time. */
const TOLD_EVERY_MS = DAY_MS;

/** Keeps the start of a refusal that is not resolved, and tells whether the operator knows of it. */
const OPEN = read(
  { kind: textOf<RefusalKind>(), detail: text, now: time, toldAfter: time },
  ({ kind, detail, now, toldAfter }) =>
    db
      .insertInto('stripeRefusals')
      .values({ kind, detail, since: now, refusedAt: now })
      .onConflict((conflict) =>
        conflict.column('kind').doUpdateSet((query) => ({
          detail: query.ref('excluded.detail'),
          refusedAt: query.ref('excluded.refusedAt'),
          resolvedAt: null,
          since: query
            .case()
            .when('stripeRefusals.resolvedAt', 'is', null)
            .then(query.ref('stripeRefusals.since'))
            .else(query.ref('excluded.since'))
            .end(),
        })),
      )
      .returning((query) =>
        query.fn.coalesce(query('stripeRefusals.toldAt', '>', toldAfter), query.lit(false)).as('isTold'),
      ),
);

type Dependencies = Pick<Common, 'em' | 'jobs' | 'clock' | 'publicUrl' | 'school' | 'logger'>;

/**
 * Calls that Stripe refuses until a person fixes the key, the price, a setting or the balance. Each refusal is recorded
 * and mailed to the operator, and is resolved once calls of that kind succeed.
 */
export class StripeRefusals {
  constructor(private readonly deps: Dependencies) {}

  /** Runs calls to Stripe, and records their success or refusal. Throws their errors. */
  async watch<Result>(purpose: Purpose, calls: () => Promise<Result>): Promise<Result> {
    let result: Result;
    try {
      result = await calls();
    } catch (error) {
      await this.record(purpose, error);
      throw error;
    }
    await this.resolve(purpose);
    return result;
  }

  /**
   * Runs calls to Stripe for a waiting user, and records refusals. All Stripe errors become SERVICE_UNAVAILABLE with a
   * safe message, which distinguishes an outage from a problem that only the school can fix.
   */
  async explain<Result>(userId: string, purpose: Purpose, calls: () => Promise<Result>): Promise<Result> {
    try {
      return await atStripe(calls);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      await this.record(purpose, error);
      this.deps.logger.error(
        { event: 'payment.refused_by_stripe', userId, err: error },
        'Stripe refused a call',
      );
      if (!refusalKind(error, purpose) && !isOfOtherAccount(error)) throw unavailable(error);
      throw new AppError('SERVICE_UNAVAILABLE', paymentRefusals.refused, { cause: error });
    }
  }

  /** Records that Stripe accepted calls for a purpose. */
  async resolve(purpose: Purpose): Promise<void> {
    const kinds = [...SHOWN_TO_WORK[purpose]];
    const end = { detail: null, resolvedAt: this.deps.clock() };
    await this.deps.em.fork().nativeUpdate(StripeRefusal, { kind: { $in: kinds }, resolvedAt: null }, end);
  }

  /** Records only refusals that a person must fix. */
  private async record(purpose: Purpose, error: unknown): Promise<void> {
    const kind = refusalKind(error, purpose);
    if (!kind || !(error instanceof Stripe.errors.StripeError)) return;
    await this.open(kind, error.message);
  }

  private async open(kind: RefusalKind, detail: string): Promise<void> {
    const { em, jobs, clock, publicUrl, school } = this.deps;
    const now = clock();
    await em.fork().transactional(async (tx) => {
      const toldAfter = new Date(now.getTime() - TOLD_EVERY_MS);
      const [row] = await readIn(tx, OPEN, { kind, detail, now, toldAfter });
      if (row?.isTold) return;
      await tx.nativeUpdate(StripeRefusal, { kind }, { toldAt: now });
      const url = `${publicUrl}${paths.paymentProblems}`;
      await jobs.add(tx, sendMail, stripeRefusalMail(school, refusalTexts[kind], detail, url));
    });
  }
}
