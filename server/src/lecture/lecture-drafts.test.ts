import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveCaptions, vtt } from '#server/caption/captions.test-helper.ts';
import { send, startUpload } from '#server/upload/uploads.test-helper.ts';
import { bringJobsForward } from '#testing/bring-jobs-forward.ts';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import {
  addLecture,
  as,
  createCourse,
  dataOf,
  refusalOf,
  registerSubscriber,
  video,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const CHANGE = `mutation P($input: PublishLecturesInput!) {
  publishLectures(input: $input) { numberOfLectures lectures { id isDraft publishAt } }
}`;
const UNPUBLISH = `mutation U($input: UnpublishLecturesInput!) {
  unpublishLectures(input: $input) { numberOfLectures lectures { id isDraft publishAt } }
}`;
interface Outline {
  numberOfLectures: number;
  lectures: { id: string; isDraft: boolean; publishAt: string | null }[];
}

let app: TestApp;
let admin: HttpClient;
let learner: HttpClient;
let visitor: HttpClient;
let course: { id: string; slug: string };
let flour: { id: string };
let dropped: { id: string };
beforeAll(async () => {
  app = await startApp({}, { clientFolder: join(import.meta.dirname, '../../../client') });
  admin = await as(app, 'ADMIN');
  learner = (await registerSubscriber(app)).client;
  visitor = app.visitor();
  course = await createCourse(admin, { title: 'Bread' });
  flour = await addLecture(admin, course.id, { title: 'Flour' });
  dropped = await drop(course.id, 'Zymurgy.mp4');
  await saveCaptions(admin, { lectureId: dropped.id, file: vtt('Barm and trub.') });
  const free =
    'mutation ($id: ID!) { updateLecture(input: { id: $id, version: 1, isFreePreview: true }) { id } }';
  dataOf(await admin.graphql(free, dropped));
});
afterAll(() => app.stop());

/** Uploads a video as a new lecture of a course, like a drop on the course's screen. */
async function drop(courseId: string, fileName: string): Promise<{ id: string }> {
  const file = Buffer.from(await (await video()).arrayBuffer());
  const upload = await startUpload(admin, courseId, file.length, fileName);
  await send(app.url, upload, file, { cookie: admin.cookieHeader() }).done;
  return upload.lecture;
}

async function publish(lectureIds: string[], publishAt?: Date) {
  const input = { courseId: course.id, lectureIds, publishAt };
  return dataOf(await admin.graphql<{ publishLectures: Outline }>(CHANGE, { input })).publishLectures;
}
async function unpublish(lectureIds: string[]) {
  const input = { courseId: course.id, lectureIds };
  return dataOf(await admin.graphql<{ unpublishLectures: Outline }>(UNPUBLISH, { input })).unpublishLectures;
}

const asked = async (client: HttpClient, query: string, variables: object = {}) =>
  JSON.stringify(await client.graphql(query, { ...variables }));
const ofCourse = (client: HttpClient, fields: string) =>
  asked(client, `query ($slug: String!) { course(slug: $slug) { ${fields} } }`, course);
const MARK = `mutation ($id: ID!, $isDone: Boolean!) {
  markLecture(input: { lectureId: $id, isDone: $isDone }) { lecture { id } }
}`;
const LECTURE = 'query ($id: ID!) { lecture(id: $id) { id title } }';
const page = async (path: string) => (await fetch(`${app.url}${path}`)).text();

/** Every way to find out about a lecture, each with its response. */
const WAYS: [string, () => Promise<string>][] = [
  ['the outline of a visitor', () => ofCourse(visitor, 'lectures { id title }')],
  ['the videos of a subscriber', () => ofCourse(learner, 'lectures { id video { url } captions { url } }')],
  ['the lecture itself', () => asked(visitor, LECTURE, dropped)],
  ['the lecture itself, for a subscriber', () => asked(learner, LECTURE, dropped)],
  ['REST', async () => JSON.stringify(await learner.json('GET', `/api/v1/courses/${course.id}`))],
  [
    'a search for its title',
    () => asked(learner, '{ searchLectures(search: "zymurgy") { nodes { lecture { id } } } }'),
  ],
  [
    'a search for its spoken words',
    () => asked(learner, '{ searchLectures(search: "trub") { nodes { lecture { id } } } }'),
  ],
  ["the course's page", () => page(`/courses/${course.slug}`)],
  [
    'its own page',
    async () => {
      const [head = ''] =
        (await page(`/courses/${course.slug}/lectures/${dropped.id}`)).match(/<title>.*<\/title>/) ?? [];
      return head.includes('Zymurgy') ? dropped.id : head;
    },
  ],
  ['the sitemaps', () => page('/sitemaps/previews-1.xml')],
  [
    'the address of its video',
    async () => {
      const { status } = await visitor.fetch(`/previews/${dropped.id}/video`, { redirect: 'manual' });
      return status === 302 ? dropped.id : String(status);
    },
  ],
  [
    'saving a position in it',
    () =>
      asked(
        learner,
        'mutation ($id: ID!) { saveProgress(input: { lectureId: $id, position: 0.2 }) { lecture { id } } }',
        dropped,
      ),
  ],
  [
    'the list of lectures to continue',
    () => asked(learner, '{ continueWatching { nodes { lecture { id } } } }'),
  ],
  ['the progress of a course', () => ofCourse(learner, 'progress { nextLecture { id } }')],
  [
    'the stored progress of a learner',
    () => asked(learner, '{ me { lectureProgress { nodes { lecture { id } } } } }'),
  ],
  ['marking it as done', () => asked(learner, MARK, { id: dropped.id, isDone: false })],
];

/** The totals of the course that visitors see. */
async function counts() {
  const list = '{ courses { nodes { numberOfLectures duration } } }';
  const { courses } = dataOf(
    await visitor.graphql<{ courses: { nodes: { numberOfLectures: number; duration: number }[] } }>(list),
  );
  const rest = await visitor.json<{ courses: { numberOfLectures: number }[] }>('GET', '/api/v1/courses');
  const [listed] = courses.nodes;
  return {
    lectures: listed?.numberOfLectures,
    seconds: Math.round(listed?.duration ?? 0),
    inRest: rest.body.courses[0]?.numberOfLectures,
  };
}

/** The error code of a request for the certificate, or null if it is issued. */
async function refusedCertificate(client: HttpClient) {
  const issue = 'mutation ($id: ID!) { issueCertificate(courseId: $id) { code } }';
  const answer = await client.graphql(issue, { id: course.id });
  return answer.errors ? refusalOf(answer)?.code : null;
}

describe('a video that is uploaded to a published course', () => {
  it.each(WAYS)('is a draft, which is hidden in %s', async (_way, told) => {
    expect(await told()).not.toContain(dropped.id);
  });

  it('is marked for admins, who can watch and reorder it', async () => {
    const outline =
      'query ($slug: String!) { course(slug: $slug) { lectures { id isDraft locked video { url } } } }';
    const { course: seen } = dataOf(
      await admin.graphql<{
        course: { lectures: { id: string; isDraft: boolean; video: { url: string } }[] };
      }>(outline, course),
    );
    expect(seen.lectures.map(({ id, isDraft }) => ({ id, isDraft }))).toEqual([
      { id: flour.id, isDraft: false },
      { id: dropped.id, isDraft: true },
    ]);
    const { status } = await admin.fetch(seen.lectures[1]?.video.url ?? '', {
      headers: { range: 'bytes=0-9' },
    });
    expect(status).toBe(206);
    const reorder = 'mutation ($input: ReorderLecturesInput!) { reorderLectures(input: $input) { id } }';
    const input = { courseId: course.id, lectureIds: [dropped.id, flour.id] };
    dataOf(await admin.graphql(reorder, { input }));
  });

  it('is not counted, and is not required for a certificate', async () => {
    expect(await counts()).toEqual({ lectures: 1, seconds: 1, inRest: 1 });
    const { client } = await registerSubscriber(app);
    dataOf(await client.graphql(MARK, { id: flour.id, isDone: true }));
    expect(await refusedCertificate(client)).toBeNull();
  });

  it('does not affect the date of the last change of its course', async () => {
    const changedAt = async () =>
      (await app.sql('select changed_at from courses where id = $1', [course.id]))[0];
    const before = await changedAt();
    const rename =
      'mutation ($id: ID!) { updateLecture(input: { id: $id, version: 2, description: "Barm" }) { id } }';
    dataOf(await admin.graphql(rename, dropped));
    expect(await changedAt()).toEqual(before);
  });

  it('is no draft if the course publishes at once, or is a draft itself', async () => {
    const atOnce =
      'mutation ($id: ID!) { setLecturePublishing(courseId: $id, isAtOnce: true) { publishesLecturesAtOnce } }';
    const other = await writeCourse(app);
    const draft = await createCourse(admin, { title: 'Not yet', publish: false });
    dataOf(await admin.graphql(atOnce, other));
    for (const { id } of [other, draft]) {
      const upload = await startUpload(admin, id, 9);
      const [row] = await app.sql('select is_draft from lectures where id = $1', [upload.lecture.id]);
      expect(row).toEqual({ is_draft: false });
    }
    await app.sql('delete from courses where id = any($1)', [[other.id, draft.id]]);
  });
});

describe('a published draft', () => {
  beforeAll(async () => {
    expect((await publish([dropped.id])).numberOfLectures).toBe(2);
  });

  it.each(WAYS)('is visible in %s', async (_way, told) => {
    expect(await told()).toContain(dropped.id);
  });

  it('is counted, and is required for a certificate', async () => {
    expect(await counts()).toEqual({ lectures: 2, seconds: 2, inRest: 2 });
    const { client } = await registerSubscriber(app);
    dataOf(await client.graphql(MARK, { id: flour.id, isDone: true }));
    expect(await refusedCertificate(client)).toBe('CONFLICT');
  });
});

describe('an unpublished lecture', () => {
  beforeAll(async () => {
    await unpublish([dropped.id]);
  });

  it.each(WAYS)('is no longer visible in %s', async (_way, told) => {
    expect(await told()).not.toContain(dropped.id);
  });

  it('has entries in the audit log for both changes', async () => {
    const entries = await app.sql<{ action: string; details: string }>(
      `select action, details from audit_entries where subject_id = $1 and action like 'LECTURE%PUBLISHED' order by id`,
      [dropped.id],
    );
    expect(entries).toEqual([
      { action: 'LECTURE_PUBLISHED', details: 'Course: Bread' },
      { action: 'LECTURE_UNPUBLISHED', details: 'Course: Bread' },
    ]);
  });
});

describe('several drafts', () => {
  const soon = () => new Date(Date.now() + 3_600_000);
  let ids: string[];
  beforeAll(async () => {
    ids = [];
    for (const title of ['One', 'Two', 'Three']) ids.push((await writeLecture(app, course.id, { title })).id);
    await unpublish(ids);
  });
  const draftsOf = ({ lectures }: Outline) =>
    lectures.filter(({ id, isDraft }) => isDraft && ids.includes(id)).map(({ id }) => ids.indexOf(id));

  it('are published together, and others stay drafts', async () => {
    expect(draftsOf(await publish(ids.slice(0, 2)))).toEqual([2]);
    expect(draftsOf(await unpublish(ids))).toEqual([0, 1, 2]);
  });

  it('are published at their scheduled time, except postponed and unpublished ones', async () => {
    const first = soon();
    expect(
      (await publish(ids, first)).lectures.filter(({ publishAt }) => publishAt === first.toISOString()),
    ).toHaveLength(3);
    await unpublish(ids.slice(1, 2));
    await publish(ids.slice(2), new Date(first.getTime() + 3_600_000));
    await app.sql(`update lectures set publish_at = publish_at + interval '1 year' where id = $1`, [ids[2]]);
    await bringJobsForward(app);
    const outline = 'query ($slug: String!) { course(slug: $slug) { lectures { title } } }';
    await expect.poll(async () => asked(visitor, outline, course)).toContain('One');
    expect(await asked(visitor, outline, course)).not.toMatch(/Two|Three/);
    expect((await counts()).lectures).toBe(2);
  });

  it.each([
    ['a time in the past', () => ({ lectureIds: ids, publishAt: new Date(0) }), 'BAD_USER_INPUT'],
    ['a lecture of another course', () => ({ lectureIds: [course.id] }), 'CONFLICT'],
  ])('are not published with %s', async (_what, fields, code) => {
    const answer = await admin.graphql(CHANGE, { input: { courseId: course.id, ...fields() } });
    expect(refusalOf(answer)?.code).toBe(code);
  });
});
