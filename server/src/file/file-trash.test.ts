import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileMessages } from '#shared/file.ts';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { dataOf, oneOfEach, refusalOf, type Caller } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { eventually } from '#testing/eventually.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';
import { whenQueueIsIdle } from '#testing/traces.ts';
import { addFile, DELETE, DELETE_FOREVER, RESTORE, tracesOf, writeFile } from './files.test-helper.ts';

const TRASH = `query ($first: Int, $after: String) {
  trashedFiles(first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } nodes { id name deletedAt course { title } lecture { title } }
  }
}`;
interface Trash {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  nodes: { id: string; deletedAt: string; course: { title: string }; lecture: { title: string } | null }[];
}
const notFound = { code: 'NOT_FOUND', message: fileMessages.notFound.file };

let app: TestApp;
let clients: Record<Caller, HttpClient>;
let admin: HttpClient;
let course: { id: string; title: string };
let lecture: { id: string };
beforeAll(async () => {
  app = await startApp();
  clients = await oneOfEach(app);
  admin = clients.ADMIN;
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.sql('delete from courses');
  course = await writeCourse(app);
  lecture = await writeLecture(app, course.id);
});

const trash = async (variables: object = {}) =>
  dataOf(await admin.graphql<{ trashedFiles: Trash }>(TRASH, variables)).trashedFiles;
const idsInTrash = async () => (await trash()).nodes.map(({ id }) => id);
const trashed = (lectureId: string | null = null) =>
  writeFile(app, course.id, { lectureId, isDeleted: true });
const setDeleted = (table: 'courses' | 'lectures', id: string, isDeleted: boolean) =>
  app.sql(`update ${table} set deleted_at = case when $2::boolean then now() end where id = $1`, [
    id,
    isDeleted,
  ]);

describe('the trash of files', () => {
  it('lists deleted files in pages, last deleted first, with their places', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 5; index++) ids.unshift(await trashed(index % 2 ? lecture.id : null));
    await writeFile(app, course.id);
    const seen: Trash['nodes'] = [];
    let after: string | null = null;
    do {
      const page: Trash = await trash({ first: 2, after });
      expect(page.totalCount).toBe(5);
      seen.push(...page.nodes);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen.map(({ id }) => id)).toEqual(ids);
    expect(seen.every((file) => file.deletedAt && file.course.title === course.title)).toBe(true);
    expect(seen.map((file) => file.lecture !== null)).toEqual([false, true, false, true, false]);
  });

  it.each(['courses', 'lectures'] as const)('leaves out a file whose %s are in the trash', async (table) => {
    const id = await trashed(lecture.id);
    const owner = table === 'courses' ? course.id : lecture.id;
    await setDeleted(table, owner, true);
    expect(await trash()).toMatchObject({ totalCount: 0, nodes: [] });
    expect(refusalOf(await admin.graphql(RESTORE, { id }))?.code).toBe('NOT_FOUND');
    await setDeleted(table, owner, false);
    expect(await idsInTrash()).toEqual([id]);
  });

  it('no longer lists a restored file', async () => {
    const [first, second] = [await trashed(), await trashed()];
    dataOf(await admin.graphql(RESTORE, { id: first }));
    expect(await idsInTrash()).toEqual([second]);
  });

  it('needs as many statements for 6 files as for 2', async () => {
    for (let index = 0; index < 6; index++) await trashed(lecture.id);
    await whenQueueIsIdle(app);
    const statements = watchStatements(app);
    const statementsFor = async (first: number) => {
      statements.splice(0);
      expect((await trash({ first })).nodes).toHaveLength(first);
      return statements.length;
    };
    const few = await statementsFor(2);
    expect(await statementsFor(6)).toBe(few);
  });

  it.each(['VISITOR', 'USER', 'SUBSCRIBER'] as const)('is closed to a %s', async (role) => {
    const id = await trashed();
    const code = role === 'VISITOR' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
    for (const [text, variables] of [[TRASH, {}] as const, [DELETE_FOREVER, { id }] as const])
      expect(refusalOf(await clients[role].graphql(text, variables))?.code).toBe(code);
    expect(await idsInTrash()).toEqual([id]);
  });
});

describe('deleting a file forever', () => {
  it('removes its row and its object, and is in the audit log', async () => {
    const [id, other] = [
      await addFile(admin, { courseId: course.id, lectureId: lecture.id, fileName: 'gone.pdf' }),
      await addFile(admin, { courseId: course.id }),
    ];
    dataOf(await admin.graphql(DELETE, { id }));
    expect(dataOf(await admin.graphql(DELETE_FOREVER, { id }))).toEqual({ deleteFileForever: id });
    await eventually(async () => expect(await tracesOf(app, id)).toEqual([]));
    expect(await tracesOf(app, other)).toEqual(['row', 'entry', 'object']);
    const entries = await app.sql(
      `select subject, details from audit_entries where action = 'FILE_DELETED_FOREVER' and subject_id = $1`,
      [lecture.id],
    );
    expect(entries).toEqual([{ subject: 'gone.pdf', details: `Course: ${course.title}` }]);
    expect(refusalOf(await admin.graphql(RESTORE, { id }))).toEqual(notFound);
  });

  it('happens with its lecture or its course, and removes its object at once', async () => {
    const [ofLecture, ofCourse] = [
      await addFile(admin, { courseId: course.id, lectureId: lecture.id }),
      await addFile(admin, { courseId: course.id }),
    ];
    const other = await writeLecture(app, course.id);
    const ofOther = await addFile(admin, { courseId: course.id, lectureId: other.id });
    await setDeleted('lectures', lecture.id, true);
    dataOf(await admin.graphql('mutation ($id: ID!) { deleteLectureForever(id: $id) }', { id: lecture.id }));
    await eventually(async () => expect(await tracesOf(app, ofLecture)).toEqual([]));
    expect(await tracesOf(app, ofCourse)).toEqual(['row', 'entry', 'object']);
    await setDeleted('courses', course.id, true);
    dataOf(await admin.graphql('mutation ($id: ID!) { deleteCourseForever(id: $id) }', { id: course.id }));
    for (const id of [ofCourse, ofOther])
      await eventually(async () => expect(await tracesOf(app, id)).toEqual([]));
  });

  it('is refused outside the trash', async () => {
    const id = await writeFile(app, course.id);
    expect(refusalOf(await admin.graphql(DELETE_FOREVER, { id }))).toEqual(notFound);
    expect(await app.sql('select id from course_files')).toEqual([{ id }]);
  });

  it('empties the trash, which keeps everything else', async () => {
    const kept = await writeFile(app, course.id, { lectureId: lecture.id });
    await trashed();
    await trashed(lecture.id);
    const gone = await writeLecture(app, course.id);
    await writeFile(app, course.id, { lectureId: gone.id });
    await trashed(gone.id);
    await setDeleted('lectures', gone.id, true);
    const answer = dataOf(await admin.graphql('mutation { emptyTrash { courses lectures files } }'));
    expect(answer).toEqual({ emptyTrash: { courses: 0, lectures: 1, files: 2 } });
    expect(await app.sql('select id from course_files')).toEqual([{ id: kept }]);
  });
});
