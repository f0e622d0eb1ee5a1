import 'reflect-metadata';
import { RequestContext } from '@mikro-orm/postgresql';
import { messages } from '#shared/messages.ts';
import { createLogger } from '#server/common/logger.ts';
import { loadConfig } from '#server/config.ts';
import { createContainer } from '#server/container.ts';

/**
 * Compares the payments with Stripe and mends what differs: `npm run payments:reconcile`. The server does so every hour
 * by itself. Ends with status 1 when it broke off.
 */
try {
  await reconcile();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function reconcile(): Promise<void> {
  const config = loadConfig();
  const container = await createContainer({ config, logger: createLogger('warn'), isShared: true });
  try {
    const run = await RequestContext.create(container.orm.em, () => container.services.reconciliation.run());
    if (!run) throw new Error(messages.conflict.reconciling);
    const { payersChecked, missedEvents, differences, failure } = run;
    console.log(`Payers compared: ${payersChecked}. Events that had not arrived: ${missedEvents}.`);
    for (const difference of differences) console.log(`  ${difference}`);
    if (differences.length === 0) console.log('Nothing differed.');
    if (failure) throw new Error(`It broke off: ${failure}`);
  } finally {
    await container.close();
  }
}
