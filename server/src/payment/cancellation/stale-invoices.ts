import type { Intents } from '#server/payment/intent/intents.ts';
import { isPaidTooLate } from '#server/payment/stripe/charge-totals.ts';
import { chargesOf, subscriptionOf } from '#server/payment/stripe/customer-snapshot.ts';
import type { SyncListener } from '#server/payment/sync/sync-listeners.ts';

/** Listens for invoices of ended subscriptions that are open or were paid too late, which are voided or refunded. */
export function queueStaleInvoices(intents: Intents): SyncListener {
  return async (em, { stripeCustomerId }, { invoices, subscriptions, charges }) => {
    for (const invoice of invoices) {
      const subscription = subscriptions.find(({ id }) => id === subscriptionOf(invoice));
      if (subscription?.ended_at == null) continue;
      // After any earlier refund or dispute, even a partial or failed one, a person decides.
      const isUntouched = chargesOf(invoice, charges).every(
        ({ refunds, disputes }) => refunds.length === 0 && disputes.length === 0,
      );
      if (invoice.status === 'open' || (isPaidTooLate(invoice, subscription) && isUntouched)) {
        await intents.void(em, stripeCustomerId, invoice.id);
      }
    }
  };
}
