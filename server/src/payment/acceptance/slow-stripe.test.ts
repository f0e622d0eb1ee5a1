import { afterAll, beforeAll, expect, it } from 'vitest';
import { controlOf } from '#server/payment/customer.test-helper.ts';
import { dataOf, register, registerPaidSubscriber } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

/** Connections that are kept by a transaction while it does something else. */
const BUSY = `select 1 from pg_stat_activity where datname = current_database() and state like 'idle in%'`;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ REFUND_WINDOW_DAYS: '0' });
});
afterAll(() => app.stop());

/** Lets the next call to Stripe that lists charges hang until it is given up, which takes the SDK ten seconds. */
function slowDown(): void {
  controlOf(app).addFault({ method: 'GET', path: '/v1/charges', when: 'before', effect: 'hang', times: 1 });
}

const often = (call: () => Promise<unknown>) => Promise.all(Array.from({ length: 20 }, call));

it.each<[string, () => Promise<() => Promise<unknown>>]>([
  [
    'comes back from a checkout',
    async () => {
      const { client } = await register(app);
      const { startCheckout } = dataOf(
        await client.graphql<{ startCheckout: { id: string } }>('mutation { startCheckout { id } }'),
      );
      const confirm = 'mutation ($id: ID!) { confirmCheckout(sessionId: $id) { id } }';
      return () => client.graphql(confirm, { id: startCheckout.id });
    },
  ],
  [
    'starts a checkout',
    async () => {
      const { client } = await register(app);
      return () => client.graphql('mutation { startCheckout { id } }');
    },
  ],
  [
    'cancels',
    async () => {
      const { client } = await registerPaidSubscriber(app);
      return () => client.graphql('mutation { cancelSubscription { id } }');
    },
  ],
])(
  'whoever %s twenty times while Stripe is slow keeps nobody else waiting',
  async (_, prepare) => {
    const other = await register(app);
    const call = await prepare();
    slowDown();
    const calls = often(call);
    // The first one is with Stripe then, and the others wait.
    await expect.poll(() => app.sql(BUSY), { timeout: 9_000 }).not.toEqual([]);
    const answer = await other.client.graphql('{ me { email } }');
    await calls;
    expect(answer).toMatchObject({ data: { me: { email: other.email } } });
  },
  90_000,
);
