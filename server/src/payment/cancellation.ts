import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import { messages } from '#shared/messages.ts';
import type { Money } from '#shared/money.ts';
import type { Actor } from '#server/common/actor.ts';
import { AppError } from '#server/common/errors.ts';
import type { Logger } from '#server/common/logger.ts';
import type { Jobs } from '#server/jobs/job.ts';
import { sendMail } from '#server/mail/mail.jobs.ts';
import type { User } from '#server/user/user.entity.ts';
import type { UserService } from '#server/user/user.service.ts';
import { Customer, type SubscriptionRecord } from './payment.entities.ts';
import { Payment } from './payment.entity.ts';
import { cancellationMail } from './payment.mails.ts';
import { atStripe, isMissing } from './stripe-calls.ts';
import { refundInvoice } from './stripe-refunds.ts';
import type { SubscriptionService } from './subscription.service.ts';

interface Dependencies {
  em: EntityManager;
  stripe: Stripe;
  users: UserService;
  subscriptions: SubscriptionService;
  jobs: Jobs;
  publicUrl: string;
  logger: Logger;
}

/** Ways out of a subscription. Stripe comes before our own rows, and both are in one transaction under the payer's lock. */
export class Cancellation {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Cancels the paid subscription that runs: within the refund window the payment goes back whole and access ends at
   * once; later it ends with the paid year. Throws UNAUTHENTICATED, CONFLICT when none runs, SERVICE_UNAVAILABLE.
   */
  async cancel(actor: Actor): Promise<User> {
    const { em, users, subscriptions, logger } = this.deps;
    const user = await users.requireMe(actor);
    await em.fork().transactional(async (tx) => {
      const payer = await this.lockPayer(tx, user.id);
      if (!payer) throw new AppError('CONFLICT', messages.conflict.noSubscription);
      const { running } = payer;
      const refundableUntil = subscriptions.refundableUntil(running);
      const isRefunded = refundableUntil !== null && refundableUntil.getTime() > Date.now();
      if (!isRefunded && running.cancelAtPeriodEnd) return;
      await atStripe(() => (isRefunded ? this.endNow(running, true) : this.endWithPeriod(running)));
      await this.finish(tx, payer, isRefunded ? null : running.currentPeriodEnd);
      logger.info({ event: 'payment.cancelled', userId: user.id, isRefunded }, 'subscription cancelled');
    });
    return user;
  }

  /**
   * Ends the access of a person at once, in the transaction of `em`: the grant, and a paid subscription at Stripe.
   * With `refund` the payment of the running period goes back whole. Who may do this is for the caller to check.
   * Throws NOT_FOUND for an unknown person, CONFLICT when there is no access, SERVICE_UNAVAILABLE.
   */
  async endAccess(em: EntityManager, userId: string, { refund }: { refund: boolean }): Promise<void> {
    // The payer before the person, as who writes a payment under the payer's lock does: the other way round both would wait.
    const payer = await this.lockPayer(em, userId);
    const hadGrant = await this.deps.subscriptions.endGrant(em, userId);
    if (!payer && !hadGrant) throw new AppError('CONFLICT', messages.conflict.noAccess);
    if (!payer) return;
    await atStripe(() => this.endNow(payer.running, refund));
    await this.finish(em, payer, null);
    this.deps.logger.info({ event: 'payment.access_ended', userId, refund }, 'access ended');
  }

  /** Makes cancels that arrive together wait for the first. Null when no paid subscription runs. */
  private async lockPayer(em: EntityManager, userId: string): Promise<Payer | null> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const customer = await em.findOne(Customer, { user: userId }, { lockMode });
    const running = customer && (await this.deps.subscriptions.findRunning(em, userId));
    return running && { customer, running };
  }

  /** Refund first: when the second step fails, cancelling again finishes the work and refunds nothing twice. */
  private async endNow(
    { stripeSubscriptionId, latestInvoiceId }: SubscriptionRecord,
    refund: boolean,
  ): Promise<void> {
    const { stripe } = this.deps;
    if (refund && latestInvoiceId) await refundInvoice(stripe, latestInvoiceId);
    await stripe.subscriptions.cancel(stripeSubscriptionId).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }

  private async endWithPeriod({ stripeSubscriptionId }: SubscriptionRecord): Promise<void> {
    await this.deps.stripe.subscriptions.update(stripeSubscriptionId, { cancel_at_period_end: true });
  }

  /** Brings our rows up to date and tells the payer what came of it, as the ledger has it. */
  private async finish(em: EntityManager, { customer, running }: Payer, accessUntil: Date | null) {
    const { subscriptions, jobs, publicUrl } = this.deps;
    const { latestInvoiceId } = running;
    await atStripe(() => subscriptions.synchronizeLocked(em, customer));
    const payment =
      latestInvoiceId === null ? null : await em.findOne(Payment, { stripeInvoiceId: latestInvoiceId });
    const { email, fullName } = await customer.user.loadOrFail({ em });
    const mail = cancellationMail({
      fullName,
      profileUrl: `${publicUrl}/user/profile`,
      refunded: payment && refundOf(payment),
      accessUntil,
    });
    await jobs.add(em, sendMail, { to: email, ...mail });
  }
}

interface Payer {
  customer: Customer;
  running: SubscriptionRecord;
}

function refundOf({ refundedAmount, currency }: Payment): Money | null {
  return refundedAmount > 0 ? { amount: refundedAmount, currency } : null;
}
