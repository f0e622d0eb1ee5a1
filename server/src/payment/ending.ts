import { CancellationResolver } from './cancellation/cancellation.resolver.ts';
import { Cancellation } from './cancellation/cancellation.ts';
import { DeclaredEnds } from './cancellation/declared-ends.ts';
import { MonthlyEnds } from './cancellation/monthly-ends.ts';
import { PaymentRefunds } from './cancellation/payment-refunds.ts';
import { RefundResolver } from './cancellation/refund.resolver.ts';
import { CustomerDeparture } from './intent/customer-departure.ts';
import { IntentExecutor } from './intent/intent-executor.ts';
import { IntentMails } from './intent/intent-mails.ts';
import { IntentWorker } from './intent/intent-worker.ts';
import { StripeRefunds } from './intent/stripe-refunds.ts';
import type { PaymentNeeds, Projection } from './projection.ts';

/** Creates cancellations, refunds, and the worker that carries them out at Stripe. */
export function createEnding({ users, audit }: PaymentNeeds, projection: Projection) {
  const { stripe, refusals, ledgerRefunds, intents, cancelLinks: links } = projection;
  const refunds = new StripeRefunds(stripe, refusals);
  const executor = new IntentExecutor({ ...projection, refunds });
  const intentWorker = new IntentWorker({ ...projection, executor, mails: new IntentMails(projection) });
  const common = { ...projection, audit, intentWorker };
  const departure = new CustomerDeparture(common);
  const monthlyEnds = new MonthlyEnds(common);
  users.onDelete(async (em, userId) => {
    await departure.prepare(em, userId);
    await monthlyEnds.settle(em, userId);
  });
  const cancellation = new Cancellation({ ...common, users, links, monthlyEnds });
  const paymentRefunds = new PaymentRefunds(common);
  return {
    provides: {
      declaredEnds: new DeclaredEnds(cancellation, projection.formerTerms),
      cancellation,
      intents,
      intentWorker,
      monthlyEnds,
      paymentRefunds,
    },
    resolvers: [
      new CancellationResolver(cancellation, intents, monthlyEnds),
      new RefundResolver(paymentRefunds, intents, ledgerRefunds),
    ],
    jobs: [...intentWorker.handlers(), ...monthlyEnds.handlers(), ...paymentRefunds.handlers()],
  };
}

export type Ending = ReturnType<typeof createEnding>;
