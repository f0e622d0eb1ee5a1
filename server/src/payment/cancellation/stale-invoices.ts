import type { EntityManager } from '@mikro-orm/postgresql';
import { defineJob, type Jobs } from '#server/platform/jobs/job.ts';
import type { Customer } from '#server/payment/stripe/customer.entity.ts';
import { isPaidTooLate } from '#server/payment/stripe/charge-totals.ts';
import {
  chargesOf,
  subscriptionOf,
  type CustomerSnapshot,
} from '#server/payment/stripe/customer-snapshot.ts';

/** The work on one of them: see `StaleInvoiceSettlement`. */
export const settleStaleInvoice = defineJob<{ stripeCustomerId: string; invoice: string }>(
  'settle-ended-invoice',
  'payments',
);

/** Finds invoices of subscriptions that have ended, whoever ended them: those that are open, and those paid too late. */
export class StaleInvoices {
  constructor(private readonly jobs: Jobs) {}

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
        await this.jobs.add(em, settleStaleInvoice, { stripeCustomerId, invoice: invoice.id });
      }
    }
  };
}
