import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerOf, subscriptionsOf } from '#server/payment/customer.test-helper.ts';
import { untilQuiet } from '#server/payment/sandbox-time.test-helper.ts';
import { eventually } from '#testing/eventually.ts';
import { dataOf, registerAdmin, registerPaidSubscriber, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import {
  deliverEvent,
  eventBody,
  signEvent,
  stateOfEvent,
  WEBHOOK_SECRET,
} from '#server/payment/webhook/stripe-event.test-helper.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
});
afterAll(() => app.stop());

const mayWatch = ({ id }: Person) => app.container.services.access.isActive(id);

describe('a customer whom Stripe does not know', () => {
  it('keeps their access: it is an error that the event and the admin report', async () => {
    const admin = await registerAdmin(app);
    const person = await registerPaidSubscriber(app);
    await untilQuiet(app);
    const [subscription] = await subscriptionsOf(app, await customerOf(app, person.id));
    const stranger = 'cus_of_another_account';
    await app.sql('update customers set stripe_customer_id = $2 where user_id = $1', [person.id, stranger]);

    const object = { ...subscription, customer: stranger };
    const body = eventBody({ id: 'evt_stranger', type: 'customer.subscription.updated', object });
    await deliverEvent(app, body, signEvent(body));
    const unprocessed = { state: 'RECEIVED', failure: `No such customer: '${stranger}'` };
    await eventually(async () => expect(await stateOfEvent(app, 'evt_stranger')).toMatchObject(unprocessed));
    expect(await mayWatch(person)).toBe(true);
    const { paymentProblems } = dataOf(
      await admin.client.graphql<{ paymentProblems: { nodes: { kind: string; text: string }[] } }>(
        '{ paymentProblems { nodes { kind text } } }',
      ),
    );
    expect(paymentProblems.nodes).toContainEqual({
      kind: 'EVENT_FAILED',
      text: expect.stringContaining(stranger) as string,
    });
  });
});

describe('a customer who was deleted at Stripe', () => {
  it('keeps only what is left at Stripe', async () => {
    const person = await registerPaidSubscriber(app);
    const customer = await customerOf(app, person.id);
    await app.container.stripe.customers.del(customer);
    await app.container.services.subscriptionSync.synchronize(customer);
    expect(await mayWatch(person)).toBe(false);
  });
});
