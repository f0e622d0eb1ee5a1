// @slow sandbox server/src/payment
import { describe, expect, it } from 'vitest';
import {
  createCheckout,
  latestIntent,
  submit,
  subscribe,
  type TestBench,
} from '#sandbox/stripe/test-bench.test-helper.ts';
import { startBenchForEachTest } from '#sandbox/stripe/test-bench-hooks.test-helper.ts';

const DAY = 86_400_000;
/** Timeout of the slow tests. */
const A_WHILE = 60_000;

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

async function readPage(): Promise<string> {
  const response = await fetch(`${bench.publicUrl}/sandbox/stripe/control`);
  expect(response.status).toBe(200);
  return (await response.text()).replace(/\s+/g, ' ').replaceAll('> <', '><');
}

/** Presses a button by its accessible name, and returns the resulting page. */
async function press(name: string, filledIn: Record<string, string> = {}): Promise<string> {
  const forms = [...(await readPage()).matchAll(/<form method="post" action="([^"]+)">(.*?)<\/form>/g)];
  const form = forms.find(([, , content = '']) => {
    const [, heard, read] =
      /<button class="button"(?: aria-label="([^"]*)")?\s*>([^<]*)</.exec(content) ?? [];
    return (heard ?? read)?.trim() === name;
  });
  if (!form) throw new Error(`There is no button '${name}'`);
  const [, action = '', content = ''] = form;
  const hidden = [...content.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const fields = hidden.map(([, field = '', value = '']): [string, string] => [field, value]);
  const response = await fetch(new URL(action, bench.publicUrl), {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams([...fields, ...Object.entries(filledIn)]),
  });
  expect(response.status).toBe(200);
  return (await response.text()).replace(/\s+/g, ' ').replaceAll('> <', '><');
}

describe('the control page', () => {
  it('has no scripts, loads nothing, and is not cached', async () => {
    const { headers } = await fetch(`${bench.publicUrl}/sandbox/stripe/control`);

    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*style-src 'sha256-/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(await readPage()).not.toContain('<script');
  });

  it('is the redirect target of a call’s URL, where a refused form ends', async () => {
    const response = await fetch(`${bench.publicUrl}/sandbox/stripe/control/advanceTo`);

    expect(response.status).toBe(200);
    expect(response.url).toBe(`${bench.publicUrl}/sandbox/stripe/control`);
  });

  it('has messages for empty sections', async () => {
    const page = await readPage();

    expect(page).toContain('No subscriptions yet.');
    expect(page).toContain('Nothing is refunded yet.');
  });

  it('sets what becomes of unpaid subscriptions', async () => {
    expect(await readPage()).toContain('After the last retry, a subscription is canceled.');
    expect(await press('Leave it unpaid')).toContain('After the last retry, a subscription stays unpaid.');
  });

  it('advances the clock by a day, by a week, and to a date', async () => {
    const begun = Date.now();
    const moved = () => bench.sandbox.clock().getTime() - begun;

    expect(await press('A day later')).toContain('Time has moved.');
    expect(moved()).toBeGreaterThanOrEqual(DAY);
    await press('A week later');
    expect(moved()).toBeGreaterThanOrEqual(8 * DAY);
    expect(moved()).toBeLessThan(8 * DAY + A_WHILE);

    const target = new Date(begun + 400 * DAY).toISOString().slice(0, 10);
    await press('Move there', { time: target });
    expect(bench.sandbox.clock().toISOString().slice(0, 10)).toBe(target);
  });

  it('shows each payer with their actions', async () => {
    await subscribe(bench);

    const page = await readPage();

    expect(page).toContain('<strong>ada@example.com</strong>');
    expect(page).toMatch(/active, renews on <time/);
    expect(page).toContain('<code>4242</code>');
  });

  it('makes the charge at the next renewal fail', async () => {
    const { subscription } = await subscribe(bench);

    expect(await press('The next charge fails: ada@example.com')).toContain('the next charge fails</strong>');
    expect(await press('To the renewal: ada@example.com')).toContain('past due, since <time');

    expect(await bench.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'past_due' });
    expect(await press('The next charge succeeds: ada@example.com')).not.toContain('charge fails</strong>');
    await press('Replace card: ada@example.com', { number: '4000000000005126' });
    expect(await readPage()).toContain('<code>5126</code>');
  });

  it('disputes a payment, and closes the dispute', async () => {
    const { subscription } = await subscribe(bench);
    const intent = await latestIntent(bench, subscription);

    await press('Dispute the payment: ada@example.com');
    const { data } = await bench.stripe.disputes.list({ payment_intent: intent.id });
    expect(data).toMatchObject([{ status: 'needs_response' }]);
    expect(await readPage()).not.toContain('Dispute the payment');

    expect(await press('It is lost: the dispute of $499.00')).toContain('No payment is disputed.');
    expect(await bench.stripe.disputes.retrieve(data[0]?.id ?? '')).toMatchObject({ status: 'lost' });
  });

  it('settles a bank debit', async () => {
    const { id, url } = await createCheckout(bench.stripe);
    await submit(url ?? '', new URLSearchParams({ step: 'bank-debit', email: 'ada@example.com' }));
    expect(await bench.stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'unpaid' });

    expect(await press('The bank pays: the debit of $499.00')).toContain('No debit is under way.');

    expect(await bench.stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'paid' });
  });

  it('makes a refund fail', async () => {
    const { subscription } = await subscribe(bench);
    const { id } = await latestIntent(bench, subscription);
    const refund = await bench.stripe.refunds.create({ payment_intent: id });

    await press('It fails: the refund of $499.00');

    expect(await bench.stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'failed' });
    expect(await readPage()).toContain('Nothing is refunded yet.');
  });

  it('holds events, delivers one twice, drops one, and releases the others', async () => {
    const { receiver, stripe, sandbox } = bench;
    await press('Hold events');
    await stripe.customers.create();
    await stripe.products.create({ name: 'Course' });
    await stripe.coupons.create({ percent_off: 10 });

    await press('Deliver twice: product.created');
    expect(receiver.types).toEqual(['product.created', 'product.created']);
    await press('Drop: customer.created');
    expect(sandbox.control.heldEvents().map(({ type }) => type)).toEqual(['coupon.created']);

    expect(await press('Release newest first')).toContain('Events go out as they are recorded.');
    await receiver.untilReceived('coupon.created');
    await press('Deliver again: coupon.created');
    expect(receiver.types.slice(2)).toEqual(['coupon.created', 'coupon.created']);
  });

  it('inquires about a payment, responds, and escalates it to a dispute', async () => {
    await subscribe(bench);
    await press('Inquire about the payment: ada@example.com');
    expect(await readPage()).toContain('</strong> warning needs response');

    expect(await press('Answer the bank: the inquiry of $499.00')).toContain('warning under review');
    expect(await press('It becomes a dispute: the inquiry of $499.00')).toContain('</strong> needs response');

    expect(await press('It is lost: the dispute of $499.00')).toContain('No payment is disputed.');
  });

  it('sends events in an older version, all at once, and limits the rate of calls', async () => {
    const { receiver, stripe } = bench;
    await press('Hold events');
    await stripe.customers.create();
    await press('Send in version 2024-06-20');
    await press('Release all at once');
    expect(receiver.events).toMatchObject([{ type: 'customer.created', api_version: '2024-06-20' }]);

    expect(await press('Limit as in test mode')).toContain('Calls are limited as in test mode.');
    expect(await press('No limit')).toContain('Calls may come as fast as they like.');
  });

  it('clears all faults', async () => {
    const { control } = bench.sandbox;
    const fault = { method: 'GET', path: '/v1/products', when: 'before', effect: 'hang', times: 9 } as const;
    control.addFault(fault);
    expect(await readPage()).toContain('No answer, before the work; the next 9 calls');

    await press('Clear all faults');

    expect((await bench.stripe.products.list()).data).toEqual([]);
  });
});
