// @slow server/src/payment sandbox/stripe
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#server/platform/common/free-port.ts';
import { controlOf, customerOf } from '#server/payment/customer.test-helper.ts';
import type { Subscriber } from '#server/payment/sandbox-time.test-helper.ts';
import { signEvent, WEBHOOK_SECRET } from '#server/payment/webhook/stripe-event.test-helper.ts';
import { randomFrom } from '#server/stats/random-history.test-helper.ts';
import { dataOf, signUp, type Person } from '#testing/factories.ts';
import { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { SchoolProcesses } from '#testing/school-processes.ts';
import {
  newestIntent,
  newestSubscription,
  registerWithheldSubscriber,
} from './withheld-events.test-helper.ts';
import { drawnFrom } from './permutations.test-helper.ts';
import { subjectsByAddress, untilIdle } from './event-replay.test-helper.ts';
import { expectedByStripe, inOurTables } from './stripe-expected.test-helper.ts';

const FAILS_LATER = '4000000000000341';
const PAYS = '4242424242424242';
const DAY_MS = 24 * 60 * 60 * 1000;
/** How often each event arrives at each of the two processes. */
const TIMES = 25;
/** Sent for each new account. */
const WELCOME = 'Welcome to Lectern';
const RECEIPT = 'Your receipt for $499';

let app: TestApp;
let processes: SchoolProcesses;
/** The addresses of the two processes of one school. */
let origins: string[];

beforeAll(async () => {
  processes = await SchoolProcesses.build();
  // `TRUST_PROXY` avoids the connection limit of a single network.
  app = await startApp({ STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, TRUST_PROXY: '1' });
  const port = await freePort();
  const second = await processes.take();
  await second.start({
    NODE_ENV: 'test',
    PORT: String(port),
    PUBLIC_URL: app.url,
    DATA_DIR: app.config.dataDir,
    DATABASE_URL: app.config.databaseUrl ?? '',
    DATABASE_POOL_SIZE: '5',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  });
  origins = [app.url, `http://localhost:${port}`];
  // Only events that a test sends arrive.
  controlOf(app).holdDeliveries();
});
afterAll(async () => {
  await processes.close();
  await app.stop();
});

/** Posts an event `times` times to every process at once. Returns the statuses of the responses. */
async function post(body: string, signature: string | null, times: number): Promise<number[]> {
  const headers = {
    'content-type': 'application/json',
    ...(signature !== null && { 'stripe-signature': signature }),
  };
  const send = async (origin: string): Promise<number> => {
    const response = await fetch(`${origin}/webhooks/stripe`, { method: 'POST', headers, body });
    await response.body?.cancel();
    // A slow machine may be overloaded. Stripe retries as well.
    return response.status === 503 ? send(origin) : response.status;
  };
  return Promise.all(origins.flatMap((origin) => Array.from({ length: times }, () => send(origin))));
}

/** Delivers an event fifty times, with forged events around it. */
async function deliverOften(event: Stripe.Event): Promise<void> {
  const body = JSON.stringify(event);
  const forged = JSON.stringify({ ...event, id: `evt_forged_${event.id}` });
  const refused = [
    signEvent(forged, { secret: 'whsec_of_somebody_else' }),
    null,
    signEvent(forged, { age: 301 }),
  ];
  const [taken, ...others] = await Promise.all([
    post(body, signEvent(body), TIMES),
    ...refused.map((signature) => post(forged, signature, 1)),
  ]);
  expect(new Set(taken)).toEqual(new Set([200]));
  expect(new Set(others.flat())).toEqual(new Set([400]));
}

/** All events that Stripe has recorded for a subscriber so far. */
async function eventsOf({ customer }: Subscriber): Promise<Stripe.Event[]> {
  const { stripe } = app.container;
  const held = controlOf(app).heldEvents();
  // One after another, because hundreds at once exceed the gate's queue.
  const events: Stripe.Event[] = [];
  for (const { id } of held) events.push(await stripe.events.retrieve(id));
  return events.filter(({ data }) => JSON.stringify(data).includes(customer));
}

const ORDERS: Record<string, (events: Stripe.Event[]) => Stripe.Event[]> = {
  'as they happened': (events) => events,
  'turned around': (events) => events.toReversed(),
  'mixed up': (events) => drawnFrom([...events, ...events], events.length * 2 - 1, randomFrom(50)),
};

/** Events in the life of the subscribers, in order, with the resulting mails. */
const STAGES: { happens: (subscribers: Subscriber[]) => Promise<void>; subjects: string[] }[] = [
  { happens: () => Promise.resolve(), subjects: [RECEIPT] },
  {
    happens: async (subscribers) => {
      for (const { customer } of subscribers) controlOf(app).replaceCard(customer, FAILS_LATER);
      controlOf(app).advanceTo(new Date((await firstEnd(subscribers)) - 6 * DAY_MS));
    },
    subjects: ['Reminder: your subscription renews on'],
  },
  {
    happens: async (subscribers) =>
      controlOf(app).advanceTo(new Date((await firstEnd(subscribers)) + DAY_MS)),
    subjects: ['Your renewal payment failed'],
  },
  {
    happens: async (subscribers) => {
      const { invoices } = app.container.stripe;
      for (const { customer } of subscribers) {
        controlOf(app).replaceCard(customer, PAYS);
        const { data } = await invoices.list({ customer, status: 'open' });
        await invoices.pay(data[0]?.id ?? '');
      }
    },
    subjects: [RECEIPT],
  },
  {
    happens: async (subscribers) => {
      const { refunds, subscriptions } = app.container.stripe;
      for (const subscriber of subscribers) {
        await refunds.create({ payment_intent: await newestIntent(app, subscriber) });
        await subscriptions.cancel(await newestSubscription(app, subscriber));
      }
    },
    subjects: ['We have refunded $499 to you'],
  },
];

/** The earliest end of a current period, in milliseconds. */
async function firstEnd(subscribers: Subscriber[]): Promise<number> {
  const { subscriptions } = app.container.stripe;
  const ends = await Promise.all(
    subscribers.map(async (subscriber) => {
      const { items } = await subscriptions.retrieve(await newestSubscription(app, subscriber));
      return (items.data[0]?.current_period_end ?? 0) * 1000;
    }),
  );
  return Math.min(...ends);
}

describe('two processes that sell for the first time at the same time', () => {
  it('sell at the same price', async () => {
    const sessions = await Promise.all(
      [...origins, ...origins].map(async (origin) => {
        const { client } = await signUp(app);
        const browser = new HttpClient(origin, { cookie: client.cookieHeader() });
        const { startCheckout } = dataOf(
          await browser.graphql<{ startCheckout: { id: string } }>('mutation { startCheckout { id } }'),
        );
        return startCheckout.id;
      }),
    );
    const { checkout, prices } = app.container.stripe;
    const lines = await Promise.all(sessions.map((id) => checkout.sessions.listLineItems(id)));
    const sold = new Set(lines.flatMap(({ data }) => data.map(({ price }) => price?.id)));
    const { data: onSale } = await prices.list({ active: true });
    expect([...sold]).toEqual(onSale.map(({ id }) => id));
    expect(onSale).toHaveLength(1);
  });
});

describe('two processes that receive every event fifty times', () => {
  it('agree with Stripe at every stage, and send each mail once', { timeout: 900_000 }, async () => {
    const subscribers: Subscriber[] = [];
    for (let number = 0; number < 3; number += 1) subscribers.push(await registerWithheldSubscriber(app));
    const told = new Set<string>();
    const expected = [WELCOME];
    for (const { happens, subjects } of STAGES) {
      await happens(subscribers);
      expected.push(...subjects);
      for (const [index, order] of Object.values(ORDERS).entries()) {
        const subscriber = subscribers[index];
        const events = subscriber ? await eventsOf(subscriber) : [];
        for (const event of order(events.filter(({ id }) => !told.has(id)))) await deliverOften(event);
        for (const { id } of events) told.add(id);
      }
      await untilIdle(app);
      const subjectsNow = await subjectsByAddress(app);
      for (const { id, email, customer } of subscribers) {
        expect(await inOurTables(app, id)).toEqual(await expectedByStripe(app, customer));
        expect(subjectsNow.get(email)?.map((subject) => subject.replace(/ on .*/, ' on'))).toEqual(
          expected.toSorted(),
        );
      }
    }
    const kept = await app.sql<{ id: string; state: string }>('select id, state from stripe_events');
    expect(kept.map(({ id }) => id).toSorted()).toEqual([...told].toSorted());
    expect(new Set(kept.map(({ state }) => state))).toEqual(new Set(['PROCESSED', 'IGNORED']));
  });
});

describe('a paid checkout', () => {
  const CONFIRM = 'mutation ($id: ID!) { confirmCheckout(sessionId: $id) { subscription { status } } }';

  /** A person who has just paid, with a browser at each process. */
  async function paid(): Promise<Person & { session: string; browsers: HttpClient[] }> {
    const person = await signUp(app);
    const { startCheckout } = dataOf(
      await person.client.graphql<{ startCheckout: { id: string } }>('mutation { startCheckout { id } }'),
    );
    app.container.stripeSandbox?.payCheckout(startCheckout.id);
    const cookie = person.client.cookieHeader();
    const browsers = origins.map((origin) => new HttpClient(origin, { cookie }));
    return { ...person, session: startCheckout.id, browsers };
  }

  /** Returns from the payment page `times` times, at both processes. */
  async function comeBack(
    { session, browsers }: Awaited<ReturnType<typeof paid>>,
    times: number,
  ): Promise<void> {
    const returns = Array.from({ length: times }, async (_, index) =>
      browsers[index % browsers.length]?.graphql(CONFIRM, { id: session }),
    );
    for (const answer of await Promise.all(returns)) {
      expect(answer).toMatchObject({ data: { confirmCheckout: { subscription: { status: 'ACTIVE' } } } });
    }
  }

  async function hear({ id, ...person }: Person): Promise<void> {
    const subscriber = { id, ...person, customer: await customerOf(app, id) };
    await Promise.all((await eventsOf(subscriber)).map((event) => deliverOften(event)));
  }

  it.each<[string, (person: Awaited<ReturnType<typeof paid>>) => Promise<unknown>]>([
    ['the webhook alone', (person) => hear(person)],
    ['the return alone', (person) => comeBack(person, 1)],
    ['the webhook and the return at once', (person) => Promise.all([hear(person), comeBack(person, 1)])],
    ['twenty returns at once', (person) => comeBack(person, 20)],
    ['the webhook and twenty returns at once', (person) => Promise.all([hear(person), comeBack(person, 20)])],
  ])('becomes one subscription, one payment and one mail by %s', async (_, happen) => {
    const person = await paid();
    await happen(person);
    await untilIdle(app);
    const ours = await inOurTables(app, person.id);
    expect(ours).toEqual(await expectedByStripe(app, await customerOf(app, person.id)));
    expect(ours).toMatchObject({
      subscriptions: [{ status: 'active' }],
      payments: [{ amount: 49_900 }],
      mayWatch: true,
    });
    expect(await app.sql('select state from checkouts where user_id = $1', [person.id])).toEqual([
      { state: 'PAID' },
    ]);
    expect((await subjectsByAddress(app)).get(person.email)).toEqual([RECEIPT, WELCOME].toSorted());
  });
});
