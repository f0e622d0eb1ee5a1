// @slow server/src/stats server/src/platform
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { as, dataOf, refusalOf, registerAdmin } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { FiguresPeriod, stepsOf } from './figures-period.ts';
import { randomFrom, RandomHistory } from './random-history.test-helper.ts';
import type { RecentFigures } from './recent-figures.type.ts';

const FIGURES = `query ($period: FiguresPeriod!) {
  stats { recentFigures(period: $period) {
    period steps newSubscriptions { now before steps } renewals { now before steps }
    collected { currency now before steps } watched { now before steps }
  } }
}`;
const DAY = 86_400_000;

let app: TestApp;
let admin: HttpClient;
beforeAll(async () => {
  app = await startApp();
  admin = (await registerAdmin(app)).client;
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.sql('delete from payments');
  await app.sql('delete from counted_subscriptions');
  await app.sql('delete from watch_day_rollups');
});

const figures = async (period: FiguresPeriod) =>
  dataOf(await admin.graphql<{ stats: { recentFigures: RecentFigures } }>(FIGURES, { period })).stats
    .recentFigures;

/** The beginning of a day, counted back from today, UTC. */
const startOf = (daysAgo: number): Date =>
  new Date(new Date(app.container.clock()).setUTCHours(0, 0, 0, 0) - daysAgo * DAY);
/** The last moment of that day. */
const endOf = (daysAgo: number): Date => new Date(startOf(daysAgo).getTime() + DAY - 1);

const pay = (paidAt: Date, amount: number, { currency = 'usd', refunded = 0, disputed = 0 } = {}) =>
  app.sql(
    `insert into payments (id, created_at, stripe_invoice_id, amount, currency, paid_at, refunded_amount, disputed_amount)
       values (gen_random_uuid(), now(), gen_random_uuid()::text, $1, $2, $3, $4, $5)`,
    [amount, currency, paidAt, refunded, disputed],
  );
const subscribe = (startedAt: Date) =>
  app.sql(
    `insert into counted_subscriptions (id, currency, yearly_amount, started_at, renews)
       values (gen_random_uuid(), 'usd', 49900, $1, true)`,
    [startedAt],
  );

it('are zero in a new school, in the currency of the offer', async () => {
  const none = { now: 0, before: 0, steps: [0, 0, 0, 0, 0, 0, 0] };
  expect(await figures('DAYS_7')).toEqual({
    period: 'DAYS_7',
    steps: Array.from({ length: 7 }, (_, index) => startOf(6 - index).toISOString()),
    newSubscriptions: none,
    renewals: none,
    collected: [{ currency: 'usd', ...none }],
    watched: none,
  });
});

it('count each day, UTC, once: in the period, in the one before, or in neither', async () => {
  for (const time of [startOf(13), endOf(7), startOf(6), startOf(0)]) await subscribe(time);
  for (const time of [startOf(13), endOf(7), startOf(6), endOf(6), startOf(0)]) await pay(time, 10_000);
  await pay(endOf(14), 1);
  await pay(startOf(-1), 1);
  const { newSubscriptions, renewals, collected } = await figures('DAYS_7');
  expect(newSubscriptions).toEqual({ now: 2, before: 2, steps: [1, 0, 0, 0, 0, 0, 1] });
  expect(renewals).toEqual({ now: 1, before: 0, steps: [1, 0, 0, 0, 0, 0, 0] });
  expect(collected).toEqual([
    { currency: 'usd', now: 30_000, before: 20_000, steps: [20_000, 0, 0, 0, 0, 0, 10_000] },
  ]);
});

it('subtract refunds and disputes on the day of the payment, in each currency', async () => {
  await pay(startOf(8), 10_000, { refunded: 2_500 });
  await pay(startOf(1), 10_000, { refunded: 9_000, disputed: 10_000 });
  await pay(startOf(1), 300, { currency: 'eur' });
  const { collected } = await figures('DAYS_7');
  expect(collected.map(({ currency, now, before }) => [currency, now, before])).toEqual([
    ['usd', 0, 7_500],
    ['eur', 300, 0],
  ]);
  await app.sql('update payments set refunded_amount = 100 where currency = $1', ['eur']);
  expect((await figures('DAYS_7')).collected[1]).toMatchObject({ now: 200, steps: [0, 0, 0, 0, 0, 200, 0] });
});

it('add up the watch time of each day', async () => {
  await app.sql(
    `insert into watch_day_rollups (day, shard, seconds)
       values ($1::date, 0, 60), ($1::date, 3, 30.5), ($2::date, 0, 10), ($3::date, 0, 1)`,
    [startOf(6), startOf(7), startOf(14)].map((day) => day.toISOString().slice(0, 10)),
  );
  const { watched } = await figures('DAYS_7');
  expect(watched).toEqual({ now: 90.5, before: 10, steps: [90.5, 0, 0, 0, 0, 0, 0] });
});

it('have no negative renewals where the payments of subscriptions are unknown', async () => {
  await subscribe(startOf(2));
  const none = { now: 0, before: 0, steps: [0, 0, 0, 0, 0, 0, 0] };
  expect(await figures('DAYS_7')).toMatchObject({ newSubscriptions: { now: 1 }, renewals: none });
});

it('are refused to everyone but admins', async () => {
  for (const [client, code] of [
    [app.visitor(), 'UNAUTHENTICATED'],
    [await as(app, 'SUBSCRIBER'), 'FORBIDDEN'],
  ] as const) {
    expect(refusalOf(await client.graphql(FIGURES, { period: 'DAYS_7' }))).toMatchObject({ code });
  }
});

it('agree with plain counts after a random history', async () => {
  const client = new pg.Client({ connectionString: app.config.databaseUrl });
  await client.connect();
  const history = new RandomHistory(randomFrom(37));
  for (let done = 0; done < 120; done += 1) await history.transaction(client);
  await client.end();
  // The history deletes users, perhaps the admin.
  admin = (await registerAdmin(app)).client;
  const [times] = await app.sql<{ count: number }>('select count(*)::int as count from payments');
  expect(times?.count).toBeGreaterThan(20);

  for (const period of Object.values(FiguresPeriod)) {
    const steps = stepsOf(period, app.container.clock());
    const [from = '', start = '', end = ''] = [steps[0], steps[steps.length >> 1], steps.at(-1)];
    const within = async (since: string, until: string) => {
      const [sums] = await app.sql<{ paid: number; started: number; usd: number }>(
        `select (select count(*)::int from payments where paid_at >= since and paid_at < until) as paid,
            (select count(*)::int from counted_subscriptions where started_at >= since and started_at < until) as started,
            (select coalesce(sum(amount - least(amount, refunded_amount + disputed_amount)), 0)::float8 from payments
              where paid_at >= since and paid_at < until and currency = 'usd') as usd
          from (select $1::timestamp at time zone 'UTC' as since, $2::timestamp at time zone 'UTC' as until) as span`,
        [since, until],
      );
      return sums ?? { paid: NaN, started: NaN, usd: NaN };
    };
    const [now, before] = [await within(start, end), await within(from, start)];
    const { newSubscriptions, renewals, collected } = await figures(period);
    expect(newSubscriptions).toMatchObject({ now: now.started, before: before.started });
    expect(renewals).toMatchObject({
      now: Math.max(0, now.paid - now.started),
      before: Math.max(0, before.paid - before.started),
    });
    expect(collected[0]).toMatchObject({ currency: 'usd', now: now.usd, before: before.usd });
  }
});
