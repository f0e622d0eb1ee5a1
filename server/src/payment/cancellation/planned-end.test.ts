import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscriptionsOf } from '#server/payment/customer.test-helper.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { registerSettledSubscriber, untilQuiet } from '#server/payment/sandbox-time.test-helper.ts';
import { dataOf, refusalOf } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const RESUME = 'mutation { resumeSubscription { subscription { cancelAtPeriodEnd openRequest { id } } } }';
const inDays = (days: number) => Math.floor((Date.now() + days * DAY_MS) / 1000);

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('an end date set in the Stripe dashboard', () => {
  it('is removed by resuming, and the history shows both', async () => {
    const subscriber = await registerSettledSubscriber(app);
    const [subscription] = await subscriptionsOf(app, subscriber.customer);
    const { stripe } = app.container;
    await stripe.subscriptions.update(subscription?.id ?? '', { cancel_at: inDays(30) });
    await untilQuiet(app);
    expect(dataOf(await subscriber.client.graphql(RESUME))).toEqual({
      resumeSubscription: { subscription: { cancelAtPeriodEnd: false, openRequest: null } },
    });
    expect(await subscriptionsOf(app, subscriber.customer)).toMatchObject([
      { status: 'active', cancel_at: null },
    ]);
    await untilQuiet(app);
    const { me } = dataOf(
      await subscriber.client.graphql<{ me: { accessHistory: { nodes: { kind: string }[] } } }>(
        '{ me { accessHistory { nodes { kind } } } }',
      ),
    );
    const changes = me.accessHistory.nodes.map(({ kind }) => kind).filter((kind) => !/PA|START/.test(kind));
    expect(changes.toSorted()).toEqual(['CANCELLED_FOR_PERIOD_END', 'RESUMED']);
  });

  it('after the next renewal does not count as a cancellation', async () => {
    const subscriber = await registerSettledSubscriber(app);
    const [subscription] = await subscriptionsOf(app, subscriber.customer);
    const { stripe, services } = app.container;
    await stripe.subscriptions.update(subscription?.id ?? '', { cancel_at: inDays(500) });
    await services.subscriptionSync.synchronize(subscriber.customer);
    expect(refusalOf(await subscriber.client.graphql(RESUME))?.code).toBe('CONFLICT');
  });
});
