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

/** So many subscribers live the same life, and share its orders among them: they are worked on beside each other. */
const SUBSCRIBERS = 4;
/** Orders of a life that are tried where not all are: as many for each subscriber, and of each way to arrive at least two. */
const SAMPLE = 8;

let app: TestApp;
afterEach(() => app.stop());

/** Subscribers who have lived a life at Stripe, of which our tables have heard nothing yet. */
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

/** Events whose work is done one by one cost a look at Stripe each, so they are fewer. */
const arrivalFor = (share: number): Arrival =>
  share < 1 / 6 ? 'one by one' : share < 4 / 6 ? 'kept first' : 'at once';

interface Trial {
  number: number;
  order: number[];
  arrival: Arrival;
  /** Before which place of the order somebody forges an event. */
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

describe('in whatever order events arrive, with forged ones among them', () => {
  it.for(Object.entries(LIFE_CYCLES))(
    'a year that was %s is in the end as Stripe has it, and told of once',
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
