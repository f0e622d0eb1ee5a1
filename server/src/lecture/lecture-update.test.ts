// @slow server/src/lecture server/src/upload server/src/platform
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lectureLimits, lectureMessages } from '#shared/lecture.ts';
import { lectureRefusals } from '#shared/lecture-refusals.ts';
import { messages } from '#shared/messages.ts';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import {
  addLecture,
  as,
  createCourse,
  dataOf,
  drawPicture,
  refusalOf,
  video,
  type AddedLecture,
} from '#testing/factories.ts';
import type { GraphqlAnswer, HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { expectNothingLeft, tally, useOwnTemporaryFolder, whenQueueIsIdle } from '#testing/traces.ts';

const FIELDS = 'id title description isFreePreview position duration version video { url contentType }';
const UPDATE = `mutation U($input: UpdateLectureInput!) {
  updateLecture(input: $input) { ${FIELDS} course { numberOfLectures duration } }
}`;
const conflict = { code: 'CONFLICT', message: lectureRefusals.conflict.lectureChanged };
interface Update {
  updateLecture: {
    title: string;
    version: number;
    duration: number;
    video: { url: string; contentType: string };
    course: { duration: number };
  };
}

useOwnTemporaryFolder();
let app: TestApp;
let admin: HttpClient;
let course: { id: string; slug: string; title: string };
let lecture: AddedLecture;
beforeAll(async () => {
  app = await startApp({ MAX_VIDEO_MB: '1' });
  admin = await as(app, 'ADMIN');
  course = await createCourse(admin);
});
afterAll(() => app.stop());

const update = (input: object, client = admin) => client.graphql<Update>(UPDATE, { input });
const updateVideo = (input: object, file: Blob): Promise<GraphqlAnswer<Update>> =>
  admin.graphqlUpload(UPDATE, { input: { ...input, video: null } }, 'input.video', file, 'a.mp4');
/** The row of a lecture after its video is prepared, without generated columns. */
const rowOf = async (id: string) => {
  await whenQueueIsIdle(app);
  const row = `select to_jsonb(lectures) - 'search_vector' as row from lectures where id = $1`;
  return (await app.sql<{ row: Record<string, unknown> }>(row, [id]))[0]?.row;
};

describe('editing a lecture', () => {
  it('creates no new version and no audit entry if nothing changes', async () => {
    const { id } = await addLecture(admin, course.id, { title: 'The same' });
    const before = await rowOf(id);
    dataOf(await update({ id, version: 1, title: ' The same ', isFreePreview: false }));
    expect(await rowOf(id)).toEqual(before);
    const entries = `select from audit_entries where subject_id = $1 and action = 'LECTURE_EDITED'`;
    expect(await app.sql(entries, [id])).toEqual([]);
  });

  it('changes the given fields, trimmed, and keeps the others', async () => {
    lecture = await addLecture(admin, course.id, { title: 'Before' });
    const before = await rowOf(lecture.id);
    const edited = dataOf(await update({ id: lecture.id, version: 1, title: ' After ', description: null }));
    expect(edited.updateLecture).toMatchObject({ title: 'After', version: 2 });
    expect(await rowOf(lecture.id)).toEqual({
      ...before,
      title: 'After',
      version: 2,
      updated_at: expect.any(String) as string,
    });
    dataOf(await update({ id: lecture.id, version: 2, isFreePreview: true, description: 'Free now' }));
    expect(await rowOf(lecture.id)).toEqual({
      ...before,
      title: 'After',
      description: 'Free now',
      is_free_preview: true,
      version: 3,
      updated_at: expect.any(String) as string,
    });
    const entries = await app.sql(
      `select subject, details from audit_entries
       where subject_id = $1 and action = 'LECTURE_EDITED' order by created_at, id`,
      [lecture.id],
    );
    expect(entries).toEqual([
      { subject: 'After', details: `Course: ${course.title}. Changed: title` },
      { subject: 'After', details: `Course: ${course.title}. Changed: description, isFreePreview` },
    ]);
  });

  it('replaces the video and deletes the old one', async () => {
    const { id } = await createCourse(admin);
    const added = await addLecture(admin, id);
    const before = await tally(app);
    const file = await video('h264.mov');
    const edited = dataOf(await updateVideo({ id: added.id, version: 1 }, file)).updateLecture;
    expect(edited.video.contentType).toBe('video/quicktime');
    expect(edited.duration).toBeGreaterThan(0);
    expect(edited.course.duration).toBe(edited.duration);
    const response = await admin.fetch(edited.video.url);
    expect((await response.arrayBuffer()).byteLength).toBe(file.size);
    const after = await tally(app);
    expect((await admin.fetch(added.video.url)).status).toBe(404);
    expect(after.rows).toEqual(before.rows);
    expect(after.stored).toHaveLength(before.stored.length);
  });

  it('updates the length of the course', async () => {
    const { id } = await createCourse(admin);
    const [first] = [await addLecture(admin, id), await addLecture(admin, id)];
    await app.sql('update lectures set duration = 100 where id = $1', [first.id]);
    const edited = dataOf(await updateVideo({ id: first.id, version: 1 }, await video())).updateLecture;
    expect(edited.course.duration).toBeCloseTo(2, 1);
  });

  it('is refused from an older version and changes nothing', async () => {
    const { id } = await addLecture(admin, course.id);
    dataOf(await update({ id, version: 1, title: 'First' }));
    const [before, row] = [await tally(app), await rowOf(id)];
    expect(refusalOf(await update({ id, version: 1, title: 'Second' }))).toEqual(conflict);
    expect(refusalOf(await updateVideo({ id, version: 1 }, await video()))).toEqual(conflict);
    expect(await rowOf(id)).toEqual(row);
    await expectNothingLeft(app, before);
  });

  it('saves one of 50 parallel requests, and refuses the others', async () => {
    const { id } = await writeLecture(app, course.id);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => update({ id, version: 1, title: `Edit ${index}` })),
    );
    const saved = answers.flatMap(({ data }) => (data ? [data.updateLecture.title] : []));
    expect(saved).toHaveLength(1);
    expect(answers.filter((answer) => refusalOf(answer)?.code === 'CONFLICT')).toHaveLength(49);
    expect(await rowOf(id)).toMatchObject({ title: saved[0], version: 2 });
  });

  it('keeps one of two parallel videos, and leaves nothing of the other', async () => {
    const { id } = await addLecture(admin, course.id);
    const before = await tally(app);
    const answers = await Promise.all([1, 2].map(async () => updateVideo({ id, version: 1 }, await video())));
    expect(answers.map((answer) => refusalOf(answer)?.code ?? 'saved').sort()).toEqual(['CONFLICT', 'saved']);
    const after = await tally(app);
    expect(after.rows).toEqual(before.rows);
    expect(after.stored).toHaveLength(before.stored.length);
  });

  it.each([
    [{ title: '' }, 'title', lectureMessages.validation.lectureFieldsMandatory],
    [{ description: ' ' }, 'description', lectureMessages.validation.lectureFieldsMandatory],
    [
      { title: 'a'.repeat(lectureLimits.lectureTitle.max + 1) },
      'title',
      messages.validation.textTooLong({ limit: lectureLimits.lectureTitle.max }),
    ],
  ])('refuses %j', async (fields, field, message) => {
    const { id } = await writeLecture(app, course.id);
    const row = await rowOf(id);
    const answer = await update({ id, version: 1, isFreePreview: true, ...fields });
    expect(refusalOf(answer)).toEqual({ code: 'BAD_USER_INPUT', message });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ [field]: message });
    expect(await rowOf(id)).toEqual(row);
  });

  it.each<[string, () => Promise<Blob>, string]>([
    ['a picture', () => drawPicture(), 'UNSUPPORTED_MEDIA_TYPE'],
    ['half a video', async () => (await video()).slice(0, 2_600), 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'a file that is too large',
      async () => new Blob([await video(), new Uint8Array(1_000_000)]),
      'PAYLOAD_TOO_LARGE',
    ],
  ])('with %s as the video is refused and changes nothing', async (_what, file, code) => {
    const { id } = await addLecture(admin, course.id);
    const [before, row] = [await tally(app), await rowOf(id)];
    expect(refusalOf(await updateVideo({ id, version: 1, title: 'New' }, await file()))?.code).toBe(code);
    expect(await rowOf(id)).toEqual(row);
    await expectNothingLeft(app, before);
  });

  it('is refused for unknown lectures, and for those in the trash or of a course in the trash', async () => {
    const refusal = { code: 'NOT_FOUND', message: lectureMessages.notFound.lecture };
    const edit = { version: 1, title: 'Nobody' };
    expect(refusalOf(await update({ ...edit, id: '0198c0de-0000-7000-8000-000000000000' }))).toEqual(refusal);
    expect(refusalOf(await update({ ...edit, id: 'x' }))?.code).toBe('BAD_USER_INPUT');
    const other = await writeCourse(app);
    const [first, second] = [await writeLecture(app, other.id), await writeLecture(app, other.id)];
    dataOf(await admin.graphql('mutation D($id: ID!) { deleteLecture(id: $id) { id } }', { id: first.id }));
    expect(refusalOf(await update({ ...edit, id: first.id }))).toEqual(refusal);
    dataOf(await admin.graphql('mutation D($id: ID!) { deleteCourse(id: $id) { id } }', { id: other.id }));
    expect(refusalOf(await update({ ...edit, id: second.id }))?.code).toBe('NOT_FOUND');
  });

  it.each(['VISITOR', 'USER', 'SUBSCRIBER'] as const)('is refused to a %s', async (role) => {
    const { id } = await writeLecture(app, course.id);
    const answer = await update({ id, version: 1, title: 'Mine' }, await as(app, role));
    expect(refusalOf(answer)?.code).toBe(role === 'VISITOR' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    expect(await rowOf(id)).toMatchObject({ version: 1 });
  });
});

describe('a poster', () => {
  const SET = 'mutation ($input: SetPosterInput!) { setPoster(input: $input) { video { posterUrl } } }';
  const setPoster = async (lectureId: string, isChosen: boolean) =>
    admin.graphqlUpload(
      SET,
      { input: { lectureId, poster: null, isChosen } },
      'input.poster',
      await drawPicture(),
      'p',
    );

  it('that an admin chose replaces any other, and stays when the video is prepared again', async () => {
    const { id } = await addLecture(admin, course.id);
    await whenQueueIsIdle(app);
    const rowNow = async () => {
      const [row] = await app.sql<{ poster_key: string; derived_keys: string[] }>(
        'select poster_key, derived_keys from lectures where id = $1',
        [id],
      );
      return row;
    };
    dataOf(await setPoster(id, true));
    const former = await rowNow();
    dataOf(await setPoster(id, false));
    expect(await rowNow()).toEqual(former);
    dataOf(await setPoster(id, true));
    const chosen = await rowNow();
    expect(chosen?.poster_key).not.toBe(former?.poster_key);
    expect(chosen?.derived_keys).not.toContain(former?.poster_key);
    expect(chosen?.derived_keys).toContain(chosen?.poster_key);

    await app.sql(`update lectures set status = 'FAILED', failure = 'INTERNAL' where id = $1`, [id]);
    dataOf(await admin.graphql('mutation ($id: ID!) { retryProcessing(lectureId: $id) { id } }', { id }));
    await whenQueueIsIdle(app);
    expect((await rowNow())?.poster_key).toBe(chosen?.poster_key);
    const left = await app.sql('select 1 from stored_objects where key = $1', [former?.poster_key]);
    expect(left).toEqual([]);
  });
});
