import { request } from 'node:http';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '#server/platform/common/identifier.ts';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { as, dataOf, refusalOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { eventually } from '#testing/eventually.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import {
  addFile,
  DELETE,
  filesOf,
  LECTURES_ARCHIVE,
  pdf,
  RESTORE,
  urlOf,
  writeFile,
} from './files.test-helper.ts';
import { readZip } from './read-zip.test-helper.ts';

let app: TestApp;
let admin: HttpClient;
let learner: HttpClient;
let course: { id: string; slug: string; title: string };
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
  learner = await as(app, 'SUBSCRIBER');
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.sql('delete from courses');
  course = await writeCourse(app, { title: 'Knots: 1/2?' });
});

const add = (fileName: string, bytes: Buffer, lectureId?: string) =>
  addFile(admin, { courseId: course.id, lectureId, fileName }, bytes);
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a download', () => {
  it('has its name, its type by content, and headers that let it do nothing', async () => {
    const id = await add('Knöten "1".html', Buffer.from('<script>alert(1)</script>'));
    const url = await urlOf(learner, course.slug, id);
    for (const address of [url, `${url}&inline=1`]) {
      const { status, headers } = await learner.fetch(address);
      expect(status).toBe(200);
      expect(headers.get('content-disposition')).toBe(
        `attachment; filename="Kn_ten _1_.html"; filename*=UTF-8''Kn%C3%B6ten%20%221%22.html`,
      );
      expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("sandbox; default-src 'none'");
      expect(headers.get('cache-control')).toMatch(/^private, max-age=\d+$/);
    }
  });

  it('of a PDF or a picture can be shown', async () => {
    const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), pdf(100)]);
    for (const [name, bytes] of [['a.pdf', pdf()] as const, ['a.png', png] as const]) {
      const url = await urlOf(learner, course.slug, await add(name, bytes));
      const { headers } = await learner.fetch(`${url}&inline=1`);
      expect(headers.get('content-disposition')).toMatch(/^inline; /);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  it('takes ranges, which continue it', async () => {
    const bytes = pdf(5000);
    const url = await urlOf(learner, course.slug, await add('a.pdf', bytes));
    const response = await learner.fetch(url, { headers: { range: 'bytes=1000-' } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 1000-4999/5000');
    expect((await bytesOf(response)).equals(bytes.subarray(1000))).toBe(true);
    const head = await learner.fetch(url, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe('5000');
  });

  it('needs the link of the same session, and a file that is not deleted', async () => {
    const id = await add('a.pdf', pdf());
    const url = await urlOf(learner, course.slug, id);
    const statusOf = async (client: HttpClient, address: string) => (await client.fetch(address)).status;
    const other = await add('b.pdf', pdf());
    expect(await statusOf(admin, url)).toBe(403);
    expect(await statusOf(app.visitor(), url)).toBe(403);
    expect(await statusOf(learner, url.replace(id, other))).toBe(403);
    expect(await statusOf(learner, `/files/${id}`)).toBe(403);
    dataOf(await admin.graphql(DELETE, { id }));
    expect(await statusOf(learner, url)).toBe(404);
    dataOf(await admin.graphql(RESTORE, { id }));
    expect(await statusOf(learner, url)).toBe(200);
    await app.sql('update courses set deleted_at = now() where id = $1', [course.id]);
    expect(await statusOf(learner, url)).toBe(404);
  });

  it('of a free preview works for visitors', async () => {
    const { id: lectureId } = await writeLecture(app, course.id, { isFreePreview: true });
    const visitor = app.visitor();
    const url = await urlOf(visitor, course.slug, await add('a.pdf', pdf(), lectureId));
    expect((await visitor.fetch(url)).status).toBe(200);
  });
});

describe('the archive of a course', () => {
  const lecturesUrl = async (lectureIds: string[]) => {
    const answer = await admin.graphql<{ lectureFilesArchiveUrl: string | null }>(LECTURES_ARCHIVE, {
      courseId: course.id,
      lectureIds,
    });
    return dataOf(answer).lectureFilesArchiveUrl ?? '';
  };
  const archiveUrl = async () => (await filesOf(learner, course.slug)).filesArchiveUrl ?? '';

  it('has every file byte for byte, in a folder for each lecture that learners see', async () => {
    const [first, second, draft] = [
      await writeLecture(app, course.id, { title: 'What/why: a "loop"?' }),
      await writeLecture(app, course.id, { title: 'Bends' }),
      await writeLecture(app, course.id, { title: 'Secret' }),
    ];
    await app.sql('update lectures set is_draft = true where id = $1', [draft.id]);
    const files = {
      'a.pdf': pdf(600_000),
      'notes.md': Buffer.from('# Knöten'),
      'A.pdf': pdf(),
      'b.pdf': pdf(),
      'secret.pdf': pdf(),
    };
    await add('notes.md', files['notes.md']);
    await add('a.pdf', files['a.pdf'], first.id);
    await add('A.pdf', files['A.pdf'], first.id);
    await add('b.pdf', files['b.pdf'], second.id);
    await add('secret.pdf', files['secret.pdf'], draft.id);
    const response = await learner.fetch(await archiveUrl());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toContain('filename="Knots 1 2.zip"');
    const zip = await bytesOf(response);
    expect(response.headers.get('content-length')).toBe(String(zip.length));
    const read = new Map(readZip(zip).map(({ path, bytes }) => [path, bytes]));
    const expected: Record<string, Buffer> = {
      '01 What why a loop/a.pdf': files['a.pdf'],
      '01 What why a loop/A (2).pdf': files['A.pdf'],
      '02 Bends/b.pdf': files['b.pdf'],
      'notes.md': files['notes.md'],
    };
    expect([...read.keys()].toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const [path, bytes] of Object.entries(expected)) expect(read.get(path)?.equals(bytes)).toBe(true);
  });

  it('needs the link of the same session', async () => {
    await add('a.pdf', pdf());
    const url = await archiveUrl();
    expect((await app.visitor().fetch(url)).status).toBe(403);
    const other = await writeCourse(app);
    expect((await learner.fetch(url.replace(course.id, other.id))).status).toBe(403);
    await app.sql('delete from course_files');
    expect((await learner.fetch(url)).status).toBe(404);
  });

  it('of some lectures has their files alone, those of drafts too, and no others open with its link', async () => {
    const [first, second, draft] = [
      await writeLecture(app, course.id, { title: 'Loops' }),
      await writeLecture(app, course.id, { title: 'Bends' }),
      await writeLecture(app, course.id, { title: 'Secret' }),
    ];
    await app.sql('update lectures set is_draft = true where id = $1', [draft.id]);
    await add('notes.pdf', pdf());
    for (const { id } of [first, second, draft]) await add('a.pdf', pdf(), id);
    const other = await writeCourse(app);
    const foreign = await writeLecture(app, other.id);
    await addFile(admin, { courseId: other.id, lectureId: foreign.id });
    const url = await lecturesUrl([first.id, draft.id, foreign.id]);
    const response = await admin.fetch(url);
    expect(response.headers.get('content-disposition')).toContain('filename="Knots 1 2.zip"');
    const paths = readZip(await bytesOf(response)).map(({ path }) => path);
    expect(paths).toEqual(['01 Loops/a.pdf', '02 Secret/a.pdf']);
    const statusOf = async (address: string, client = admin) => (await client.fetch(address)).status;
    expect(await statusOf(url, learner)).toBe(403);
    expect(await statusOf(url.replace(draft.id, second.id))).toBe(403);
    expect(await statusOf(url.replace(`,${draft.id}`, ''))).toBe(403);
    expect(await statusOf(`${url}&lectures=${second.id}`)).toBe(403);
    expect(await statusOf(url.replace(/lectures=[^&]*&/, ''))).toBe(403);
    const inPath = url.replace(/\.zip\?lectures=([^&]*)&/, '%2Flectures%2F$1.zip?');
    expect(await statusOf(inPath)).toBe(404);
    await app.sql('update lectures set deleted_at = now()');
    expect(await statusOf(url)).toBe(404);
  });

  it('of some lectures needs files, and 1 to 100 ids', async () => {
    const { id } = await writeLecture(app, course.id);
    const ask = (lectureIds: string[]) =>
      admin.graphql(LECTURES_ARCHIVE, { courseId: course.id, lectureIds });
    expect(dataOf(await ask([id]))).toEqual({ lectureFilesArchiveUrl: null });
    for (const ids of [[], Array.from({ length: 101 }, newId), ['x']])
      expect(refusalOf(await ask(ids))?.code).toBe('BAD_USER_INPUT');
    await add('a.pdf', pdf(), id);
    expect(await lecturesUrl(Array.from({ length: 99 }, newId).concat(id))).toContain('/files/courses/');
  });

  it('ends early if an object is gone, so that it is not taken for whole', async () => {
    await add('a.pdf', pdf());
    await writeFile(app, course.id, { name: 'gone.pdf' });
    const response = await learner.fetch(await archiveUrl());
    await expect(response.arrayBuffer()).rejects.toThrow();
  });

  it('closes its file when the client leaves, and opens no other', async () => {
    const bytes = pdf(16_000_000);
    for (const name of ['a.pdf', 'b.pdf']) await add(name, bytes);
    const { storage } = app.container.services;
    const get = vi.spyOn(storage, 'get');
    try {
      const leaving = request(new URL(await archiveUrl(), app.url), {
        headers: { cookie: learner.cookieHeader() },
      });
      leaving.on('error', () => undefined).end();
      leaving.on('response', (response) => response.once('data', () => leaving.destroy()));
      await eventually(async () => {
        const body = await (get.mock.results[0]?.value as Promise<Readable | null> | undefined);
        expect(body?.closed).toBe(true);
      });
      expect(get).toHaveBeenCalledTimes(1);
    } finally {
      get.mockRestore();
    }
  });
});
