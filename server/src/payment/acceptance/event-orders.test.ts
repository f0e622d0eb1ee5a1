// @slow server/src/payment sandbox/stripe
import { afterEach, describe, expect, it } from 'vitest';
import { controlOf } from '#server/payment/customer.test-helper.ts';
import { WEBHOOK_SECRET } from '#server/payment/webhook/stripe-event.test-helper.ts';
import { isExhaustive, seededRandom } from '#testing/sample.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { withheldEventsOf, registerWithheldSubscriber } from './withheld-events.test-helper.ts';
import { LIFE_CYCLES, type LifeCycle } from './life-cycles.test-helper.ts';
import { drawnFrom, permutationsOf } from './permutations.test-helper.ts';
import {
  arrive,
  forge,
  forget,
  subjectsByAddress,
  untilIdle,
  type Arrival,
  type ReplayedSubscriber,
} from './event-replay.test-helper.ts';
import { expectedByStripe, inOurTables, type SubscriberState } from './stripe-expected.test-helper.ts';

/** Number of subscribers with the same history. They share its event orders and run concurrently. */
const SUBSCRIBERS = 4;
/** Number of event orders tried in a sample: the same for each subscriber, and at least two for each way of arrival. */
const SAMPLE = 8;

let app: TestApp;
afterEach(() => app.stop());

/** Subscribers with a history at Stripe that our tables do not know yet. */
async function subscribersToReplay({ live, types, count }: LifeCycle): Promise<ReplayedSubscriber[]> {
  const subscribers = [];
  for (let number = 0; number < SUBSCRIBERS; number += 1)
    subscribers.push(await registerWithheldSubscriber(app));
  const earlier = await live(app, subscribers);
  const replayed = await Promise.all(
    subscribers.map(async (subscriber) => ({
      ...subscriber,
      events: await withheldEventsOf(app, subscriber, types, earlier),
    })),
  );
  expect(replayed.map(({ events }) => events.length)).toEqual(subscribers.map(() => count));
  return replayed;
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Events processed one by one cost a read at Stripe each, so there are fewer of them. */
const arrivalFor = (share: number): Arrival =>
  share < 1 / 6 ? 'one by one' : share < 4 / 6 ? 'kept first' : 'at once';

interface Trial {
  number: number;
  order: number[];
  arrival: Arrival;
  /** Position in the order before which a forged event arrives. */
  forged: number;
}

async function replay(
  subscriber: ReplayedSubscriber,
  expected: SubscriberState,
  trial: Trial,
): Promise<void> {
  const events = trial.order.flatMap((place) => subscriber.events[place] ?? []);
  await forget(app, subscriber, addressOf(trial));
  const forged = events[trial.forged];
  if (forged) await forge(app, forged);
  await arrive(app, events, trial.arrival);
  const told = `${trial.arrival}: ${events.map(({ type }) => type).join(', ')}`;
  expect(await inOurTables(app, subscriber.id), told).toEqual(expected);
}

const addressOf = ({ number }: { number: number }) => `order-${number}@example.com`;

describe('subscription events in any order, with forged ones among them', () => {
  it.for(Object.entries(LIFE_CYCLES))(
    'a year that was %s ends in Stripe’s state, and each mail is sent once',
    { timeout: 900_000 },
    async ([name, cycle], { task }) => {
      app = await startApp({ STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, DATABASE_POOL_SIZE: '12' });
      controlOf(app).holdDeliveries();
      const subscribers = await subscribersToReplay(cycle);
      const random = seededRandom(name);
      const count = isExhaustive ? cycle.orders : SAMPLE;
      task.meta.sample = { kind: 'orders of events', drawn: count, all: cycle.orders };
      const turns = drawnFrom(upTo(count), count, random);
      const trials = drawnFrom(permutationsOf(upTo(cycle.count)), count, random).map((order, number) => ({
        number,
        order,
        arrival: arrivalFor((turns[number] ?? 0) / count),
        forged: Math.floor(random() * order.length),
      }));

      await Promise.all(
        subscribers.map(async (subscriber, lane) => {
          const expected = await expectedByStripe(app, subscriber.customer);
          for (const trial of trials) {
            if (trial.number % SUBSCRIBERS === lane) await replay(subscriber, expected, trial);
          }
        }),
      );

      await untilIdle(app);
      const subjects = await subjectsByAddress(app);
      expect(trials).toHaveLength(count);
      expect(trials.map((trial) => subjects.get(addressOf(trial)))).toEqual(trials.map(() => cycle.subjects));
      expect(await app.sql(`select id from stripe_events where id like 'evt_forged_%'`)).toEqual([]);
    },
  );
});
