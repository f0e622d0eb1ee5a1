// @slow server/src/payment sandbox/stripe
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, registerPaidSubscriber } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { controlOf, customerOf } from '#server/payment/customer.test-helper.ts';
import { untilQuiet } from '#server/payment/sandbox-time.test-helper.ts';
import { intentOf } from '#server/payment/subscriber.test-helper.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('a payment whose account is deleted', () => {
  async function payThenLeave(): Promise<{ intent: string; amounts: () => Promise<object | undefined> }> {
    const subscriber = await registerPaidSubscriber(app);
    await untilQuiet(app);
    const intent = await intentOf(app, subscriber);
    const [payment] = await app.sql<{ id: string }>('select id from payments where user_id = $1', [
      subscriber.id,
    ]);
    await app.sql('delete from users where id = $1', [subscriber.id]);
    const amounts = async () => {
      const [row] = await app.sql(
        `select refunded_amount as refunded, disputed_amount as disputed, dispute_status as dispute,
             (select array_agg(state order by requested_at) from refunds where payment_id = payments.id) as refunds
           from payments where id = $1`,
        [payment?.id],
      );
      return row;
    };
    return { intent, amounts };
  }

  it('still follows its refunds', async () => {
    const { intent, amounts } = await payThenLeave();
    await app.container.stripe.refunds.create({ payment_intent: intent, amount: 10_000 });
    await untilQuiet(app);
    expect(await amounts()).toEqual({ refunded: 10_000, disputed: 0, dispute: null, refunds: ['SUCCEEDED'] });
  });

  it('still follows its disputes', async () => {
    const { intent, amounts } = await payThenLeave();
    const dispute = controlOf(app).openDispute(intent);
    await untilQuiet(app);
    expect(await amounts()).toMatchObject({ disputed: 49_900, dispute: 'needs_response' });
    controlOf(app).closeDispute(dispute, 'won');
    await untilQuiet(app);
    expect(await amounts()).toMatchObject({ disputed: 0, dispute: 'won' });
  });
});

describe('a payment whose customer was deleted at Stripe', () => {
  it('still follows its refunds once the person buys again as a new customer', async () => {
    const { stripe, stripeSandbox } = app.container;
    const person = await registerPaidSubscriber(app);
    await untilQuiet(app);
    const [past, intent] = [await customerOf(app, person.id), await intentOf(app, person)];
    await stripe.customers.del(past);
    await untilQuiet(app);

    const start = async () =>
      dataOf(
        await person.client.graphql<{ startCheckout: { id: string } }>('mutation { startCheckout { id } }'),
      ).startCheckout;
    const session = await start();
    expect(await customerOf(app, person.id)).not.toBe(past);
    expect(await start()).toEqual(session);
    stripeSandbox?.payCheckout(session.id);
    await untilQuiet(app);
    expect(await app.container.services.access.isActive(person.id)).toBe(true);

    await stripe.refunds.create({ payment_intent: intent, amount: 10_000 });
    await untilQuiet(app);
    const payments = await app.sql(
      'select refunded_amount as refunded from payments where user_id = $1 order by refunded_amount',
      [person.id],
    );
    expect(payments).toEqual([{ refunded: 0 }, { refunded: 10_000 }]);
    expect(await app.container.services.access.isActive(person.id)).toBe(true);
  });
});
