// @slow sandbox server/src/payment
import { afterEach, describe, expect, it } from 'vitest';
import {
  createCheckout,
  forkSandbox,
  removeFile,
  startTestBench,
  subscribe,
  type TestBench,
} from './test-bench.test-helper.ts';

const DAY = 86_400;
const YEAR_IN_MILLISECONDS = 366 * DAY * 1000;

const benches: TestBench[] = [];

async function open(file?: string): Promise<TestBench> {
  const bench = await startTestBench(file === undefined ? {} : { file });
  benches.push(bench);
  return bench;
}

afterEach(async () => {
  const files = new Set(benches.map(({ file }) => file));
  await Promise.all(benches.splice(0).map((bench) => bench.close()));
  await Promise.all([...files].map(removeFile));
});

/** How far the sandbox's clock is ahead, in milliseconds. */
function lead({ sandbox }: TestBench): number {
  return sandbox.clock().getTime() - Date.now();
}

describe('the clock', () => {
  it('shows real time at first', async () => {
    expect(Math.abs(lead(await open()))).toBeLessThan(1000);
  });

  it('continues in real time from the time it was set to', async () => {
    const bench = await open();
    const time = new Date(Date.now() + YEAR_IN_MILLISECONDS);

    bench.sandbox.control.advanceTo(time);

    const before = bench.sandbox.clock().getTime();
    expect(before).toBeGreaterThanOrEqual(time.getTime());
    await bench.stripe.customers.create();
    expect(bench.sandbox.clock().getTime()).toBeGreaterThan(before);
    expect(Math.abs(lead(bench) - YEAR_IN_MILLISECONDS)).toBeLessThan(1000);
  });

  it('dates every object and event, while events are delivered at once', async () => {
    const bench = await open();
    bench.sandbox.control.advanceTo(new Date(Date.now() + YEAR_IN_MILLISECONDS));

    const second = () => Math.floor(bench.sandbox.clock().getTime() / 1000);
    const before = second();
    const customer = await bench.stripe.customers.create();
    await bench.receiver.untilReceived('customer.created');

    expect(customer.created).toBeGreaterThanOrEqual(before);
    expect(customer.created).toBeLessThanOrEqual(second());
    expect(bench.receiver.events[0]?.created).toBe(customer.created);
  });

  it('is shared by all processes with the same file, and survives a restart', async () => {
    const first = await open();
    const second = await open(first.file);

    second.sandbox.control.advanceTo(new Date(Date.now() + YEAR_IN_MILLISECONDS));

    const third = await open(first.file);
    expect(Math.abs(lead(first) - YEAR_IN_MILLISECONDS)).toBeLessThan(1000);
    expect(Math.abs(lead(third) - YEAR_IN_MILLISECONDS)).toBeLessThan(1000);
  });

  it('does not go back', async () => {
    const { sandbox } = await open();
    const now = sandbox.clock().getTime();

    expect(() => sandbox.control.advanceTo(new Date(now - 1000))).toThrow('Time can only be moved ahead.');
    expect(() => sandbox.control.advanceTo(new Date(NaN))).toThrow('Time can only be moved ahead.');
    expect(() => sandbox.control.advanceToRenewal('cus_none')).toThrow('no subscription that is going on');
    expect(sandbox.clock().getTime()).toBeGreaterThanOrEqual(now);
  });
});

describe('events that occur by time', () => {
  it('happen in the order of their times, each at its own', async () => {
    const bench = await open();
    const { subscription } = await subscribe(bench);
    const end = subscription.items.data[0]?.current_period_end ?? 0;
    const { control } = bench.sandbox;
    control.advanceTo(new Date((end - 8 * DAY) * 1000));
    const session = await createCheckout(bench.stripe);

    control.advanceTo(new Date((end + 2 * DAY) * 1000));

    const { data } = await bench.stripe.events.list({ created: { gte: end - 8 * DAY + 60 }, limit: 100 });
    const times = data.toReversed().map(({ created }) => created);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const expired = data.find(({ type }) => type === 'checkout.session.expired');
    expect(expired?.created).toBe(session.expires_at);
    expect(data.find(({ type }) => type === 'invoice.upcoming')?.created).toBe(end - 7 * DAY);
  });

  it('happen automatically as real time passes', async () => {
    const bench = await open();
    const { subscription } = await subscribe(bench);
    await bench.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    const end = subscription.items.data[0]?.current_period_end ?? 0;

    bench.sandbox.control.advanceTo(new Date((end - 1) * 1000));
    expect(await bench.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' });
    await bench.receiver.untilReceived('customer.subscription.deleted');

    expect(await bench.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
      ended_at: end,
    });
  });

  it('happen once when several processes find them due', async () => {
    const bench = await open();
    const { child } = await forkSandbox(bench.file);
    const { subscription } = await subscribe(bench);
    const end = subscription.items.data[0]?.current_period_end ?? 0;

    bench.sandbox.control.advanceTo(new Date((end + 10 * 366 * DAY) * 1000));
    child.kill('SIGKILL');

    const { data } = await bench.stripe.invoices.list({ subscription: subscription.id, limit: 100 });
    const starts = data.map(({ lines }) => lines.data[0]?.period.start);
    expect(new Set(starts).size).toBe(starts.length);
    expect(starts).toHaveLength(12);
    expect(data.every(({ status }) => status === 'paid')).toBe(true);
  });
});
