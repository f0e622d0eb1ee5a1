// @slow sandbox server/src/payment
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import {
  cardForm,
  createCheckout,
  forkSandbox,
  pay,
  referenceId,
  removeFile,
  startTestBench,
  submit,
  SUCCESS_CARD,
  WebhookReceiver,
  type TestBench,
} from './test-bench.test-helper.ts';

const benches: TestBench[] = [];

async function open(options: Parameters<typeof startTestBench>[0] = {}): Promise<TestBench> {
  const bench = await startTestBench(options);
  benches.push(bench);
  return bench;
}

async function close(bench: TestBench): Promise<void> {
  benches.splice(benches.indexOf(bench), 1);
  await bench.close();
}

afterEach(async () => {
  const files = new Set(benches.map(({ file }) => file));
  await Promise.all(benches.splice(0).map((bench) => bench.close()));
  await Promise.all([...files].map(removeFile));
});

describe('the file', () => {
  it('keeps everything over a restart', async () => {
    const before = await open();
    const session = await pay(before.stripe, await createCheckout(before.stripe));
    const subscription = await before.stripe.subscriptions.retrieve(referenceId(session.subscription));
    await before.stripe.customers.create({ email: 'kept@example.com' }, { idempotencyKey: 'kept-1' });
    await close(before);

    const after = await open({ file: before.file });

    expect(await after.stripe.checkout.sessions.retrieve(session.id)).toEqual(session);
    expect(await after.stripe.subscriptions.retrieve(subscription.id)).toEqual(subscription);
    const replayed = await after.stripe.customers.create(
      { email: 'kept@example.com' },
      { idempotencyKey: 'kept-1' },
    );
    expect(replayed.lastResponse.headers['idempotent-replayed']).toBe('true');
  });

  it('serves several sandboxes at once, which pay a session once', async () => {
    const first = await open();
    const second = await open({ file: first.file });
    const session = await createCheckout(first.stripe);
    const path = new URL(session.url ?? '').pathname;

    const responses = await Promise.all(
      [first, second, first, second].map(({ publicUrl }) =>
        submit(`${publicUrl}${path}`, cardForm(SUCCESS_CARD)),
      ),
    );

    expect(responses.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect((await second.stripe.subscriptions.list()).data).toHaveLength(1);
  });

  it('keeps the work of a killed process that had responded', async () => {
    const bench = await open();
    const { child, stripe } = await forkSandbox(bench.file);
    const customer = await stripe.customers.create({ email: 'survivor@example.com' });
    child.kill('SIGKILL');
    await once(child, 'exit');

    expect(await bench.stripe.customers.retrieve(customer.id)).toMatchObject({
      email: 'survivor@example.com',
    });
    // Including its event, which the process left undelivered, perhaps with a claim on it.
    await bench.receiver.until(() => bench.receiver.attempts.length > 0);
    expect(bench.receiver.types).toEqual(['customer.created']);
  });
});

describe('delivery', () => {
  it('is retried after growing pauses until the webhook accepts the event', async () => {
    const receiver = new WebhookReceiver();
    receiver.failures = 2;
    const { stripe } = await open({ receiver });

    await stripe.customers.create();
    await receiver.untilReceived('customer.created');

    const [first, second, third] = receiver.attempts;
    expect(new Set(receiver.attempts.map(({ id }) => id)).size).toBe(1);
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(190);
    expect((third?.at ?? 0) - (second?.at ?? 0)).toBeGreaterThanOrEqual(990);
  });

  it('of an event that fails does not delay the events after it', async () => {
    const receiver = new WebhookReceiver();
    receiver.failures = 1;
    const { stripe } = await open({ receiver });

    await Promise.all([stripe.customers.create(), stripe.products.create({ name: 'Course' })]);
    await receiver.until(() => receiver.events.length === 2);

    const [failed, next] = receiver.attempts;
    expect(receiver.attempts).toHaveLength(3);
    expect(next?.id).not.toBe(failed?.id);
    expect(receiver.attempts[2]?.id).toBe(failed?.id);
  });

  it('continues after a restart with events that were not accepted', async () => {
    const deaf = new WebhookReceiver();
    deaf.failures = Number.MAX_SAFE_INTEGER;
    const before = await open({ receiver: deaf });
    const customer = await before.stripe.customers.create();
    await deaf.until(() => deaf.attempts.length > 0);
    await close(before);

    const after = await open({ file: before.file });
    await after.receiver.untilReceived('customer.created');

    expect(after.receiver.events[0]?.data.object).toMatchObject({ id: customer.id });
  });

  it('is made once by several sandboxes on one file', async () => {
    const receiver = new WebhookReceiver();
    const first = await open({ receiver });
    const second = await open({ file: first.file, receiver });

    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? first : second).stripe.customers.create({ name: `Customer ${index}` }),
      ),
    );
    await receiver.untilReceived('customer.created', 10);
    await first.stripe.products.create({ name: 'Last' });
    await receiver.untilReceived('product.created');

    expect(receiver.attempts).toHaveLength(11);
    const inOrder = await first.stripe.events.list({ type: 'customer.created' });
    expect(receiver.events.slice(0, 10).map(({ id }) => id)).toEqual(
      inOrder.data.map(({ id }) => id).toReversed(),
    );
  });

  it('is aborted by closing and does not block the API', async () => {
    const hanging = new WebhookReceiver();
    const { promise: reached, resolve } = Promise.withResolvers<void>();
    const silent = Object.assign(hanging, { handle: () => resolve() });
    const bench = await open({ receiver: silent });
    await bench.stripe.customers.create();
    await reached;

    expect((await bench.stripe.customers.list()).data).toHaveLength(1);
    const begun = Date.now();
    await close(bench);
    // The receiver would have ten seconds to respond.
    expect(Date.now() - begun).toBeLessThan(9_000);

    const after = await open({ file: bench.file });
    await after.receiver.untilReceived('customer.created');
  });
});
