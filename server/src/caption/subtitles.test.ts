import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import {
  addLecture,
  createCourse,
  dataOf,
  registerAdmin,
  registerSubscriber,
  type Person,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { saveCaptions, vtt } from './captions.test-helper.ts';

const STREAM = 'query ($slug: String!) { course(slug: $slug) { lectures { video { streamUrl } } } }';

let app: TestApp;
let admin: Person;
let learner: Person;
let slug: string;
let lectureId: string;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
  learner = await registerSubscriber(app);
  const course = await createCourse(admin.client);
  slug = course.slug;
  lectureId = (await addLecture(admin.client, course.id)).id;
  await eventually(async () => expect(await streamUrl(learner.client)).not.toBe(''));
});
afterAll(() => app.stop());

async function streamUrl(client: HttpClient): Promise<string> {
  const { course } = dataOf(
    await client.graphql<{ course: { lectures: { video: { streamUrl: string | null } }[] } }>(STREAM, {
      slug,
    }),
  );
  return course.lectures[0]?.video.streamUrl ?? '';
}

/** The subtitles in the playlist of the lecture's stream: names and addresses. */
async function subtitles(client: HttpClient): Promise<[name: string, address: string][]> {
  const answer = await client.fetch(await streamUrl(client));
  expect(answer.status).toBe(200);
  const playlist = await answer.text();
  const found = [...playlist.matchAll(/^#EXT-X-MEDIA:TYPE=SUBTITLES,.*NAME="(.*?)",.*URI="(.*?)"$/gm)];
  const withGroup = playlist.match(/^#EXT-X-STREAM-INF:.*,SUBTITLES="captions"$/gm) ?? [];
  expect(withGroup.length > 0).toBe(found.length > 0);
  return found.map(([, name = '', address = '']) => [name, address]);
}

it('the playlist of a stream contains the captions that the lecture has now', async () => {
  expect(await subtitles(learner.client)).toEqual([]);
  const english = await saveCaptions(admin.client, { lectureId, language: 'en', file: vtt('Hello') });
  await saveCaptions(admin.client, { lectureId, language: 'pt-BR', file: vtt('Olá') });
  const [first, second] = await subtitles(learner.client);
  expect([first?.[0], second?.[0]]).toEqual(['English', 'português (Brasil)']);

  const playlist = await learner.client.fetch(first?.[1] ?? '');
  expect(playlist.status).toBe(200);
  expect(playlist.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
  expect(playlist.headers.get('cache-control')).toBe('no-store');
  const text = await playlist.text();
  const [lecture] = await app.sql<{ duration: number }>('select duration from lectures where id = $1', [
    lectureId,
  ]);
  const duration = lecture?.duration ?? 0;
  expect(text).toContain(`#EXT-X-TARGETDURATION:${Math.ceil(duration)}\n`);
  const [, seconds, file = ''] = /^#EXTINF:([\d.]+),\n(.*)\n#EXT-X-ENDLIST\n$/m.exec(text) ?? [];
  expect(Number(seconds)).toBeCloseTo(duration, 2);
  const address = `/captions/${file}`;
  expect(await (await learner.client.fetch(address)).text()).toContain('Hello');

  await saveCaptions(admin.client, { lectureId, language: 'en', version: 1, file: vtt('Good day') });
  expect(await (await learner.client.fetch(address)).text()).toContain('Good day');
  dataOf(
    await admin.client.graphql('mutation ($id: ID!) { deleteCaptions(id: $id) { id } }', { id: english.id }),
  );
  expect((await subtitles(learner.client)).map(([name]) => name)).toEqual(['português (Brasil)']);
  expect((await learner.client.fetch(first?.[1] ?? '')).status).toBe(404);
});

it('subtitles open for the session that has the link to the stream, and for no other', async () => {
  await saveCaptions(admin.client, { lectureId, language: 'de', file: vtt('Hallo') });
  const [[, address] = ['', '']] = (await subtitles(learner.client)).filter(([name]) => name === 'Deutsch');
  const file = address.replace('.m3u8', '.vtt');
  const stranger = await registerSubscriber(app);
  for (const path of [address, file]) {
    expect((await learner.client.fetch(path)).status).toBe(200);
    for (const client of [stranger.client, app.visitor()])
      expect((await client.fetch(path)).status).toBe(403);
  }
});

it('the stream of one lecture does not lead to the captions of another', async () => {
  const other = await createCourse(admin.client);
  const { id } = await addLecture(admin.client, other.id);
  await saveCaptions(admin.client, { lectureId: id, language: 'fr', file: vtt('Bonjour') });
  const link = await streamUrl(learner.client);
  expect(link).toContain(lectureId);
  for (const lecture of [id, 'x', `${lectureId}'`]) {
    const answer = await learner.client.fetch(link.replace(lectureId, lecture));
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('SUBTITLES');
  }
});
