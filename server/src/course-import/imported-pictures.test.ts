// @slow server/src/course-import server/src/lecture/text server/src/platform/storage server/src/platform/markdown
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pictureMark } from '#shared/course-import/plan.ts';
import { ownImage } from '#shared/own-image.ts';
import { as, drawPicture, refusalOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { addPicture, importPlan, planOf, tryAddPicture } from './course-imports.test-helper.ts';

let app: TestApp;
let admin: HttpClient;
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
});
afterAll(() => app.stop());

const text = (title: string, source: string) => ({
  ...{ kind: 'TEXT', title, text: source, isFreePreview: false, files: [] },
});
const begin = (key: string) =>
  importPlan(
    admin,
    key,
    planOf({
      picture: { path: 'cover.webp', size: 9 },
      pictures: [
        { path: 'a.png', size: 9 },
        { path: 'b.jpg', size: 9 },
      ],
      lectures: [
        text('One', `![A bowline](${pictureMark(0)}) and ![a hitch](${pictureMark(1)})`),
        text('Two', `![The same](${pictureMark(0)})`),
        text('Three', 'None.'),
      ],
    }),
  );

it('are shown by the course and by all texts that have their marks, and texts get no further version', async () => {
  const { id, pictures } = await begin('shown');
  expect(pictures).toEqual(['cover.webp', 'a.png', 'b.jpg'].map((path) => ({ path, hasArrived: false })));
  await addPicture(admin, id, 'a.png', await drawPicture());
  const half = await addPicture(admin, id, 'cover.webp', await drawPicture({ format: 'webp' }));
  expect(half.pictures.map(({ hasArrived }) => hasArrived)).toEqual([true, true, false]);
  const { course } = await addPicture(admin, id, 'b.jpg', await drawPicture({ format: 'jpeg' }));
  const [one, two, three] = course.lectures;
  const [, first, second] =
    /^!\[A bowline\]\((\S+)\) and !\[a hitch\]\((\S+)\)$/.exec(one?.text?.source ?? '') ?? [];
  const urls = [first, second].map((address) => ownImage(address ?? '')?.url);
  expect(two?.text?.source).toBe(`![The same](${first})`);
  expect(three?.version).toBe(1);
  for (const url of urls) expect(one?.text?.html).toContain(`src="${url}"`);
  for (const url of [...urls, course.thumbnail?.url])
    expect((await fetch(new URL(url ?? '', app.url))).status).toBe(200);
  const versions = await app.sql<{ source: string }>(
    'select source from lecture_text_versions where strpos(source, $1) > 0',
    [first],
  );
  expect(versions).toHaveLength(2);
});

it('may arrive twice, and do not replace a picture that an admin has chosen', async () => {
  const { id } = await begin('twice');
  const first = await addPicture(admin, id, 'cover.webp', await drawPicture());
  const again = await addPicture(admin, id, 'cover.webp', await drawPicture());
  expect(again.course.thumbnail).toEqual(first.course.thumbnail);
  expect(again.course.thumbnail).not.toBeNull();
  const all = await Promise.all(
    ['a.png', 'b.jpg', 'a.png'].map(async (path) => addPicture(admin, id, path, await drawPicture())),
  );
  expect(all).toHaveLength(3);
  const { pictures, course } = await addPicture(admin, id, 'a.png', await drawPicture());
  expect(pictures.every(({ hasArrived }) => hasArrived)).toBe(true);
  expect(JSON.stringify(course)).not.toContain(pictureMark(0).slice(0, -2));
});

it('are refused if they are none, for unknown paths, and for imports of others', async () => {
  const { id } = await begin('refused');
  const codeOf = async (...call: Parameters<typeof tryAddPicture>) =>
    refusalOf(await tryAddPicture(...call))?.code;
  const picture = await drawPicture();
  expect(await codeOf(admin, id, 'a.png', new Blob(['<svg/>']))).toBe('UNSUPPORTED_MEDIA_TYPE');
  expect(await codeOf(admin, id, 'c.png', picture)).toBe('NOT_FOUND');
  expect(await codeOf(admin, id, 'a.png', picture)).toBeUndefined();
  expect(await codeOf(await as(app, 'ADMIN'), id, 'b.jpg', picture)).toBe('NOT_FOUND');
});
