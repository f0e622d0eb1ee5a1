// @slow server/src/pages server/src/lecture server/src/caption server/src/platform
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveCaptions, vtt } from '#server/caption/captions.test-helper.ts';
import { addLecture, createCourse, dataOf, registerAdmin } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { whenQueueIsIdle } from '#testing/traces.ts';
import { faultsOfSitemap, readXml } from './crawler-rules.test-helper.ts';

let app: TestApp;
let admin: HttpClient;
let course: { id: string; slug: string };
let preview: { id: string };
let paid: { id: string };

beforeAll(async () => {
  app = await startApp({}, { clientFolder: join(import.meta.dirname, '../../../client') });
  admin = (await registerAdmin(app)).client;
  course = await createCourse(admin, { title: 'Bread at Home' });
  preview = await addLecture(admin, course.id, { title: 'Flour & Water', isFreePreview: true });
  paid = await addLecture(admin, course.id, { title: 'Salt' });
  await saveCaptions(admin, { lectureId: preview.id, file: vtt('Four ingredients.', 'That is all.') });
  await whenQueueIsIdle(app);
});
afterAll(() => app.stop());

async function page(path: string) {
  const answer = await fetch(`${app.url}${path}`);
  const { document } = new Window();
  document.write(await answer.text());
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  );
  return {
    status: answer.status,
    title: document.title,
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    data,
    video: data.find((thing) => thing['@type'] === 'VideoObject'),
  };
}

/** Fetches a file by its URL. */
const follow = (address: unknown) => fetch(String(address));

const inOutline = (id: string) => `/courses/${course.slug}/lectures/${id}`;

describe('a free lecture', () => {
  it('has structured data on its page, with its transcript and public files', async () => {
    const found = await page(inOutline(preview.id));
    expect(found).toMatchObject({
      status: 200,
      title: 'Flour & Water · Lectern',
      canonical: `${app.config.publicUrl}${inOutline(preview.id)}`,
    });
    expect(found.video).toMatchObject({
      name: 'Flour & Water',
      description: expect.stringMatching(/\w/) as string,
      transcript: 'Four ingredients. That is all.',
      inLanguage: 'en',
      duration: expect.stringMatching(/^PT\d+M\d+S$/) as string,
      uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string,
    });
    const video = await follow(found.video?.contentUrl);
    expect([video.status, video.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    await video.body?.cancel();
    const picture = await follow(found.video?.thumbnailUrl);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
    const caption = found.video?.caption as { contentUrl: string } | undefined;
    expect(await (await follow(caption?.contentUrl)).text()).toContain('Four ingredients.');
    expect(found.data.at(-1)).toMatchObject({
      itemListElement: [{ position: 1 }, { position: 2 }, { position: 3, name: 'Flour & Water' }],
    });
  });

  it("has structured data on its course's page, without its transcript", async () => {
    const { data } = await page(`/courses/${course.slug}`);
    const videos = data.filter((thing) => thing['@type'] === 'VideoObject');
    expect(videos).toMatchObject([
      { name: 'Flour & Water', url: `${app.config.publicUrl}${inOutline(preview.id)}` },
    ]);
    expect(videos[0]).not.toHaveProperty('transcript');
  });

  it.each(['video', 'poster', 'captions'])(
    'is the only kind of lecture with a permanent address for its %s',
    async (file) => {
      expect((await fetch(`${app.url}/previews/${paid.id}/${file}`)).status).toBe(404);
      const draft = await createCourse(admin, { publish: false });
      const unseen = await addLecture(admin, draft.id, { isFreePreview: true });
      expect((await fetch(`${app.url}/previews/${unseen.id}/${file}`)).status).toBe(404);
    },
  );

  it('is indexed only under its own course', async () => {
    for (const path of [inOutline(paid.id), `/courses/${course.slug}/lectures`]) {
      expect(await page(path)).toMatchObject({ status: 200, canonical: null, data: [] });
    }
    const other = await createCourse(admin);
    for (const path of [
      `/courses/${other.slug}/lectures/${preview.id}`,
      inOutline('nothing'),
      inOutline(other.id),
    ]) {
      expect(await page(path)).toMatchObject({ status: 404, canonical: null, data: [] });
    }
  });

  it('is a 404 after it was deleted', async () => {
    const old = await addLecture(admin, course.id, { isFreePreview: true });
    expect(await page(inOutline(old.id))).toMatchObject({ status: 200 });
    dataOf(await admin.graphql('mutation ($id: ID!) { deleteLecture(id: $id) { id } }', { id: old.id }));
    const asked = async (headers: Record<string, string>) =>
      (await fetch(`${app.url}${inOutline(old.id)}`, { headers })).status;
    expect([await asked({}), await asked({ cookie: admin.cookieHeader() })]).toEqual([404, 404]);
  });
});

interface Listed {
  loc: string;
  lastmod: string;
  'video:video'?: Record<string, unknown>;
}

async function listed(part: string): Promise<Listed[]> {
  const text = await (await fetch(`${app.url}/sitemaps/${part}.xml`)).text();
  return (readXml(text) as { urlset: { url: Listed[] } }).urlset.url;
}

describe('the sitemap', () => {
  it('lists the videos of free lectures', async () => {
    const index = await (await fetch(`${app.url}/sitemap.xml`)).text();
    expect(index).toContain('/sitemaps/previews-1.xml');
    const lectures = await listed('previews-1');
    expect(lectures.map(({ loc }) => new URL(loc).pathname)).toEqual([inOutline(preview.id)]);
    expect(lectures[0]?.['video:video']).toMatchObject({
      'video:title': 'Flour & Water',
      'video:content_loc': `${app.config.publicUrl}/previews/${preview.id}/video`,
      'video:requires_subscription': 'no',
    });
    expect(Number(lectures[0]?.['video:video']?.['video:duration'])).toBeGreaterThan(0);
    const text = await (await fetch(`${app.url}/sitemaps/previews-1.xml`)).text();
    expect(faultsOfSitemap(text)).toEqual([]);
  });

  describe('has the time of the last change of a course', () => {
    const LONG_AGO = '2020-01-01T00:00:00.000Z';
    const update = (mutation: string, input: object) => async () => {
      dataOf(await admin.graphql(mutation, { input: { version: 1, ...input } }));
    };
    const lastmod = async () => {
      const courses = await listed('courses-1');
      return courses.find(({ loc }) => loc.endsWith(`/${course.slug}`))?.lastmod;
    };

    it.each<[string, () => Promise<unknown>]>([
      [
        'when the course is edited',
        () =>
          update('mutation ($input: UpdateCourseInput!) { updateCourse(input: $input) { id } }', {
            id: course.id,
            description: 'Another one',
          })(),
      ],
      [
        'when a lecture is edited',
        () =>
          update('mutation ($input: UpdateLectureInput!) { updateLecture(input: $input) { id } }', {
            id: paid.id,
            title: 'Salt and Time',
          })(),
      ],
      ['when a lecture is added', () => addLecture(admin, course.id)],
      [
        'when captions are edited',
        () => saveCaptions(admin, { lectureId: preview.id, version: 1, file: vtt('Five.') }),
      ],
    ])('%s', async (_what, change) => {
      await app.sql(`update courses set published_at = $1, changed_at = null where id = $2`, [
        LONG_AGO,
        course.id,
      ]);
      expect(await lastmod()).toBe(LONG_AGO);
      await change();
      await whenQueueIsIdle(app);
      expect(Date.parse((await lastmod()) ?? '')).toBeGreaterThan(Date.now() - 60_000);
    });

    it('and ignores changes that only admins see', async () => {
      await app.sql(`update courses set published_at = $1, changed_at = null where id = $2`, [
        LONG_AGO,
        course.id,
      ]);
      await app.sql(`update lectures set progress_percent = 7 where course_id = $1`, [course.id]);
      await app.sql(`update courses set thumbnail_variants = null where id = $1`, [course.id]);
      expect(await lastmod()).toBe(LONG_AGO);
    });
  });
});
