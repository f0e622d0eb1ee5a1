import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lectureRefusals } from '#shared/lecture-refusals.ts';
import { trySaveCaptions, vtt } from '#server/caption/captions.test-helper.ts';
import { mark, save, tryIssue, trySave } from '#server/progress/progress.test-helper.ts';
import { REPLACE } from '#server/upload/uploads.test-helper.ts';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { dataOf, drawPicture, oneOfEach, refusalOf, type Caller } from '#testing/factories.ts';
import type { GraphqlAnswer, HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { addLink, readLink } from './link-lectures.test-helper.ts';

let app: TestApp;
let clients: Record<Caller, HttpClient>;
let admin: HttpClient;
let learner: HttpClient;
let course: { id: string; slug: string; title: string };
beforeAll(async () => {
  app = await startApp({}, { clientFolder: join(import.meta.dirname, '../../../../client') });
  clients = await oneOfEach(app);
  admin = clients.ADMIN;
  learner = clients.SUBSCRIBER;
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.sql('delete from courses');
  course = await writeCourse(app);
  await app.sql('update courses set publishes_lectures_at_once = true where id = $1', [course.id]);
});

const onLecture = (mutation: string, id: string) =>
  admin.graphql(`mutation ($id: ID!) { ${mutation} }`, { id });

describe('what belongs to a video', () => {
  const uses: Record<string, (id: string) => Promise<GraphqlAnswer<unknown>>> = {
    upload: (lectureId) =>
      admin.graphql(REPLACE, { input: { lectureId, file: { fileName: 'a.mp4', size: 9 } } }),
    poster: async (lectureId) =>
      admin.graphqlUpload(
        'mutation ($input: SetPosterInput!) { setPoster(input: $input) { id } }',
        { input: { lectureId, poster: null } },
        'input.poster',
        await drawPicture(),
        'poster.png',
      ),
    captions: (lectureId) => trySaveCaptions(admin, { lectureId, file: vtt('Hello') }),
  };
  it.each(Object.keys(uses))('is refused for a link: %s', async (name) => {
    const { id } = await addLink(admin, course.id);
    const answer = await uses[name]?.(id);
    expect(answer && refusalOf(answer)).toEqual({
      code: 'CONFLICT',
      message: lectureRefusals.conflict.videoOfLink,
    });
  });

  it('is not prepared again', async () => {
    const { id } = await addLink(admin, course.id);
    const answer = await onLecture('retryProcessing(lectureId: $id) { id }', id);
    expect(refusalOf(answer)).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('the progress of a learner', () => {
  it('has the link that was opened last, and it is not done by that', async () => {
    const { id } = await addLink(admin, course.id);
    expect(await save(learner, id, 0)).toMatchObject({ position: 0, isDone: false });
    expect(await save(learner, id, 60)).toMatchObject({ position: 0, isDone: false });
    const { continueWatching } = dataOf(
      await learner.graphql<{ continueWatching: object }>(
        '{ continueWatching { nodes { lecture { id kind } } } }',
      ),
    );
    expect(continueWatching).toEqual({ nodes: [{ lecture: { id, kind: 'LINK' } }] });
  });

  it('counts a link that is marked, and opening it again keeps the mark', async () => {
    const { id } = await addLink(admin, course.id);
    const next = await addLink(admin, course.id, { title: 'Bends' });
    await mark(learner, id);
    expect(await save(learner, id, 0)).toMatchObject({ isDone: true });
    const { progress } = dataOf(
      await learner.graphql<{ course: { progress: object } }>(
        'query ($slug: String!) { course(slug: $slug) { progress { done total nextLecture { id } } } }',
        course,
      ),
    ).course;
    expect(progress).toEqual({ done: 1, total: 2, nextLecture: { id: next.id } });
  });

  it('ends with a certificate once every link and video is done, and the course counts as finished', async () => {
    const { id } = await writeLecture(app, course.id);
    const link = await addLink(admin, course.id);
    await save(learner, id, 1);
    expect(refusalOf(await tryIssue(learner, course.id))).toMatchObject({ code: 'CONFLICT' });
    const finished =
      'select finished_at is not null as "isFinished" from course_learners where course_id = $1';
    expect(await app.sql(finished, [course.id])).toEqual([{ isFinished: false }]);
    await mark(learner, link.id);
    expect(await app.sql(finished, [course.id])).toEqual([{ isFinished: true }]);
    dataOf(await tryIssue(learner, course.id));
  });

  it('is not saved for a locked link', async () => {
    const { id } = await addLink(admin, course.id);
    const answer = await trySave(clients.USER, { lectureId: id, position: 0 });
    expect(refusalOf(answer)).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('the search', () => {
  async function find(search: string, client = learner) {
    const query = `query ($search: String!) {
      searchLectures(search: $search) { nodes { kind text lecture { id } } }
    }`;
    return dataOf(await client.graphql<{ searchLectures: { nodes: object[] } }>(query, { search }))
      .searchLectures.nodes;
  }

  it('finds a link by its title and reason for all, and not by its address', async () => {
    const { id, description: text } = await addLink(admin, course.id);
    for (const client of [learner, clients.VISITOR]) {
      expect(await find('drawings', client)).toEqual([{ kind: 'TEXT', text, lecture: { id } }]);
      expect(await find('knots', client)).toMatchObject([{ lecture: { id } }]);
      expect(await find('example', client)).toEqual([]);
    }
  });
});

describe('a link', () => {
  it('moves to the trash and back, with its address', async () => {
    const { id, url } = await addLink(admin, course.id);
    dataOf(await onLecture('deleteLecture(id: $id) { id }', id));
    expect(await readLink(learner, id)).toBeNull();
    dataOf(await onLecture('restoreLecture(id: $id) { id }', id));
    expect(await readLink(learner, id)).toMatchObject({ kind: 'LINK', url });
  });

  it('is for search engines with its reason, and without a video', async () => {
    const { id, description } = await addLink(admin, course.id, { isFreePreview: true });
    const at = async (path: string) => (await fetch(new URL(path, app.url))).text();
    const page = await at(`/courses/${course.slug}/lectures/${id}`);
    expect(page).toContain('"@type":"WebPage"');
    expect(page).toContain(description);
    expect(`${page}${await at(`/courses/${course.slug}`)}`).not.toContain('VideoObject');
    expect((await fetch(new URL(`/previews/${id}/video`, app.url))).status).toBe(404);
  });

  it('is in the REST API beside the videos', async () => {
    await writeLecture(app, course.id);
    const { id, title, description, url } = await addLink(admin, course.id);
    const { body } = await learner.json<object>('GET', `/api/v1/courses/${course.id}`);
    expect(body).toMatchObject({
      lectures: [{ kind: 'VIDEO', position: 1 }],
      textLectures: [],
      linkLectures: [
        { _id: id, kind: 'LINK', title, description, position: 2, section: null, files: [], url },
      ],
    });
  });
});
