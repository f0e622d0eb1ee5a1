// @slow server/src/school server/src/platform
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filmLimits } from '#shared/film.ts';
import { schoolFilmTexts } from '#shared/texts/school-film.ts';
import { eventually } from '#testing/eventually.ts';
import { dataOf, drawPicture, refusalOf, registerAdmin, video } from '#testing/factories.ts';
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

interface Filmed {
  film: { url: string; contentType: string; width: number; height: number } | null;
}
const FIELDS = 'film { url contentType width height }';

async function setFilm(film: Blob | null) {
  const mutation = `mutation ($input: SetSchoolPictureInput!) { setSchoolPicture(input: $input) { ${FIELDS} } }`;
  const input = { version: app.container.services.school.current.version, place: 'FILM', picture: null };
  if (!film) return admin.graphql<{ setSchoolPicture: Filmed }>(mutation, { input });
  const variables = { input };
  return admin.graphqlUpload<{ setSchoolPicture: Filmed }>(
    mutation,
    variables,
    'input.picture',
    film,
    'a.mp4',
  );
}
const told = async () =>
  dataOf(await app.visitor().graphql<{ school: Filmed }>(`{ school { ${FIELDS} } }`)).school.film;
const fetched = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, app.url), { headers });

it.each([
  ['h264.mp4', 'video/mp4'],
  ['vp9.webm', 'video/webm'],
])('%s is public as it was uploaded, in ranges, and is removed with its file', async (name, contentType) => {
  const before = await tally(app);
  const film = await video(name);
  dataOf(await setFilm(film));
  const shown = await told();
  expect(shown).toMatchObject({ contentType });
  const url = shown?.url ?? '';
  const answer = await fetched(url);
  expect(answer.headers.get('content-type')).toBe(contentType);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(await film.arrayBuffer()));
  const part = await fetched(url, { range: 'bytes=0-9' });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
  dataOf(await setFilm(null));
  expect(await told()).toBeNull();
  await eventually(async () => {
    const { rows, stored } = await tally(app);
    expect([rows?.stored_objects, stored]).toEqual([before.rows?.stored_objects, before.stored]);
  });
});

it.each(['hevc.mp4', 'h264.mov', 'h264.mkv', 'audio-only.mp4', 'mpeg4.mp4'])(
  'stays when a file is sent that not all browsers play: %s',
  async (name) => {
    dataOf(await setFilm(await video()));
    const before = await told();
    expect(refusalOf(await setFilm(await video(name)))).toMatchObject({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: schoolFilmTexts.validation.type,
    });
    expect(await told()).toEqual(before);
    expect((await fetched(before?.url ?? '')).status).toBe(200);
  },
);

it('is no picture, no text, and no larger than the limit', async () => {
  for (const other of [await drawPicture(), new Blob(['film']), new Blob([])])
    expect(refusalOf(await setFilm(other))?.code).toBe('UNSUPPORTED_MEDIA_TYPE');
  const film = await video();
  const large = new Blob([film, new Uint8Array(filmLimits.bytes)]);
  expect(refusalOf(await setFilm(large))).toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
    message: schoolFilmTexts.validation.tooLarge,
  });
});
