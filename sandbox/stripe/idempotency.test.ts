// @slow sandbox server/src/payment
import { request } from 'node:http';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, removeFile, SECRET_KEY, startTestBench, type TestBench } from './test-bench.test-helper.ts';

let bench: TestBench;

beforeAll(async () => {
  bench = await startTestBench();
});

afterAll(async () => {
  await bench.close();
  await removeFile(bench.file);
});

describe('idempotency keys', () => {
  it('replay the first response without repeating the work', async () => {
    const { stripe } = bench;
    const options = { idempotencyKey: 'replay-1' };
    const params = { email: 'replay@example.com' };

    const first = await stripe.customers.create(params, options);
    const second = await stripe.customers.create(params, options);

    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(second.lastResponse.headers['original-request']).toBe(first.lastResponse.requestId);
    expect(second.lastResponse.idempotencyKey).toBe('replay-1');
    expect(first.lastResponse.headers).not.toHaveProperty('idempotent-replayed');
    expect((await stripe.customers.list({ email: 'replay@example.com' })).data).toHaveLength(1);
  });

  it('replay an error of the work, but not one of the parameters', async () => {
    const refund = { body: 'payment_intent=pi_unknown', headers: { 'Idempotency-Key': 'failing-1' } };
    await callApi(bench, 'POST', '/v1/refunds', refund);
    const again = await callApi(bench, 'POST', '/v1/refunds', refund);
    expect(again.status).toBe(400);
    expect(again.headers.get('idempotent-replayed')).toBe('true');

    const headers = { 'Idempotency-Key': 'failing-2' };
    expect((await callApi(bench, 'POST', '/v1/customers', { body: 'email=ada', headers })).status).toBe(400);
    const mended = await callApi(bench, 'POST', '/v1/customers', { body: 'email=ada@example.com', headers });
    expect(mended.status).toBe(200);
    expect(mended.headers.get('idempotent-replayed')).toBeNull();
  });

  it('belong to one endpoint with one set of parameters', async () => {
    const { stripe } = bench;
    const options = { idempotencyKey: 'conflict-1' };
    await stripe.customers.create({ name: 'One' }, options);

    await expect(stripe.customers.create({ name: 'Two' }, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
      rawType: 'idempotency_error',
    });
    await expect(stripe.products.create({ name: 'One' }, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });

  it('are refused while another request is in progress with them', async () => {
    const key = 'concurrent-1';
    const body = 'email=slow@example.com';
    const slow = request(`${bench.apiUrl}/v1/customers`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${SECRET_KEY}`,
        'Idempotency-Key': key,
        'Content-Length': body.length,
        Expect: '100-continue',
      },
    });
    const answered = new Promise<number | undefined>((resolve) => {
      slow.on('response', (response) => {
        response.resume();
        resolve(response.statusCode);
      });
    });
    slow.flushHeaders();
    // The server requests the body in the same tick in which it starts the request.
    await new Promise((resolve) => slow.once('continue', resolve));

    const meanwhile = await callApi(bench, 'POST', '/v1/customers', {
      body,
      headers: { 'Idempotency-Key': key },
    });
    expect(meanwhile.status).toBe(409);
    expect(meanwhile.headers.get('stripe-should-retry')).toBe('true');
    expect(await meanwhile.json()).toMatchObject({ error: { code: 'idempotency_key_in_use' } });

    slow.end(body);
    expect(await answered).toBe(200);
    const later = await callApi(bench, 'POST', '/v1/customers', {
      body,
      headers: { 'Idempotency-Key': key },
    });
    expect(later.status).toBe(200);
    expect(later.headers.get('idempotent-replayed')).toBe('true');
  });

  it('make one object of many concurrent requests, which the SDK repeats until they succeed', async () => {
    const stripe = new Stripe(SECRET_KEY, { ...bench.sandbox.sdkConfig, maxNetworkRetries: 3 });
    const customers = await Promise.all(
      Array.from({ length: 20 }, () =>
        stripe.customers.create({ email: 'many@example.com' }, { idempotencyKey: 'many-1' }),
      ),
    );

    expect(new Set(customers.map(({ id }) => id)).size).toBe(1);
    expect((await stripe.customers.list({ email: 'many@example.com' })).data).toHaveLength(1);
  });
});
