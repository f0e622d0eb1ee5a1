// @slow sandbox server/src/payment
import { describe, expect, it } from 'vitest';
import { startTestBench, WebhookReceiver, type TestBench } from './test-bench.test-helper.ts';
import { startBenchForEachTest } from './test-bench-hooks.test-helper.ts';

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

/** Creates customers with these names, one after another, while deliveries are held. */
async function holdCustomers(...names: string[]): Promise<string[]> {
  bench.sandbox.control.holdDeliveries();
  for (const name of names) await bench.stripe.customers.create({ name });
  return bench.sandbox.control.heldEvents().map(({ id }) => id);
}

/** The names of the customers in received events, in the order of arrival. */
function namesReceived(receiver: WebhookReceiver = bench.receiver): string[] {
  return receiver.events.map(({ data }) => ('name' in data.object ? String(data.object.name) : ''));
}

/** Waits for one more event, which arrives last once nothing is held. */
async function untilAllArrived(): Promise<void> {
  await bench.stripe.products.create({ name: 'last' });
  await bench.receiver.untilReceived('product.created');
}

describe('held deliveries', () => {
  it('are listed, oldest first, and not sent', async () => {
    await holdCustomers('a', 'b');
    const { control } = bench.sandbox;
    const recorded = await bench.stripe.events.list({ delivery_success: false });

    expect(control.heldEvents()).toEqual(
      recorded.data.toReversed().map(({ id }) => ({ id, type: 'customer.created' })),
    );
    // Only the requested second event arrives, although the first is ahead of it in the queue.
    await control.deliver(control.heldEvents()[1]?.id ?? '');
    expect(namesReceived()).toEqual(['b']);
  });

  it('are sent in the order of recording', async () => {
    await holdCustomers('a', 'b', 'c');

    bench.sandbox.control.releaseDeliveries();
    await untilAllArrived();

    expect(namesReceived()).toEqual(['a', 'b', 'c', 'last']);
    expect(bench.sandbox.control.heldEvents()).toEqual([]);
  });

  it('can be sent all at once, and unaccepted ones are sent again', async () => {
    await holdCustomers('a', 'b', 'c', 'd');
    bench.receiver.failures = 1;

    const answers = await bench.sandbox.control.releaseAtOnce();

    expect(answers.toSorted()).toEqual([200, 200, 200, 500]);
    await bench.receiver.until(() => bench.receiver.events.length === 4);
    await untilAllArrived();
    expect(namesReceived().toSorted()).toEqual(['a', 'b', 'c', 'd', 'last']);
  });

  it('can be sent in reverse order', async () => {
    await holdCustomers('a', 'b', 'c');

    bench.sandbox.control.releaseDeliveries('reversed');
    await untilAllArrived();

    expect(namesReceived()).toEqual(['c', 'b', 'a', 'last']);
  });

  it('are held for all sandboxes on the file, and over a restart', async () => {
    const receiver = new WebhookReceiver();
    const other = await startTestBench({ file: bench.file, receiver });
    await holdCustomers('a');
    await other.stripe.customers.create({ name: 'b' });
    await other.close();
    const again = await startTestBench({ file: bench.file, receiver: bench.receiver });

    expect(again.sandbox.control.heldEvents()).toHaveLength(2);
    bench.sandbox.control.releaseDeliveries('reversed');
    await untilAllArrived();

    expect([...namesReceived(), ...namesReceived(receiver)]).toEqual(['b', 'a', 'last']);
    await again.close();
  });
});

describe('delivering an event', () => {
  it('sends it as often as requested, and not again at the release', async () => {
    const [first = ''] = await holdCustomers('a', 'b');

    expect(await bench.sandbox.control.deliver(first, 50)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(bench.receiver.events.filter(({ id }) => id === first)).toHaveLength(50);
    expect(bench.sandbox.control.heldEvents()).toHaveLength(1);
    expect((await bench.stripe.events.retrieve(first)).pending_webhooks).toBe(0);

    bench.sandbox.control.releaseDeliveries();
    await untilAllArrived();
    expect(namesReceived().slice(50)).toEqual(['b', 'last']);
  });

  it('sends a delivered one again', async () => {
    await bench.stripe.customers.create({ name: 'a' });
    await bench.receiver.untilReceived('customer.created');
    const id = bench.receiver.events[0]?.id ?? '';

    await bench.sandbox.control.deliver(id, 2);

    expect(bench.receiver.events.map((event) => event.id)).toEqual([id, id, id]);
  });

  it('returns the responses, and holds unaccepted events', async () => {
    const [first = ''] = await holdCustomers('a');
    bench.receiver.failures = 1;

    expect(await bench.sandbox.control.deliver(first)).toEqual([500]);

    expect(bench.sandbox.control.heldEvents()).toEqual([{ id: first, type: 'customer.created' }]);
  });

  it('returns null if there is no response', async () => {
    const deaf = await startTestBench({ file: bench.file, receiver: new BrokenReceiver() });
    const [first = ''] = await holdCustomers('a');

    expect(await deaf.sandbox.control.deliver(first)).toEqual([null]);
    await deaf.close();
  });

  it('is refused for an unknown event', async () => {
    await expect(bench.sandbox.control.deliver('evt_unknown')).rejects.toThrow(
      'There is no event evt_unknown',
    );
  });
});

describe('dropping an event', () => {
  it('prevents its delivery, but keeps it in the list of events', async () => {
    const [first = ''] = await holdCustomers('a', 'b');

    bench.sandbox.control.drop(first);
    expect(bench.sandbox.control.heldEvents()).toHaveLength(1);
    bench.sandbox.control.releaseDeliveries();
    await untilAllArrived();

    expect(namesReceived()).toEqual(['b', 'last']);
    const undelivered = await bench.stripe.events.list({ delivery_success: false });
    expect(undelivered.data.map(({ id }) => id)).toEqual([first]);
  });

  it('is refused for an event that is not waiting', async () => {
    const [first = ''] = await holdCustomers('a');
    await bench.sandbox.control.deliver(first);

    expect(() => bench.sandbox.control.drop(first)).toThrow(`No event ${first} waits for its delivery`);
  });
});

/** Breaks every connection. */
class BrokenReceiver extends WebhookReceiver {
  override readonly handle: WebhookReceiver['handle'] = (request) => request.socket.destroy();
}
