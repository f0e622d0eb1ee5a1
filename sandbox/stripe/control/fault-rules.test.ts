// @slow sandbox server/src/payment
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  callApi,
  removeFile,
  startTestBench,
  type TestBench,
} from '#sandbox/stripe/test-bench.test-helper.ts';

const CREATE = { method: 'POST', path: '/v1/customers', times: 1 } as const;

let bench: TestBench;

beforeAll(async () => {
  bench = await startTestBench();
});

afterEach(() => bench.sandbox.control.clearFaults());

afterAll(async () => {
  await bench.close();
  await removeFile(bench.file);
});

async function statusesOf(calls: number, call: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < calls; index += 1) statuses.push((await call()).status);
  return statuses;
}

describe('a fault rule', () => {
  const list = () => callApi(bench, 'GET', '/v1/products');

  it('lets the first calls pass, then fails the given number, and ends', async () => {
    bench.sandbox.control.addFault({
      method: 'GET',
      path: '/v1/products',
      when: 'before',
      effect: { status: 503 },
      skip: 2,
      times: 2,
    });

    expect(await statusesOf(6, list)).toEqual([200, 200, 503, 503, 200, 200]);
  });

  it('applies after older rules, and each counts the calls that it lets pass', async () => {
    const rule = { method: 'GET', path: '/v1/products', when: 'before', times: 1 } as const;
    bench.sandbox.control.addFault({ ...rule, effect: { status: 500 }, skip: 1 });
    bench.sandbox.control.addFault({ ...rule, effect: { status: 429 } });

    expect(await statusesOf(3, list)).toEqual([429, 500, 200]);
  });

  it('matches an endpoint with any ID, or one object', async () => {
    const { stripe, sandbox } = bench;
    const first = await stripe.customers.create();
    const second = await stripe.customers.create();
    const rule = { method: 'GET', when: 'before', times: 1, effect: { status: 500 } } as const;
    const read = (id: string) => async () => callApi(bench, 'GET', `/v1/customers/${id}`);

    sandbox.control.addFault({ ...rule, path: `/v1/customers/${second.id}` });
    expect(await statusesOf(1, read(first.id))).toEqual([200]);
    expect(await statusesOf(2, read(second.id))).toEqual([500, 200]);

    sandbox.control.addFault({ ...rule, path: '/v1/customers/:id' });
    expect(await statusesOf(2, read(first.id))).toEqual([500, 200]);
  });

  it('is refused for an endpoint that does not exist', () => {
    const add = () =>
      bench.sandbox.control.addFault({ ...CREATE, path: '/v1/customer', when: 'before', effect: 'hang' });

    expect(add).toThrow('The sandbox has no endpoint POST /v1/customer');
  });

  it('does not apply to calls that are invalid anyway', async () => {
    bench.sandbox.control.addFault({ ...CREATE, when: 'before', effect: { status: 500 } });
    const call = (body: string) => () => callApi(bench, 'POST', '/v1/customers', { body });

    expect(await statusesOf(1, call('nickname=Ada'))).toEqual([400]);
    expect(await statusesOf(1, call('name=Ada'))).toEqual([500]);
  });

  it('counts the calls of several sandboxes on one file together', async () => {
    const other = await startTestBench({ file: bench.file });
    bench.sandbox.control.addFault({
      method: 'GET',
      path: '/v1/products',
      when: 'before',
      effect: { status: 429 },
      skip: 3,
      times: 5,
    });

    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        callApi(index % 2 === 0 ? bench : other, 'GET', '/v1/products'),
      ),
    );

    expect(responses.filter(({ status }) => status === 429)).toHaveLength(5);
    await other.close();
  });

  it('lasts until it has applied, even over a restart', async () => {
    const before = await startTestBench();
    before.sandbox.control.addFault({ ...CREATE, when: 'before', effect: { status: 500 }, times: 2 });
    await expect(before.stripe.customers.create()).rejects.toThrow();
    await before.close();

    const after = await startTestBench({ file: before.file });
    await expect(after.stripe.customers.create()).rejects.toThrow();
    await after.stripe.customers.create();

    await after.close();
    await removeFile(after.file);
  });
});
