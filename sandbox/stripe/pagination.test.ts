// @slow sandbox server/src/payment
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, removeFile, startTestBench, type TestBench } from './test-bench.test-helper.ts';

let bench: TestBench;

beforeAll(async () => {
  bench = await startTestBench();
});

afterAll(async () => {
  await bench.close();
  await removeFile(bench.file);
});

describe('lists', () => {
  it('pages through twenty-five customers in both directions, newest first', async () => {
    const { stripe } = bench;
    const created: string[] = [];
    for (let index = 0; index < 25; index += 1) {
      created.unshift((await stripe.customers.create({ name: `Customer ${index}` })).id);
    }

    const first = await stripe.customers.list();
    const second = await stripe.customers.list({ limit: 20, starting_after: first.data.at(-1)?.id });
    const back = await stripe.customers.list({ limit: 5, ending_before: second.data[0]?.id });
    const all = await stripe.customers.list({ limit: 10 }).autoPagingToArray({ limit: 100 });

    expect(first.data.map(({ id }) => id)).toEqual(created.slice(0, 10));
    expect([first.has_more, first.url]).toEqual([true, '/v1/customers']);
    expect(second.data.map(({ id }) => id)).toEqual(created.slice(10));
    expect(second.has_more).toBe(false);
    expect(back.data.map(({ id }) => id)).toEqual(created.slice(5, 10));
    expect(back.has_more).toBe(true);
    expect(all.map(({ id }) => id)).toEqual(created);
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['starting_after=cus_unknown', 'starting_after'],
    ['starting_after=a&ending_before=b', 'starting_after'],
    ['created[since]=1', 'created[since]'],
  ])('refuses %s', async (query, param) => {
    const response = await callApi(bench, 'GET', `/v1/customers?${query}`);

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { param } });
  });
});
