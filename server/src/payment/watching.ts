import type { Mount } from '#server/platform/feature.ts';
import type { Ending } from './ending.ts';
import { PaymentProblemResolver } from './problem/payment-problem.resolver.ts';
import { PaymentProblems } from './problem/payment-problems.service.ts';
import { StripeConnectionResolver } from './problem/stripe-connection.ts';
import type { PaymentNeeds, Projection } from './projection.ts';
import { ReconciliationResolver } from './reconciliation/reconciliation.resolver.ts';
import { ReconciliationService } from './reconciliation/reconciliation.service.ts';
import { StripeComparison } from './reconciliation/stripe-comparison.ts';
import { SignatureRefusals } from './webhook/signature-refusals.ts';
import { StripeEvents } from './webhook/stripe-events.ts';
import { webhookRoutes } from './webhook/webhook.routes.ts';

/** Creates what notices changes and problems at Stripe: its events, the hourly comparison, and the list of problems. */
export function createWatching(
  { locks, pool, stripeGate, stripeLivemode, webhookSecret, users, audit }: PaymentNeeds,
  projection: Projection,
  { provides: { intentWorker } }: Ending,
) {
  const { em, statements, clock } = projection;
  const stripeEvents = new StripeEvents({
    ...projection,
    signatureRefusals: new SignatureRefusals(pool),
    webhookSecret,
    livemode: stripeLivemode,
  });
  users.onDelete((em, userId) => stripeEvents.emptyEventsOf(em, userId));
  const comparison = new StripeComparison({ ...projection, events: stripeEvents, intentWorker });
  const reconciliation = new ReconciliationService({ ...projection, locks, comparison, audit });
  const paymentProblems = new PaymentProblems(em, statements, clock);
  const routes: Mount[] = [{ path: '/webhooks', router: webhookRoutes(stripeEvents) }];
  return {
    provides: { reconciliation, paymentProblems, stripeEvents },
    resolvers: [
      new PaymentProblemResolver(paymentProblems, users),
      new ReconciliationResolver(reconciliation),
      new StripeConnectionResolver(stripeGate),
    ],
    jobs: [
      ...stripeEvents.handlers(),
      ...reconciliation.handlers(),
      ...projection.renewalAnnouncements.handlers(),
    ],
    routes,
  };
}
