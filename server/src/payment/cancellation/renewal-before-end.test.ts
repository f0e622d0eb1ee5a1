// @slow server/src/payment sandbox/stripe
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  breakEndpoint,
  controlOf,
  customerOf,
  endFaults,
  giveUpSoon,
  refundsOf,
  runOpenRequests,
  subscriptionsOf,
} from '#server/payment/customer.test-helper.ts';
import { dataOf, PASSWORD, registerAdmin, registerPaidSubscriber, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const CANCEL = 'mutation { cancelSubscription { subscription { status openRequest { kind } } } }';
const LEAVE = 'mutation ($password: String!) { deleteAccount(currentPassword: $password) { userId } }';
const END = 'mutation ($id: ID!) { endAccess(userId: $id, refund: false) { id } }';

let app: TestApp;
let person: Person;
let customer: string;
beforeEach(async () => {
  // Without a refund period, a cancelled subscription continues until its end.
  app = await startApp({ REFUND_WINDOW_DAYS: '0' });
  giveUpSoon(app);
  person = await registerPaidSubscriber(app);
  customer = await customerOf(app, person.id);
});
afterEach(() => app.stop());

describe('a renewal that precedes the execution of a cancellation', () => {
  beforeEach(async () => {
    breakEndpoint(app, 'POST /v1/subscriptions/:id', 'answers 500');
    dataOf(await person.client.graphql(CANCEL));
    controlOf(app).advanceToRenewal(customer);
  });

  async function expectRefundOfRenewal() {
    expect((await subscriptionsOf(app, customer)).map(({ status }) => status)).toEqual(['canceled']);
    expect((await refundsOf(app, customer)).map(({ amount }) => amount)).toEqual([49_900]);
    const invoices = await app.container.stripe.invoices.list({ customer, status: 'paid' });
    expect(invoices.data).toHaveLength(2);
  }

  it('is refunded in full, and the subscription ends', async () => {
    endFaults(app);
    await runOpenRequests(app);
    await expectRefundOfRenewal();
  });

  it('is refunded when the account is deleted', async () => {
    dataOf(await person.client.graphql(LEAVE, { password: PASSWORD }));
    endFaults(app);
    await runOpenRequests(app);
    await expectRefundOfRenewal();
  });

  it('is refunded when an admin ends the access meanwhile', async () => {
    const admin = await registerAdmin(app);
    breakEndpoint(app, 'DELETE /v1/subscriptions/:id', 'answers 500');
    dataOf(await admin.client.graphql(END, { id: person.id }));
    endFaults(app);
    await runOpenRequests(app);
    await expectRefundOfRenewal();
  });
});

describe('a renewal that is not paid', () => {
  it('is called off at once by cancelling, without a refund', async () => {
    controlOf(app).replaceCard(customer, '4000000000000341');
    controlOf(app).advanceToRenewal(customer);
    await app.container.services.subscriptionSync.synchronize(customer);
    const answer = await person.client.graphql<{ cancelSubscription: object }>(CANCEL);
    expect(dataOf(answer).cancelSubscription).toMatchObject({
      subscription: { status: 'INACTIVE', openRequest: null },
    });
    expect((await subscriptionsOf(app, customer)).map(({ status }) => status)).toEqual(['canceled']);
    expect(await refundsOf(app, customer)).toEqual([]);
  });
});
