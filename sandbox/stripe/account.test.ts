import { expect, it } from 'vitest';
import { SECRET_KEY, subscribe, type TestBench } from './test-bench.test-helper.ts';
import { startBenchForEachTest } from './test-bench-hooks.test-helper.ts';

let bench: TestBench;
startBenchForEachTest((started) => {
  bench = started;
});

it('plays one account in test mode, and another account or mode when told', async () => {
  const { stripe, sandbox } = bench;
  expect(await stripe.accounts.retrieveCurrent()).toMatchObject({ id: 'acct_sandbox', object: 'account' });
  sandbox.control.becomeAccount({ id: 'acct_other', livemode: false });
  expect(await stripe.accounts.retrieveCurrent()).toMatchObject({ id: 'acct_other' });
  expect(await stripe.customers.create({})).toMatchObject({ livemode: false });
});

it('accepts only the live key in live mode, and says in all answers and events that they are live', async () => {
  const { stripe, sandbox } = bench;
  sandbox.control.becomeAccount({ id: 'acct_other', livemode: true });
  await expect(stripe.customers.create({})).rejects.toMatchObject({ statusCode: 401 });
  const live = { apiKey: SECRET_KEY.replace('_test_', '_live_') };
  expect(await stripe.customers.create({}, live)).toMatchObject({ livemode: true });
  const { data } = await stripe.events.list({}, live);
  expect(data[0]).toMatchObject({ livemode: true, data: { object: { livemode: true } } });
});

it('says the same in delivered events, lists and expanded objects', async () => {
  const { stripe, sandbox, receiver } = bench;
  const { customerId } = await subscribe(bench);
  sandbox.control.becomeAccount({ id: 'acct_other', livemode: true });
  const live = { apiKey: SECRET_KEY.replace('_test_', '_live_') };
  const { data } = await stripe.charges.list(
    { customer: customerId, expand: ['data.payment_intent', 'data.customer'] },
    live,
  );
  expect(data).toMatchObject([
    { livemode: true, payment_intent: { livemode: true }, customer: { livemode: true } },
  ]);
  await stripe.customers.update(customerId, { name: 'Grace' }, live);
  const ofName = () =>
    receiver.events.find(
      ({ type, data: { object } }) =>
        type === 'customer.updated' && 'name' in object && object.name === 'Grace',
    );
  await receiver.until(() => ofName() !== undefined);
  expect(ofName()).toMatchObject({ livemode: true, data: { object: { livemode: true } } });
});
