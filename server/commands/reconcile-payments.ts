import 'reflect-metadata';
import { paymentRefusals } from '#shared/payment.ts';
import { optionsOf } from './lib/options.ts';
import { runCommand, withContainer } from './lib/run-command.ts';

const HELP = `Compares the payments with Stripe and corrects differences. The server does the same every hour. Exits with status 1 if the
comparison fails.

  npm run payments:reconcile`;

await runCommand(() => {
  optionsOf(HELP, {});
  return withContainer(async ({ services }) => {
    const run = await services.reconciliation.run();
    if (!run) throw new Error(paymentRefusals.conflict.reconciling);
    const { payersChecked, missedEvents, differences, failure } = run;
    console.log(`Payers compared: ${payersChecked}. Events that had not arrived: ${missedEvents}.`);
    for (const difference of differences) console.log(`  ${difference}`);
    if (differences.length === 0) console.log('No differences.');
    if (failure) throw new Error(`The comparison failed: ${failure}`);
  });
});
