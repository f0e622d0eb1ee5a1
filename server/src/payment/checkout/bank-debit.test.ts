// @slow server/src/payment sandbox/stripe server/src/platform
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentMessages } from '#shared/payment.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { dataOf, refusalOf, register, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { controlOf, customerOf } from '#server/payment/customer.test-helper.ts';

const START = 'mutation { startCheckout { id url } }';
const CONFIRM = `mutation ($id: ID!) {
  confirmCheckout(sessionId: $id) { subscription { status } checkout { state } }
}`;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function checkoutOf({ client }: Person): Promise<{ state: string; url: string | null } | null> {
  const { me } = dataOf(
    await client.graphql<{ me: { checkout: { state: string; url: string | null } | null } }>(
      '{ me { checkout { state url } } }',
    ),
  );
  return me.checkout;
}

/** The number of a person's payments that a bank processes, once the newest renewal is in our tables. */
async function processing({ id }: Person): Promise<number> {
  const customer = await customerOf(app, id);
  await app.container.services.subscriptionSync.synchronize(customer);
  const { data } = await app.container.stripe.paymentIntents.list({ customer });
  return data.filter(({ status }) => status === 'processing').length;
}

describe('a checkout paid by bank debit', () => {
  let person: Person;
  let sessionId: string;
  beforeEach(async () => {
    person = await register(app);
    const { startCheckout } = dataOf(
      await person.client.graphql<{ startCheckout: { id: string; url: string } }>(START),
    );
    const { id, url } = startCheckout;
    sessionId = id;
    const body = new URLSearchParams({ step: 'bank-debit', email: person.email });
    const response = await fetch(url, { method: 'POST', redirect: 'manual', body });
    expect(response.status).toBe(303);
    dataOf(await person.client.graphql(CONFIRM, { id }));
  });

  it('is pending until the bank confirms it, and allows no other purchase meanwhile', async () => {
    expect(await checkoutOf(person)).toMatchObject({ state: 'PENDING', url: null });
    expect(await app.container.services.access.isActive(person.id)).toBe(false);
    const pending = { code: 'CONFLICT', message: paymentMessages.pending };
    expect(refusalOf(await person.client.graphql(START))).toEqual(pending);
    controlOf(app).settleBankDebit(sessionId, 'succeeded');
    expect(dataOf(await person.client.graphql(CONFIRM, { id: sessionId }))).toMatchObject({
      confirmCheckout: { subscription: { status: 'ACTIVE' }, checkout: { state: 'PAID' } },
    });
  });

  it('allows another purchase after a cancellation, and is not called declined', async () => {
    dataOf(await person.client.graphql('mutation { cancelSubscription { id } }'));
    expect(await checkoutOf(person)).toMatchObject({ state: 'EXPIRED', url: null });
    dataOf(await person.client.graphql(START));
  });

  it('can be cancelled meanwhile, and is refunded when the bank confirms it nevertheless', async () => {
    dataOf(await person.client.graphql('mutation { cancelSubscription { id } }'));
    // A payment in the second of the end counts as in time.
    controlOf(app).advanceTo(new Date(app.container.clock().getTime() + DAY_MS));
    controlOf(app).settleBankDebit(sessionId, 'succeeded');
    const customer = await customerOf(app, person.id);
    const charges = () => app.container.stripe.charges.list({ customer });
    await expect.poll(async () => (await charges()).data).toMatchObject([{ refunded: true }]);
    expect(await app.container.services.access.isActive(person.id)).toBe(false);
  });

  it('is confirmed by the bank within days, and so is each renewal, with access meanwhile', async () => {
    const later = (days: number) =>
      controlOf(app).advanceTo(new Date(app.container.clock().getTime() + days * DAY_MS));
    const mayWatch = () => app.container.services.access.isActive(person.id);
    later(6);
    await expect.poll(mayWatch).toBe(true);
    controlOf(app).advanceToRenewal(await customerOf(app, person.id));
    await expect.poll(() => processing(person)).toBe(1);
    later(4);
    expect(await mayWatch()).toBe(true);
    later(2);
    await expect.poll(() => processing(person)).toBe(0);
    later(30);
    expect(await mayWatch()).toBe(true);
  });

  it('fails once the bank refuses the debit, and grants no access', async () => {
    controlOf(app).settleBankDebit(sessionId, 'failed');
    await expect.poll(() => checkoutOf(person)).toMatchObject({ state: 'FAILED', url: null });
    expect(await app.container.services.access.isActive(person.id)).toBe(false);
  });
});
