// @slow server/src/course-import server/src/upload server/src/file server/src/lecture
import { afterAll, beforeAll, expect, it } from 'vitest';
import { courseImportTexts } from '#shared/texts/course-import.ts';
import { lectureMessages } from '#shared/lecture.ts';
import { patch } from '#server/upload/uploads.test-helper.ts';
import { as, refusalOf, video } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { tally, useOwnTemporaryFolder, whenQueueIsIdle } from '#testing/traces.ts';
import { IMPORT, importPlan, planOf, tryImport, type ImportedCourse } from './course-imports.test-helper.ts';

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

const VTT = 'WEBVTT\n\n00:00.000 --> 00:01.000\nDuas cordas\n';
const slides = Buffer.from('%PDF-1.7 and more');
const fullPlan = () =>
  planOf({
    title: 'Knots',
    outcomes: ['Tie a bowline', 'Splice'],
    lectures: [{ kind: 'TEXT', title: 'Ropes', text: 'Old ropes *break*.', isFreePreview: true, files: [] }],
    sections: [
      { title: 'Bends', summary: 'Two ropes.', lectures: [] },
      {
        title: 'Loops',
        summary: '',
        lectures: [
          {
            ...{ kind: 'VIDEO', title: 'Bowline', description: 'A loop.', isFreePreview: false },
            captions: [{ language: 'pt-br', path: 'x.vtt', source: VTT }],
            ...{ path: 'Loops/01 bowline.mp4', size: clip.length },
            files: [{ path: 'Loops/drawing.pdf', size: slides.length }],
          },
          {
            ...{ kind: 'LINK', title: 'More', description: 'Drawings.', isFreePreview: false, files: [] },
            url: 'https://example.com/knots',
          },
        ],
      },
    ],
    files: [{ path: 'list.pdf', size: slides.length }],
  });

/** A video with English captions of these texts. */
const videoWith = (...sources: string[]) => ({
  ...{ kind: 'VIDEO', title: 'Bowline', description: 'A loop.', isFreePreview: false, files: [] },
  ...{ path: 'a.mp4', size: 1_000 },
  captions: sources.map((source) => ({ language: 'en', path: 'a.vtt', source })),
});

const sendAll = async ({ files }: ImportedCourse) => {
  for (const { upload, path } of files) {
    if (!upload) continue;
    const { status } = await patch(admin, upload, 0, path.endsWith('.mp4') ? clip : slides);
    expect(status).toBe(204);
  }
};
const rowsOf = async () => (await tally(app)).rows;

it('becomes a draft with its sections, lectures and files in their order, once the bytes are there', async () => {
  const imported = await importPlan(admin, 'full', fullPlan());
  expect(imported.files.map(({ path, upload }) => [path, upload?.fileName])).toEqual([
    ['Loops/01 bowline.mp4', '01 bowline.mp4'],
    ['Loops/drawing.pdf', 'drawing.pdf'],
    ['list.pdf', 'list.pdf'],
  ]);
  await sendAll(imported);
  await whenQueueIsIdle(app);
  const { course, files } = await importPlan(admin, 'full', fullPlan());
  expect(files.map(({ upload }) => upload)).toEqual([null, null, null]);
  expect(course).toMatchObject({
    ...{ title: 'Knots', publishedAt: null, outcomes: ['Tie a bowline', 'Splice'], numberOfLectures: 3 },
    sections: [
      { title: 'Bends', summary: 'Two ropes.', position: 2 },
      { title: 'Loops', position: 3 },
    ],
    lectures: [
      {
        kind: 'TEXT',
        title: 'Ropes',
        position: 1,
        isFreePreview: true,
        isDraft: false,
        text: { readingMinutes: 1 },
      },
      {
        ...{
          kind: 'VIDEO',
          title: 'Bowline',
          position: 4,
          status: 'READY',
          files: [{ name: 'drawing.pdf' }],
        },
        video: { contentType: 'video/mp4' },
        captions: [{ language: 'pt-BR' }],
      },
      { kind: 'LINK', title: 'More', position: 5, url: 'https://example.com/knots' },
    ],
    files: [{ name: 'list.pdf', size: slides.length }],
  });
});

it('is not created twice by a repeated request, also at the same time', async () => {
  const before = await rowsOf();
  const all = await Promise.all(
    Array.from({ length: 5 }, () => importPlan(admin, 'once', planOf({ title: 'Once' }))),
  );
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  expect((await rowsOf())?.courses).toBe((before?.courses ?? 0) + 1);
  // The key belongs to its admin.
  const other = await importPlan(await as(app, 'ADMIN'), 'once', planOf({ title: 'Once' }));
  expect(other.id).not.toBe(all[0]?.id);
});

it('leaves nothing when a part of it is refused', async () => {
  const before = await tally(app);
  const text = { kind: 'TEXT', title: 'Ropes', text: '', isFreePreview: false, files: [] };
  const refusals: [object, string, string?][] = [
    [planOf({ title: '' }), 'BAD_USER_INPUT'],
    [planOf({ lectures: [text] }), 'BAD_USER_INPUT', lectureMessages.validation.lectureFieldsMandatory],
    [planOf({ lectures: [{ ...text, text: '![ ](/x)' }] }), 'BAD_USER_INPUT'],
    [planOf({ lectures: [videoWith('x')] }), 'BAD_USER_INPUT'],
    [planOf({ lectures: [videoWith(VTT, VTT)] }), 'BAD_USER_INPUT'],
    [planOf({ files: [{ path: 'a/run.exe', size: 1 }] }), 'UNSUPPORTED_MEDIA_TYPE'],
    [planOf({ files: [{ path: 'a.pdf', size: 3 * 1024 ** 3 }] }), 'PAYLOAD_TOO_LARGE'],
    [{ ...planOf({}), lectures: 'many' }, 'BAD_USER_INPUT'],
    [[], 'BAD_USER_INPUT'],
  ];
  for (const [plan, code, message] of refusals) {
    const refused = refusalOf(await tryImport(admin, 'refused', plan));
    expect(refused).toMatchObject({ code, ...(message !== undefined && { message }) });
  }
  const malformed = new Blob(['{']);
  const input = { input: { key: 'refused', plan: null } };
  expect(
    refusalOf(await admin.graphqlUpload(IMPORT, input, 'input.plan', malformed, 'plan.json'))?.code,
  ).toBe('BAD_USER_INPUT');
  const large = new Blob([Buffer.alloc(21 * 1024 * 1024, ' ')]);
  expect(refusalOf(await admin.graphqlUpload(IMPORT, input, 'input.plan', large, 'plan.json'))).toMatchObject(
    {
      code: 'PAYLOAD_TOO_LARGE',
      message: courseImportTexts.planTooLarge,
    },
  );
  expect(await tally(app)).toEqual(before);
});

it('takes a course of 40 sections and 600 lectures', async () => {
  const lecture = (number: number) => ({
    ...{ kind: 'VIDEO', title: `Knot ${number}`, description: 'A knot.', isFreePreview: false, captions: [] },
    ...{ path: `${number}.mp4`, size: 1_000, files: [] },
  });
  const sections = Array.from({ length: 40 }, (_, section) => ({
    title: `Section ${section}`,
    summary: '',
    lectures: Array.from({ length: 15 }, (_one, index) => lecture(section * 15 + index)),
  }));
  const { files } = await importPlan(admin, 'large', planOf({ title: 'Large', sections }));
  expect(files).toHaveLength(600);
  expect(files.every(({ upload }) => upload !== null)).toBe(true);
});
