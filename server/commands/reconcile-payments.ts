import 'reflect-metadata';
import { paymentRefusals } from '#shared/payment.ts';
import { runCommand, withContainer } from './lib/run-command.ts';

/**
 * Compares the payments with Stripe and corrects differences: `npm run payments:reconcile`. The server does the same every hour.
 * Exits with status 1 if the comparison fails.
 */
await runCommand(() =>
  withContainer(async ({ services }) => {
    const run = await services.reconciliation.run();
    if (!run) throw new Error(paymentRefusals.conflict.reconciling);
    const { payersChecked, missedEvents, differences, failure } = run;
    console.log(`Payers compared: ${payersChecked}. Events that had not arrived: ${missedEvents}.`);
    for (const difference of differences) console.log(`  ${difference}`);
    if (differences.length === 0) console.log('No differences.');
    if (failure) throw new Error(`The comparison failed: ${failure}`);
  }),
);
