// @slow server/demo server/src/demo
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { demoCourses } from '#demo/courses.ts';
import { saveCaptions, vtt } from '#server/caption/captions.test-helper.ts';
import { RENAME, writeFile } from '#server/file/files.test-helper.ts';
import { startReplacement } from '#server/upload/uploads.test-helper.ts';
import { dataOf, drawPicture, refusalOf, registerAdmin, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { addDemoCourse, readDemo, removeDemo, tryAddDemoCourse } from './demo.test-helper.ts';

const [demo, second] = demoCourses;

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
});
afterAll(() => app.stop());
afterEach(() => vi.restoreAllMocks());

const courses = () =>
  app.sql<{ id: string; title: string; isPublished: boolean }>(
    'select id, title, published_at is not null as "isPublished" from courses order by created_at',
  );
const lecturesOf = async (courseId = '') =>
  (
    await app.sql<{ id: string }>('select id from lectures where course_id = $1 order by position', [
      courseId,
    ])
  ).map(({ id }) => id);
const call = async (mutation: string, variables: object) =>
  dataOf(await admin.client.graphql(mutation, variables));
const edit = (id: string) =>
  call('mutation ($id: ID!) { updateCourse(input: { id: $id, version: 1, instructor: "Ann" }) { id } }', {
    id,
  });

describe('a demo course', () => {
  let course: string;
  let lecture: string;
  let lectures: string[];
  beforeAll(async () => {
    course = (await addDemoCourse(admin.client)).courses[0]?.id ?? '';
    lectures = await lecturesOf(course);
    lecture = lectures[0] ?? '';
  });

  it('counts as unchanged after unpublishing, publishing and moving to the trash, and is not added again', async () => {
    await call('mutation ($id: ID!) { unpublishCourse(id: $id) { id } }', { id: course });
    await call('mutation ($id: ID!) { deleteLecture(id: $id) { id } }', { id: lecture });
    const [before] = await courses();
    expect(await addDemoCourse(admin.client)).toMatchObject({
      courses: [{ id: course }, { title: second?.title }],
      changedCourses: [],
    });
    expect((await courses())[0]).toEqual(before);
    await call('mutation ($id: ID!) { restoreLecture(id: $id) { id } }', { id: lecture });
    await call('mutation ($id: ID!) { publishCourse(id: $id) { id } }', { id: course });
    expect(await readDemo(admin.client)).toMatchObject({ changedCourses: [] });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a replaced video', () => startReplacement(admin.client, lecture, 1000)],
    [
      'a chosen poster',
      async () =>
        dataOf(
          await admin.client.graphqlUpload(
            'mutation ($input: SetPosterInput!) { setPoster(input: $input) { id } }',
            { input: { lectureId: lecture, poster: null, isChosen: true } },
            'input.poster',
            await drawPicture(),
            'poster.png',
          ),
        ),
    ],
    [
      'captions in another language',
      () => saveCaptions(admin.client, { lectureId: lecture, language: 'de', file: vtt('Guten Tag') }),
    ],
    [
      'replaced captions',
      () => saveCaptions(admin.client, { lectureId: lecture, version: 1, file: vtt('Hello') }),
    ],
    [
      'deleted captions',
      async () => {
        const [captions] = await app.sql<{ id: string }>('select id from captions where lecture_id = $1', [
          lectures[1],
        ]);
        await call('mutation ($id: ID!) { deleteCaptions(id: $id) { id } }', { id: captions?.id });
      },
    ],
    [
      'reordered lectures',
      () =>
        call('mutation ($input: ReorderLecturesInput!) { reorderLectures(input: $input) { id } }', {
          input: { courseId: course, lectureIds: lectures.toReversed() },
        }),
    ],
    ['edited texts', () => edit(course)],
    [
      'an edited section',
      async () => {
        const [section] = await app.sql<{ id: string }>('select id from sections where course_id = $1', [
          course,
        ]);
        const input = { id: section?.id, version: 1, title: 'Begin' };
        await call('mutation ($input: UpdateSectionInput!) { updateSection(input: $input) { id } }', {
          input,
        });
      },
    ],
    [
      'a renamed file',
      async () => {
        const [file] = await app.sql<{ id: string }>(
          `select id from course_files where course_id = $1 and name like '%.pdf'`,
          [course],
        );
        await call(RENAME, { input: { id: file?.id, name: 'renamed.pdf' } });
      },
    ],
    [
      'an added file',
      async () => {
        const id = await writeFile(app, course, { name: 'ours.pdf' });
        onTestFinished(async () => void (await app.sql('delete from course_files where id = $1', [id])));
      },
    ],
    // The last one: the course stays changed.
    [
      'an added section',
      () =>
        call('mutation ($input: CreateSectionInput!) { createSection(input: $input) { id } }', {
          input: { courseId: course, title: 'More' },
        }),
    ],
  ])('counts as changed after %s', async (_what, change) => {
    await app.sql('update demo_marks set completed_at = now() where id = $1', [course]);
    expect(await readDemo(admin.client)).toMatchObject({ changedCourses: [] });
    await change();
    expect(await readDemo(admin.client)).toMatchObject({ changedCourses: [{ title: demo?.title }] });
  });

  it('stays if it is changed while the demo is being removed', async () => {
    await app.sql('update demo_marks set completed_at = now() where id = $1', [course]);
    const { demoCourses: service } = app.container.services;
    const remove = service.remove.bind(service);
    vi.spyOn(service, 'remove').mockImplementationOnce(async (actor, id) => {
      await saveCaptions(admin.client, { lectureId: lecture, language: 'fr', file: vtt('Bonjour') });
      return remove(actor, id);
    });
    await removeDemo(admin.client);
    expect(await courses()).toMatchObject([{ id: course }]);
    await app.sql('delete from courses');
  });
});

type Step = 'lectures' | 'texts' | 'captions' | 'sections' | 'files' | 'courses' | 'marks';

/** Starts to add a course. The given call of a step, counted from 1, fails as if the process had ended there. */
async function addUntil(step: Step, calls: number): Promise<void> {
  const {
    lectures,
    lectureTexts,
    captions,
    sections,
    fileImport,
    courses: service,
    demoMarks,
  } = app.container.services;
  const cut = new Error('The process has ended');
  const add = lectures.add.bind(lectures);
  const save = captions.save.bind(captions);
  const write = lectureTexts.add.bind(lectureTexts);
  const create = sections.create.bind(sections);
  const bring = fileImport.add.bind(fileImport);
  let made = 0;
  const isLast = () => ++made === calls;
  if (step === 'lectures') {
    vi.spyOn(lectures, 'add').mockImplementation((...args) =>
      isLast() ? Promise.reject(cut) : add(...args),
    );
  }
  if (step === 'texts') {
    vi.spyOn(lectureTexts, 'add').mockImplementation((...args) =>
      isLast() ? Promise.reject(cut) : write(...args),
    );
  }
  if (step === 'files') {
    vi.spyOn(fileImport, 'add').mockImplementation((...args) =>
      isLast() ? Promise.reject(cut) : bring(...args),
    );
  }
  if (step === 'captions') {
    vi.spyOn(captions, 'save').mockImplementation((...args) =>
      isLast() ? Promise.reject(cut) : save(...args),
    );
  }
  if (step === 'sections') {
    vi.spyOn(sections, 'create').mockImplementation((...args) =>
      isLast() ? Promise.reject(cut) : create(...args),
    );
  }
  if (step === 'courses') vi.spyOn(service, 'publish').mockRejectedValue(cut);
  if (step === 'marks') vi.spyOn(demoMarks, 'complete').mockRejectedValue(cut);
  expect(refusalOf(await tryAddDemoCourse(admin.client))).toBeDefined();
  vi.restoreAllMocks();
}

describe('a demo course whose addition was interrupted', () => {
  /** A label, the step that fails, and the number of the call that fails. */
  const cuts: [string, Step, number][] = [
    ['before its first lecture', 'lectures', 1],
    ['before its second lecture', 'lectures', 2],
    ['before its first captions', 'captions', 1],
    ['before its last captions', 'captions', demo?.lectures.length ?? 0],
    ['before its text', 'texts', 1],
    ['before its first section', 'sections', 1],
    ['before its last section', 'sections', demo?.sections?.length ?? 0],
    ['before its first file', 'files', 1],
    ['before its last file', 'files', demo?.files?.length ?? 0],
    ['before it was published', 'courses', 1],
    ['while it was published', 'marks', 1],
  ];

  it.each(cuts)('%s is completed by the next call', async (_where, step, calls) => {
    expect(await readDemo(admin.client)).toMatchObject({ courses: [], missingCourses: demoCourses.length });
    await addUntil(step, calls);
    const [begun] = await courses();
    expect(begun).toMatchObject({ title: demo?.title, isPublished: false });
    const lectures = await lecturesOf(begun?.id);

    expect(await readDemo(admin.client)).toMatchObject({
      changedCourses: [],
      missingCourses: demoCourses.length,
    });
    expect(await addDemoCourse(admin.client)).toMatchObject({
      courses: [{ id: begun?.id }],
      missingCourses: demoCourses.length - 1,
    });
    expect(await courses()).toMatchObject([{ id: begun?.id, isPublished: true }]);
    const all = await lecturesOf(begun?.id);
    const { lectures: videos = [], texts = [], files = [] } = demo ?? {};
    expect(all).toHaveLength(videos.length + texts.length);
    expect(all.slice(0, lectures.length)).toEqual(lectures);
    expect(await app.sql('select id from captions')).toHaveLength(videos.length);
    expect(await app.sql('select name from course_files order by id')).toEqual(
      files.map(({ name }) => ({ name })),
    );
    expect(await app.sql('select title from sections order by position')).toEqual(
      demo?.sections?.map(({ title }) => ({ title })),
    );
    expect(await removeDemo(admin.client)).toMatchObject({ courses: [], changedCourses: [] });
  });

  it('becomes the school’s own once it is edited, and is left alone in the trash', async () => {
    await addUntil('lectures', 2);
    const [begun] = await courses();
    const id = begun?.id ?? '';
    await call('mutation ($id: ID!) { deleteCourse(id: $id) { id } }', { id });
    expect(await readDemo(admin.client)).toMatchObject({ missingCourses: demoCourses.length - 1 });
    await call('mutation ($id: ID!) { restoreCourse(id: $id) { id } }', { id });
    expect(await readDemo(admin.client)).toMatchObject({ missingCourses: demoCourses.length });
    await edit(id);
    expect(await readDemo(admin.client)).toMatchObject({
      changedCourses: [{ title: demo?.title }],
      missingCourses: demoCourses.length - 1,
    });
  });
});
