import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import type { Logger } from '#server/platform/common/logger.ts';
import { handleJob, type JobHandler } from '#server/platform/jobs/job.ts';
import { Customer } from '#server/payment/stripe/customer.entity.ts';
import type { CustomerTurns } from '#server/payment/stripe/customer-turns.ts';
import { subscriptionOf } from '#server/payment/stripe/customer-snapshot.ts';
import { isPaidTooLate } from '#server/payment/stripe/charge-totals.ts';
import { refundInvoice } from '#server/payment/stripe/stripe-refunds.ts';
import type { SubscriptionSync } from '#server/payment/sync/subscription-sync.ts';
import { settleStaleInvoice } from './stale-invoices.ts';

interface Dependencies {
  em: EntityManager;
  stripe: Stripe;
  turns: CustomerTurns;
  sync: SubscriptionSync;
  logger: Logger;
}

/**
 * Sees to it that nobody pays for a subscription that has ended: an invoice that is open is voided, and one that was paid
 * all the same, over an old link or by a slow bank, is refunded.
 */
export class StaleInvoiceSettlement {
  constructor(private readonly deps: Dependencies) {}

  handlers(): JobHandler[] {
    return [
      handleJob(settleStaleInvoice, ({ stripeCustomerId, invoice }, { attempt }) =>
        this.settle(stripeCustomerId, invoice, attempt),
      ),
    ];
  }

  private async settle(stripeCustomerId: string, invoice: string, attempt: number): Promise<void> {
    const { em, turns, sync } = this.deps;
    const customer = await em.fork().findOne(Customer, { stripeCustomerId });
    await turns.take(customer?.user.id ?? stripeCustomerId, async (turn) => {
      await this.settleAtStripe(stripeCustomerId, invoice, attempt);
      if (customer) await sync.synchronizeInTurn(turn);
    });
  }

  /** Reads Stripe's state first, so that it can be repeated. Throws Stripe's errors, like while a bank works on the payment. */
  private async settleAtStripe(stripeCustomerId: string, id: string, attempt: number): Promise<void> {
    const { stripe, logger } = this.deps;
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
      await refundInvoice(stripe, id, `refund_${id}_${attempt}`);
      logger.warn(
        { event: 'payment.late_payment_refunded', ...about },
        'a payment after the end was given back',
      );
    }
  }
}
