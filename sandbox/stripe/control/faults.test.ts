import { once } from 'node:events';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  callApi,
  forkSandbox,
  removeFile,
  SECRET_KEY,
  startTestBench,
  type TestBench,
} from '#sandbox/stripe/test-bench.test-helper.ts';
import { eventually } from '#testing/eventually.ts';
import type { Fault } from './control.ts';

const CREATE = { method: 'POST', path: '/v1/customers', times: 1 } as const;

const moments: Fault['when'][] = ['before', 'after'];

let bench: TestBench;

beforeAll(async () => {
  bench = await startTestBench();
});

afterEach(() => bench.sandbox.control.clearFaults());

afterAll(async () => {
  await bench.close();
  await removeFile(bench.file);
});

/** The names of all customers whose name begins like this. */
async function customersNamed(prefix: string): Promise<string[]> {
  const { data } = await bench.stripe.customers.list({ limit: 100 });
  return data.map(({ name }) => name ?? '').filter((name) => name.startsWith(prefix));
}

async function statusesOf(calls: number, call: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < calls; index += 1) statuses.push((await call()).status);
  return statuses;
}

describe('an answer that a fault replaces', () => {
  it.each([
    [400, { type: 'StripeInvalidRequestError' }],
    [402, { type: 'StripeCardError', code: 'card_declined', decline_code: 'generic_decline' }],
    [409, { type: 'StripeAPIError', code: 'lock_timeout' }],
    [429, { type: 'StripeRateLimitError', code: 'rate_limit' }],
    [500, { type: 'StripeAPIError', rawType: 'api_error' }],
    [503, { type: 'StripeAPIError', rawType: 'api_error' }],
  ])('is what the SDK takes for Stripe saying %i', async (status, expected) => {
    bench.sandbox.control.addFault({ ...CREATE, when: 'before', effect: { status } });

    await expect(bench.stripe.customers.create()).rejects.toMatchObject({ statusCode: status, ...expected });
  });

  it('leaves nothing behind when it comes before the work, and the key free', async () => {
    const fields = { name: 'before-1' };
    bench.sandbox.control.addFault({ ...CREATE, when: 'before', effect: { status: 500 } });
    const first = bench.stripe.customers.create(fields, { idempotencyKey: 'before' });
    await expect(first).rejects.toMatchObject({ statusCode: 500 });
    expect(await customersNamed('before-')).toEqual([]);

    const again = await bench.stripe.customers.create(fields, { idempotencyKey: 'before' });

    expect(again.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect(await customersNamed('before-')).toEqual(['before-1']);
  });

  it('keeps the work, and its answer under the key, when it comes after', async () => {
    const fields = { name: 'after-1' };
    bench.sandbox.control.addFault({ ...CREATE, when: 'after', effect: { status: 500 } });
    const first = bench.stripe.customers.create(fields, { idempotencyKey: 'after' });
    await expect(first).rejects.toMatchObject({ statusCode: 500 });
    expect(await customersNamed('after-')).toEqual(['after-1']);

    const again = await bench.stripe.customers.create(fields, { idempotencyKey: 'after' });

    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await customersNamed('after-')).toEqual(['after-1']);
    expect(await bench.stripe.customers.retrieve(again.id)).toMatchObject(fields);
  });

  it('is healed by the retries of the SDK', async () => {
    const { sdkConfig, control } = bench.sandbox;
    const patient = new Stripe(SECRET_KEY, { ...sdkConfig, maxNetworkRetries: 2 });
    control.addFault({ ...CREATE, when: 'after', effect: { status: 500 }, times: 2 });

    await patient.customers.create({ name: 'healed-1' });

    expect(await customersNamed('healed-')).toEqual(['healed-1']);
  });
});

describe('an answer that never comes', () => {
  it.each(moments)('lets the caller wait until it gives up, %s the work', async (when) => {
    const prefix = `hang-${when}-`;
    bench.sandbox.control.addFault({ ...CREATE, when, effect: 'hang' });
    const call = bench.stripe.customers.create({ name: `${prefix}1` }, { timeout: 300 });

    await expect(call).rejects.toMatchObject({ type: 'StripeConnectionError' });

    expect(await customersNamed(prefix)).toEqual(when === 'after' ? [`${prefix}1`] : []);
  });

  it.each(moments)('breaks the connection, %s the work', async (when) => {
    const prefix = `broken-${when}-`;
    bench.sandbox.control.addFault({ ...CREATE, when, effect: 'disconnect' });
    const call = callApi(bench, 'POST', '/v1/customers', { body: `name=${prefix}1` });

    await expect(call).rejects.toThrow('fetch failed');

    expect(await customersNamed(prefix)).toEqual(when === 'after' ? [`${prefix}1`] : []);
  });

  it('does not keep the sandbox from closing', async () => {
    const other = await startTestBench({ file: bench.file });
    other.sandbox.control.addFault({ ...CREATE, when: 'after', effect: 'hang' });
    const call = other.stripe.customers.create({ name: 'closed-1' }).catch((error: unknown) => error);
    await eventually(async () => expect(await customersNamed('closed-')).toEqual(['closed-1']));

    await other.close();

    expect(await call).toMatchObject({ type: 'StripeConnectionError' });
  });
});

describe('a killed process', () => {
  it.each(moments)('is gone %s the work', async (when) => {
    const prefix = `killed-${when}-`;
    const { child, stripe } = await forkSandbox(bench.file);
    const exit = once(child, 'exit');
    bench.sandbox.control.addFault({ ...CREATE, when, effect: 'kill' });
    const call = stripe.customers.create({ name: `${prefix}1` }, { idempotencyKey: prefix });

    await expect(call).rejects.toMatchObject({ type: 'StripeConnectionError' });

    expect(await exit).toEqual([null, 'SIGKILL']);
    expect(await customersNamed(prefix)).toEqual(when === 'after' ? [`${prefix}1`] : []);
    const again = await bench.stripe.customers.create({ name: `${prefix}1` }, { idempotencyKey: prefix });
    expect(await customersNamed(prefix)).toEqual([`${prefix}1`]);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe(when === 'after' ? 'true' : undefined);
  });
});

describe('a rule', () => {
  const list = () => callApi(bench, 'GET', '/v1/products');

  it('lets the first calls through, strikes so often, and is over', async () => {
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

  it('strikes one after another, each counting the calls that it lets through', async () => {
    const rule = { method: 'GET', path: '/v1/products', when: 'before', times: 1 } as const;
    bench.sandbox.control.addFault({ ...rule, effect: { status: 500 }, skip: 1 });
    bench.sandbox.control.addFault({ ...rule, effect: { status: 429 } });

    expect(await statusesOf(3, list)).toEqual([429, 500, 200]);
  });

  it('names an endpoint with any id, or one object', async () => {
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

  it('does not strike calls that could not be carried out anyway', async () => {
    bench.sandbox.control.addFault({ ...CREATE, when: 'before', effect: { status: 500 } });
    const call = (body: string) => () => callApi(bench, 'POST', '/v1/customers', { body });

    expect(await statusesOf(1, call('nickname=Ada'))).toEqual([400]);
    expect(await statusesOf(1, call('name=Ada'))).toEqual([500]);
  });

  it('counts all calls of several sandboxes on one file as one', async () => {
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

  it('stands until it has struck, over a restart too', async () => {
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
