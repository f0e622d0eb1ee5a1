// @slow server/src/payment sandbox/stripe server/src/access
import { afterAll, beforeAll, expect, it } from 'vitest';
import { controlOf, refundsOf, subscriptionsOf } from '#server/payment/customer.test-helper.ts';
import {
  advanceDays,
  registerSettledSubscriber,
  untilQuiet,
  type Subscriber,
} from '#server/payment/sandbox-time.test-helper.ts';
import { dataOf, PASSWORD, registerAdmin, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const CANCEL = 'mutation { cancelSubscription { id } }';
const LEAVE = `mutation { deleteAccount(currentPassword: "${PASSWORD}") { userId } }`;
const ME = `{ me { access { mayWatch } paidSubscription { status cancelAtPeriodEnd refundableUntil } } }`;

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
});
afterAll(() => app.stop());

const meOf = async ({ client }: Person) => dataOf(await client.graphql<{ me: object }>(ME)).me;

async function problems(): Promise<object[]> {
  const query = '{ paymentProblems { nodes { kind text } } }';
  return dataOf(await admin.client.graphql<{ paymentProblems: { nodes: object[] } }>(query)).paymentProblems
    .nodes;
}

const amountsOf = ({ id }: Person) =>
  app
    .sql<{ amount: number }>(
      'select amount::int as amount from payments where user_id = $1 order by paid_at, id',
      [id],
    )
    .then((rows) => rows.map(({ amount }) => amount));

async function changeQuantity(
  { customer }: Subscriber,
  quantity: number,
  proration_behavior: 'always_invoice' | 'create_prorations',
): Promise<void> {
  const [subscription] = await subscriptionsOf(app, customer);
  const [item] = subscription?.items.data ?? [];
  await app.container.stripe.subscriptions.update(subscription?.id ?? '', {
    items: [{ id: item?.id ?? '', quantity }],
    proration_behavior,
  });
  await untilQuiet(app);
}

it('a renewal that also bills a change within the former year is one payment for the new year', async () => {
  const person = await registerSettledSubscriber(app);
  advanceDays(app, 100);
  await changeQuantity(person, 2, 'create_prorations');
  const { data: before } = await app.container.stripe.invoices.list({ customer: person.customer });
  expect(before).toHaveLength(1);
  controlOf(app).advanceToRenewal(person.customer);
  await untilQuiet(app);
  const [renewal] = (await app.container.stripe.invoices.list({ customer: person.customer })).data;
  expect(renewal?.amount_paid).toBeGreaterThan(99_800);
  expect(await amountsOf(person)).toEqual([49_900, renewal?.amount_paid]);
  expect(await meOf(person)).toMatchObject({
    access: { mayWatch: true },
    paidSubscription: { status: 'ACTIVE', refundableUntil: expect.any(String) as string },
  });
  dataOf(await person.client.graphql(CANCEL));
  await untilQuiet(app);
  expect((await refundsOf(app, person.customer)).map(({ amount }) => amount)).toEqual([renewal?.amount_paid]);
  dataOf(await person.client.graphql(LEAVE));
});

it('a credit for a lower quantity pays the next renewals, which open the lectures and promise no refund', async () => {
  const person = await registerSettledSubscriber(app);
  await changeQuantity(person, 4, 'always_invoice');
  advanceDays(app, 20);
  await changeQuantity(person, 1, 'always_invoice');
  expect(await meOf(person)).toMatchObject({ access: { mayWatch: true } });
  controlOf(app).advanceToRenewal(person.customer);
  await untilQuiet(app);
  const [renewal] = (await app.container.stripe.invoices.list({ customer: person.customer })).data;
  expect(renewal).toMatchObject({ status: 'paid', total: 49_900, amount_paid: 0 });
  expect(await meOf(person)).toMatchObject({
    access: { mayWatch: true },
    paidSubscription: { status: 'ACTIVE', refundableUntil: null },
  });
  dataOf(await person.client.graphql(CANCEL));
  await untilQuiet(app);
  expect(await meOf(person)).toMatchObject({
    access: { mayWatch: true },
    paidSubscription: { cancelAtPeriodEnd: true },
  });
  expect(await refundsOf(app, person.customer)).toEqual([]);
  dataOf(await person.client.graphql(LEAVE));
  expect(await problems()).toEqual([]);
});
