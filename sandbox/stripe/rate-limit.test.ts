// @slow sandbox server/src/payment
import { describe, expect, it } from 'vitest';
import { callApi, type TestBench } from './test-bench.test-helper.ts';
import { startBenchForEachTest } from './test-bench-hooks.test-helper.ts';

/** Number of concurrent calls, with which even a slow machine exceeds the limit. */
const MANY = 150;

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

const callOften = (...paths: string[]) =>
  Promise.all(
    Array.from({ length: MANY }, (_, index) => callApi(bench, 'GET', paths[index % paths.length] ?? '')),
  );

const reasonsOf = (answers: Response[]) =>
  new Set(answers.map(({ headers }) => headers.get('stripe-rate-limited-reason')));

describe('the rate of calls', () => {
  it('is not limited by default', async () => {
    expect((await callOften('/v1/products')).map(({ status }) => status)).toEqual(Array(MANY).fill(200));
  });

  it('is limited for the account in test mode, with Stripe’s error', async () => {
    bench.sandbox.control.limitRate('test');

    const answers = await callOften('/v1/products', '/v1/customers');

    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(25);
    expect(reasonsOf(refused)).toEqual(new Set(['global-rate']));
    expect(await refused[0]?.json()).toMatchObject({
      error: { code: 'rate_limit', type: 'invalid_request_error' },
    });
    bench.sandbox.control.limitRate('off');
    expect((await callApi(bench, 'GET', '/v1/products')).status).toBe(200);
  });

  it('is limited per endpoint in live mode, for all its objects together', async () => {
    bench.sandbox.control.limitRate('live');

    const answers = await callOften('/v1/products/prod_1', '/v1/products/prod_2');

    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(reasonsOf(refused)).toEqual(new Set(['endpoint-rate']));
    await expect(bench.stripe.customers.list()).resolves.toMatchObject({ data: [] });
  });

  it('is limited before the work, so that the key is free for a retry', async () => {
    bench.sandbox.control.limitRate('test');
    const call = (number: number) =>
      bench.stripe.customers.create({ name: 'Ada' }, { idempotencyKey: `rate-${number}` }).then(
        () => null,
        (error: unknown) => ({ number, error }),
      );

    const [refused] = (await Promise.all(Array.from({ length: MANY }, (_, number) => call(number)))).filter(
      (result) => result !== null,
    );

    expect(refused?.error).toMatchObject({ type: 'StripeRateLimitError', statusCode: 429 });
    bench.sandbox.control.limitRate('off');
    expect(await call(refused?.number ?? 0)).toBeNull();
  });
});
