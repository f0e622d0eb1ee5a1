// @slow server/src/upload/upload.routes.ts server/src/upload/tus-headers.ts
import { readFile } from 'node:fs/promises';
import Uppy from '@uppy/core';
import Tus from '@uppy/tus';
import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { deleteCourses, makeDraft, send, uniqueTitle } from './courses.ts';
import { files } from './files.ts';

const { openAs, origin } = useBrowser();

const CREATE_TOKEN = 'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { secret } }';
const READ = 'query ($slug: String!) { course(slug: $slug) { lectures { title status } } }';

it('Uppy with a token and the endpoint adds a lecture for each file, in their order', async () => {
  const admin = await openAs('admin');
  const course = await makeDraft(admin, uniqueTitle('Bread by Uppy'));
  const input = { name: 'Uppy', scopes: ['COURSES_WRITE'], currentPassword: 'Lectern#1' };
  const { createApiToken } = await send<{ createApiToken: { secret: string } }>(admin, CREATE_TOKEN, {
    input,
  });
  const uppy = new Uppy<{ courseId: string }, Record<string, never>>().use(Tus, {
    endpoint: `${origin}/uploads`,
    headers: { authorization: `Bearer ${createApiToken.secret}` },
    chunkSize: 500_000,
    limit: 1,
  });
  uppy.setMeta({ courseId: course.id });
  for (const name of ['1_Flour.mp4', '2_Dough.mp4']) {
    const file = await readFile(files.video);
    // Uppy passes the file on to tus-js-client, which takes a buffer in Node.js.
    const data = Object.assign(file, { size: file.length }) as unknown as Blob;
    uppy.addFile({ name, type: 'video/mp4', data });
  }
  const result = await uppy.upload();
  uppy.destroy();
  expect([result?.failed?.length, result?.successful?.length]).toEqual([0, 2]);
  const read = await send<{ course: { lectures: { title: string; status: string }[] } }>(admin, READ, {
    slug: course.slug,
  });
  expect(read.course.lectures.map(({ title }) => title)).toEqual(['1 Flour', '2 Dough']);
  await deleteCourses(admin, [course]);
});
