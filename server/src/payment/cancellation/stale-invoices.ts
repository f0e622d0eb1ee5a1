import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import type { Logger } from '#server/platform/common/logger.ts';
import { defineJob, handleJob, type JobHandler, type Jobs } from '#server/platform/jobs/job.ts';
import type { Customer } from '#server/payment/stripe/customer.entity.ts';
import { isPaidTooLate } from '#server/payment/stripe/late-payment.ts';
import {
  chargesOf,
  subscriptionOf,
  type CustomerSnapshot,
} from '#server/payment/stripe/customer-snapshot.ts';
import type { SubscriptionService } from '#server/payment/subscription/subscription.service.ts';
import { refundInvoice } from '#server/payment/stripe/stripe-refunds.ts';

const settleStaleInvoice = defineJob<{ stripeCustomerId: string; invoice: string }>('settle-ended-invoice');

interface Dependencies {
  stripe: Stripe;
  jobs: Jobs;
  subscriptions: SubscriptionService;
  logger: Logger;
}

/**
 * Sees to it that nobody pays for a subscription that has ended, whoever ended it: what is open is taken back, and what
 * was paid all the same, over an old link or by a slow bank, goes back.
 */
export class StaleInvoices {
  constructor(private readonly deps: Dependencies) {}

  handlers(): JobHandler[] {
    return [
      handleJob(settleStaleInvoice, ({ stripeCustomerId, invoice }) =>
        this.settle(stripeCustomerId, invoice),
      ),
    ];
  }

  /** Whenever a customer was brought up to date, in the transaction of `em`. A job does the work. */
  readonly onSync = async (
    em: EntityManager,
    { stripeCustomerId }: Customer,
    snapshot: CustomerSnapshot,
  ): Promise<void> => {
    for (const invoice of snapshot.invoices) {
      const subscription = snapshot.subscriptions.find(({ id }) => id === subscriptionOf(invoice));
      if (subscription?.ended_at == null) continue;
      // What was given back of it before, even in part or in vain, is in somebody's hands.
      const isUntouched = chargesOf(invoice, snapshot.charges).every(
        ({ refunds, disputes }) => refunds.length === 0 && disputes.length === 0,
      );
      if (invoice.status === 'open' || (isPaidTooLate(invoice, subscription) && isUntouched)) {
        await this.deps.jobs.add(em, settleStaleInvoice, { stripeCustomerId, invoice: invoice.id });
      }
    }
  };

  /** Looks at Stripe first, so that it can be repeated. Throws Stripe's errors, like while a bank works on the payment. */
  private async settle(stripeCustomerId: string, id: string): Promise<void> {
    const { stripe, subscriptions, logger } = this.deps;
    const invoice = await stripe.invoices.retrieve(id);
    const subscription = await stripe.subscriptions.retrieve(subscriptionOf(invoice) ?? '');
    const about = { stripeCustomerId, invoice: id };
    if (invoice.status === 'open' && subscription.ended_at !== null) {
      await stripe.invoices.voidInvoice(id);
      logger.info(
        { event: 'payment.invoice_voided', ...about },
        'an invoice of an ended subscription was taken back',
      );
    } else if (isPaidTooLate(invoice, subscription)) {
      await refundInvoice(stripe, id, `refund_${id}`);
      logger.warn(
        { event: 'payment.late_payment_refunded', ...about },
        'a payment after the end was given back',
      );
    }
    await subscriptions.synchronize(stripeCustomerId);
  }
}
