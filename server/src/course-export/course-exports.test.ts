// @slow server/src/course-export server/src/course-import server/src/file server/src/lecture shared/course-import
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { courseFormTexts } from '#shared/texts/course-form.ts';
import { pictureMark } from '#shared/course-import/plan.ts';
import { readPlan } from '#shared/course-import/read-plan.ts';
import type { SourceFile } from '#shared/course-import/source.ts';
import {
  addPicture,
  importPlan,
  planOf,
  type ImportedCourse,
} from '#server/course-import/course-imports.test-helper.ts';
import { readZip } from '#server/file/read-zip.test-helper.ts';
import { patch } from '#server/upload/uploads.test-helper.ts';
import { writeCourse } from '#testing/course-rows.ts';
import { as, dataOf, drawPicture, refusalOf, video } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { useOwnTemporaryFolder, whenQueueIsIdle } from '#testing/traces.ts';
import { EXPORT_URL } from './course-exports.test-helper.ts';

useOwnTemporaryFolder();
let app: TestApp;
let admin: HttpClient;
let clip: Buffer;
beforeAll(async () => {
  app = await startApp({ VIDEO_ENGINE: 'mediabunny' });
  admin = await as(app, 'ADMIN');
  clip = Buffer.from(await (await video()).arrayBuffer());
});
afterAll(() => app.stop());

const pdf = Buffer.from('%PDF-1.7 and more');
const notes = Buffer.from('Ropes: hemp, nylon');
const drawing = Buffer.from('%PDF-1.4 Bowline');
/** What the files of a folder contain, by their paths. */
const CONTENT = () =>
  new Map<string, Buffer>([
    ['loop.mp4', clip],
    ['knots.pdf', pdf],
    ['other/knots.pdf', drawing],
    ['list.txt', notes],
  ]);
const vtt = (text: string) =>
  `WEBVTT\n\n00:00.000 --> 00:01.250\n${text}\n\n00:01.250 --> 00:02.000\na < b & "c"\n`;
const file = (path: string) => ({ path, size: CONTENT().get(path)?.length ?? 0 });
const text = (title: string, source: string) => ({
  kind: 'TEXT',
  title,
  text: source,
  isFreePreview: false,
  files: [],
});

const plan = () =>
  planOf({
    ...{ title: 'Knots: "all" of them?', description: 'Ten *knots*.\n\n- one\n', category: 'Craft' },
    ...{ instructor: 'Ada Lovelace', language: 'OTHER', outcomes: ['Tie: a bowline', '# Splice'] },
    ...{ audience: 'Sailors', requirements: 'A rope', approvalNumber: '7300117' },
    picture: { path: 'cover.png', size: 9 },
    pictures: [{ path: 'a.png', size: 9 }],
    lectures: [
      {
        ...text('Ropes', `# Not the title\n\n![Hemp](${pictureMark(0)})\n\n\`\`\`\ncode\n\`\`\`\n`),
        isFreePreview: true,
      },
    ],
    sections: [
      { title: 'Bends', summary: 'Two ropes.', lectures: [] },
      {
        title: 'Loops / more',
        summary: '',
        lectures: [
          {
            ...{
              kind: 'VIDEO',
              title: 'Bowline',
              description: 'A loop.\n\n0:00 Begin',
              isFreePreview: true,
              isTrailer: true,
            },
            captions: [
              { language: 'pt-BR', path: 'x', source: vtt('Duas cordas') },
              { language: 'en', path: 'y', source: vtt('Two ropes') },
            ],
            ...file('loop.mp4'),
            files: [file('knots.pdf'), file('other/knots.pdf')],
          },
          text('Bowline', `The same title. ![Hemp again](${pictureMark(0)})`),
          {
            ...{ kind: 'LINK', title: 'More', description: 'Drawings.', url: 'https://example.com/knots' },
            ...{ isFreePreview: false, isDraft: true, files: [] },
          },
        ],
      },
    ],
    files: [file('list.txt')],
  });

async function send(
  { id, files, pictures }: ImportedCourse,
  content: ReadonlyMap<string, Buffer>,
): Promise<void> {
  for (const { upload, path } of files) {
    const bytes = content.get(path);
    if (upload && bytes) expect((await patch(admin, upload, 0, bytes)).status).toBe(204);
  }
  for (const { path } of pictures)
    await addPicture(admin, id, path, new Blob([content.get(path) ?? (await drawPicture())]));
  await whenQueueIsIdle(app);
}

const COURSE = `query ($id: ID!) {
  course(id: $id) {
    title description category instructor language approvalNumber outcomes audience requirements numberOfLectures duration
    thumbnail { width height }
    sections { title summary position }
    files { name size contentType url }
    lectures {
      kind title description position isFreePreview isDraft isTrailer status url duration
      text { source readingMinutes }
      video { url contentType }
      captions { language url }
      files { name size contentType url }
    }
  }
}`;

/** All that the round trip keeps: the fields of the course, and the bytes behind its links. */
async function contentOf(id: string): Promise<unknown> {
  const { course } = dataOf(await admin.graphql<{ course: object }>(COURSE, { id }));
  const withBytes = async (value: unknown): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map(withBytes));
    if (typeof value === 'string') return value.replace(/\/media\/images\/[\w./-]+/g, 'picture');
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(async ([key, field]) => {
      const isLink = typeof field === 'string' && field.startsWith('/') && /url$/i.test(key);
      return [key, isLink ? await digestOf(field) : await withBytes(field)] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  };
  return withBytes(course);
}

async function digestOf(url: string): Promise<string> {
  const response = await admin.fetch(url);
  expect(response.status).toBe(200);
  return createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex');
}

async function exported(id: string): Promise<Map<string, Buffer>> {
  const { courseExportUrl } = dataOf(await admin.graphql<{ courseExportUrl: string }>(EXPORT_URL, { id }));
  const response = await admin.fetch(courseExportUrl);
  expect(response.headers.get('content-disposition')).toContain('.zip');
  const zip = Buffer.from(await response.arrayBuffer());
  expect(zip.length).toBe(Number(response.headers.get('content-length')));
  return new Map(readZip(zip).map(({ path, bytes }) => [path, bytes]));
}

const sourceOf = ([path, bytes]: [string, Buffer]): SourceFile => ({
  path,
  size: bytes.length,
  read: async (length) => bytes.subarray(0, length),
});

it('is imported again as the same course, field by field and byte by byte', async () => {
  const first = await importPlan(admin, 'first', plan());
  await send(first, CONTENT());
  const archive = await exported(first.course.id);
  expect([...archive.keys()].toSorted()).toEqual([
    '01 Ropes.md',
    '02 Loops more/01 Bowline.en.vtt',
    '02 Loops more/01 Bowline.mp4',
    '02 Loops more/01 Bowline.pt-BR.vtt',
    '02 Loops more/01 Bowline/2/knots.pdf',
    '02 Loops more/01 Bowline/knots.pdf',
    '02 Loops more/02 Bowline.md',
    'course.yaml',
    'files/list.txt',
    'picture.webp',
    'pictures/1.webp',
  ]);
  const { plan: again, faults, leftOut } = await readPlan('Archive', [...archive].map(sourceOf));
  expect([faults, leftOut]).toEqual([[], []]);
  const second = await importPlan(admin, 'second', again);
  await send(second, archive);
  expect(await contentOf(second.course.id)).toEqual(await contentOf(first.course.id));
});

it('is not exported while a video is missing', async () => {
  const { course } = await importPlan(admin, 'missing', plan());
  const message = courseFormTexts.edit.exportLacksVideo({ title: 'Bowline' });
  expect(refusalOf(await admin.graphql(EXPORT_URL, { id: course.id }))).toMatchObject({
    code: 'CONFLICT',
    message,
  });
});

it('opens only with its link', async () => {
  const [one, other] = [await writeCourse(app), await writeCourse(app)];
  const { courseExportUrl: url } = dataOf(await admin.graphql<{ courseExportUrl: string }>(EXPORT_URL, one));
  const statusOf = async (path: string, client = admin) =>
    (await client.fetch(path, { method: 'HEAD' })).status;
  expect(await statusOf(url)).toBe(200);
  expect(await statusOf(url.replace(one.id, other.id))).toBe(403);
  expect(await statusOf(url, app.visitor())).toBe(403);
  expect(await statusOf(`/files/exports/${one.id}.zip`)).toBe(403);
  await app.sql('update courses set deleted_at = now() where id = $1', [one.id]);
  expect(await statusOf(url)).toBe(404);
});
