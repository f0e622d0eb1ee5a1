// @slow server/demo server/src/demo
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { seedDemo } from './seed.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
afterEach(() => vi.restoreAllMocks());

const seed = () => seedDemo(app.container, () => undefined);
/** The sample statistics, and the number of sums that are not folded yet. */
const history = async () => {
  const count = (from: string) => `(select count(*)::int from ${from})`;
  const [figures] = await app.sql<Record<string, number | null>>(
    `select ${count('counted_subscriptions where id in (select id from demo_marks)')} as subscriptions,
      ${count('course_learners')} as learners, ${count('watch_rollups')} as waiting,
      (select round(sum(seconds)) from watched_months) as seconds`,
  );
  return figures;
};
/** The demo accounts that have a subscription. */
const subscribers = () =>
  app.sql(
    'select email from users join subscriptions on subscriptions.user_id = users.id where email = any($1)',
    [DEMO_ACCOUNTS.map(({ email }) => email)],
  );

it('ends after the current course when the process is told to stop', async () => {
  const stopping = new AbortController();
  const stopAtFirst = (line: string) => {
    if (line.startsWith('Adding demo course 1 ')) stopping.abort();
  };
  expect(await seedDemo(app.container, stopAtFirst, stopping.signal)).toBe(false);
  expect(await app.sql('select from courses')).toHaveLength(1);
  expect(await history()).toMatchObject({ subscriptions: 0 });
});

it('continues after an interruption before the fold or before a subscription, and creates nothing twice', async () => {
  const { checkouts, watching } = app.container.services;
  const ended = new Error('The process has ended');
  vi.spyOn(watching, 'fold').mockRejectedValueOnce(ended);
  await expect(seed()).rejects.toThrow(ended);
  const made = await history();
  expect(made).toMatchObject({ subscriptions: 140, seconds: null });

  vi.spyOn(checkouts, 'start').mockRejectedValueOnce(ended);
  await expect(seed()).rejects.toThrow(ended);
  expect(await subscribers()).toEqual([]);

  expect(await seed()).toBe(true);
  expect(await history()).toMatchObject({ subscriptions: 140, learners: made?.learners, waiting: 0 });
  expect(await subscribers()).toEqual(
    DEMO_ACCOUNTS.filter(({ isSubscribed }) => isSubscribed).map(({ email }) => ({ email })),
  );
});

it('continues after an interruption before the last account, without a second history', async () => {
  await seed();
  const before = await history();
  await app.sql('delete from users where email = $1', [DEMO_ACCOUNTS.at(-1)?.email]);
  expect(await seed()).toBe(true);
  expect(await history()).toEqual(before);
});
