import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#shared/limits.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { dataOf, oneOfEach, refusalOf, type Caller } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';

const CHANGE = `mutation ($input: ChangeCoursesInput!) {
  changeCourses(input: $input) { courses { id publishedAt deletedAt updatedAt } refusals { id reason } }
}`;

interface Changed {
  courses: { id: string; publishedAt: string | null; deletedAt: string | null; updatedAt: string }[];
  refusals: { id: string; reason: string }[];
}
type Change = 'PUBLISH' | 'UNPUBLISH' | 'TRASH' | 'RESTORE';

let app: TestApp;
let clients: Record<Caller, HttpClient>;
let statements: string[];
beforeAll(async () => {
  app = await startApp();
  clients = await oneOfEach(app);
  statements = watchStatements(app);
});
afterAll(() => app.stop());

const send = (ids: readonly string[], change: Change, options = {}, client = clients.ADMIN) =>
  client.graphql<{ changeCourses: Changed }>(CHANGE, { input: { ids, change, ...options } });
const changed = async (...args: Parameters<typeof send>) => dataOf(await send(...args)).changeCourses;
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** A course with one lecture. */
async function course(state: 'published' | 'draft' | 'trashed' = 'published'): Promise<string> {
  const { id } = await writeCourse(app);
  await writeLecture(app, id);
  if (state === 'draft') await app.sql('update courses set published_at = null where id = $1', [id]);
  if (state === 'trashed') await app.sql('update courses set deleted_at = now() where id = $1', [id]);
  return id;
}

const actionsOn = (ids: readonly string[]) =>
  app.sql<{ subject_id: string; action: string }>(
    'select subject_id, action from audit_entries where subject_id = any($1) order by created_at, id',
    [ids],
  );

describe('a change of several courses', () => {
  it('publishes the drafts, makes them drafts again, moves them to the trash and restores them', async () => {
    const ids = [await course('draft'), await course('draft'), await course()];
    const drafts = ids.slice(0, 2);
    const before = await app.sql<{ updated_at: Date }>('select updated_at from courses where id = $1', [
      ids[0],
    ]);
    const published = await changed(ids, 'PUBLISH');
    expect(published).toMatchObject({ refusals: [] });
    // The third was published already.
    expect(idsOf(published.courses)).toEqual(drafts);
    for (const { publishedAt, updatedAt } of published.courses) {
      expect(publishedAt).not.toBeNull();
      expect(Date.parse(updatedAt)).toBeGreaterThan(Number(before[0]?.updated_at));
    }
    const seen = await app.visitor().graphql('{ courses(first: 100) { nodes { id } } }');
    expect(JSON.stringify(seen)).toContain(drafts[0]);

    const unpublished = await changed(drafts, 'UNPUBLISH');
    expect(unpublished.courses).toMatchObject(drafts.map((id) => ({ id, publishedAt: null })));
    const trashed = await changed(drafts, 'TRASH');
    expect(trashed.courses.every(({ deletedAt }) => deletedAt !== null)).toBe(true);
    const restored = await changed(drafts, 'RESTORE');
    expect(restored.courses).toMatchObject(drafts.map((id) => ({ id, publishedAt: null, deletedAt: null })));
    const told = await actionsOn(drafts);
    for (const id of drafts) {
      expect(told.filter((entry) => entry.subject_id === id).map(({ action }) => action)).toEqual([
        'COURSE_PUBLISHED',
        'COURSE_UNPUBLISHED',
        'COURSE_DELETED',
        'COURSE_RESTORED',
      ]);
    }
    expect(await actionsOn(ids.slice(2))).toEqual([]);
  });

  it('refuses courses with the reason, and changes the others', async () => {
    const draft = await course('draft');
    const trashed = await course('trashed');
    const unknown = newId();
    const { id: empty } = await writeCourse(app);
    const incomplete = await course('draft');
    await app.sql('update courses set published_at = null where id = $1', [empty]);
    await app.sql(`update courses set description = '' where id = $1`, [incomplete]);
    const answer = await changed([trashed, draft, unknown, empty, incomplete], 'PUBLISH');
    expect(idsOf(answer.courses)).toEqual([draft]);
    expect(answer.refusals).toEqual([
      { id: trashed, reason: 'NOT_FOUND' },
      { id: unknown, reason: 'NOT_FOUND' },
      { id: empty, reason: 'NO_LECTURES' },
      { id: incomplete, reason: 'INCOMPLETE' },
    ]);
    expect(await actionsOn([trashed, empty, incomplete])).toEqual([]);
    // Undoing an unpublication must bring back a course that has no lectures.
    const again = await changed([empty, incomplete], 'PUBLISH', { publishesEmpty: true });
    expect(idsOf(again.courses)).toEqual([empty]);
    expect(again.refusals).toEqual([{ id: incomplete, reason: 'INCOMPLETE' }]);
  });

  it.each(['UNPUBLISH', 'TRASH'] as const)('refuses %s for a course in the trash', async (change) => {
    const id = await course('trashed');
    expect(await changed([id], change)).toEqual({ courses: [], refusals: [{ id, reason: 'NOT_FOUND' }] });
  });

  it('refuses to restore a course outside the trash', async () => {
    const id = await course();
    expect(await changed([id], 'RESTORE')).toEqual({ courses: [], refusals: [{ id, reason: 'NOT_FOUND' }] });
  });

  it('takes 1 to 100 ids, each once', async () => {
    const message = inputRefusals.idCount({ limit: limits.pageSize.max });
    const tooMany = Array.from({ length: limits.pageSize.max + 1 }, newId);
    for (const ids of [[], tooMany]) {
      expect(refusalOf(await send(ids, 'TRASH'))).toEqual({ code: 'BAD_USER_INPUT', message });
    }
    expect(refusalOf(await send([newId(), '1; drop'], 'TRASH'))).toEqual({
      code: 'BAD_USER_INPUT',
      message: inputRefusals.malformedId,
    });
    const id = await course('draft');
    expect(idsOf((await changed([id, id.toUpperCase(), id], 'PUBLISH')).courses)).toEqual([id]);
    expect(await actionsOn([id])).toHaveLength(1);
  });

  it('sends as many statements for 30 courses as for 2', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 30; index++) ids.push(await course('draft'));
    const statementsFor = async (count: number, change: Change) => {
      statements.splice(0);
      expect((await changed(ids.slice(0, count), change)).courses).toHaveLength(count);
      return statements.length;
    };
    const few = [await statementsFor(2, 'PUBLISH'), await statementsFor(2, 'TRASH')];
    await changed(ids.slice(0, 2), 'RESTORE');
    await changed(ids.slice(0, 2), 'UNPUBLISH');
    expect([await statementsFor(30, 'PUBLISH'), await statementsFor(30, 'TRASH')]).toEqual(few);
  });

  it('is refused to everyone but admins, before anything is read', async () => {
    const id = await course();
    for (const caller of ['VISITOR', 'USER', 'SUBSCRIBER'] as const) {
      statements.splice(0);
      const refused = refusalOf(await send([id], 'TRASH', {}, clients[caller]));
      expect(refused?.code).toBe(caller === 'VISITOR' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
      expect(statements.filter((statement) => statement.includes('"courses"'))).toEqual([]);
    }
    const [row] = await app.sql<{ deleted_at: Date | null }>('select deleted_at from courses where id = $1', [
      id,
    ]);
    expect(row?.deleted_at).toBeNull();
  });

  it('lets two admins change the same courses in opposite orders at the same time', async () => {
    const ids = [await course(), await course(), await course()];
    const answers = await Promise.all([send(ids, 'UNPUBLISH'), send(ids.toReversed(), 'TRASH')]);
    expect(answers.map(refusalOf)).toEqual([null, null]);
    const rows = await app.sql('select 1 from courses where id = any($1) and deleted_at is not null', [ids]);
    expect(rows).toHaveLength(3);
  });
});
