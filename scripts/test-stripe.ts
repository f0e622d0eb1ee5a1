import { comparePlays } from '#sandbox/stripe/comparison/comparison.test-helper.ts';
import { openAccount } from '#sandbox/stripe/contract/account-provider.test-helper.ts';
import { openSandbox } from '#sandbox/stripe/contract/sandbox-provider.test-helper.ts';
import { stripeTestKey } from '#server/config.ts';

/**
 * Does the same in the sandbox and at a test account of Stripe, and tells what differs, object by object:
 * `STRIPE_TEST_KEY=sk_test_... npm run test:stripe`. With `-- --sandbox` a second sandbox takes Stripe's place, to try the
 * command itself. Ends with status 1 when anything differs.
 */
async function compare(): Promise<void> {
  const key = stripeTestKey();
  const isRehearsal = process.argv.includes('--sandbox');
  if (!key && !isRehearsal) {
    console.log('Nothing was compared: STRIPE_TEST_KEY has no key of a Stripe test account.');
    return;
  }
  if (isRehearsal) console.log("A rehearsal: a second sandbox takes Stripe's place.");
  const open = key && !isRehearsal ? () => openAccount(key) : openSandbox;
  const { compared, differences } = await comparePlays(openSandbox, open, (line) => console.log(line));
  for (const [name, lines] of differences) {
    console.log(['', name, ...lines.map((line) => `  ${line}`)].join('\n'));
  }
  console.log(`\n${compared} answers compared, ${differences.size} differ.`);
  if (differences.size > 0) process.exitCode = 1;
}

await compare().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
