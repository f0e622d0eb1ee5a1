import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { messages } from '#shared/messages.ts';
import { addLecture, as, createCourse, dataOf, refusalOf, tryAddLecture } from '#server/test/factories.ts';
import type { HttpClient } from '#server/test/http-client.ts';
import { whileLocked } from '#server/test/while-locked.ts';
import { startApp, type TestApp } from '#server/test/start-app.ts';
import { watchStatements } from '#server/test/statements.ts';
import { expectNothingLeft, tally, useOwnTemporaryFolder } from '#server/test/traces.ts';

const DELETE = 'mutation Delete($id: ID!) { deleteCourse(id: $id) { id } }';

useOwnTemporaryFolder();
let app: TestApp;
let admin: HttpClient;
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
});
afterAll(() => app.stop());

describe('deleting a course', () => {
  it('takes its rows at once and its files soon after', async () => {
    const before = await tally(app);
    const { id, slug } = await createCourse(admin);
    const { video } = await addLecture(admin, id);
    await addLecture(admin, id);
    expect((await tally(app)).stored).toHaveLength(before.stored.length + 3);

    expect(dataOf(await admin.graphql(DELETE, { id }))).toEqual({ deleteCourse: { id } });
    const rows = await app.sql(
      'select id from courses where id = $1 union select id from lectures where course_id = $1',
      [id],
    );
    expect(rows).toEqual([]);
    const gone = await admin.graphql('query C($slug: String!) { course(slug: $slug) { id } }', { slug });
    expect(refusalOf(gone)?.code).toBe('NOT_FOUND');

    await expectNothingLeft(app, before);
    expect((await fetch(new URL(video.url, app.url))).status).toBe(404);
  });

  it('takes an id however it is written', async () => {
    const { id } = await createCourse(admin);
    expect(dataOf(await admin.graphql(DELETE, { id: id.toUpperCase() }))).toEqual({ deleteCourse: { id } });
  });

  it('leaves other courses alone, and a picture that both use', async () => {
    const [first, second] = [await createCourse(admin), await createCourse(admin)];
    const { video } = await addLecture(admin, second.id);
    await admin.graphql(DELETE, { id: first.id });
    await vi.waitFor(async () => {
      expect(await app.sql('select 1 from stored_objects where not is_attached')).toEqual([]);
    });
    const [row] = await app.sql<{ thumbnail_key: string }>(
      'select thumbnail_key from courses where id = $1',
      [second.id],
    );
    await access(join(app.config.dataDir, 'media', row?.thumbnail_key ?? ''));
    expect((await fetch(new URL(video.url, app.url))).status).toBe(200);
  });

  it.each(['1', '', "1' or '1'='1", '0198c0de-0000-7000-8000-00000000000g', '\0'])(
    'refuses the malformed id %j before it reaches the database',
    async (id) => {
      const statements = watchStatements(app);
      const answer = await admin.graphql(DELETE, { id });
      expect(refusalOf(answer)).toEqual({ code: 'BAD_USER_INPUT', message: messages.validation.malformedId });
      expect(answer.errors?.[0]?.extensions.fields).toEqual({ id: messages.validation.malformedId });
      // Only who asks was looked up.
      expect(statements).toEqual([expect.stringContaining('"sessions"')]);
    },
  );

  it('of an unknown one is refused, and a second time', async () => {
    const refusal = { code: 'NOT_FOUND', message: messages.notFound.course };
    const unknown = await admin.graphql(DELETE, { id: '0198c0de-0000-7000-8000-000000000000' });
    expect(refusalOf(unknown)).toEqual(refusal);
    const { id } = await createCourse(admin);
    dataOf(await admin.graphql(DELETE, { id }));
    expect(refusalOf(await admin.graphql(DELETE, { id }))).toEqual(refusal);
  });

  it('ten times at once deletes it once', async () => {
    const { id } = await createCourse(admin);
    await addLecture(admin, id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => admin.graphql(DELETE, { id })));
    const codes = answers.map((answer) => refusalOf(answer)?.code ?? 'deleted').sort();
    expect(codes).toEqual([...Array<string>(9).fill('NOT_FOUND'), 'deleted']);
  });

  it('while a lecture is being added leaves nothing of either', async () => {
    // The objects of courses that were deleted before go by a job.
    await expect
      .poll(() => app.sql('select key from stored_objects where not is_attached'), { timeout: 5_000 })
      .toEqual([]);
    const before = await tally(app);
    const { id } = await createCourse(admin);
    // The deletion is stopped half-way: it has looked for lectures, and has yet to let the thumbnail go.
    const thumbnail =
      'select 1 from stored_objects where key = (select thumbnail_key from courses where id = $1) for update';
    const [deletion, addition] = await whileLocked(app, [thumbnail, [id]], async (waiting) => {
      const deleting = admin.graphql(DELETE, { id });
      await waiting(1);
      const adding = tryAddLecture(admin, id);
      await Promise.race([adding, waiting(2)]);
      return [deleting, adding] as const;
    });

    expect(dataOf(await deletion)).toEqual({ deleteCourse: { id } });
    expect(refusalOf(await addition)).toEqual({ code: 'NOT_FOUND', message: messages.notFound.course });
    await expectNothingLeft(app, before);
  });
});
