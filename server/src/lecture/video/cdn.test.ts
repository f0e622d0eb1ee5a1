import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCachingProxy, type CachingProxy } from '#testing/caching-proxy.ts';
import {
  addLecture,
  createCourse,
  dataOf,
  registerAdmin,
  registerSubscriber,
  video,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const KEY = 'the key that the CDN checks addresses with';
const RANGE = { headers: { range: 'bytes=0-9' } };
const VIDEO =
  'query V($slug: String!) { course(slug: $slug) { lectures { video { url streamUrl posterUrl } } } }';

interface Links {
  url: string;
  streamUrl: string | null;
  posterUrl: string | null;
}

let app: TestApp;
let cdn: CachingProxy;
let slug: string;
beforeAll(async () => {
  cdn = await startCachingProxy({ key: KEY, origin: () => `${app.url}/media` });
  app = await startApp({ MEDIA_CDN_URL: `${cdn.url}/`, MEDIA_CDN_KEY: KEY });
  const { client } = await registerAdmin(app);
  const course = await createCourse(client);
  slug = course.slug;
  await addLecture(client, course.id);
});
afterAll(async () => {
  await app.stop();
  await cdn.close();
});

async function linksFor(learner: HttpClient): Promise<Links> {
  const { course } = dataOf(
    await learner.graphql<{ course: { lectures: { video: Links }[] } }>(VIDEO, { slug }),
  );
  const [lecture] = course.lectures;
  if (!lecture) throw new Error('There is no lecture');
  return lecture.video;
}

/** The redirect target of a link. */
async function addressOf(learner: HttpClient, link: string): Promise<string> {
  const answer = await learner.fetch(link, RANGE);
  expect(answer.status).toBe(302);
  return answer.headers.get('location') ?? '';
}

it('the CDN serves a video to many learners with one request to the school', async () => {
  const original = await (await video()).slice(0, 10).bytes();
  const learners = await Promise.all(Array.from({ length: 5 }, () => registerSubscriber(app)));
  const addresses = await Promise.all(
    learners.map(async ({ client }) => addressOf(client, (await linksFor(client)).url)),
  );
  for (const address of addresses) {
    expect(address.startsWith(`${cdn.url}/videos/`)).toBe(true);
    const part = await fetch(address, RANGE);
    expect(part.status).toBe(206);
    expect(await part.bytes()).toEqual(original);
    // The pages of the school have another origin.
    expect(part.headers.get('access-control-allow-origin')).toBe('*');
    expect(part.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  }
  expect(cdn.asked.filter((path) => path.startsWith('/videos/'))).toHaveLength(1);
});

it('playlists come from the school, and their segments from the CDN', async () => {
  const { client } = await registerSubscriber(app);
  const streamUrl = async () => (await linksFor(client)).streamUrl;
  await expect.poll(streamUrl).not.toBeNull();
  const rendition = await next(client, (await streamUrl()) ?? '');
  const address = await addressOf(client, await next(client, rendition));
  expect(address.startsWith(`${cdn.url}/streams/`)).toBe(true);
  expect((await fetch(address, RANGE)).status).toBe(206);
});

/** The first URL in a playlist of the school. */
async function next(learner: HttpClient, path: string): Promise<string> {
  const playlist = await learner.fetch(path);
  expect(playlist.status).toBe(200);
  const [address = ''] = (await playlist.text()).split('\n').filter((line) => /^[^#]/.test(line));
  const { pathname, search } = new URL(address, new URL(path, app.url));
  return pathname + search;
}

it("the CDN refuses another learner's link, the address of another video and an expired link", async () => {
  const { client } = await registerSubscriber(app);
  const { url } = await linksFor(client);
  const other = await registerSubscriber(app);
  expect((await other.client.fetch(url, RANGE)).status).toBe(403);

  const address = await addressOf(client, url);
  const expires = new URL(address).searchParams.get('expires') ?? '';
  expect(Number(expires)).toBeLessThanOrEqual(Date.now() / 1000 + 300);
  const changed = [
    address.replace(/\/videos\/[^?]+/, '/videos/other.mp4'),
    address.replace(`expires=${expires}`, `expires=${Number(expires) + 60}`),
    address.replace(/&md5=.*/, ''),
  ];
  for (const one of changed) expect((await fetch(one, RANGE)).status).toBe(403);

  // The link that the CDN fetches a video with opens nothing else at the school, and nothing if it is changed.
  const { pathname, search } = new URL(address);
  expect((await fetch(`${app.url}/media${pathname}${search}`, RANGE)).status).toBe(206);
  expect((await fetch(`${app.url}/media/videos/other.mp4${search}`, RANGE)).status).toBe(403);
  expect((await fetch(`${app.url}/media${pathname}${search.replace('bound=cdn', 'bound=0')}`)).status).toBe(
    403,
  );
});

it('the content security policy allows media from the CDN', async () => {
  const { headers } = await app.visitor().fetch('/livez');
  expect(headers.get('content-security-policy')).toContain(`media-src 'self' blob: ${cdn.url};`);
});
