// @slow server/src/payment sandbox/stripe server/src/access
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentRefusals } from '#shared/payment.ts';
import { controlOf, subscriptionsOf } from '#server/payment/customer.test-helper.ts';
import {
  advanceDays,
  registerSettledSubscriber,
  untilQuiet,
  type Subscriber,
} from '#server/payment/sandbox-time.test-helper.ts';
import { dataOf, PASSWORD, refusalOf, registerAdmin, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const START = 'mutation { startCheckout { id } }';
const CANCEL = 'mutation { cancelSubscription { id } }';
const LEAVE = `mutation { deleteAccount(currentPassword: "${PASSWORD}") { userId } }`;
const ME = '{ me { access { mayWatch reason } paidSubscription { status } } }';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
});
afterAll(() => app.stop());

/** Goes a month beyond the next renewal, and so beyond all retries. */
async function passRenewal({ customer }: Subscriber): Promise<void> {
  controlOf(app).advanceToRenewal(customer);
  advanceDays(app, 30);
  await untilQuiet(app);
}

const meOf = async ({ client }: Person) => dataOf(await client.graphql<{ me: object }>(ME)).me;
const newestOf = async ({ customer }: Subscriber) => (await subscriptionsOf(app, customer))[0];

async function problemKinds(): Promise<string[]> {
  const { paymentProblems } = dataOf(
    await admin.client.graphql<{ paymentProblems: { nodes: { kind: string }[] } }>(
      '{ paymentProblems { nodes { kind } } }',
    ),
  );
  return paymentProblems.nodes.map(({ kind }) => kind);
}

it.each(['unpaid', 'past_due'] as const)(
  'a subscription that stays %s after the last retry is closed, and can be cancelled, bought again and left',
  async (end) => {
    controlOf(app).setDunningEnd(end);
    const person = await registerSettledSubscriber(app);
    controlOf(app).replaceCard(person.customer, '4000000000000341');
    // Twice, because an unpaid subscription renews with drafts.
    await passRenewal(person);
    await passRenewal(person);
    expect(await newestOf(person)).toMatchObject({ status: end });
    expect(await meOf(person)).toEqual({
      access: { mayWatch: false, reason: 'UNPAID' },
      paidSubscription: { status: 'PAST_DUE' },
    });
    expect(await problemKinds()).toEqual([]);
    const refusal = { code: 'CONFLICT', message: paymentRefusals.conflict.renewalUnpaid };
    expect(refusalOf(await person.client.graphql(START))).toEqual(refusal);

    dataOf(await person.client.graphql(CANCEL));
    await untilQuiet(app);
    expect(await newestOf(person)).toMatchObject({ status: 'canceled' });
    const { data } = await app.container.stripe.invoices.list({ customer: person.customer });
    expect(data.filter(({ status }) => status === 'open')).toEqual([]);
    dataOf(await person.client.graphql(START));
    dataOf(await person.client.graphql(LEAVE));
  },
);

it('a subscription that stayed unpaid opens again when its newest invoice is paid', async () => {
  controlOf(app).setDunningEnd('unpaid');
  const person = await registerSettledSubscriber(app);
  controlOf(app).replaceCard(person.customer, '4000000000000341');
  await passRenewal(person);
  await passRenewal(person);
  controlOf(app).replaceCard(person.customer, '4242424242424242');
  const [draft] = (await app.container.stripe.invoices.list({ customer: person.customer })).data;
  await app.container.stripe.invoices.pay(draft?.id ?? '');
  await untilQuiet(app);
  expect(await meOf(person)).toEqual({
    access: { mayWatch: true, reason: 'PAID' },
    paidSubscription: { status: 'ACTIVE' },
  });
});
