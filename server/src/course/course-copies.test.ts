// @slow server/src/course server/src/lecture server/src/file server/src/caption server/src/platform/storage
import { RequestContext } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveCaptions, vtt } from '#server/caption/captions.test-helper.ts';
import { addFile } from '#server/file/files.test-helper.ts';
import { addText } from '#server/lecture/text/text-lectures.test-helper.ts';
import {
  as,
  createCourse,
  dataOf,
  drawPicture,
  refusalOf,
  tryAddLecture,
  video,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { tally, useOwnTemporaryFolder, whenQueueIsIdle } from '#testing/traces.ts';

useOwnTemporaryFolder();
let app: TestApp;
let admin: HttpClient;
beforeAll(async () => {
  app = await startApp({ VIDEO_ENGINE: 'mediabunny' });
  admin = await as(app, 'ADMIN');
});
afterAll(() => app.stop());

const FIELDS = `
  id slug title description category instructor publishedAt thumbnail { url } numberOfLectures duration
  sections { title summary position }
  lectures {
    id title description position kind isFreePreview isTrailer isDraft duration status url
    text { source html } video { contentType } captions { language source } files { name size contentType }
  }
  files { name size contentType }`;
interface Course {
  id: string;
  slug: string;
  title: string;
  publishedAt: string | null;
  lectures: { id: string; kind: string; title: string }[];
}
const tryCopy = (id: string) =>
  admin.graphql<{ copyCourse: Course }>(`mutation ($id: ID!) { copyCourse(id: $id) { ${FIELDS} } }`, { id });
const copyOf = async (id: string) => dataOf(await tryCopy(id)).copyCourse;
const read = async (id: string) =>
  dataOf(await admin.graphql<{ course: Course }>(`query ($id: ID) { course(id: $id) { ${FIELDS} } }`, { id }))
    .course;
/** What two copies have in common. */
const contentOf = ({
  id: _id,
  slug: _slug,
  title: _title,
  publishedAt: _at,
  lectures,
  ...course
}: Course) => ({
  ...course,
  lectures: lectures.map(({ id: _lecture, ...lecture }) => lecture),
});
const linkOf = async (lectureId: string) => {
  const query = 'query ($id: ID!) { lecture(id: $id) { video { url } } }';
  const { lecture } = dataOf(
    await admin.graphql<{ lecture: { video: { url: string } } }>(query, { id: lectureId }),
  );
  return lecture.video.url;
};
async function deleteForever(id: string): Promise<void> {
  dataOf(await admin.graphql('mutation ($id: ID!) { deleteCourse(id: $id) { id } }', { id }));
  await app.sql(`update courses set deleted_at = now() - interval '1 year' where id = $1`, [id]);
  const { orm, services } = app.container;
  await RequestContext.create(orm.em, () => services.courseTrash.purgeOld());
  await whenQueueIsIdle(app);
}

/** A course with all that a course can have. */
async function fullCourse(): Promise<Course> {
  const { id } = await createCourse(admin);
  const lecture = dataOf(await tryAddLecture(admin, id, { isFreePreview: true }, await video())).addLecture;
  await whenQueueIsIdle(app);
  await saveCaptions(admin, { lectureId: lecture.id, file: vtt('Two ropes', 'One knot') });
  await addText(admin, id);
  const link = { courseId: id, title: 'Knots', url: 'https://example.com/knots', description: 'Drawings.' };
  dataOf(
    await admin.graphql('mutation ($input: AddLinkLectureInput!) { addLinkLecture(input: $input) { id } }', {
      input: link,
    }),
  );
  const section = { courseId: id, title: 'Basics', before: lecture.id };
  dataOf(
    await admin.graphql('mutation ($input: CreateSectionInput!) { createSection(input: $input) { id } }', {
      input: section,
    }),
  );
  await addFile(admin, { courseId: id, fileName: 'course.pdf' });
  dataOf(
    await admin.graphql('mutation ($c: ID!, $l: ID!) { setTrailer(courseId: $c, lectureId: $l) { id } }', {
      c: id,
      l: lecture.id,
    }),
  );
  return read(id);
}

it('is a draft with all that the original has, and stores no file twice', async () => {
  const original = await fullCourse();
  const before = await tally(app);
  const copy = await copyOf(original.id);
  expect(copy).toMatchObject({ title: `Copy of ${original.title}`, publishedAt: null });
  expect(contentOf(copy)).toEqual(contentOf(original));
  expect(contentOf(await read(copy.id))).toEqual(contentOf(original));
  const after = await tally(app);
  // The picture for shared links has the title of the course.
  expect(after.stored.length - before.stored.length).toBeLessThanOrEqual(1);
});

it.each(['original', 'copy'] as const)(
  'keeps its files when the %s is deleted, which go with the last',
  async (first) => {
    const before = await tally(app);
    const original = await fullCourse();
    const copy = await copyOf(original.id);
    const courses = first === 'original' ? ([original, copy] as const) : ([copy, original] as const);
    const [deleted, kept] = courses;
    await deleteForever(deleted.id);
    const [lecture] = kept.lectures;
    expect((await admin.fetch(await linkOf(lecture?.id ?? ''))).status).toBe(200);
    const [file] = await app.sql<{ key: string }>('select key from course_files where course_id = $1', [
      kept.id,
    ]);
    expect(await app.sql('select is_attached from stored_objects where key = $1', [file?.key])).toEqual([
      { is_attached: true },
    ]);
    await deleteForever(kept.id);
    const { rows } = await tally(app);
    expect(rows?.stored_objects).toBe(before.rows?.stored_objects);
  },
);

it('gets files of its own when one of the two is changed', async () => {
  const original = await fullCourse();
  const copy = await copyOf(original.id);
  const update = 'mutation ($input: UpdateCourseInput!) { updateCourse(input: $input) { id } }';
  const input = { id: copy.id, version: 1, thumbnail: null };
  const picture = await drawPicture({ format: 'jpeg', width: 640, height: 360 });
  dataOf(await admin.graphqlUpload(update, { input }, 'input.thumbnail', picture, 'a.jpg'));
  const { thumbnail } = (await read(original.id)) as unknown as { thumbnail: { url: string } };
  expect((await fetch(new URL(thumbnail.url, app.url))).status).toBe(200);
});

it('of a course with a long title has a title of its length, and names that are taken are no obstacle', async () => {
  const { id } = await createCourse(admin, { title: 'x'.repeat(120) });
  const [first, second] = [await copyOf(id), await copyOf(id)];
  expect(first.title).toBe(`Copy of ${'x'.repeat(112)}`);
  expect(second.slug).not.toBe(first.slug);
});

it('is refused while a video is processed, and for unknown courses', async () => {
  const { id } = await createCourse(admin);
  const lecture = dataOf(await tryAddLecture(admin, id, {}, await video())).addLecture;
  await whenQueueIsIdle(app);
  await app.sql(`update lectures set status = 'PROCESSING' where id = $1`, [lecture.id]);
  expect(refusalOf(await tryCopy(id))?.code).toBe('CONFLICT');
  await app.sql(`update lectures set status = 'READY' where id = $1`, [lecture.id]);
  expect(refusalOf(await tryCopy('0198c0de-0000-7000-8000-000000000000'))?.code).toBe('NOT_FOUND');
  dataOf(await tryCopy(id));
});
