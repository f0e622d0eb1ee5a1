// @slow sandbox server/src/payment
import { describe, expect, it } from 'vitest';
import { callApi, type TestBench } from '#sandbox/stripe/test-bench.test-helper.ts';
import { startBenchForEachTest } from '#sandbox/stripe/test-bench-hooks.test-helper.ts';

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

function post(call: string, parameters: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${bench.publicUrl}/sandbox/stripe/control/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(parameters),
  });
}

function postForm(call: string, fields: Record<string, string>): Promise<Response> {
  return fetch(`${bench.publicUrl}/sandbox/stripe/control/${call}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

async function pageText(query = ''): Promise<string> {
  const response = await fetch(`${bench.publicUrl}/sandbox/stripe/control${query}`);
  return (await response.text()).replace(/\s+/g, ' ');
}

const FAULT = { method: 'GET', path: '/v1/products', when: 'before', effect: { status: 503 }, times: 1 };
const listProducts = async () => (await callApi(bench, 'GET', '/v1/products')).status;

describe('the calls over HTTP', () => {
  it('take parameters as JSON and return the result', async () => {
    await post('holdDeliveries', {});
    await bench.stripe.customers.create();
    const [held] = bench.sandbox.control.heldEvents();

    const listed = await post('heldEvents', {});
    expect(listed.status).toBe(200);
    expect(await listed.json()).toEqual({ result: [{ id: held?.id, type: 'customer.created' }] });

    const delivered = await post('deliver', { event: held?.id, times: 3 });
    expect(await delivered.json()).toEqual({ result: [200, 200, 200] });
    expect(bench.receiver.events).toHaveLength(3);
  });

  it('work without a body if there are no parameters', async () => {
    const response = await fetch(`${bench.publicUrl}/sandbox/stripe/control/holdDeliveries`, {
      method: 'POST',
    });

    expect(await response.json()).toEqual({ result: null });
    await bench.stripe.customers.create();
    expect(bench.sandbox.control.heldEvents()).toHaveLength(1);
  });

  it('add faults and clear them', async () => {
    expect((await post('addFault', FAULT)).status).toBe(200);
    expect([await listProducts(), await listProducts()]).toEqual([503, 200]);

    await post('addFault', FAULT);
    await post('clearFaults', {});
    expect(await listProducts()).toBe(200);
  });

  it.each([
    ['advanceTo', { time: 'tomorrow' }, 'time must be a date or a time, like 2030-01-31'],
    ['advanceTo', {}, 'time must be a date or a time'],
    ['deliver', { event: 'evt_1', times: 0 }, 'times must be a whole number from 1 to 500.'],
    ['deliver', { event: '' }, 'event must not be empty.'],
    ['drop', { event: 'evt_1', force: true }, 'Unrecognized key: "force".'],
    ['drop', { event: 'evt_1' }, 'No event evt_1 waits for its delivery'],
    [
      'addFault',
      { ...FAULT, effect: { status: 200 } },
      'effect status must be a whole number from 400 to 599.',
    ],
    ['addFault', { ...FAULT, effect: 'explode' }, 'effect must be { status: 400 to 599 }'],
    ['addFault', { ...FAULT, path: '/v1/nothing' }, 'The sandbox has no endpoint GET /v1/nothing'],
    ['setEventVersion', { version: '2011-01-01' }, 'version Invalid option'],
    ['limitRate', { mode: 'none' }, 'mode Invalid option'],
    ['addFault', { ...FAULT, effect: { delay: 0 } }, 'effect delay must be a whole number from 1 to 600000.'],
    ['closeDispute', { dispute: 'du_1', outcome: 'drawn' }, 'outcome Invalid option'],
  ])('%s refuses %o with a clear message', async (call, parameters, error) => {
    const response = await post(call, parameters);

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringContaining(error) as string });
  });

  it.each(['explode', 'toString', '__proto__'])('refuse the unknown call %s', async (call) => {
    const response = await post(call, {});

    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: `There is no call ${call}.` });
  });

  it('refuse other content types and invalid JSON', async () => {
    const other = await post('clearFaults', {}, { 'Content-Type': 'text/plain' });
    const broken = await fetch(`${bench.publicUrl}/sandbox/stripe/control/clearFaults`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{',
    });

    expect([other.status, broken.status]).toEqual([415, 400]);
    expect(await broken.json()).toHaveProperty('error');
  });

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sibling site', { 'Sec-Fetch-Site': 'same-site' }],
    ['another origin, from an old browser', { Origin: 'https://evil.example' }],
    ['a page without an origin', { Origin: 'null' }],
  ])('are refused from %s', async (_from, headers) => {
    const response = await post('addFault', FAULT, headers);

    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ error: 'This request came from another site and was refused' });
    expect(await listProducts()).toBe(200);
  });

  it('are accepted from our own pages', async () => {
    const ofPage = await post('addFault', FAULT, { 'Sec-Fetch-Site': 'same-origin' });
    const ofOldBrowser = await post('clearFaults', {}, { Origin: bench.publicUrl });

    expect([ofPage.status, ofOldBrowser.status]).toEqual([200, 200]);
  });
});

describe('the forms of the page', () => {
  it('make the same calls and return to the page, which shows the result', async () => {
    const response = await postForm('addFault', {
      endpoint: 'GET /v1/products',
      when: 'before',
      effect: '503',
      times: '2',
      skip: '1',
    });

    expect(response.status).toBe(303);
    const location = response.headers.get('location') ?? '';
    expect(location).toBe('/sandbox/stripe/control?done=addFault');
    const text = await pageText(new URL(location, bench.publicUrl).search);
    expect(text).toContain('The fault waits for its call.');
    expect(text).toContain('503: not available, before the work; after 1 more, the next 2 calls');
    expect([await listProducts(), await listProducts()]).toEqual([200, 503]);
  });

  it('show errors on the page', async () => {
    const response = await postForm('drop', { event: '<evt_1>' });

    expect(response.status).toBe(400);
    const text = await response.text();
    expect(text).toContain('<h1>Control</h1>');
    expect(text).toContain('No event &lt;evt_1&gt; waits for its delivery');
  });

  it('report that the webhook did not accept an event', async () => {
    bench.sandbox.control.holdDeliveries();
    await bench.stripe.customers.create();
    bench.receiver.failures = 1;
    const [held] = bench.sandbox.control.heldEvents();

    const response = await postForm('deliver', { event: held?.id ?? '', times: '2' });

    expect(response.status).toBe(502);
    expect(await response.text()).toContain('The webhook did not take the event: it answered 500.');
  });
});
