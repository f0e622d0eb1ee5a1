import 'reflect-metadata';
import { paymentRefusals } from '#shared/payment.ts';
import { runCommand, withContainer } from './lib/run-command.ts';

/**
 * Compares the payments with Stripe and mends what differs: `npm run payments:reconcile`. The server does so every hour
 * by itself. Ends with status 1 when it broke off.
 */
await runCommand(() =>
  withContainer(async ({ services }) => {
    const run = await services.reconciliation.run();
    if (!run) throw new Error(paymentRefusals.conflict.reconciling);
    const { payersChecked, missedEvents, differences, failure } = run;
    console.log(`Payers compared: ${payersChecked}. Events that had not arrived: ${missedEvents}.`);
    for (const difference of differences) console.log(`  ${difference}`);
    if (differences.length === 0) console.log('Nothing differed.');
    if (failure) throw new Error(`It broke off: ${failure}`);
  }),
);
