// @slow server/src/school server/src/platform
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storyLimits } from '#shared/school-story.ts';
import { dataOf, drawPicture, refusalOf, registerAdmin } from '#testing/factories.ts';
import { eventually } from '#testing/eventually.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { tally, useOwnTemporaryFolder } from '#testing/traces.ts';

useOwnTemporaryFolder();
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

async function setHero(picture?: Blob, heroAlt = '') {
  const mutation = `mutation ($input: SetSchoolPictureInput!) { setSchoolPicture(input: $input) { ${FIELDS} } }`;
  const input = { version: version(), place: 'HERO', picture: null, heroAlt };
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
  const type = answer.headers.get('content-type');
  const data = Buffer.from(await answer.arrayBuffer());
  // The product cannot read AVIF. ISO 14496-12: the type of the file follows its first size.
  if (type === 'image/avif') return { type, brand: data.toString('latin1', 4, 12) };
  const { width, height } = await sharp(data).metadata();
  return { type, width, height };
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
  const made = async (srcset?: string) => {
    const entries = pathsIn(srcset);
    expect(entries.map(({ width }) => width)).toEqual(sizes);
    return Promise.all(entries.map(({ path }) => fetched(path)));
  };
  expect(await made(hero?.avifSrcset)).toEqual(sizes.map(() => ({ type: 'image/avif', brand: 'ftypavif' })));
  expect(await made(hero?.webpSrcset)).toEqual(
    sizes.map((width) => ({ type: 'image/webp', width, height: (width * 9) / 16 })),
  );
  dataOf(await setHero());
  expect(await told()).toEqual({ hero: null, heroAlt: '' });
  await eventually(async () => {
    const { rows, stored } = await tally(app);
    expect([rows?.stored_objects, stored]).toEqual([before.rows?.stored_objects, before.stored]);
  });
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

it('has an alternative text, which a new picture replaces and a removal deletes', async () => {
  const picture = await drawPicture({ width: 320, height: 180 });
  const heroAltOf = async (...change: Parameters<typeof setHero>) =>
    dataOf(await setHero(...change)).setSchoolPicture.heroAlt;
  const save = (heroAlt: string) =>
    admin.graphql<{ updateSchool: Hero }>(
      `mutation ($input: UpdateSchoolInput!) { updateSchool(input: $input) { ${FIELDS} } }`,
      { input: { version: version(), heroAlt } },
    );
  expect(await heroAltOf(picture, ' A loaf of bread ')).toBe('A loaf of bread');
  expect(dataOf(await save('Two loaves')).updateSchool.heroAlt).toBe('Two loaves');
  expect(await heroAltOf(picture)).toBe('');
  const tooLong = 'a'.repeat(storyLimits.heroAlt.max + 1);
  expect(refusalOf(await save(tooLong))?.code).toBe('BAD_USER_INPUT');
  expect(refusalOf(await setHero(picture, tooLong))?.code).toBe('BAD_USER_INPUT');
  expect(await heroAltOf(picture, 'A cake')).toBe('A cake');
  expect(await heroAltOf(undefined, 'Nothing')).toBe('');
});

it('stays when a file of another type is sent, whatever the file says about itself', async () => {
  dataOf(await setHero(await drawPicture({ width: 320, height: 180 }), 'A loaf'));
  const before = await told();
  const drawing = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/png' });
  expect(refusalOf(await setHero(drawing))?.code).toBe('UNSUPPORTED_MEDIA_TYPE');
  const cut = (await drawPicture({ format: 'jpeg' })).slice(0, 200, 'image/jpeg');
  expect(refusalOf(await setHero(cut))?.code).toBe('BAD_USER_INPUT');
  expect(await told()).toEqual(before);
  expect((await fetch(new URL(before.hero?.url ?? '', app.url))).status).toBe(200);
  dataOf(await setHero());
});
