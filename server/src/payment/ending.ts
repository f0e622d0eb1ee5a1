import { CancellationMails } from './cancellation/cancellation-mails.ts';
import { CancellationWorker } from './cancellation/cancellation-worker.ts';
import { CancellationResolver } from './cancellation/cancellation.resolver.ts';
import { Cancellation } from './cancellation/cancellation.ts';
import { DeclaredEnds } from './cancellation/declared-ends.ts';
import { MonthlyEnds } from './cancellation/monthly-ends.ts';
import { CustomerDeletion } from './cancellation/customer-deletion.ts';
import { RefundRequests } from './cancellation/refund-requests.ts';
import { RefundRetries } from './cancellation/refund-retries.ts';
import { RefundResolver } from './cancellation/refund.resolver.ts';
import { StaleInvoiceSettlement } from './cancellation/stale-invoices.ts';
import { StripeRefunds } from './cancellation/stripe-refunds.ts';
import type { PaymentNeeds, Projection } from './projection.ts';

/** Creates cancellations, refunds and the deletion of customers. */
export function createEnding({ users, audit }: PaymentNeeds, projection: Projection) {
  const { stripe, refusals, ledgerRefunds, cancellationRequests, cancelLinks } = projection;
  const common = { ...projection, audit, refunds: new StripeRefunds(stripe, refusals) };
  const staleInvoiceSettlement = new StaleInvoiceSettlement(common);
  const customerDeletion = new CustomerDeletion(common);
  users.onDelete((em, userId) => customerDeletion.prepare(em, userId));
  const cancellationWorker = new CancellationWorker({ ...common, mails: new CancellationMails(common) });
  const refundRequests = new RefundRequests({ ...common, cancellationWorker });
  const monthlyEnds = new MonthlyEnds({
    ...common,
    requests: cancellationRequests,
    cancellationWorker,
    refundRequests,
  });
  const cancellation = new Cancellation({
    ...common,
    users,
    cancellationWorker,
    requests: cancellationRequests,
    links: cancelLinks,
    monthlyEnds,
  });
  const refundRetries = new RefundRetries(common);
  return {
    provides: {
      declaredEnds: new DeclaredEnds(cancellation, projection.formerTerms),
      cancellation,
      cancellationRequests,
      cancellationWorker,
      customerDeletion,
      monthlyEnds,
      refundRetries,
    },
    refundRequests,
    resolvers: [
      new CancellationResolver(cancellation, cancellationRequests, monthlyEnds),
      new RefundResolver(refundRequests, refundRetries, ledgerRefunds),
    ],
    jobs: [
      ...cancellationWorker.handlers(),
      ...staleInvoiceSettlement.handlers(),
      ...monthlyEnds.handlers(),
      ...refundRetries.handlers(),
      ...refundRequests.handlers(),
      ...customerDeletion.handlers(),
    ],
  };
}

export type Ending = ReturnType<typeof createEnding>;
