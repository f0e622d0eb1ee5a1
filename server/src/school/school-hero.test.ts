import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf, drawPicture, refusalOf, registerAdmin } from '#testing/factories.ts';
import { eventually } from '#testing/eventually.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { tally } from '#testing/traces.ts';

let app: TestApp;
let admin: HttpClient;
beforeAll(async () => {
  app = await startApp();
  ({ client: admin } = await registerAdmin(app));
});
afterAll(() => app.stop());

interface Hero {
  hero: { url: string; width: number; height: number; avifSrcset: string; webpSrcset: string } | null;
  heroAlt: string;
}
const FIELDS = 'hero { url width height avifSrcset webpSrcset } heroAlt';
const version = () => app.container.services.school.current.version;

async function setHero(picture?: Blob) {
  const mutation = `mutation ($input: SetSchoolPictureInput!) { setSchoolPicture(input: $input) { ${FIELDS} } }`;
  const input = { version: version(), place: 'HERO', picture: null };
  if (!picture) return admin.graphql<{ setSchoolPicture: Hero }>(mutation, { input });
  return admin.graphqlUpload<{ setSchoolPicture: Hero }>(
    mutation,
    { input },
    'input.picture',
    picture,
    'a.png',
  );
}
const told = async () =>
  dataOf(await app.visitor().graphql<{ school: Hero }>(`{ school { ${FIELDS} } }`)).school;
const fetched = async (path: string) => {
  const answer = await fetch(new URL(path, app.url));
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return { type: answer.headers.get('content-type'), width, height };
};
/** The paths of a `srcset` by width. */
const pathsIn = (srcset = '') =>
  srcset.split(', ').map((entry) => {
    const [path = '', width = ''] = entry.split(' ');
    return { path, width: Number.parseInt(width, 10) };
  });

it('is stored in 16:9 in several widths and formats, and all of them are removed with it', async () => {
  const before = await tally(app);
  expect(await told()).toEqual({ hero: null, heroAlt: '' });
  dataOf(await setHero(await drawPicture({ format: 'jpeg', width: 1400, height: 1000 })));
  const { hero } = await told();
  expect(hero).toMatchObject({ width: 1280, height: 720 });
  expect(await fetched(hero?.url ?? '')).toEqual({ type: 'image/webp', width: 1280, height: 720 });
  const sizes = [320, 640, 960, 1280];
  for (const [srcset, type] of [
    [hero?.avifSrcset, 'image/avif'],
    [hero?.webpSrcset, 'image/webp'],
  ]) {
    const entries = pathsIn(srcset);
    expect(entries.map(({ width }) => width)).toEqual(sizes);
    expect(await Promise.all(entries.map(({ path }) => fetched(path)))).toEqual(
      sizes.map((width) => ({ type, width, height: (width * 9) / 16 })),
    );
  }
  dataOf(await setHero());
  expect(await told()).toEqual({ hero: null, heroAlt: '' });
  await eventually(async () =>
    expect((await tally(app)).rows?.stored_objects).toBe(before.rows?.stored_objects),
  );
});

it('replaces the former picture, whose files are removed', async () => {
  dataOf(await setHero(await drawPicture({ width: 1280, height: 720 })));
  const first = (await told()).hero?.url ?? '';
  dataOf(await setHero(await drawPicture({ width: 640, height: 360 })));
  const { hero } = await told();
  // No variant is wider than the upload.
  expect(pathsIn(hero?.avifSrcset).map(({ width }) => width)).toEqual([320, 640]);
  await eventually(async () => expect((await fetch(new URL(first, app.url))).status).toBe(404));
  dataOf(await setHero());
});

it('has an alternative text of at most 150 characters', async () => {
  const save = (heroAlt: string) =>
    admin.graphql<{ updateSchool: Hero }>(
      `mutation ($input: UpdateSchoolInput!) { updateSchool(input: $input) { ${FIELDS} } }`,
      { input: { version: version(), heroAlt } },
    );
  expect(dataOf(await save(' A loaf of bread ')).updateSchool.heroAlt).toBe('A loaf of bread');
  expect(refusalOf(await save('a'.repeat(151)))?.code).toBe('BAD_USER_INPUT');
  expect(dataOf(await save('')).updateSchool.heroAlt).toBe('');
});
