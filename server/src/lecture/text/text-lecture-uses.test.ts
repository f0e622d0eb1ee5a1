import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lectureRefusals } from '#shared/lecture-refusals.ts';
import { trySaveCaptions, vtt } from '#server/caption/captions.test-helper.ts';
import { mark, save, tryIssue } from '#server/progress/progress.test-helper.ts';
import { REPLACE } from '#server/upload/uploads.test-helper.ts';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { dataOf, drawPicture, oneOfEach, refusalOf, type Caller } from '#testing/factories.ts';
import type { GraphqlAnswer, HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { addText, read, tryEdit, type TextLecture } from './text-lectures.test-helper.ts';

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

describe('what belongs to a video', () => {
  const refused = { code: 'CONFLICT', message: lectureRefusals.conflict.videoOfText };
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
  it.each(Object.keys(uses))('is refused for a text: %s', async (name) => {
    const { id } = await addText(admin, course.id);
    const answer = await uses[name]?.(id);
    expect(answer && refusalOf(answer)).toEqual(refused);
  });

  it('is not prepared again', async () => {
    const { id } = await addText(admin, course.id);
    const retry = 'mutation ($id: ID!) { retryProcessing(lectureId: $id) { id } }';
    expect(refusalOf(await admin.graphql(retry, { id }))).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('the progress of a learner', () => {
  const CONTINUE = '{ continueWatching { nodes { position lecture { id kind } } } }';
  interface Continued {
    continueWatching: { nodes: { position: number; lecture: { id: string } }[] };
  }
  const continued = async () =>
    dataOf(await learner.graphql<Continued>(CONTINUE)).continueWatching.nodes.map(
      ({ lecture }) => lecture.id,
    );

  it('has the text that was opened last, without a position, and it is not done by that', async () => {
    const first = await writeLecture(app, course.id);
    const { id } = await addText(admin, course.id);
    await save(learner, first.id, 0);
    expect(await save(learner, id, 0)).toMatchObject({ position: 0, isDone: false });
    expect(await continued()).toEqual([id]);
    expect(await save(learner, id, 60)).toMatchObject({ position: 0, isDone: false });
  });

  it('counts a text that is marked, and opening it again keeps the mark', async () => {
    const { id } = await addText(admin, course.id);
    const next = await addText(admin, course.id, { title: 'Bends' });
    await mark(learner, id);
    expect(await save(learner, id, 0)).toMatchObject({ isDone: true });
    const { progress } = dataOf(
      await learner.graphql<{ course: { progress: object } }>(
        'query ($slug: String!) { course(slug: $slug) { progress { done total nextLecture { id } } } }',
        course,
      ),
    ).course;
    expect(progress).toEqual({ done: 1, total: 2, nextLecture: { id: next.id } });
    expect(await continued()).toEqual([next.id]);
  });

  it('ends with a certificate once every text and video is done, and the course counts as finished', async () => {
    const { id } = await writeLecture(app, course.id);
    const text = await addText(admin, course.id);
    await save(learner, id, 1);
    expect(refusalOf(await tryIssue(learner, course.id))).toMatchObject({ code: 'CONFLICT' });
    const finished =
      'select finished_at is not null as "isFinished" from course_learners where course_id = $1';
    expect(await app.sql(finished, [course.id])).toEqual([{ isFinished: false }]);
    await mark(learner, text.id);
    expect(await app.sql(finished, [course.id])).toEqual([{ isFinished: true }]);
    dataOf(await tryIssue(learner, course.id));
  });

  it('is not saved for a locked text', async () => {
    const { id } = await addText(admin, course.id);
    const input = { lectureId: id, position: 0 };
    const document = 'mutation ($input: SaveProgressInput!) { saveProgress(input: $input) { id } }';
    expect(refusalOf(await clients.USER.graphql(document, { input }))).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('the search', () => {
  interface Found {
    searchLectures: { nodes: { kind: string; text: string | null; lecture: { id: string } }[] };
  }
  async function find(search: string, client = learner) {
    const query = `query ($search: String!) {
      searchLectures(search: $search) { nodes { kind text lecture { id } } }
    }`;
    return dataOf(await client.graphql<Found>(query, { search })).searchLectures.nodes;
  }
  const told = 'Some words before. A **bowline** holds fast.';
  const hit = ({ id }: TextLecture, text: string) => [{ kind: 'TEXT', text, lecture: { id } }];

  it('finds a text by its words, also misspelt, with an excerpt for those who may read it', async () => {
    const added = await addText(admin, course.id, { title: 'Loops', text: told });
    const excerpt = 'Some words before. A bowline holds fast.';
    expect(await find('BOWLINE holds')).toEqual(hit(added, excerpt));
    expect(await find('bowlnie')).toMatchObject([{ lecture: { id: added.id } }]);
    expect(await find('bowline', clients.VISITOR)).toEqual(hit(added, ''));
    expect(await find('loops', clients.VISITOR)).toEqual(hit(added, ''));
    dataOf(await tryEdit(admin, { id: added.id, version: 1, isFreePreview: true }));
    expect(await find('bowline', clients.VISITOR)).toEqual(hit(added, excerpt));
  });

  it('finds a text once if its title matches, too, and before one with the words in its text alone', async () => {
    const inText = await addText(admin, course.id, { title: 'Loops', text: told });
    const inBoth = await addText(admin, course.id, { title: 'Bowline', text: told });
    expect((await find('bowline')).map(({ lecture }) => lecture.id)).toEqual([inBoth.id, inText.id]);
  });

  it('finds the new words after an edit, and not the former', async () => {
    const { id } = await addText(admin, course.id, { title: 'Loops', text: told });
    dataOf(await tryEdit(admin, { id, version: 1, text: 'A sheet bend.' }));
    expect(await find('bowline')).toEqual([]);
    expect(await find('sheet')).toMatchObject([{ lecture: { id } }]);
  });

  it('finds another form of a word in the language of the course', async () => {
    await app.sql(`update courses set language = 'GERMAN' where id = $1`, [course.id]);
    const { id } = await addText(admin, course.id, { title: 'Brot', text: 'Brot für alle Kinder.' });
    expect(await find('Kind')).toMatchObject([{ lecture: { id } }]);
  });

  it('does not find a draft or a deleted text', async () => {
    const { id } = await addText(admin, course.id, { title: 'Loops', text: told });
    await app.sql('update lectures set is_draft = true where id = $1', [id]);
    expect(await find('bowline')).toEqual([]);
    await app.sql('update lectures set is_draft = false, deleted_at = now() where id = $1', [id]);
    expect(await find('bowline')).toEqual([]);
  });
});

describe('the pages and files of a text lecture', () => {
  it('are for search engines, without a video', async () => {
    const free = await addText(admin, course.id, { isFreePreview: true, text: 'Tie a **bowline**.' });
    const address = `/courses/${course.slug}/lectures/${free.id}`;
    const page = await (await fetch(new URL(address, app.url))).text();
    expect(page).toContain('"@type":"Article"');
    expect(page).toContain('Tie a bowline.');
    const coursePage = await (await fetch(new URL(`/courses/${course.slug}`, app.url))).text();
    expect(`${page}${coursePage}`).not.toContain('VideoObject');
    expect((await fetch(new URL(`/previews/${free.id}/video`, app.url))).status).toBe(404);
  });

  it('are gone when it is deleted for good', async () => {
    const { id } = await addText(admin, course.id);
    dataOf(await admin.graphql('mutation ($id: ID!) { deleteLecture(id: $id) { id } }', { id }));
    dataOf(await admin.graphql('mutation ($id: ID!) { deleteLectureForever(id: $id) }', { id }));
    expect(await read(admin, id)).toBeNull();
    expect(await app.sql('select 1 from lecture_texts where lecture_id = $1', [id])).toEqual([]);
  });

  it('are in the REST API beside the videos', async () => {
    await writeLecture(app, course.id);
    const { id, text } = await addText(admin, course.id);
    const { body } = await learner.json<object>('GET', `/api/v1/courses/${course.id}`);
    expect(body).toMatchObject({
      lectures: [{ kind: 'VIDEO', position: 1 }],
      textLectures: [
        { _id: id, kind: 'TEXT', title: 'Knots', description: '', position: 2, section: null, text },
      ],
    });
  });
});
