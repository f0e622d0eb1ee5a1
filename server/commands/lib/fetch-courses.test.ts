// @slow server/commands server/src/course-export
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { courseFormTexts } from '#shared/texts/course-form.ts';
import { createToken } from '#server/auth/api-token.test-helper.ts';
import { importPlan, planOf } from '#server/course-import/course-imports.test-helper.ts';
import { readZip } from '#server/file/read-zip.test-helper.ts';
import { as } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { fetchCourses } from './fetch-courses.ts';

let app: TestApp;
let folder: string;
let token: string;
beforeAll(async () => {
  app = await startApp();
  const admin = await as(app, 'ADMIN');
  token = (await createToken(admin, 'READ')).secret;
  folder = await mkdtemp(join(tmpdir(), 'lectern-export-'));
  const fields = { title: 'A lecture', isFreePreview: false, files: [] };
  const lectures = [{ ...fields, kind: 'TEXT', text: 'Old ropes break.' }];
  for (const title of ['Knots', 'Ropes']) await importPlan(admin, title, planOf({ title, lectures }));
  const video = { ...fields, kind: 'VIDEO', path: 'a.mp4', size: 9, description: 'A knot.', captions: [] };
  await importPlan(admin, 'unsent', planOf({ title: 'Unsent', lectures: [video] }));
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

it('writes each course, and tells which it could not', async () => {
  const told: string[] = [];
  const fetching = { school: app.url, token, folder, tell: (line: string) => void told.push(line) };
  expect(await fetchCourses(fetching)).toBe(1);
  expect((await readdir(folder)).toSorted()).toEqual(['knots.zip', 'ropes.zip']);
  const reason = courseFormTexts.edit.exportLacksVideo({ title: 'A lecture' });
  expect(told.toSorted()).toEqual([`Unsent was not exported: ${reason}`, 'knots.zip', 'ropes.zip']);
  const files = readZip(await readFile(join(folder, 'knots.zip')));
  expect(files.map(({ path }) => path)).toEqual(['course.yaml', '01 A lecture.md']);
  expect(await fetchCourses({ ...fetching, only: 'knots' })).toBe(0);
  expect(told.at(-1)).toBe('knots.zip');
});

it('says that the token is wrong', async () => {
  const fetching = { school: app.url, token: 'lectern_wrong', folder, tell: () => undefined };
  await expect(fetchCourses(fetching)).rejects.toThrow();
});
