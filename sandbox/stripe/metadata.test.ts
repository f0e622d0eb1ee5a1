// @slow sandbox server/src/payment
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCheckout, removeFile, startTestBench, type TestBench } from './test-bench.test-helper.ts';

let bench: TestBench;
beforeAll(async () => {
  bench = await startTestBench();
});
afterAll(async () => {
  await bench.close();
  await removeFile(bench.file);
});

const keys = (count: number, prefix = 'key') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, 'x']));

describe('metadata', () => {
  it('have up to 50 keys, also together with those from before', async () => {
    const { customers } = bench.stripe;
    const { id } = await customers.create({ metadata: keys(50) });
    const message =
      "Metadata can have up to 50 keys, but you've set 51. Email us at support+metadata@stripe.com for more information.";
    const refusal = { statusCode: 400, param: 'metadata', message };
    await expect(customers.create({ metadata: keys(51) })).rejects.toMatchObject(refusal);
    await expect(customers.update(id, { metadata: { another: 'x' } })).rejects.toMatchObject(refusal);
    const { metadata } = await customers.update(id, { metadata: { key0: '', another: 'x' } });
    expect(Object.keys(metadata)).toHaveLength(50);
  });

  it('have keys of up to 40 and values of up to 500 characters', async () => {
    const { customers } = bench.stripe;
    await customers.create({ metadata: { ['k'.repeat(40)]: 'v'.repeat(500) } });
    await expect(customers.create({ metadata: { ['k'.repeat(41)]: 'v' } })).rejects.toMatchObject({
      param: 'metadata',
      message: expect.stringMatching(/^Metadata keys can have up to 40 characters.* that is 41 /) as string,
    });
    const long = { subscription_data: { metadata: { key: 'v'.repeat(501) } } };
    await expect(createCheckout(bench.stripe, long)).rejects.toMatchObject({
      param: 'subscription_data[metadata]',
      message: expect.stringMatching(
        /^Metadata values can have up to 500 characters.* that is 501 /,
      ) as string,
    });
  });
});
