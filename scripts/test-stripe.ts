import { comparePlays } from '#sandbox/stripe/comparison/comparison.test-helper.ts';
import { openAccount } from '#sandbox/stripe/contract/account-provider.test-helper.ts';
import { openSandbox } from '#sandbox/stripe/contract/sandbox-provider.test-helper.ts';
import { stripeTestKey } from '#server/config.ts';

/**
 * Runs the same scenarios in the sandbox and at a Stripe test account, and prints the differences, object by object:
 * `STRIPE_TEST_KEY=sk_test_... npm run test:stripe`. `-- --sandbox` uses a second sandbox in place of Stripe, to test the command itself.
 * Exits with status 1 if there are differences.
 */
async function compare(): Promise<void> {
  const key = stripeTestKey();
  const isRehearsal = process.argv.includes('--sandbox');
  if (!key && !isRehearsal) {
    console.log('Nothing was compared: STRIPE_TEST_KEY is not the key of a Stripe test account.');
    return;
  }
  if (isRehearsal) console.log('A second sandbox is used in place of Stripe.');
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
