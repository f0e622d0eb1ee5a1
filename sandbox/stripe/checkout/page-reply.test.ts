// @slow sandbox server/src/payment
import { describe, expect, it } from 'vitest';
import {
  cardForm,
  createCheckout,
  submit,
  SUCCESS_CARD,
  type TestBench,
} from '#sandbox/stripe/test-bench.test-helper.ts';
import { startBenchForEachTest } from '#sandbox/stripe/test-bench-hooks.test-helper.ts';

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

describe('the hosted pages', () => {
  it('show a page of their own for an unknown URL', async () => {
    const response = await fetch(`${bench.publicUrl}/sandbox/stripe/nowhere`);

    expect(response.status).toBe(404);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toContain('There is no such page');
  });

  it('show a page of their own for a form that is too long', async () => {
    const { url } = await createCheckout(bench.stripe);

    const response = await submit(url ?? '', cardForm(SUCCESS_CARD, { cardName: 'a'.repeat(20_000) }));

    expect(response.status).toBe(413);
    expect(await response.text()).toContain('This did not work');
  });
});
