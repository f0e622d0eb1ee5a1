// @slow server/src/payment sandbox/stripe
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paymentMessages } from '#shared/payment.ts';
import { breakStripe, controlOf, endFaults, watchCalls } from '#server/payment/customer.test-helper.ts';
import {
  addLecture,
  createCourse,
  dataOf,
  register,
  registerAdmin,
  registerPaidSubscriber,
  type Person,
} from '#testing/factories.ts';
import { eventually } from '#testing/eventually.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const START = 'mutation { startCheckout { id } }';
const CONFIRM = 'mutation ($id: ID!) { confirmCheckout(sessionId: $id) { subscription { status } } }';
const ROOM = '{ courses(first: 1) { nodes { lectures { locked video { url } } } } }';
/**
 * Time limit for a page while Stripe hangs, in milliseconds. Waiting for a database connection takes up to five
 * seconds.
 */
const PROMPT_MS = 4_500;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ REFUND_WINDOW_DAYS: '0', DATABASE_POOL_SIZE: '3' });
});
afterEach(() => endFaults(app));
afterAll(() => app.stop());

async function checkoutOf({ client }: Person): Promise<string> {
  return dataOf(await client.graphql<{ startCheckout: { id: string } }>(START)).startCheckout.id;
}

describe('while Stripe hangs and three times as many buyers return as there are connections', () => {
  it('pages load as usual, buyers get an error, and everything works again soon after', async () => {
    const admin = await registerAdmin(app);
    await addLecture(admin.client, (await createCourse(admin.client)).id);
    const subscriber = await registerPaidSubscriber(app);
    const buyers: { person: Person; session: string }[] = [];
    controlOf(app).holdDeliveries();
    for (let count = 0; count < 3 * app.config.databasePoolSize; count += 1) {
      const person = await register(app);
      buyers.push({ person, session: await checkoutOf(person) });
    }
    for (const { session } of buyers) app.container.stripeSandbox?.payCheckout(session);
    // Stripe still confirms who the buyers are, and then hangs.
    breakStripe(app, 'hangs', { except: 'GET /v1/checkout/sessions/:id' });
    controlOf(app).releaseDeliveries();
    const comeBack = () =>
      Promise.all(buyers.map(({ person, session }) => person.client.graphql(CONFIRM, { id: session })));
    let areAnswered = false;
    const returns = comeBack().finally(() => (areAnswered = true));

    const slowest = { catalogue: 0, room: 0, readyz: 0 };
    do {
      const begun = Date.now();
      const took = (name: keyof typeof slowest) => () =>
        (slowest[name] = Math.max(slowest[name], Date.now() - begun));
      const [catalogue, room, readyz] = await Promise.all([
        app.visitor().graphql('{ courses(first: 10) { nodes { title } } }').finally(took('catalogue')),
        subscriber.client.graphql(ROOM).finally(took('room')),
        app.visitor().fetch('/readyz').finally(took('readyz')),
      ]);
      expect(catalogue.errors).toBeUndefined();
      expect(room.data).toMatchObject({
        courses: { nodes: [{ lectures: [{ locked: false, video: { url: expect.any(String) as string } }] }] },
      });
      expect(readyz.status).toBe(200);
    } while (!areAnswered);
    for (const time of Object.values(slowest)) expect(time).toBeLessThan(PROMPT_MS);
    for (const { errors } of await returns) {
      expect(errors).toMatchObject([
        {
          message: paymentMessages.unavailable,
          extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: expect.any(Number) as number },
        },
      ]);
    }

    endFaults(app);
    const active = `select 1 from subscriptions where access_until > now() and user_id = any($1)`;
    const ids = buyers.map(({ person }) => person.id);
    // Requests that hung when Stripe recovered succeed at the next attempt.
    await eventually(async () => expect(await app.sql(active, [ids])).toHaveLength(buyers.length));
  });
});

/** Makes the next call that lists charges hang until it times out. Resolves once the call is made. */
function slowDown(): Promise<void> {
  app.container.stripe._setApiField('timeout', 3_000);
  controlOf(app).addFault({ method: 'GET', path: '/v1/charges', when: 'before', effect: 'hang', times: 1 });
  return new Promise((resolve) => {
    const stop = watchCalls(app, (call) => {
      if (!call.startsWith('GET /v1/charges')) return;
      stop();
      resolve();
    });
  });
}

const often = (call: () => Promise<unknown>) => Promise.all(Array.from({ length: 20 }, call));

it.each<[string, () => Promise<() => Promise<unknown>>]>([
  [
    'returns from a checkout',
    async () => {
      const person = await register(app);
      const id = await checkoutOf(person);
      return () => person.client.graphql(CONFIRM, { id });
    },
  ],
  [
    'starts a checkout',
    async () => {
      const { client } = await register(app);
      return () => client.graphql(START);
    },
  ],
  [
    'cancels',
    async () => {
      const { client } = await registerPaidSubscriber(app);
      return () => client.graphql('mutation { cancelSubscription { id } }');
    },
  ],
])('a person who %s twenty times while Stripe is slow delays no other person', async (_, prepare) => {
  const other = await register(app);
  const call = await prepare();
  const isAsked = slowDown();
  const calls = often(call);
  // Now the first call is waiting for Stripe, and the others wait for it.
  await isAsked;
  const answer = await other.client.graphql('{ me { email } }');
  await calls;
  expect(answer).toMatchObject({ data: { me: { email: other.email } } });
});
