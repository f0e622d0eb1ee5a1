// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { makeZip } from 'client-zip';
import { GraphQLError } from 'graphql';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { uploadManagerOf } from '#client/features/upload/upload-manager-of.ts';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { sampleCourse } from '#client/testing/course-samples.ts';
import { eventually } from '#client/testing/eventually.ts';
import { render } from '#client/testing/render.tsx';
import { sampleUser } from '#client/testing/session-samples.ts';
import { currentToasts, dismissToast } from '#client/toasts/toasts.ts';
import { paths } from '#shared/paths.ts';
import { courseImportTexts } from '#shared/texts/course-import.ts';
import { ImportCoursePage } from './import-course-page.tsx';

let mounted: Awaited<ReturnType<typeof render>>;
afterEach(async () => {
  currentToasts().forEach(({ id }) => dismissToast(id));
  await mounted.unmount();
});

const VIDEO = `\0\0\0\x18ftypisom${'\0'.repeat(300)}`;
const inFolder = (path: string, content: BlobPart) =>
  Object.defineProperty(new File([content], path.replace(/^.*\//, '')), 'webkitRelativePath', {
    value: `Knots/${path}`,
  });

const imported = {
  __typename: 'CourseImport',
  id: 'i',
  course: { ...sampleCourse('3'), version: 1, lectures: [], sections: [], publishesLecturesAtOnce: false },
  pictures: [] as object[],
  files: [
    {
      __typename: 'ImportedFile',
      path: 'Loops/1 Bowline.mp4',
      lectureId: '7',
      upload: {
        __typename: 'ImportUpload',
        id: 'u1',
        url: '/uploads/u1',
        fileName: '1 Bowline.mp4',
        size: 323,
      },
    },
  ],
};

/** Opens the page. `answers` are those to the import, one after the other. */
async function open(...answers: object[]) {
  const inputs: { key: string; plan: File }[] = [];
  const pictures: string[] = [];
  const { client } = createCountingClient({
    Me: () => ({ me: sampleUser('ADMIN') }),
    AddImportedPicture: ({ input }) => {
      const { path } = input as { path: string };
      pictures.push(path);
      if (path === 'bad.png') return new GraphQLError('Not today');
      return { addImportedPicture: { __typename: 'CourseImport', id: 'i', course: imported.course } };
    },
    ImportCourse: ({ input }) => {
      inputs.push(input as (typeof inputs)[number]);
      return answers.shift() ?? { importCourse: imported };
    },
  });
  const sent: string[] = [];
  const sentFiles: File[] = [];
  uploadManagerOf(client, async ({ url, file }) => {
    sent.push(url);
    sentFiles.push(file);
  });
  const router = createMemoryRouter(
    [
      { path: paths.importCourse, element: <ImportCoursePage /> },
      { path: '*', element: 'Elsewhere' },
    ],
    { initialEntries: [paths.importCourse] },
  );
  mounted = await render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const choose = (files: File[], label = 'Folder') =>
    act(async () => void fireEvent.change(mounted.getByLabelText(label), { target: { files } }));
  return { choose, inputs, pictures, sent, sentFiles, place: () => router.state.location.pathname };
}

const good = [
  inFolder('Loops/1 Bowline.mp4', VIDEO),
  inFolder('Loops/1 Bowline.vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nTwo ropes\n'),
  inFolder('Welcome.md', 'Hello.'),
  inFolder('Loops/lost.srt', '1'),
];

it('shows the course of a folder, imports it, and goes to it while its files are sent', async () => {
  const { choose, inputs, sent, place } = await open();
  await choose(good);
  await eventually(() => mounted.getByRole('heading', { name: 'Knots' }));
  expect(mounted.container.textContent).toContain('2 lectures · 1 section · ');
  expect(mounted.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Welcome',
    'Bowline Captions: en',
    'Loops/lost.srtNo video has this name',
  ]);
  expect(inputs).toEqual([]);
  await mounted.press('Import course');
  await eventually(() => expect(place()).toBe('/courses/course-3/edit'));
  const plan: unknown = JSON.parse((await inputs[0]?.plan.text()) ?? '');
  expect(plan).toMatchObject({
    title: 'Knots',
    lectures: [{ title: 'Welcome' }],
    sections: [{ title: 'Loops', lectures: [{ captions: [{ language: 'en' }] }] }],
  });
  await eventually(() => expect(sent).toEqual(['/uploads/u1']));
});

it('sends the pictures that the school does not have, and tells how many it has refused', async () => {
  const picture = (path: string, hasArrived = false) => ({
    ...{ __typename: 'ImportedPicture', path, hasArrived },
  });
  const all = [picture('cover.png'), picture('bad.png'), picture('old.png', true)];
  const { choose, pictures, place } = await open({ importCourse: { ...imported, pictures: all } });
  const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const shown = inFolder('More.md', '![A loop](bad.png) ![A bend](old.png)');
  await choose([...good, shown, ...all.map(({ path }) => inFolder(path, PNG))]);
  await eventually(() => mounted.getByRole('button', { name: 'Import course' }));
  await mounted.press('Import course');
  await eventually(() => expect(place()).toBe('/courses/course-3/edit'));
  expect(pictures).toEqual(['cover.png', 'bad.png']);
  expect(currentToasts().map(({ text }) => text)).toContain(courseImportTexts.picturesMissing({ count: 1 }));
});

it('imports a ZIP archive like the folder in it', async () => {
  const { choose, inputs, sentFiles } = await open();
  mounted.getByRole('button', { name: 'Choose a ZIP archive' });
  await choose([new File(['no archive'], 'Knots.zip')], 'ZIP archive');
  await eventually(() =>
    expect(currentToasts().map(({ text }) => text)).toEqual([courseImportTexts.archive.notZip]),
  );
  const content = [
    { name: 'Knots/Loops/1 Bowline.mp4', input: VIDEO },
    { name: 'Knots/Welcome.md', input: 'Hello.' },
  ];
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of makeZip(content)) parts.push(new Uint8Array(part));
  const archive = new File(parts, 'archive.zip');
  await choose([archive], 'ZIP archive');
  await eventually(() => mounted.getByRole('heading', { name: 'Knots' }));
  await mounted.press('Import course');
  await eventually(() => expect(sentFiles).toHaveLength(1));
  expect(inputs).toHaveLength(1);
  expect([sentFiles[0]?.name, await sentFiles[0]?.text()]).toEqual(['1 Bowline.mp4', VIDEO]);
});

it('tells the faults with file and line, and imports the corrected folder', async () => {
  const { choose } = await open();
  await choose([...good, inFolder('course.yaml', 'category: Craft\ncolour: red')]);
  await eventually(() => mounted.getByText('course.yaml, line 2'));
  expect(mounted.getByRole('status').textContent).toBe('The folder has 1 fault.');
  expect(mounted.queryByRole('button', { name: 'Import course' })).toBeNull();
  await choose(good);
  await eventually(() => mounted.getByRole('button', { name: 'Import course' }));
});

it('says why it failed, and sends the same key again', async () => {
  const { choose, inputs, place } = await open(new GraphQLError('Not today'));
  await choose(good);
  await eventually(() => mounted.getByRole('button', { name: 'Import course' }));
  await mounted.press('Import course');
  await eventually(() => expect(currentToasts().map(({ text }) => text)).toContain('Not today'));
  expect(place()).toBe(paths.importCourse);
  await mounted.press('Import course');
  await eventually(() => expect(inputs).toHaveLength(2));
  expect(inputs[1]?.key).toBe(inputs[0]?.key);
  await eventually(() => expect(place()).toBe('/courses/course-3/edit'));
});

it('says that single files are no folder', async () => {
  const { choose } = await open();
  await choose([]);
  await eventually(() =>
    expect(currentToasts().map(({ text }) => text)).toEqual([
      'Choose a folder with files in it, or a ZIP archive',
    ]),
  );
});
