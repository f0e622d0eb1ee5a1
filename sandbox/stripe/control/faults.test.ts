// @slow sandbox server/src/payment
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

/** The names of all customers that start with a prefix. */
async function customersNamed(prefix: string): Promise<string[]> {
  const { data } = await bench.stripe.customers.list({ limit: 100 });
  return data.map(({ name }) => name ?? '').filter((name) => name.startsWith(prefix));
}

describe('a response replaced by a fault', () => {
  it.each([
    [400, { type: 'StripeInvalidRequestError' }],
    [402, { type: 'StripeCardError', code: 'card_declined', decline_code: 'generic_decline' }],
    [409, { type: 'StripeAPIError', code: 'idempotency_key_in_use' }],
    [429, { type: 'StripeRateLimitError', code: 'rate_limit' }],
    [500, { type: 'StripeAPIError', rawType: 'api_error' }],
    [503, { type: 'StripeAPIError', rawType: 'api_error' }],
  ])('is an error that the SDK recognizes as Stripe’s %i', async (status, expected) => {
    bench.sandbox.control.addFault({ ...CREATE, when: 'before', effect: { status } });

    await expect(bench.stripe.customers.create()).rejects.toMatchObject({ statusCode: status, ...expected });
  });

  it.each([
    [{ status: 400, code: 'balance_insufficient' }, /^Insufficient funds in your Stripe balance/],
    [{ status: 400, code: 'resource_missing', param: 'price', message: 'No such price' }, /^No such price$/],
    [{ status: 429, code: 'lock_timeout' }, /^This object cannot be accessed right now/],
  ])('has Stripe’s code, with its message (%o)', async (effect, message) => {
    bench.sandbox.control.addFault({ ...CREATE, when: 'before', effect });
    await expect(bench.stripe.customers.create()).rejects.toMatchObject({
      statusCode: effect.status,
      code: effect.code,
      param: 'param' in effect ? effect.param : undefined,
      message: expect.stringMatching(message) as string,
    });
  });

  it('before the work has no effect and leaves the key free', async () => {
    const fields = { name: 'before-1' };
    bench.sandbox.control.addFault({ ...CREATE, when: 'before', effect: { status: 500 } });
    const first = bench.stripe.customers.create(fields, { idempotencyKey: 'before' });
    await expect(first).rejects.toMatchObject({ statusCode: 500 });
    expect(await customersNamed('before-')).toEqual([]);

    const again = await bench.stripe.customers.create(fields, { idempotencyKey: 'before' });

    expect(again.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect(await customersNamed('before-')).toEqual(['before-1']);
  });

  it('after the work keeps the work, and the response under the key', async () => {
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

  it.each([400, 402, 500])(
    'with %i during the work is stored under the key, without the work',
    async (status) => {
      const fields = { name: `during-${status}-1` };
      const create = (idempotencyKey: string) => bench.stripe.customers.create(fields, { idempotencyKey });
      const key = `during-${status}`;
      bench.sandbox.control.addFault({ ...CREATE, when: 'during', effect: { status } });

      await expect(create(key)).rejects.toMatchObject({ statusCode: status });
      await expect(create(key)).rejects.toMatchObject({
        statusCode: status,
        headers: { 'idempotent-replayed': 'true' },
      });

      expect(await customersNamed(`during-${status}-`)).toEqual([]);
      expect(await create(`${key}-2`)).toMatchObject(fields);
    },
  );

  it('during the work must be an error that Stripe stores', () => {
    const { control } = bench.sandbox;
    const add = (effect: Fault['effect']) => () => control.addFault({ ...CREATE, when: 'during', effect });

    expect(add({ status: 429 })).toThrow(
      'Stripe answers 429 before the work begins, and keeps no such answer',
    );
    expect(add('hang')).toThrow('During the work a call can only fail with a status');
  });

  it('is recovered by the retries of the SDK', async () => {
    const { sdkConfig, control } = bench.sandbox;
    const patient = new Stripe(SECRET_KEY, { ...sdkConfig, maxNetworkRetries: 2 });
    control.addFault({ ...CREATE, when: 'after', effect: { status: 500 }, times: 2 });

    await patient.customers.create({ name: 'healed-1' });

    expect(await customersNamed('healed-')).toEqual(['healed-1']);
  });
});

describe('a response that never comes', () => {
  it.each(moments)('makes the caller wait until it times out, %s the work', async (when) => {
    const prefix = `hang-${when}-`;
    bench.sandbox.control.addFault({ ...CREATE, when, effect: 'hang' });
    const call = bench.stripe.customers.create({ name: `${prefix}1` }, { timeout: 300 });

    await expect(call).rejects.toMatchObject({ type: 'StripeConnectionError' });

    // A busy machine may work for longer than the caller waits.
    await expect.poll(() => customersNamed(prefix)).toEqual(when === 'after' ? [`${prefix}1`] : []);
  });

  it.each(moments)('breaks the connection, %s the work', async (when) => {
    const prefix = `broken-${when}-`;
    bench.sandbox.control.addFault({ ...CREATE, when, effect: 'disconnect' });
    const call = callApi(bench, 'POST', '/v1/customers', { body: `name=${prefix}1` });

    await expect(call).rejects.toThrow('fetch failed');

    expect(await customersNamed(prefix)).toEqual(when === 'after' ? [`${prefix}1`] : []);
  });

  it('ends with a broken connection when the faults are cleared', async () => {
    bench.sandbox.control.addFault({ ...CREATE, when: 'after', effect: 'hang' });
    const call = callApi(bench, 'POST', '/v1/customers', { body: 'name=released-1' });
    const broken = expect(call).rejects.toThrow('fetch failed');
    await eventually(async () => expect(await customersNamed('released-')).toEqual(['released-1']));

    bench.sandbox.control.clearFaults();

    await broken;
  });

  it('does not prevent the sandbox from closing', async () => {
    const other = await startTestBench({ file: bench.file });
    other.sandbox.control.addFault({ ...CREATE, when: 'after', effect: 'hang' });
    const call = other.stripe.customers.create({ name: 'closed-1' }).catch((error: unknown) => error);
    await eventually(async () => expect(await customersNamed('closed-')).toEqual(['closed-1']));

    await other.close();

    expect(await call).toMatchObject({ type: 'StripeConnectionError' });
  });
});

describe('a delayed response', () => {
  const A_WHILE = 250;

  it.each(moments)('is the same response, %s the work', async (when) => {
    const name = `late-${when}-1`;
    bench.sandbox.control.addFault({ ...CREATE, when, effect: { delay: A_WHILE } });
    const begun = performance.now();
    const call = bench.stripe.customers.create({ name }, { idempotencyKey: name });
    const early = bench.stripe.customers.create({ name }, { idempotencyKey: name });

    if (when === 'before') await expect(early).rejects.toMatchObject({ code: 'idempotency_key_in_use' });
    else expect((await early).id).toBe((await call).id);

    expect(await call).toMatchObject({ name });
    expect(performance.now() - begun).toBeGreaterThan(A_WHILE - 1);
    expect(await customersNamed(`late-${when}-`)).toEqual([name]);
  });

  it('comes at once when the faults are cleared', async () => {
    bench.sandbox.control.addFault({ ...CREATE, when: 'after', effect: { delay: 60_000 } });
    const call = bench.stripe.customers.create({ name: 'hurried-1' });
    await eventually(async () => expect(await customersNamed('hurried-')).toEqual(['hurried-1']));

    bench.sandbox.control.clearFaults();

    expect(await call).toMatchObject({ name: 'hurried-1' });
  });
});

describe('a killed process', () => {
  it.each(moments)('dies %s the work', async (when) => {
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
