// @slow server/src/progress server/src/platform
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessMessages } from '#shared/access.ts';
import { lectureMessages } from '#shared/lecture.ts';
import { messages } from '#shared/messages.ts';
import { as, refusalOf, register } from '#testing/factories.ts';
import { HttpClient } from '#testing/http-client.ts';
import { runApp } from '#testing/run-app.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';
import { whileLocked } from '#testing/while-locked.ts';
import { save, teach, trySave } from './progress.test-helper.ts';

let app: TestApp;
let admin: HttpClient;
/** Free lectures without any progress. */
let lectures: string[];
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
  lectures = (await teach(app, admin, { lectures: 20, free: 20 })).lectures;
});
afterAll(() => app.stop());

const positions = async (userId: string) =>
  new Map(
    (
      await app.sql<{ lecture_id: string; position: number }>(
        'select lecture_id, position from lecture_progress where user_id = $1',
        [userId],
      )
    ).map((row) => [row.lecture_id, row.position]),
  );

describe('concurrent positions', () => {
  it('are written in fewer statements, and each caller gets its own result', async () => {
    const statements = watchStatements(app);
    const answers = await Promise.all(lectures.map((id, index) => save(admin, id, index)));
    expect(answers.map(({ position }) => position)).toEqual(lectures.map((_, index) => index));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(lectures.length);
    const writes = statements.filter((text) => text.includes('insert into lecture_progress'));
    expect(writes.length).toBeGreaterThan(0);
    expect(writes.length).toBeLessThan(lectures.length);
  });

  it('are refused one by one', async () => {
    const { client } = await register(app);
    const { lectures: mixed } = await teach(app, admin, { lectures: 8, free: 4 });
    const answers = await Promise.all(
      [...mixed, randomUUID()].map((lectureId) => trySave(client, { lectureId, position: 3 })),
    );
    const locked = { code: 'FORBIDDEN', message: accessMessages.access.subscriptionRequired };
    const unknown = { code: 'NOT_FOUND', message: lectureMessages.notFound.lecture };
    const expected = mixed.map((_, index) => (index < 4 ? null : locked));
    expect(answers.map(refusalOf)).toEqual([...expected, unknown]);
  });

  it('do not wait for a position whose row is locked', async () => {
    const { id, client } = await register(app);
    const [held = '', ...others] = lectures;
    await save(client, held, 1);
    const row = 'select from lecture_progress where user_id = $1 and lecture_id = $2 for update';
    const { last } = await whileLocked(app, [row, [id, held]], async () => {
      const last = save(client, held, 2);
      const answered = await Promise.all(others.map((lectureId) => save(client, lectureId, 5)));
      expect(answered.every(({ position }) => position === 5)).toBe(true);
      expect((await positions(id)).get(held)).toBe(1);
      return { last };
    });
    expect((await last).position).toBe(2);
  });

  it.each([
    ['lecture', 'lectures', { code: 'NOT_FOUND', message: lectureMessages.notFound.lecture }],
    ['account', 'users', { code: 'UNAUTHENTICATED', message: messages.access.loginRequired }],
  ])('are saved except for one whose %s is deleted at that moment', async (_what, table, refusal) => {
    const [leaving, staying] = [await register(app), await register(app)];
    const { lectures: going } = await teach(app, admin, { lectures: 1, free: 1 });
    const lectureId = going[0] ?? '';
    const gone = table === 'users' ? leaving.id : lectureId;
    const { last, others } = await whileDeleting(table, gone, async () => ({
      last: trySave(leaving.client, { lectureId, position: 9 }),
      others: await Promise.all(lectures.map((id) => save(staying.client, id, 7))),
    }));
    expect(others.every(({ position }) => position === 7)).toBe(true);
    expect((await positions(staying.id)).size).toBe(lectures.length);
    expect(refusalOf(await last)).toEqual(refusal);
  });
});

/** Deletes a row in a transaction that commits when `work` is done. */
async function whileDeleting<Result>(
  table: string,
  id: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const { orm } = app.container;
  return orm.em.fork().transactional(async (em) => {
    await em.execute(`delete from ${table} where id = ?`, [id]);
    return work();
  });
}

it('all acknowledged positions are written when the process stops', async () => {
  const { id, client } = await register(app);
  const stopping = await runApp(app.config.databaseUrl ?? '', { ROLE: 'web', DATABASE_POOL_SIZE: '5' });
  const elsewhere = new HttpClient(stopping.url, { cookie: client.cookieHeader() });
  const acknowledged = new Map<string, number>();
  let saves = 0;
  let stopped: Promise<void> | undefined;
  const watch = async (lectureId: string) => {
    for (let position = 1; ; position += 1) {
      const answer = await trySave(elsewhere, { lectureId, position }).catch(() => null);
      if (!answer?.data) return;
      acknowledged.set(lectureId, answer.data.saveProgress.position);
      saves += 1;
      if (saves === 60) stopped = stopping.stop();
    }
  };
  await Promise.all(lectures.map(watch));
  await stopped;
  expect(acknowledged.size).toBe(lectures.length);
  const written = await positions(id);
  const lost = [...acknowledged].filter(([lectureId, position]) => {
    // The next position may have been written too, without its answer reaching the client.
    return ![position, position + 1].includes(written.get(lectureId) ?? 0);
  });
  expect(lost).toEqual([]);
});
