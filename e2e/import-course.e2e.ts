// @slow client/src/features/course-import shared/course-import server/src/course-import server/src/upload
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violationsInColourSchemes } from './axe.ts';
import { eventually, useBrowser } from './browser.ts';
import { files } from './files.ts';
import { pressOn } from './keyboard.ts';
import { button, field, link, main, title } from './locators.ts';

const { openAs } = useBrowser();

/** A folder with a fault, which `correct` removes. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'Knots-'));
  await mkdir(join(folder, '01 Loops'));
  await copyFile(files.video, join(folder, '01 Loops', '01 Bowline.mp4'));
  await writeFile(
    join(folder, '01 Loops', '01 Bowline.vtt'),
    'WEBVTT\n\n00:00.000 --> 00:01.000\nTwo ropes\n',
  );
  await writeFile(join(folder, '01 Loops', '01 Bowline.txt'), 'Hemp.');
  await writeFile(join(folder, 'Welcome.md'), '# Which rope?\n\nHemp **breaks**.');
  await writeFile(join(folder, 'course.yaml'), 'title: Knots for sailors\ncolour: red\n');
});
afterAll(() => rm(folder, { recursive: true }));
const correct = () => writeFile(join(folder, 'course.yaml'), 'title: Knots for sailors\n');

it('becomes a course with its video, text, captions and files', async () => {
  const admin = await openAs('admin', '/admin/courses');
  await pressOn(admin, link(admin, 'Import a course'));
  await title(admin, 'Import a course').waitFor();
  await field(admin, 'Folder').setInputFiles(folder);
  await main(admin).getByText('course.yaml, line 2').waitFor();
  expect(await button(admin, 'Import course').count()).toBe(0);
  expect(await violationsInColourSchemes(admin)).toEqual([]);

  await correct();
  await field(admin, 'Folder').setInputFiles(folder);
  await main(admin).getByText('The folder can be imported.').waitFor();
  expect(await violationsInColourSchemes(admin)).toEqual([]);
  await pressOn(admin, button(admin, 'Import course'));
  await admin.waitForURL('**/courses/knots-for-sailors*/edit');
  await main(admin).getByText('Which rope?').waitFor();
  await main(admin).getByText('Loops').waitFor();

  const query = `query ($slug: String!) { course(slug: $slug) {
    publishedAt lectures { title kind status captions { language } files { name } }
  } }`;
  const slug = new URL(admin.url()).pathname.split('/')[2] ?? '';
  const read = async () => {
    const response = await admin.request.post('/graphql', { data: { query, variables: { slug } } });
    // The answer has this form.
    return ((await response.json()) as { data: { course: unknown } }).data.course;
  };
  await eventually(read).toEqual({
    publishedAt: null,
    lectures: [
      { title: 'Which rope?', kind: 'TEXT', status: 'READY', captions: [], files: [] },
      {
        ...{ title: 'Bowline', kind: 'VIDEO', status: 'READY' },
        ...{ captions: [{ language: 'en' }], files: [{ name: '01 Bowline.txt' }] },
      },
    ],
  });
});
