// @slow sandbox server/src/payment
import { describe, expect, it } from 'vitest';
import { subscribe, type TestBench } from './test-bench.test-helper.ts';
import { startBenchForEachTest } from './test-bench-hooks.test-helper.ts';

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

const refusal = (right: string) => ({
  statusCode: 403,
  type: 'StripePermissionError',
  message: expect.stringMatching(
    new RegExp(`on account 'acct_sandbox'. Having the 'rak_${right}' permission would allow`),
  ) as string,
});

describe('a restricted key', () => {
  it('may call only what it has the right for, and the right to write includes reading', async () => {
    const { stripe, sandbox } = bench;
    sandbox.control.restrictKey(['customer_read', 'charge_write']);
    await stripe.customers.list();
    await stripe.charges.list();
    await stripe.refunds.list();
    await expect(stripe.customers.create()).rejects.toMatchObject(refusal('customer_write'));
    await expect(stripe.prices.list()).rejects.toMatchObject(refusal('plan_read'));
    await expect(stripe.accounts.retrieveCurrent()).rejects.toMatchObject(refusal('accounts_kyc_basic_read'));

    sandbox.control.restrictKey(null);
    await stripe.customers.create();
  });

  it('may not expand what it may not read', async () => {
    const { customerId } = await subscribe(bench);
    const { stripe, sandbox } = bench;
    sandbox.control.restrictKey(['charge_read']);
    await expect(
      stripe.charges.list({ customer: customerId, expand: ['data.balance_transaction'] }),
    ).rejects.toMatchObject(refusal('balance_transaction_source_read'));
    await stripe.charges.list({ customer: customerId, expand: ['data.refunds'] });
  });
});
