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
/** What the demo made up, and what is not in the lists yet. */
const history = async () => {
  const count = (from: string) => `(select count(*)::int from ${from})`;
  const [figures] = await app.sql<Record<string, number | null>>(
    `select ${count('counted_subscriptions where not renews')} as subscriptions,
      ${count('course_learners')} as learners, ${count('watch_rollups')} as waiting,
      (select round(sum(seconds)) from watched_months) as seconds`,
  );
  return figures;
};

it('goes on after an end between the history and the lists, with one history', async () => {
  vi.spyOn(app.container.services.watching, 'fold').mockRejectedValueOnce(new Error('The process has ended'));
  await expect(seed()).rejects.toThrow('The process has ended');
  const made = await history();
  expect(made).toMatchObject({ subscriptions: 60, seconds: null });

  expect(await seed()).toBe(true);
  expect(await history()).toMatchObject({ subscriptions: 60, learners: made?.learners, waiting: 0 });
});

it('goes on after an end before its last account, with one history', async () => {
  await seed();
  const before = await history();
  await app.sql('delete from users where email = $1', [DEMO_ACCOUNTS.at(-1)?.email]);
  expect(await seed()).toBe(true);
  expect(await history()).toEqual(before);
});
