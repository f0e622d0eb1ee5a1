import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseMessages } from '#shared/course.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import { addLecture, as, createCourse, dataOf, refusalOf, tryAddLecture } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { whileLocked } from '#testing/while-locked.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';
import { expectNothingLeft, tally, useOwnTemporaryFolder } from '#testing/traces.ts';

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
  it('removes it from all lists at once, and keeps its files in the trash', async () => {
    const { id, slug } = await createCourse(admin);
    const { video } = await addLecture(admin, id);
    const before = await tally(app);
    expect(dataOf(await admin.graphql(DELETE, { id }))).toEqual({ deleteCourse: { id } });
    for (const client of [app.visitor(), admin]) {
      const gone = await client.graphql('query C($slug: String!) { course(slug: $slug) { id } }', { slug });
      expect(refusalOf(gone)).toEqual({ code: 'NOT_FOUND', message: courseMessages.notFound.course });
    }
    expect((await admin.json('GET', `/api/v1/courses/${id}`)).status).toBe(404);
    const state = 'query L { courses(first: 100, state: ANY) { nodes { id } } }';
    const { courses } = dataOf(await admin.graphql<{ courses: { nodes: { id: string }[] } }>(state));
    expect(courses.nodes.map((node) => node.id)).not.toContain(id);
    expect(await tally(app)).toEqual(before);
    expect((await admin.fetch(video.url)).status).toBe(200);
  });

  it('accepts ids in upper and lower case', async () => {
    const { id } = await createCourse(admin);
    expect(dataOf(await admin.graphql(DELETE, { id: id.toUpperCase() }))).toEqual({ deleteCourse: { id } });
  });

  it.each(['1', '', "1' or '1'='1", '0198c0de-0000-7000-8000-00000000000g', '\0'])(
    'refuses the malformed id %j before it reaches the database',
    async (id) => {
      const statements = watchStatements(app);
      const answer = await admin.graphql(DELETE, { id });
      expect(refusalOf(answer)).toEqual({ code: 'BAD_USER_INPUT', message: inputRefusals.malformedId });
      expect(answer.errors?.[0]?.extensions.fields).toEqual({ id: inputRefusals.malformedId });
      // Only the caller was looked up.
      expect(statements).toEqual([expect.stringContaining('from "sessions"')]);
    },
  );

  it('is refused for an unknown course, and a second time', async () => {
    const refusal = { code: 'NOT_FOUND', message: courseMessages.notFound.course };
    const unknown = await admin.graphql(DELETE, { id: '0198c0de-0000-7000-8000-000000000000' });
    expect(refusalOf(unknown)).toEqual(refusal);
    const { id } = await createCourse(admin);
    dataOf(await admin.graphql(DELETE, { id }));
    expect(refusalOf(await admin.graphql(DELETE, { id }))).toEqual(refusal);
  });

  it('happens once for ten parallel requests', async () => {
    const { id } = await createCourse(admin);
    await addLecture(admin, id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => admin.graphql(DELETE, { id })));
    const codes = answers.map((answer) => refusalOf(answer)?.code ?? 'deleted').sort();
    expect(codes).toEqual([...Array<string>(9).fill('NOT_FOUND'), 'deleted']);
  });

  it('refuses a lecture that is being added, and discards its video', async () => {
    const { id } = await createCourse(admin);
    const before = await tally(app);
    // The deletion holds the course's lock and is blocked at its last step.
    const [deletion, addition] = await whileLocked(
      app,
      ['lock table audit_entries in access exclusive mode'],
      async (waiting) => {
        const deleting = admin.graphql(DELETE, { id });
        await waiting(1);
        const adding = tryAddLecture(admin, id);
        await waiting(2);
        return [deleting, adding] as const;
      },
    );
    expect(dataOf(await deletion)).toEqual({ deleteCourse: { id } });
    expect(refusalOf(await addition)).toEqual({ code: 'NOT_FOUND', message: courseMessages.notFound.course });
    await expectNothingLeft(app, before);
  });
});
