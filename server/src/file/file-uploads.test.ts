import { RequestContext } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileLimits } from '#shared/file.ts';
import { uploadLimits } from '#shared/upload.ts';
import { head, patch, send } from '#server/upload/uploads.test-helper.ts';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { as, dataOf, refusalOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { eventually } from '#testing/eventually.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';
import { whenQueueIsIdle } from '#testing/traces.ts';
import {
  addFile,
  filesOf,
  pdf,
  start,
  startAll,
  tracesOf,
  tryStart,
  tryStartAll,
  urlOf,
} from './files.test-helper.ts';

let app: TestApp;
let admin: HttpClient;
let course: { id: string; slug: string };
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.sql('delete from courses');
  course = await writeCourse(app);
});

const listed = async () => (await filesOf(admin, course.slug)).files;
const tidy = () => app.sql(`select graphile_worker.add_job('tidy-file-uploads', '{}')`);

describe('an upload of a file', () => {
  it('resumes after an interruption, and arrives byte for byte', async () => {
    const bytes = pdf(1_500_000);
    const upload = await start(admin, { courseId: course.id, size: bytes.length });
    const half = bytes.subarray(0, 700_000);
    expect((await patch(admin, upload, 0, half)).status).toBe(204);
    expect((await head(admin, upload)).offset).toBe(half.length);
    expect(await listed()).toEqual([]);
    await send(app.url, upload, bytes, { cookie: admin.cookieHeader() }).done;
    const file = { id: upload.id, name: 'slides.pdf', size: bytes.length, contentType: 'application/pdf' };
    expect(await listed()).toMatchObject([file]);
    const response = await admin.fetch(await urlOf(admin, course.slug, upload.id));
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    // A client that missed the last response.
    expect(await head(admin, upload)).toMatchObject({ status: 200, offset: bytes.length });
    await eventually(async () => expect(await tracesOf(app, upload.id)).toEqual(['row', 'entry', 'object']));
  });

  it('of a lecture is listed there, after those before it', async () => {
    const lecture = await writeLecture(app, course.id);
    const place = { courseId: course.id, lectureId: lecture.id };
    await addFile(admin, { ...place, fileName: 'C:\\course\\a.pdf' });
    await addFile(admin, { ...place, fileName: 'b.md' }, Buffer.from('# Ümläute'));
    const [{ files } = { files: [] }] = (await filesOf(admin, course.slug)).lectures;
    expect(files.map(({ name }) => name)).toEqual(['a.pdf', 'b.md']);
  });

  it('is completed by the scheduled job if the process died before that', async () => {
    const bytes = pdf();
    const upload = await start(admin, { courseId: course.id, size: bytes.length });
    const { storage } = app.container.services;
    vi.spyOn(storage, 'adopt').mockRejectedValueOnce(new Error('killed'));
    expect((await patch(admin, upload, 0, bytes)).status).toBe(500);
    expect(await listed()).toEqual([]);
    await tidy();
    await eventually(async () => expect(await listed()).toMatchObject([{ id: upload.id }]));
  });

  it('keeps its bytes when the uploads of videos are tidied', async () => {
    const bytes = pdf();
    const upload = await start(admin, { courseId: course.id, size: bytes.length });
    await patch(admin, upload, 0, bytes.subarray(0, 300));
    const { uploadCompletion, uploadStore } = app.container.services;
    vi.spyOn(uploadStore, 'list').mockResolvedValueOnce([{ id: upload.id, writtenAt: new Date(0) }]);
    await RequestContext.create(app.container.orm.em, () => uploadCompletion.tidy());
    expect((await head(admin, upload)).offset).toBe(300);
  });

  it('leaves nothing when it is cancelled or expires', async () => {
    const [cancelled, expired] = [
      await start(admin, { courseId: course.id, size: 1000 }),
      await start(admin, { courseId: course.id, size: 1000 }),
    ];
    for (const upload of [cancelled, expired]) await patch(admin, upload, 0, pdf(500));
    const headers = { 'tus-resumable': '1.0.0' };
    expect((await admin.fetch(cancelled.url, { method: 'DELETE', headers })).status).toBe(204);
    await app.sql(`update course_files set expires_at = now() - interval '1 second' where id = $1`, [
      expired.id,
    ]);
    await tidy();
    for (const { id } of [cancelled, expired])
      await eventually(async () => expect(await tracesOf(app, id)).toEqual([]));
    expect((await head(admin, cancelled)).status).toBe(404);
  });

  it('is only for its sender', async () => {
    const upload = await start(admin, { courseId: course.id, size: 1000 });
    const other = await as(app, 'ADMIN');
    expect((await patch(other, upload, 0, pdf())).status).toBe(403);
    expect((await patch(await as(app, 'SUBSCRIBER'), upload, 0, pdf())).status).toBe(403);
    expect((await patch(app.visitor(), upload, 0, pdf())).status).toBe(401);
  });
});

describe('running uploads', () => {
  interface Listed {
    totalCount: number;
    nodes: { id: string; fileName: string; course: { slug: string }; lecture: { id: string } | null }[];
    pageInfo: { endCursor: string };
  }
  const LIST = `query ($after: String) { fileUploads(first: 1, after: $after) {
    totalCount nodes { id url fileName size course { slug } lecture { id } } pageInfo { endCursor }
  } }`;
  const running = async (after: string | null = null) =>
    dataOf(await admin.graphql<{ fileUploads: Listed }>(LIST, { after })).fileUploads;

  it('are listed to their sender with their places, newest first, until they are over', async () => {
    const lecture = await writeLecture(app, course.id);
    const first = await start(admin, { courseId: course.id, fileName: 'a.pdf', size: 1000 });
    const second = await start(admin, { courseId: course.id, lectureId: lecture.id, fileName: 'b.pdf' });
    const other = await as(app, 'ADMIN');
    await start(other, { courseId: course.id });
    const page = await running();
    const { id, url, fileName, size } = second;
    expect(page).toMatchObject({
      totalCount: 2,
      nodes: [{ id, url, fileName, size, course: { slug: course.slug }, lecture: { id: lecture.id } }],
    });
    const next = await running(page.pageInfo.endCursor);
    expect(next.nodes).toMatchObject([{ id: first.id, fileName: 'a.pdf', lecture: null }]);
    await patch(admin, first, 0, pdf());
    const headers = { 'tus-resumable': '1.0.0' };
    await admin.fetch(second.url, { method: 'DELETE', headers });
    expect(await running()).toMatchObject({ totalCount: 0, nodes: [] });
  });
});

describe('the start of an upload is refused', () => {
  it.each<[name: string, input: object, code: string]>([
    ['without bytes', { size: 0 }, 'BAD_USER_INPUT'],
    ['for too many bytes', { size: fileLimits.size.max + 1 }, 'PAYLOAD_TOO_LARGE'],
    ['without a name', { fileName: 'folder/' }, 'BAD_USER_INPUT'],
    ['for a long name', { fileName: `${'a'.repeat(200)}.pdf` }, 'BAD_USER_INPUT'],
    ['for a hidden line end', { fileName: 'a\r\nSet-Cookie: b.pdf' }, 'BAD_USER_INPUT'],
    ['for a program', { fileName: 'setup.exe' }, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('%s', async (_name, input, code) => {
    const { upload, refusal } = await tryStart(admin, { courseId: course.id, ...input });
    expect([upload, refusal?.code]).toEqual([null, code]);
    expect(await app.sql('select from course_files')).toEqual([]);
  });

  it.each([
    ['without files', 0],
    ['for too many files', uploadLimits.uploadFiles + 1],
  ])('%s', async (_name, length) => {
    const files = Array.from({ length }, () => ({ fileName: 'a.pdf', size: 9 }));
    const answer = await tryStartAll(admin, { courseId: course.id, files });
    expect(refusalOf(answer)?.code).toBe('BAD_USER_INPUT');
    expect(await app.sql('select from course_files')).toEqual([]);
  });
});

describe('several uploads', () => {
  const named = (...names: string[]) => names.map((fileName) => ({ fileName, size: 9 }));

  it('start in one request, in their order, and a refused file does not stop the others', async () => {
    const starts = await startAll(admin, {
      courseId: course.id,
      files: [...named('b.pdf', 'setup.exe', 'a.pdf'), { fileName: 'c.pdf', size: 0 }],
    });
    expect(starts.map(({ upload, refusal }) => upload?.fileName ?? refusal?.code)).toEqual([
      'b.pdf',
      'UNSUPPORTED_MEDIA_TYPE',
      'a.pdf',
      'BAD_USER_INPUT',
    ]);
    const rows = await app.sql('select name from course_files order by position');
    expect(rows).toEqual([{ name: 'b.pdf' }, { name: 'a.pdf' }]);
    const entries = await app.sql<{ subject: string; details: string }>(
      `select subject, details from audit_entries where action = 'FILE_ADDED' and subject_id = $1 order by subject`,
      [course.id],
    );
    expect(entries.map(({ subject }) => subject)).toEqual(['a.pdf', 'b.pdf']);
    for (const { details } of entries) expect(details).toContain('Course: ');
  });

  it('start as far as there is room', async () => {
    const taken = fileLimits.perPlace - 2;
    const names = Array.from({ length: taken }, (_, index) => `${index}.pdf`);
    await startAll(admin, { courseId: course.id, files: named(...names) });
    const starts = await startAll(admin, { courseId: course.id, files: named('a.pdf', 'b.pdf', 'c.pdf') });
    expect(starts.map(({ refusal }) => refusal?.code ?? null)).toEqual([null, null, 'CONFLICT']);
  });

  it('need as many statements for 20 files as for 2', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `${index}.pdf`);
    const statements = watchStatements(app);
    const statementsFor = async (count: number) => {
      await whenQueueIsIdle(app);
      statements.splice(0);
      await startAll(admin, { courseId: course.id, files: named(...names.slice(0, count)) });
      return statements.length;
    };
    const few = await statementsFor(2);
    expect(await statementsFor(20)).toBe(few);
  });
});

describe('content that does not match is refused, and leaves nothing', () => {
  const program = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0'), Buffer.alloc(600)]);
  const page = Buffer.from(`<!doctype html><script>alert(1)</script>${' '.repeat(600)}`);
  it.each<[name: string, fileName: string, bytes: Buffer]>([
    ['a program as PDF', 'slides.pdf', program],
    ['a program as text', 'notes.txt', program],
    ['a program without an extension', 'setup', program],
    ['HTML as PDF', 'slides.pdf', page],
    ['HTML as a picture', 'knot.png', page],
    ['an HTML application', 'notes.hta', page],
  ])('%s', async (_name, fileName, bytes) => {
    const answer = await tryStart(admin, { courseId: course.id, fileName, size: bytes.length });
    const { upload, refusal } = answer;
    if (!upload) {
      expect(refusal?.code).toBe('UNSUPPORTED_MEDIA_TYPE');
      return;
    }
    expect((await patch(admin, upload, 0, bytes)).status).toBe(415);
    await eventually(async () => expect(await tracesOf(app, upload.id)).toEqual([]));
  });
});
