import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import type { Logger } from '#server/platform/common/logger.ts';
import { defineJob, handleJob, type JobHandler, type Jobs } from '#server/platform/jobs/job.ts';
import { isPaidTooLate } from '#server/payment/stripe/charge-totals.ts';
import { Customer } from '#server/payment/stripe/customer.entity.ts';
import { chargesOf, subscriptionOf } from '#server/payment/stripe/customer-snapshot.ts';
import type { CustomerTurns } from '#server/payment/stripe/customer-turns.ts';
import type { SubscriptionSync } from '#server/payment/sync/subscription-sync.ts';
import type { SyncListener } from '#server/payment/sync/sync-listeners.ts';
import type { StripeRefunds } from './stripe-refunds.ts';

const settleStaleInvoice = defineJob<{ stripeCustomerId: string; invoice: string }>(
  'settle-ended-invoice',
  'payments',
);

/**
 * Listens for invoices of ended subscriptions that are open or were paid too late. `StaleInvoiceSettlement` handles
 * each of them.
 */
export function queueStaleInvoices(jobs: Jobs): SyncListener {
  return async (em, { stripeCustomerId }, { invoices, subscriptions, charges }) => {
    for (const invoice of invoices) {
      const subscription = subscriptions.find(({ id }) => id === subscriptionOf(invoice));
      if (subscription?.ended_at == null) continue;
      // After any earlier refund or dispute, even a partial or failed one, a person decides.
      const isUntouched = chargesOf(invoice, charges).every(
        ({ refunds, disputes }) => refunds.length === 0 && disputes.length === 0,
      );
      if (invoice.status === 'open' || (isPaidTooLate(invoice, subscription) && isUntouched)) {
        await jobs.add(em, settleStaleInvoice, { stripeCustomerId, invoice: invoice.id });
      }
    }
  };
}

interface Dependencies {
  em: EntityManager;
  stripe: Stripe;
  turns: CustomerTurns;
  sync: SubscriptionSync;
  refunds: StripeRefunds;
  logger: Logger;
}

/**
 * Makes sure that customers do not pay for ended subscriptions. It voids open invoices, and refunds invoices that were
 * paid nevertheless, over an old link or by a slow bank.
 */
export class StaleInvoiceSettlement {
  constructor(private readonly deps: Dependencies) {}

  handlers(): JobHandler[] {
    return [
      handleJob(settleStaleInvoice, async ({ stripeCustomerId, invoice }, { attempt }) => {
        const { em, turns, sync } = this.deps;
        const customer = await em.fork().findOne(Customer, { stripeCustomerId });
        await turns.take(customer?.user.id ?? stripeCustomerId, async (turn) => {
          await this.settle(invoice, attempt);
          if (customer) await sync.synchronizeInTurn(turn);
        });
      }),
    ];
  }

  /**
   * Reads Stripe's state first, so that it can be repeated. Throws Stripe's errors, for example while a bank processes
   * the payment.
   */
  private async settle(id: string, attempt: number): Promise<void> {
    const { stripe, refunds, logger } = this.deps;
    const invoice = await stripe.invoices.retrieve(id);
    const subscription = await stripe.subscriptions.retrieve(subscriptionOf(invoice) ?? '');
    const about = { stripeCustomerId: invoice.customer, invoice: id };
    if (invoice.status === 'open' && subscription.ended_at !== null) {
      await stripe.invoices.voidInvoice(id);
      logger.info(
        { event: 'payment.invoice_voided', ...about },
        'an invoice of an ended subscription was voided',
      );
    } else if (isPaidTooLate(invoice, subscription)) {
      await refunds.refundInvoice(id, `refund_${id}_${attempt}`);
      logger.warn(
        { event: 'payment.late_payment_refunded', ...about },
        'a payment after the end was refunded',
      );
    }
  }
}
