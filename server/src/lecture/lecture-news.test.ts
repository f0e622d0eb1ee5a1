import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lectureLimits } from '#shared/lecture.ts';
import { messages } from '#shared/messages.ts';
import { startUpload } from '#server/upload/uploads.test-helper.ts';
import { bringJobsForward } from '#testing/bring-jobs-forward.ts';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { addLecture, as, dataOf, refusalOf, video } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

interface News {
  publishedAt: string | null;
  changedAt: string | null;
  changeNote: string;
  version: number;
}

let app: TestApp;
let admin: HttpClient;
let course: { id: string; slug: string; title: string };
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
  course = await writeCourse(app);
});
afterAll(() => app.stop());

/** The news of a lecture, as this person reads them. */
async function newsOf(id: string, client = admin): Promise<News> {
  const query = 'query ($id: ID!) { lecture(id: $id) { publishedAt changedAt changeNote version } }';
  return dataOf(await client.graphql<{ lecture: News }>(query, { id })).lecture;
}

const UPDATE = `mutation U($input: UpdateLectureInput!) {
  updateLecture(input: $input) { publishedAt changedAt changeNote version }
}`;
const update = (input: object) => admin.graphql<{ updateLecture: News }>(UPDATE, { input });
const without = { publishedAt: null, changedAt: null, changeNote: '' };

describe('the time when a lecture was published', () => {
  const publish = async (id: string, publishAt?: Date) => {
    const mutation = 'mutation ($input: PublishLecturesInput!) { publishLectures(input: $input) { id } }';
    dataOf(await admin.graphql(mutation, { input: { courseId: course.id, lectureIds: [id], publishAt } }));
  };
  const unpublish = async (id: string) => {
    const mutation = 'mutation ($input: UnpublishLecturesInput!) { unpublishLectures(input: $input) { id } }';
    dataOf(await admin.graphql(mutation, { input: { courseId: course.id, lectureIds: [id] } }));
  };
  const writeDraft = async () => {
    const { id } = await writeLecture(app, course.id);
    await app.sql('update lectures set is_draft = true where id = $1', [id]);
    return id;
  };

  it('is that of its creation if it is no draft', async () => {
    const before = Date.now();
    const { id } = await addLecture(admin, course.id);
    const { publishedAt } = await newsOf(id);
    expect(Date.parse(publishedAt ?? '')).toBeGreaterThanOrEqual(before);
  });

  it('is set when a draft is published for the first time, and kept from then on', async () => {
    const { lecture } = await startUpload(admin, course.id, 9);
    expect(await newsOf(lecture.id)).toMatchObject(without);
    const before = Date.now();
    await publish(lecture.id);
    const { publishedAt } = await newsOf(lecture.id);
    expect(Date.parse(publishedAt ?? '')).toBeGreaterThanOrEqual(before);
    await unpublish(lecture.id);
    expect((await newsOf(lecture.id)).publishedAt).toBe(publishedAt);
    await publish(lecture.id);
    expect((await newsOf(lecture.id)).publishedAt).toBe(publishedAt);
  });

  it('is set when a scheduled draft is published', async () => {
    const id = await writeDraft();
    await publish(id, new Date(Date.now() + 3_600_000));
    expect((await newsOf(id)).publishedAt).toBeNull();
    await bringJobsForward(app);
    await expect.poll(async () => (await newsOf(id)).publishedAt).not.toBeNull();
  });

  it('is unknown for lectures from before it was recorded, and stays so', async () => {
    const { id } = await writeLecture(app, course.id);
    expect(await newsOf(id)).toMatchObject(without);
    await publish(id);
    expect(await newsOf(id)).toMatchObject(without);
  });
});

describe('a note about a change', () => {
  it('is saved trimmed with its time in a new version, and visitors read it', async () => {
    const { id } = await writeLecture(app, course.id, { isFreePreview: true });
    const before = Date.now();
    const input = { id, version: 1, changeNote: ' New example in the second half ' };
    const saved = dataOf(await update(input)).updateLecture;
    expect(saved).toMatchObject({ changeNote: 'New example in the second half', version: 2 });
    expect(Date.parse(saved.changedAt ?? '')).toBeGreaterThanOrEqual(before);
    await expect.poll(() => newsOf(id, app.visitor())).toEqual(saved);
    const outline = 'query ($slug: String!) { course(slug: $slug) { lectures { changeNote } } }';
    await expect
      .poll(async () => JSON.stringify(await app.visitor().graphql(outline, course)))
      .toContain('New example in the second half');
  });

  it('has an entry in the audit log with the other changed fields', async () => {
    const { id } = await writeLecture(app, course.id);
    dataOf(await update({ id, version: 1, title: 'Bowline', changeNote: 'The left hand too' }));
    const entries = 'select action, details from audit_entries where subject_id = $1';
    expect(await app.sql(entries, [id])).toEqual([
      { action: 'LECTURE_EDITED', details: `Course: ${course.title}. Changed: title, changeNote` },
    ]);
  });

  it('sets the time again when it is the same note again', async () => {
    const { id } = await writeLecture(app, course.id);
    dataOf(await update({ id, version: 1, changeNote: 'Better sound' }));
    const first = await newsOf(id);
    const again = dataOf(await update({ id, version: 2, changeNote: 'Better sound' })).updateLecture;
    expect(again).toMatchObject({ changeNote: 'Better sound', version: 3 });
    expect(Date.parse(again.changedAt ?? '')).toBeGreaterThan(Date.parse(first.changedAt ?? ''));
  });

  it('is a change of the course for search engines', async () => {
    const { id } = await writeLecture(app, course.id);
    await app.sql('update courses set changed_at = null where id = $1', [course.id]);
    dataOf(await update({ id, version: 1, changeNote: 'Better sound' }));
    const [row] = await app.sql('select changed_at from courses where id = $1', [course.id]);
    expect(row?.changed_at).not.toBeNull();
  });

  it.each([
    ['missing', {}],
    ['null', { changeNote: null }],
    ['empty', { changeNote: '' }],
    ['blank', { changeNote: '  ' }],
  ])('that is %s changes nothing, and leaves the last one', async (_what, fields) => {
    const { id } = await writeLecture(app, course.id);
    expect(dataOf(await update({ id, version: 1, ...fields })).updateLecture).toEqual({
      ...without,
      version: 1,
    });
    const noted = dataOf(await update({ id, version: 1, changeNote: 'Better sound' })).updateLecture;
    const edited = dataOf(await update({ id, version: 2, title: 'Bends', ...fields })).updateLecture;
    expect(edited).toEqual({ ...noted, version: 3 });
  });

  it('does not come from a new video alone', async () => {
    const { id } = await addLecture(admin, course.id);
    const before = await newsOf(id);
    const input = { id, version: 1, video: null };
    dataOf(await admin.graphqlUpload(UPDATE, { input }, 'input.video', await video(), 'a.mp4'));
    expect(await newsOf(id)).toEqual({ ...before, version: 2 });
  });

  const { max } = lectureLimits.changeNote;
  it.each([
    ['too long', 'a'.repeat(max + 1), messages.validation.textTooLong({ limit: max })],
    ['of two lines', 'One\nTwo', messages.validation.hiddenCharacters],
  ])('is refused if it is %s', async (_what, changeNote, message) => {
    const { id } = await writeLecture(app, course.id);
    const answer = await update({ id, version: 1, changeNote });
    expect(refusalOf(answer)).toEqual({ code: 'BAD_USER_INPUT', message });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ changeNote: message });
    expect(await newsOf(id)).toEqual({ ...without, version: 1 });
    expect(dataOf(await update({ id, version: 1, changeNote: 'é'.repeat(max) })).updateLecture.version).toBe(
      2,
    );
  });
});
