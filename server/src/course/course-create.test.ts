import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseLimits, courseMessages } from '#shared/course.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import {
  as,
  createCourse,
  dataOf,
  drawPicture,
  newCourse,
  refusalOf,
  tryCreateCourse,
} from '#testing/factories.ts';
import { pictureReading } from '#server/platform/storage/image.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { whileLocked } from '#testing/while-locked.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { expectNothingLeft, tally, useOwnTemporaryFolder } from '#testing/traces.ts';

useOwnTemporaryFolder();
let app: TestApp;
let admin: HttpClient;
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
});
afterAll(() => app.stop());

describe('a new course', () => {
  it('has the given values, trimmed, and a WebP thumbnail of 16:9', async () => {
    const given = newCourse();
    const thumbnail = await drawPicture({ format: 'jpeg', width: 400, height: 400 });
    const { createCourse: course } = dataOf(
      await tryCreateCourse(admin, { ...given, title: ` ${given.title} ` }, thumbnail),
    );
    expect(course).toMatchObject({
      ...given,
      numberOfLectures: 0,
      duration: 0,
      thumbnail: {
        width: 1280,
        height: 720,
        url: expect.stringMatching(/^\/media\/images\/.*\.webp$/) as string,
      },
    });
  });

  it('keeps markup and quotes as plain text', async () => {
    const title = `<script>alert('x')</script> "quoted" \\ $1`;
    expect((await createCourse(admin, { title })).title).toBe(title);
  });

  it('accepts texts of the maximum length in characters', async () => {
    const title = '🎓'.repeat(courseLimits.courseTitle.max);
    expect(await createCourse(admin, { title })).toMatchObject({
      title,
      slug: expect.stringMatching(/^course/) as string,
    });
  });

  it.each([
    ['Über Öl: Ölmalerei', 'uber-ol-olmalerei'],
    ['日本語の基礎', '日本語の基礎'],
    ['اللغة العربية', 'اللغة-العربية'],
    ['🎉', 'course'],
  ])('with the title %s has the slug %s, and a second one has another slug', async (title, slug) => {
    await app.sql('delete from courses where slug like $1', [`${slug}%`]);
    expect((await createCourse(admin, { title })).slug).toBe(slug);
    expect((await createCourse(admin, { title })).slug).toMatch(new RegExp(`^${slug}-[0-9a-f]{6}$`));
  });

  it('gets a slug of its own if three with the same title are created at once', async () => {
    const creations = await whileLocked(
      app,
      ['lock table courses in access exclusive mode'],
      async (waiting) => {
        const started = [1, 2, 3].map(() => tryCreateCourse(admin, { title: 'All at once' }));
        await waiting(3);
        return started;
      },
    );
    const slugs = (await Promise.all(creations)).map((answer) => dataOf(answer).createCourse.slug);
    expect(new Set(slugs).size).toBe(3);
    expect(slugs).toContain('all-at-once');
  });

  const faults: [string, Record<string, string>, field: string, message: string][] = [
    ...(['title', 'description', 'category', 'instructor'] as const).map(
      (field): [string, Record<string, string>, string, string] => [
        `an empty ${field}`,
        { [field]: ' \n' },
        field,
        courseMessages.validation.courseFieldsMandatory,
      ],
    ),
    [
      'a title that is too long',
      { title: 'a'.repeat(courseLimits.courseTitle.max + 1) },
      'title',
      messages.validation.textTooLong({ limit: courseLimits.courseTitle.max }),
    ],
    [
      'a description that is too long',
      { description: 'a'.repeat(courseLimits.courseDescription.max + 1) },
      'description',
      messages.validation.textTooLong({ limit: courseLimits.courseDescription.max }),
    ],
  ];
  it.each(faults)('is refused with %s', async (_fault, fields, field, message) => {
    const before = await tally(app);
    const answer = await tryCreateCourse(admin, fields);
    expect(refusalOf(answer)).toEqual({ code: 'BAD_USER_INPUT', message });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ [field]: message });
    await expectNothingLeft(app, before);
  });

  it.each<[string, () => Promise<Blob>, code: string, message: string]>([
    [
      'a WebP',
      () => drawPicture({ format: 'webp' }),
      'UNSUPPORTED_MEDIA_TYPE',
      courseMessages.validation.thumbnailFormat,
    ],
    [
      'an SVG',
      async () => new Blob(['<svg/>']),
      'UNSUPPORTED_MEDIA_TYPE',
      courseMessages.validation.thumbnailFormat,
    ],
    [
      'half a picture',
      async () => (await drawPicture({ width: 400, height: 400 })).slice(0, 200),
      'BAD_USER_INPUT',
      messages.validation.imageUnreadable,
    ],
    [
      'more than 10 MB',
      async () => new Blob([await drawPicture(), new Uint8Array(limits.imageBytes)]),
      'PAYLOAD_TOO_LARGE',
      messages.validation.imageTooLarge,
    ],
  ])('is refused with %s as its thumbnail', async (_name, draw, code, message) => {
    const before = await tally(app);
    expect(refusalOf(await tryCreateCourse(admin, {}, await draw()))).toEqual({ code, message });
    await expectNothingLeft(app, before);
  });

  it('queues for image processing, and is refused with a retry time if the queue is full', async () => {
    const turn = Promise.withResolvers<void>();
    const { accounts } = pictureReading;
    const others = [accounts.run('other', () => turn.promise)];
    while (!accounts.isFull) others.push(accounts.run(`other ${others.length}`, async () => undefined));
    const before = await tally(app);
    const refused = await tryCreateCourse(admin);
    expect(refusalOf(refused)).toEqual({ code: 'SERVICE_UNAVAILABLE', message: messages.unavailable });
    expect(refused.errors?.[0]?.extensions.retryAfter).toBe(5);
    await expectNothingLeft(app, before);
    turn.resolve();
    await Promise.all(others);
    expect(refusalOf(await tryCreateCourse(admin))).toBeNull();
  });

  it.each(['VISITOR', 'USER', 'SUBSCRIBER'] as const)(
    'is refused to a %s without leaving anything',
    async (role) => {
      const client = await as(app, role);
      const before = await tally(app);
      expect(refusalOf(await tryCreateCourse(client))?.code).toBe(
        role === 'VISITOR' ? 'UNAUTHENTICATED' : 'FORBIDDEN',
      );
      await expectNothingLeft(app, before);
    },
  );
});
