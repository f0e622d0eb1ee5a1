import { RequestContext } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileLimits, fileMessages } from '#shared/file.ts';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { dataOf, oneOfEach, refusalOf, ROLES, type Caller } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { eventually } from '#testing/eventually.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import {
  addFile,
  DELETE,
  filesOf,
  MOVE,
  RENAME,
  RESTORE,
  tracesOf,
  tryStart,
  tryStartAll,
  writeFile,
} from './files.test-helper.ts';

let app: TestApp;
let clients: Record<Caller, HttpClient>;
let admin: HttpClient;
let course: { id: string; slug: string; title: string };
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

const names = async (client = admin) => {
  const { files, lectures } = await filesOf(client, course.slug);
  const namesIn = (list: { name: string }[]) => list.map(({ name }) => name);
  return { course: namesIn(files), lectures: lectures.map((each) => namesIn(each.files)) };
};
const move = (input: object) => admin.graphql(MOVE, { input });

describe('names and sizes of files', () => {
  it.each(ROLES)('are read by everyone: %s', async (role) => {
    const [ofCourse, ofLecture] = [
      await writeFile(app, course.id, { name: 'notes.pdf' }),
      await writeFile(app, course.id, { lectureId: lecture.id }),
    ];
    const { files, lectures } = await filesOf(clients[role], course.slug);
    expect(files).toMatchObject([{ id: ofCourse, name: 'notes.pdf', size: 9, lecture: null }]);
    const file = { id: ofLecture, contentType: 'application/pdf', lecture };
    expect(lectures).toMatchObject([{ id: lecture.id, files: [file] }]);
  });
});

describe('links', () => {
  const opens = async (role: Caller) => {
    const { files, lectures, filesArchiveUrl } = await filesOf(clients[role], course.slug);
    const isLinked = (list: { url: string | null }[]) => list.map(({ url }) => url !== null);
    return [
      ...isLinked(files),
      ...lectures.flatMap((each) => isLinked(each.files)),
      filesArchiveUrl !== null,
    ];
  };

  it('are for those who may watch: lecture by lecture for a lecture, all lectures for a course', async () => {
    const free = await writeLecture(app, course.id, { isFreePreview: true });
    await writeFile(app, course.id);
    for (const { id: lectureId } of [lecture, free]) await writeFile(app, course.id, { lectureId });
    expect(await opens('VISITOR')).toEqual([false, false, true, false]);
    expect(await opens('USER')).toEqual([false, false, true, false]);
    expect(await opens('SUBSCRIBER')).toEqual([true, true, true, true]);
    expect(await opens('ADMIN')).toEqual([true, true, true, true]);
  });

  it('to an archive need a file that learners see', async () => {
    expect(await opens('SUBSCRIBER')).toEqual([false]);
    await writeFile(app, course.id, { lectureId: lecture.id });
    expect(await opens('SUBSCRIBER')).toEqual([true, true]);
    await app.sql('update lectures set is_draft = true where id = $1', [lecture.id]);
    expect((await filesOf(admin, course.slug)).filesArchiveUrl).toBeNull();
  });
});

describe('a file', () => {
  it('is renamed within its type', async () => {
    const id = await writeFile(app, course.id, { name: 'a.pdf' });
    const rename = (name: string) => admin.graphql(RENAME, { input: { id, name } });
    dataOf(await rename('  Knots & loops.PDF '));
    expect((await names()).course).toEqual(['Knots & loops.PDF']);
    for (const name of [
      '',
      '..',
      'a/b.pdf',
      'a\\b.pdf',
      'a\nb.pdf',
      'a.exe',
      'a.txt',
      `${'a'.repeat(200)}.pdf`,
    ])
      expect(refusalOf(await rename(name))?.code).toBe('BAD_USER_INPUT');
    expect((await names()).course).toEqual(['Knots & loops.PDF']);
  });

  it('is moved to another position, another lecture, and the whole course', async () => {
    for (const name of ['a.pdf', 'b.pdf']) await writeFile(app, course.id, { name, lectureId: lecture.id });
    const id = await writeFile(app, course.id, { name: 'c.pdf', lectureId: lecture.id });
    dataOf(await move({ id, lectureId: lecture.id, position: 1 }));
    expect((await names()).lectures).toEqual([['c.pdf', 'a.pdf', 'b.pdf']]);
    const next = await writeLecture(app, course.id);
    dataOf(await move({ id, lectureId: next.id }));
    expect((await names()).lectures).toEqual([['a.pdf', 'b.pdf'], ['c.pdf']]);
    await writeFile(app, course.id, { name: 'd.pdf' });
    dataOf(await move({ id, position: 1 }));
    expect(await names()).toEqual({ course: ['c.pdf', 'd.pdf'], lectures: [['a.pdf', 'b.pdf'], []] });
  });

  it('stays in its course', async () => {
    const id = await writeFile(app, course.id);
    const other = await writeLecture(app, (await writeCourse(app)).id);
    expect(refusalOf(await move({ id, lectureId: other.id }))?.code).toBe('BAD_USER_INPUT');
    const files = [{ fileName: 'a.pdf', size: 9 }];
    const answer = await tryStartAll(admin, { courseId: course.id, lectureId: other.id, files });
    expect(refusalOf(answer)?.code).toBe('BAD_USER_INPUT');
  });

  it(`finds no room beside ${fileLimits.perPlace} others`, async () => {
    const id = await writeFile(app, course.id);
    await app.sql(
      `insert into course_files (id, created_at, course_id, lecture_id, position, name, size, content_type, key)
       select gen_random_uuid(), now(), $1, $2, number, number || '.txt', 1, 'text/plain', 'files/' || gen_random_uuid()
       from generate_series(1, $3::int) as number`,
      [course.id, lecture.id, fileLimits.perPlace],
    );
    const full = {
      code: 'CONFLICT',
      message: fileMessages.conflict.tooMany({ max: fileLimits.perPlace }),
    };
    expect(refusalOf(await move({ id, lectureId: lecture.id }))).toEqual(full);
    const { refusal } = await tryStart(admin, { courseId: course.id, lectureId: lecture.id });
    expect(refusal).toEqual(full);
  });

  it('is in the audit log', async () => {
    const id = await addFile(admin, { courseId: course.id });
    dataOf(await admin.graphql(RENAME, { input: { id, name: 'b.pdf' } }));
    dataOf(await move({ id, lectureId: lecture.id }));
    dataOf(await admin.graphql(DELETE, { id }));
    dataOf(await admin.graphql(RESTORE, { id }));
    const entries = await app.sql<{ action: string; details: string }>(
      `select action, details from audit_entries where action like 'FILE%' and subject_id = any($1) order by created_at, id`,
      [[course.id, lecture.id]],
    );
    const actions = ['FILE_ADDED', 'FILE_EDITED', 'FILE_MOVED', 'FILE_DELETED', 'FILE_RESTORED'];
    expect(entries.map(({ action }) => action)).toEqual(actions);
    for (const { details } of entries) expect(details).toContain(`Course: ${course.title}`);
  });
});

describe('a deleted file', () => {
  const purge = () =>
    RequestContext.create(app.container.orm.em, () => app.container.services.fileTrash.purgeOld());
  const age = (id: string, days: number) =>
    app.sql(
      'update course_files set deleted_at = now() - make_interval(days => $2, secs => 10) where id = $1',
      [id, days],
    );

  it('comes back with undo, at its place', async () => {
    const id = await writeFile(app, course.id, { name: 'a.pdf' });
    await writeFile(app, course.id, { name: 'b.pdf' });
    dataOf(await admin.graphql(DELETE, { id }));
    expect((await names()).course).toEqual(['b.pdf']);
    expect(refusalOf(await admin.graphql(DELETE, { id }))?.code).toBe('NOT_FOUND');
    dataOf(await admin.graphql(RESTORE, { id }));
    expect((await names()).course).toEqual(['a.pdf', 'b.pdf']);
    expect(refusalOf(await admin.graphql(RESTORE, { id }))?.code).toBe('NOT_FOUND');
  });

  it('is purged with its object after 30 days, not earlier', async () => {
    const [old, young] = [
      await addFile(admin, { courseId: course.id }),
      await addFile(admin, { courseId: course.id }),
    ];
    for (const id of [old, young]) dataOf(await admin.graphql(DELETE, { id }));
    await age(old, 30);
    await age(young, 29);
    await purge();
    await eventually(async () => expect(await tracesOf(app, old)).toEqual([]));
    expect(await tracesOf(app, young)).toEqual(['row', 'entry', 'object']);
  });

  it('leaves no object if its lecture or course is deleted for good', async () => {
    const ids = [
      await addFile(admin, { courseId: course.id, lectureId: lecture.id }),
      await addFile(admin, { courseId: course.id }),
    ];
    const [first = '', second = ''] = ids;
    const sweep = async () => {
      await app.sql(
        `update stored_objects set reserved_at = now() - interval '2 days' where key like 'files/%'`,
      );
      await app.sql(`select graphile_worker.add_job('sweep-objects', '{}')`);
    };
    await app.sql('delete from lectures where id = $1', [lecture.id]);
    await sweep();
    await eventually(async () => expect(await tracesOf(app, first)).toEqual([]));
    expect(await tracesOf(app, second)).toEqual(['row', 'entry', 'object']);
    await app.sql('delete from courses where id = $1', [course.id]);
    await sweep();
    await eventually(async () => expect(await tracesOf(app, second)).toEqual([]));
  });
});
