// @slow server/src/course server/src/platform
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courseLimits, courseMessages } from '#shared/course.ts';
import { messages } from '#shared/messages.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import {
  addLecture,
  as,
  createCourse,
  dataOf,
  drawPicture,
  newCourse,
  refusalOf,
  tryCreateCourse,
  type Caller,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { expectNothingLeft, tally, useOwnTemporaryFolder } from '#testing/traces.ts';

const CREATE = `mutation C($input: CreateCourseInput!) {
  createCourse(input: $input) {
    id slug title description category instructor thumbnail { url } publishedAt version
  }
}`;
const PUBLISH =
  'mutation P($id: ID!) { publishCourse(id: $id) { id slug publishedAt version thumbnail { url } } }';
const UNPUBLISH = 'mutation U($id: ID!) { unpublishCourse(id: $id) { id publishedAt } }';

interface Draft {
  id: string;
  slug: string;
  publishedAt: string | null;
}

useOwnTemporaryFolder();
let app: TestApp;
let admin: HttpClient;
let clients: Record<Caller, HttpClient>;
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
  clients = {
    VISITOR: app.visitor(),
    USER: await as(app, 'USER'),
    SUBSCRIBER: await as(app, 'SUBSCRIBER'),
    ADMIN: admin,
  };
});
afterAll(() => app.stop());

const nothing = { description: '', category: '', instructor: '', publish: false };
const draft = async (title: string): Promise<Draft> =>
  dataOf(await admin.graphql<{ createCourse: Draft }>(CREATE, { input: { ...nothing, title } })).createCourse;
const actionsOn = (id: string) =>
  app.sql<{ action: string; subject: string }>(
    'select action, subject from audit_entries where subject_id = $1 order by created_at, id',
    [id],
  );

describe('a draft', () => {
  it('needs only a title', async () => {
    const answer = await admin.graphql(CREATE, { input: { ...nothing, title: ' Bread ' } });
    expect(dataOf(answer)).toEqual({
      createCourse: {
        id: expect.any(String) as string,
        slug: 'bread',
        title: 'Bread',
        description: '',
        category: '',
        instructor: '',
        thumbnail: null,
        publishedAt: null,
        version: 1,
      },
    });
  });

  it('accepts all fields of a course', async () => {
    const { id } = await createCourse(admin, { publish: false });
    expect(dataOf(await admin.graphql(PUBLISH, { id }))).toMatchObject({
      publishCourse: { thumbnail: { url: expect.any(String) as string } },
    });
  });

  it.each([
    [{ title: ' ' }, 'title', courseMessages.validation.draftTitle],
    [
      { description: 'a'.repeat(courseLimits.courseDescription.max + 1) },
      'description',
      messages.validation.textTooLong({ limit: courseLimits.courseDescription.max }),
    ],
    [
      { category: 'a'.repeat(courseLimits.category.max + 1) },
      'category',
      messages.validation.textTooLong({ limit: courseLimits.category.max }),
    ],
  ])('is refused with %j', async (fields, field, message) => {
    const before = await tally(app);
    const answer = await admin.graphql(CREATE, { input: { ...nothing, title: 'Draft', ...fields } });
    expect(refusalOf(answer)).toEqual({ code: 'BAD_USER_INPUT', message });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ [field]: message });
    await expectNothingLeft(app, before);
  });

  it('with an invalid picture leaves nothing', async () => {
    const before = await tally(app);
    const answer = await tryCreateCourse(admin, { publish: false }, new Blob(['<svg/>']));
    expect(refusalOf(answer)).toEqual({
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: courseMessages.validation.thumbnailFormat,
    });
    await expectNothingLeft(app, before);
  });

  it('is the only course that can be created without a picture', async () => {
    const answer = await admin.graphql(CREATE, { input: newCourse() });
    expect(refusalOf(answer)).toEqual({
      code: 'BAD_USER_INPUT',
      message: courseMessages.validation.courseFieldsMandatory,
    });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({
      thumbnail: courseMessages.validation.courseFieldsMandatory,
    });
  });
});

describe('the visibility of a draft', () => {
  let hidden: { id: string; slug: string };
  beforeAll(async () => {
    hidden = await createCourse(admin, { title: 'Hidden Zymurgy', category: 'Secrets', publish: false });
    await addLecture(admin, hidden.id, { title: 'Free', isFreePreview: true });
  });

  const LIST = `query L($search: String, $category: String, $state: CourseState) {
    courses(first: 100, search: $search, category: $category, state: $state) {
      totalCount categories { name } nodes { id }
    }
  }`;
  interface List {
    courses: { totalCount: number; categories: { name: string }[]; nodes: { id: string }[] };
  }

  it.each<Caller>(['VISITOR', 'USER', 'SUBSCRIBER'])('a %s cannot find it in any way', async (caller) => {
    const client = clients[caller];
    for (const variables of [{}, { search: 'zymurgy' }, { category: 'Secrets' }]) {
      const { courses } = dataOf(await client.graphql<List>(LIST, variables));
      expect(courses.nodes.map(({ id }) => id)).not.toContain(hidden.id);
      expect(courses.totalCount).toBe(courses.nodes.length);
      expect(courses.categories.map(({ name }) => name)).not.toContain('Secrets');
    }
    const bySlug = 'query C($slug: String!) { course(slug: $slug) { id lectures { video { url } } } }';
    expect(refusalOf(await client.graphql(bySlug, { slug: hidden.slug }))).toEqual({
      code: 'NOT_FOUND',
      message: courseMessages.notFound.course,
    });
    const list = await client.json<{ courses: { _id: string }[] }>('GET', '/api/v1/courses');
    expect(list.body.courses.map(({ _id }) => _id)).not.toContain(hidden.id);
    const status = caller === 'VISITOR' ? 401 : 404;
    expect((await client.json('GET', `/api/v1/courses/${hidden.id}`)).status).toBe(status);
  });

  it.each<[Caller, string]>([
    ['VISITOR', 'UNAUTHENTICATED'],
    ['USER', 'FORBIDDEN'],
    ['SUBSCRIBER', 'FORBIDDEN'],
  ])('a %s may not list drafts: %s', async (caller, code) => {
    for (const state of ['DRAFT', 'ANY']) {
      expect(refusalOf(await clients[caller].graphql(LIST, { state }))?.code).toBe(code);
    }
  });

  it('admins find it in the list of drafts and by its slug', async () => {
    const ids = async (state: string) =>
      dataOf(await admin.graphql<List>(LIST, { state })).courses.nodes.map(({ id }) => id);
    expect(await ids('PUBLISHED')).not.toContain(hidden.id);
    expect(await ids('DRAFT')).toContain(hidden.id);
    expect(await ids('ANY')).toContain(hidden.id);
    const { id } = await createCourse(admin);
    expect(await ids('DRAFT')).not.toContain(id);
    expect(await ids('ANY')).toContain(id);
    const { courses } = dataOf(await admin.graphql<List>(LIST, { state: 'DRAFT', search: 'zymurgi' }));
    expect(courses).toEqual({
      totalCount: 1,
      categories: [{ name: 'Secrets' }],
      nodes: [{ id: hidden.id }],
    });
    const bySlug = 'query C($slug: String!) { course(slug: $slug) { id publishedAt lectures { title } } }';
    expect(dataOf(await admin.graphql(bySlug, { slug: hidden.slug }))).toEqual({
      course: { id: hidden.id, publishedAt: null, lectures: [{ title: 'Free' }] },
    });
    expect((await admin.json('GET', `/api/v1/courses/${hidden.id}`)).status).toBe(200);
  });
});

describe('publishing', () => {
  it('shows a draft to all visitors, as the newest course, and once', async () => {
    const { id, slug } = await createCourse(admin, { publish: false });
    await createCourse(admin);
    const published = dataOf(await admin.graphql<{ publishCourse: Draft }>(PUBLISH, { id })).publishCourse;
    expect(published).toMatchObject({ id, slug, version: 1, publishedAt: expect.any(String) as string });
    expect(dataOf(await admin.graphql(PUBLISH, { id }))).toEqual({ publishCourse: published });
    const first = '{ courses(first: 1) { nodes { id } } }';
    expect(dataOf(await app.visitor().graphql(first))).toEqual({ courses: { nodes: [{ id }] } });
    expect((await actionsOn(id)).map(({ action }) => action)).toEqual(['COURSE_CREATED', 'COURSE_PUBLISHED']);
  });

  it('is refused with the missing fields', async () => {
    const { id } = await draft('Unfinished');
    const answer = await admin.graphql(PUBLISH, { id });
    const message = courseMessages.validation.courseFieldsMandatory;
    expect(refusalOf(answer)).toEqual({ code: 'BAD_USER_INPUT', message });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({
      description: message,
      category: message,
      instructor: message,
      thumbnail: message,
    });
    expect(await app.sql('select published_at from courses where id = $1', [id])).toEqual([
      { published_at: null },
    ]);
    expect((await actionsOn(id)).map(({ action }) => action)).toEqual(['COURSE_CREATED']);
  });

  it('can be undone, which keeps the slug', async () => {
    const { id, slug, title } = await createCourse(admin);
    for (const _time of [1, 2]) {
      expect(dataOf(await admin.graphql(UNPUBLISH, { id }))).toEqual({
        unpublishCourse: { id, publishedAt: null },
      });
    }
    const bySlug = 'query C($slug: String!) { course(slug: $slug) { id } }';
    expect(refusalOf(await app.visitor().graphql(bySlug, { slug }))?.code).toBe('NOT_FOUND');
    expect(dataOf(await admin.graphql(PUBLISH, { id }))).toMatchObject({ publishCourse: { slug } });
    expect(await actionsOn(id)).toEqual(
      ['COURSE_CREATED', 'COURSE_UNPUBLISHED', 'COURSE_PUBLISHED'].map((action) => ({
        action,
        subject: title,
      })),
    );
  });

  it.each([PUBLISH, UNPUBLISH])('is refused for unknown courses: %s', async (mutation) => {
    const unknown = await admin.graphql(mutation, { id: '0198c0de-0000-7000-8000-000000000000' });
    expect(refusalOf(unknown)).toEqual({ code: 'NOT_FOUND', message: courseMessages.notFound.course });
    const malformed = await admin.graphql(mutation, { id: 'x' });
    expect(refusalOf(malformed)).toEqual({
      code: 'BAD_USER_INPUT',
      message: inputRefusals.malformedId,
    });
  });

  it('is possible after a picture is added', async () => {
    const { id } = await draft('Later');
    const update = `mutation U($input: UpdateCourseInput!) { updateCourse(input: $input) { version } }`;
    const input = { ...newCourse(), id, version: 1, thumbnail: null };
    dataOf(
      await admin.graphqlUpload(update, { input }, 'input.thumbnail', await drawPicture(), 'picture.png'),
    );
    expect(dataOf(await admin.graphql(PUBLISH, { id }))).toMatchObject({ publishCourse: { version: 2 } });
  });
});
