// @slow server/commands server/src/course-import server/src/upload
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { BlobReader, BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPlan } from '#shared/course-import/read-plan.ts';
import { createToken } from '#server/auth/api-token.test-helper.ts';
import { as, dataOf, video } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { whenQueueIsIdle } from '#testing/traces.ts';
import { sourceAt } from './folder-files.ts';
import { sendCourse } from './send-course.ts';

let app: TestApp;
let admin: HttpClient;
let folder: string;
let token: string;
beforeAll(async () => {
  app = await startApp({ VIDEO_ENGINE: 'mediabunny' });
  admin = await as(app, 'ADMIN');
  token = (await createToken(admin, 'WRITE')).secret;
  folder = await mkdtemp(join(tmpdir(), 'lectern-import-'));
  const clip = Buffer.from(await (await video()).arrayBuffer());
  const files: Record<string, string | Buffer> = {
    'Welcome.md': '# Welcome\n\nKnots *hold*.',
    '01 Loops/01 Bowline.mp4': clip,
    '01 Loops/01 Bowline.vtt': 'WEBVTT\n\n00:00.000 --> 00:01.000\nTwo ropes\n',
    '01 Loops/01 Bowline.pdf': '%PDF-1.7',
    '01 Loops/02 Figure eight.mp4': clip,
    'files/list.pdf': '%PDF-1.7',
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

it('continues after it was interrupted, and stores nothing twice', async () => {
  const files = (await sourceAt(folder)).files;
  const { plan, faults } = await readPlan('Knots', files);
  expect(faults).toEqual([]);
  const told: string[] = [];
  const sending = {
    school: app.url,
    token,
    key: 'knots',
    plan,
    tell: (line: string) => void told.push(line),
  };
  // The disk fails while the second video is read.
  const broken = files.map((file) =>
    file.path.includes('Figure') ? { ...file, open: () => Promise.reject(new Error('gone')) } : file,
  );
  await expect(sendCourse({ ...sending, files: broken })).rejects.toThrow();
  const address = await sendCourse({ ...sending, files });
  expect(await sendCourse({ ...sending, files })).toBe(address);
  await whenQueueIsIdle(app);
  const query = `{ courses(state: ANY) { totalCount nodes {
    title lectures { kind title status captions { language } files { name } } files { name }
  } } }`;
  const { courses } = dataOf(await admin.graphql<{ courses: object }>(query));
  expect(courses).toEqual({
    totalCount: 1,
    nodes: [
      {
        title: 'Knots',
        lectures: [
          { kind: 'TEXT', title: 'Welcome', status: 'READY', captions: [], files: [] },
          {
            ...{ kind: 'VIDEO', title: 'Bowline', status: 'READY' },
            ...{ captions: [{ language: 'en' }], files: [{ name: '01 Bowline.pdf' }] },
          },
          { kind: 'VIDEO', title: 'Figure eight', status: 'READY', captions: [], files: [] },
        ],
        files: [{ name: 'list.pdf' }],
      },
    ],
  });
  expect(told.filter((line) => line === 'Sending 01 Loops/01 Bowline.mp4')).toHaveLength(1);
});

it('sends the files of a ZIP archive, with and without compression', async () => {
  const archive = join(folder, '..', `${basename(folder)}.zip`);
  const writer = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
  const clip = await video();
  const pdf = '%PDF-1.7 '.repeat(100_000);
  await writer.add('Ropes/1 Hemp.mp4', new BlobReader(clip), { level: 0 });
  await writer.add('Ropes/1 Hemp.pdf', new TextReader(pdf));
  await writeFile(archive, Buffer.from(await (await writer.close()).arrayBuffer()));
  const { name, files } = await sourceAt(archive);
  const { plan, faults } = await readPlan(name, files);
  expect([plan.title, faults]).toEqual(['Ropes', []]);
  const address = await sendCourse({
    school: app.url,
    token,
    key: 'ropes',
    plan,
    files,
    tell: () => undefined,
  });
  await rm(archive);
  await whenQueueIsIdle(app);
  const query = `query ($slug: String!) { course(slug: $slug) { lectures { status files { name size } } } }`;
  const slug = new URL(address).pathname.split('/')[2];
  const { course } = dataOf(await admin.graphql<{ course: object }>(query, { slug }));
  expect(course).toEqual({
    lectures: [{ status: 'READY', files: [{ name: '1 Hemp.pdf', size: pdf.length }] }],
  });
});

it('says that the token is wrong', async () => {
  const { plan } = await readPlan('Knots', (await sourceAt(folder)).files);
  const sending = {
    school: app.url,
    token: 'lectern_wrong',
    key: 'x',
    plan,
    files: [],
    tell: () => undefined,
  };
  await expect(sendCourse(sending)).rejects.toThrow();
});
