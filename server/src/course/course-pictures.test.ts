// @slow server/src/course server/src/platform/storage
import { join } from 'node:path';
import { RequestContext } from '@mikro-orm/postgresql';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateSchool } from '#server/school/school.test-helper.ts';
import { dataOf, drawPicture, as, newCourse } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { tally, useOwnTemporaryFolder, whenQueueIsIdle } from '#testing/traces.ts';

const FIELDS = 'id slug thumbnail { url width avifSrcset webpSrcset placeholder }';
const CREATE = `mutation ($input: CreateCourseInput!) { createCourse(input: $input) { ${FIELDS} } }`;
const UPDATE = `mutation ($input: UpdateCourseInput!) { updateCourse(input: $input) { ${FIELDS} } }`;

interface Made {
  id: string;
  slug: string;
  thumbnail: {
    url: string;
    avifSrcset: string | null;
    webpSrcset: string | null;
    placeholder: string | null;
  };
}

useOwnTemporaryFolder();
let app: TestApp;
let admin: HttpClient;
beforeAll(async () => {
  app = await startApp({}, { clientFolder: join(import.meta.dirname, '../../../client') });
  admin = await as(app, 'ADMIN');
});
afterAll(() => app.stop());

const picture = (width = 1400) =>
  drawPicture({ format: 'jpeg', width, height: Math.round((width * 9) / 16) });

/** Creates a course with a picture of this width; returns the response. */
async function upload(width?: number): Promise<Made> {
  const input = { ...newCourse(), thumbnail: null };
  const file = await picture(width);
  const answer = await admin.graphqlUpload<{ createCourse: Made }>(
    CREATE,
    { input },
    'input.thumbnail',
    file,
    'a.jpg',
  );
  return dataOf(answer).createCourse;
}

/** A course as a visitor sees it after all queued jobs are done. */
async function courseNow(slug: string): Promise<Made> {
  await whenQueueIsIdle(app);
  const query = `query ($slug: String!) { course(slug: $slug) { ${FIELDS} } }`;
  return dataOf(await app.visitor().graphql<{ course: Made }>(query, { slug })).course;
}

const candidates = (srcset: string | null) =>
  (srcset ?? '').split(', ').map((candidate) => {
    const [url = '', width = ''] = candidate.split(' ');
    return { url, width: Number(width.replace(/w$/, '')) };
  });

/** Resets the courses to the state before variants existed. */
const forgetPictures = () =>
  app.sql('update courses set thumbnail_variants = null where thumbnail_variants is not null');

describe('the picture of a course', () => {
  it('is available in the widths of screens, in two formats, each at an immutable address', async () => {
    const { slug } = await upload();
    const { thumbnail } = await courseNow(slug);
    const [avif, webp] = [candidates(thumbnail.avifSrcset), candidates(thumbnail.webpSrcset)];
    expect(avif.map(({ width }) => width)).toEqual([320, 640, 960, 1280]);
    expect(webp.map(({ width }) => width)).toEqual([320, 640, 960, 1280]);
    expect(webp.at(-1)?.url).toBe(thumbnail.url);
    for (const [type, list] of [
      ['image/avif', avif],
      ['image/webp', webp],
    ] as const) {
      for (const { url, width } of list) {
        const answer = await fetch(new URL(url, app.url));
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
        expect(answer.headers.get('cache-control')).toContain('immutable');
        // The size comes from the file's header, because this process cannot decode AVIF.
        const file = Buffer.from(await answer.arrayBuffer());
        if (type === 'image/webp')
          expect(await sharp(file).metadata()).toMatchObject({ width, height: (width * 9) / 16 });
        else expect(file.toString('latin1', 4, 12)).toBe('ftypavif');
      }
    }
    expect(thumbnail.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(thumbnail.placeholder?.length).toBeLessThan(400);
  });

  it('is never wider than the upload', async () => {
    const { thumbnail } = await courseNow((await upload(500)).slug);
    expect(candidates(thumbnail.avifSrcset).map(({ width }) => width)).toEqual([320, 500]);
  });

  it('is shown unchanged until the variants are made, also for older courses', async () => {
    const { slug } = await upload(500);
    await courseNow(slug);
    await forgetPictures();
    const before = await courseNow(slug);
    expect(before.thumbnail).toMatchObject({
      avifSrcset: null,
      webpSrcset: null,
      placeholder: null,
      width: 1280,
    });
    expect((await fetch(new URL(before.thumbnail.url, app.url))).status).toBe(200);
    // The migration does the same.
    await app.sql(`select graphile_worker.add_job('make-missing-course-pictures', payload := '{}')`);
    expect((await courseNow(slug)).thumbnail.avifSrcset).not.toBeNull();
  });

  it('is made for the other courses if it fails for one', async () => {
    await app.sql(
      `insert into courses (id, created_at, slug, title, description, category, instructor, thumbnail_key, published_at)
       select gen_random_uuid(), now(), 'lost-' || n, 'Lost', 'x', 'x', 'x', 'images/lost-' || n || '.webp', now()
         from generate_series(1, 30) n`,
    );
    const { slug } = await upload(500);
    await courseNow(slug);
    await forgetPictures();
    await app.sql(`update courses set id = 'ffffffff-ffff-7fff-bfff-ffffffffffff' where slug = $1`, [slug]);
    await app.sql(`select graphile_worker.add_job('make-missing-course-pictures', payload := '{}')`);
    expect((await courseNow(slug)).thumbnail.avifSrcset).not.toBeNull();
    await app.sql('delete from courses');
  });

  it('is deleted with its variants when it is replaced, and with its course', async () => {
    const empty = await tally(app);
    const { id, slug } = await upload(500);
    const before = await tally(app);
    const input = { id, version: 1, thumbnail: null };
    const file = await picture(500);
    const old = await courseNow(slug);
    dataOf(await admin.graphqlUpload(UPDATE, { input }, 'input.thumbnail', file, 'b.jpg'));
    const after = await tally(app);
    expect(after.rows).toEqual(before.rows);
    expect(after.stored).toHaveLength(before.stored.length);
    expect((await courseNow(slug)).thumbnail.avifSrcset).not.toBe(old.thumbnail.avifSrcset);

    dataOf(await admin.graphql('mutation ($id: ID!) { deleteCourse(id: $id) { id } }', { id }));
    await app.sql(`update courses set deleted_at = now() - interval '1 year' where id = $1`, [id]);
    const { orm, services } = app.container;
    await RequestContext.create(orm.em, () => services.courseTrash.purgeOld());
    expect((await tally(app)).rows).toMatchObject({ stored_objects: empty.rows?.stored_objects });
  });

  it('is not made again when its job is repeated', async () => {
    const { id, slug } = await upload(500);
    const before = [await courseNow(slug), await tally(app)];
    // A job is repeated if its process was killed between its commit and its end.
    await app.sql(
      `select graphile_worker.add_job('make-course-pictures', payload := json_build_object('courseId', $1::text))`,
      [id],
    );
    expect([await courseNow(slug), await tally(app)]).toEqual(before);
  });

  it('leaves nothing of the old one if it is replaced while its variants are made', async () => {
    const { storage } = app.container.services;
    const put = storage.put.bind(storage);
    const [reached, replaced] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    storage.put = async (key, body, options) => {
      if (key.endsWith('/320.avif')) {
        reached.resolve();
        await replaced.promise;
      }
      return put(key, body, options);
    };
    const before = await tally(app);
    try {
      const { id, slug } = await upload(500);
      await reached.promise;
      const input = { id, version: 1, thumbnail: null };
      dataOf(await admin.graphqlUpload(UPDATE, { input }, 'input.thumbnail', await picture(500), 'b.jpg'));
      replaced.resolve();
      expect(candidates((await courseNow(slug)).thumbnail.avifSrcset)).toHaveLength(2);
    } finally {
      storage.put = put;
    }
    const { rows } = await tally(app);
    // The picture, two widths in two formats, and the share picture.
    expect(rows?.stored_objects).toBe((before.rows?.stored_objects ?? NaN) + 6);
  });
});

describe('the sharing picture of a course', () => {
  /** The picture that the course's page declares for link previews. */
  async function shared(slug: string) {
    await whenQueueIsIdle(app);
    const page = await (await fetch(`${app.url}/courses/${slug}`)).text();
    const contentOf = (name: string) =>
      new RegExp(`property="og:image${name}" content="([^"]*)"`).exec(page)?.[1] ?? '';
    return {
      url: contentOf(''),
      type: contentOf(':type'),
      width: contentOf(':width'),
      alt: contentOf(':alt'),
    };
  }
  const objects = () => app.sql('select count(*)::int as count from stored_objects');

  it.each([500, 1400])('is drawn once, from a picture of %i pixels in width', async (width) => {
    const { slug } = await upload(width);
    const found = await shared(slug);
    expect(found).toMatchObject({ type: 'image/jpeg', width: '1200' });
    const answer = await fetch(found.url);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const file = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const before = await objects();
    expect(await shared(slug)).toEqual(found);
    expect(await objects()).toEqual(before);
  });

  it('changes only with the title, whatever characters it has', async () => {
    const { id, slug } = await upload(500);
    const [first, before] = [await shared(slug), await objects()];
    const update = (input: object) => admin.graphql(UPDATE, { input: { id, ...input } });
    dataOf(await update({ version: 1, description: 'Another one' }));
    expect(await shared(slug)).toEqual(first);

    const title = '家庭 & <b>Bread</b> 🍞';
    dataOf(await update({ version: 2, title }));
    const second = await shared(slug);
    expect(second).toMatchObject({ type: 'image/jpeg', alt: '家庭 &amp; &lt;b&gt;Bread&lt;/b&gt; 🍞' });
    expect(second.url).not.toBe(first.url);
    expect((await fetch(first.url)).status).toBe(404);
    expect(await objects()).toEqual(before);
  });

  it('contains the name of the school and changes with it', async () => {
    const { slug } = await upload(500);
    const [first, before] = [await shared(slug), await objects()];
    await updateSchool(admin, { name: 'Harbour' });
    const second = await shared(slug);
    expect(second.url).not.toBe(first.url);
    expect((await fetch(second.url)).headers.get('content-type')).toBe('image/jpeg');
    expect((await fetch(first.url)).status).toBe(404);
    expect(await objects()).toEqual(before);
  });

  it('is drawn when a draft is published', async () => {
    const input = { ...newCourse(), publish: false, thumbnail: null };
    const answer = await admin.graphqlUpload<{ createCourse: Made }>(
      CREATE,
      { input },
      'input.thumbnail',
      await picture(500),
      'a.jpg',
    );
    const { id, slug } = dataOf(answer).createCourse;
    await whenQueueIsIdle(app);
    dataOf(await admin.graphql('mutation ($id: ID!) { publishCourse(id: $id) { id } }', { id }));
    expect((await shared(slug)).type).toBe('image/jpeg');
  });
});
