import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lectureRefusals } from '#shared/lecture-refusals.ts';
import { sectionMessages } from '#shared/section.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { dataOf, oneOfEach, refusalOf, tryAddLecture, type Caller } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const COURSE = 'id sections { id title summary position version } lectures { id position section { id } }';
const CREATE = `mutation ($input: CreateSectionInput!) { createSection(input: $input) { ${COURSE} } }`;
const UPDATE =
  'mutation ($input: UpdateSectionInput!) { updateSection(input: $input) { id title summary version } }';
const DELETE = `mutation ($id: ID!) { deleteSection(id: $id) { ${COURSE} } }`;
const ARRANGE = `mutation ($input: ArrangeCourseInput!) { arrangeCourse(input: $input) { ${COURSE} } }`;
const REORDER = `mutation ($input: ReorderLecturesInput!) { reorderLectures(input: $input) { ${COURSE} } }`;
const READ = `query ($id: ID!) { course(id: $id) { ${COURSE} } }`;

interface Course {
  sections: { id: string; title: string; summary: string; position: number; version: number }[];
  lectures: { id: string; position: number; section: { id: string } | null }[];
}

let app: TestApp;
let clients: Record<Caller, HttpClient>;
let courseId: string;
let ids: string[];
beforeAll(async () => {
  app = await startApp();
  clients = await oneOfEach(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  courseId = (await writeCourse(app)).id;
  ids = [];
  for (let index = 0; index < 4; index++) ids.push((await writeLecture(app, courseId)).id);
});

const at = (...places: number[]) => places.map((place) => ids[place - 1] ?? '');
const create = async (title: string, before: string | null = null) =>
  dataOf(
    await clients.ADMIN.graphql<{ createSection: Course }>(CREATE, { input: { courseId, title, before } }),
  ).createSection;
const arrange = (partIds: readonly unknown[]) =>
  clients.ADMIN.graphql<{ arrangeCourse: Course }>(ARRANGE, { input: { courseId, partIds } });
const reorder = (lectureIds: string[]) =>
  clients.ADMIN.graphql<{ reorderLectures: Course }>(REORDER, { input: { courseId, lectureIds } });
const readAs = async (caller: Caller) =>
  dataOf(await clients[caller].graphql<{ course: Course }>(READ, { id: courseId })).course;

/** Writes a course as `1 A 2 3 4`: lectures by number, sections by title above their lectures. */
function written({ sections, lectures }: Course): string {
  const parts = [
    ...sections.map(({ title, position }) => ({ name: title, position })),
    ...lectures.map(({ id, position }) => ({ name: String(ids.indexOf(id) + 1), position: position + 0.5 })),
  ];
  return parts
    .toSorted((a, b) => a.position - b.position)
    .map(({ name }) => name)
    .join(' ');
}
/** Sections A above lectures 1 and 2, and B above 3 and 4. */
async function withTwoSections() {
  await create('A', ids[0]);
  const course = await create('B', ids[2]);
  const [a, b] = course.sections;
  return { course, a: a?.id ?? '', b: b?.id ?? '' };
}

describe('sections', () => {
  it('take the lectures below them, and lectures store nothing', async () => {
    const { course, a, b } = await withTwoSections();
    expect(written(course)).toBe('A 1 2 B 3 4');
    expect(course.lectures.map(({ section }) => section?.id)).toEqual([a, a, b, b]);
  });

  it('are empty at the end of a course, and a new lecture comes below the last one', async () => {
    expect(written(await create('A'))).toBe('1 2 3 4 A');
    const { id } = dataOf(await tryAddLecture(clients.ADMIN, courseId)).addLecture;
    const { lectures, sections } = await readAs('ADMIN');
    expect(lectures.at(-1)).toMatchObject({ id, section: { id: sections[0]?.id } });
  });

  it('are edited with their version', async () => {
    const { a } = await withTwoSections();
    const edit = (input: object) => clients.ADMIN.graphql(UPDATE, { input: { id: a, version: 1, ...input } });
    expect(dataOf(await edit({ title: 'Start', summary: 'The first steps.' }))).toEqual({
      updateSection: { id: a, title: 'Start', summary: 'The first steps.', version: 2 },
    });
    expect(refusalOf(await edit({ title: 'Other' }))).toEqual({
      code: 'CONFLICT',
      message: sectionMessages.conflict.sectionChanged,
    });
    expect(refusalOf(await edit({ version: 2, title: ' ' }))?.code).toBe('BAD_USER_INPUT');
  });

  it('leave their lectures in the course when they are deleted, and can be created again in their place', async () => {
    const { b } = await withTwoSections();
    const answer = await clients.ADMIN.graphql<{ deleteSection: Course }>(DELETE, { id: b });
    expect(written(dataOf(answer).deleteSection)).toBe('A 1 2 3 4');
    expect(written(await create('B', ids[2]))).toBe('A 1 2 B 3 4');
    expect(refusalOf(await clients.ADMIN.graphql(DELETE, { id: b }))).toEqual({
      code: 'NOT_FOUND',
      message: sectionMessages.notFound.section,
    });
  });

  it('without published lectures are visible to admins only', async () => {
    const { a } = await withTwoSections();
    await app.sql('update lectures set is_draft = true where id = any($1)', [at(3, 4)]);
    expect((await readAs('ADMIN')).sections).toHaveLength(2);
    for (const caller of ['VISITOR', 'USER', 'SUBSCRIBER'] as const) {
      expect((await readAs(caller)).sections.map(({ id }) => id)).toEqual([a]);
    }
  });

  it('go with their course', async () => {
    await withTwoSections();
    await app.sql('delete from courses where id = $1', [courseId]);
    expect(await app.sql('select id from sections where course_id = $1', [courseId])).toEqual([]);
  });
});

describe('the order of a course', () => {
  it('moves lectures across sections, and sections with their lectures', async () => {
    const { a, b } = await withTwoSections();
    const across = dataOf(await arrange([a, b, ...at(3, 1, 2, 4)])).arrangeCourse;
    expect(written(across)).toBe('A B 3 1 2 4');
    const back = dataOf(await arrange([b, ...at(3, 4), a, ...at(1, 2)])).arrangeCourse;
    expect(written(back)).toBe('B 3 4 A 1 2');
    expect(back.lectures.map(({ section }) => section?.id)).toEqual([b, b, a, a]);
  });

  it('is refused unless it has exactly the parts of the course, and nothing changes', async () => {
    const { a, b } = await withTwoSections();
    const other = (await writeLecture(app, (await writeCourse(app)).id)).id;
    const conflict = { code: 'CONFLICT', message: lectureRefusals.conflict.lecturesChanged };
    const refused = [
      [a, ...at(1, 2, 3, 4)],
      [a, b, ...at(1, 2, 3)],
      [a, b, ...at(1, 2, 3, 4), ids[0]],
      [a, b, ...at(1, 2, 3), other],
      [a, b, ...at(1, 2, 3, 4), newId()],
      [],
    ];
    for (const parts of refused) expect(refusalOf(await arrange(parts))).toEqual(conflict);
    expect(refusalOf(await arrange(['x']))?.code).toBe('BAD_USER_INPUT');
    expect(written(await readAs('ADMIN'))).toBe('A 1 2 B 3 4');
  });

  it('of lectures only keeps the sections of lectures that stay', async () => {
    await withTwoSections();
    expect(written(dataOf(await reorder(at(2, 3, 4, 1))).reorderLectures)).toBe('A 2 B 3 4 1');
  });

  it('leaves out lectures in the trash, which can be restored', async () => {
    const { a, b } = await withTwoSections();
    await clients.ADMIN.graphql('mutation ($id: ID!) { deleteLecture(id: $id) { id } }', { id: ids[1] });
    dataOf(await arrange([a, b, ...at(1, 3, 4)]));
    await clients.ADMIN.graphql('mutation ($id: ID!) { restoreLecture(id: $id) { id } }', { id: ids[1] });
    const course = await readAs('ADMIN');
    expect(course.lectures.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  it('changed in parallel with other changes loses and doubles no part', async () => {
    const { a, b } = await withTwoSections();
    const turns = Array.from({ length: 20 }, (_, turn) => turn);
    await Promise.all(
      turns.flatMap((turn) => [
        arrange(turn % 2 === 0 ? [a, b, ...at(1, 2, 3, 4)] : [b, ...at(4, 2), a, ...at(1, 3)]),
        reorder(turn % 2 === 0 ? at(4, 3, 2, 1) : at(1, 3, 2, 4)),
        turn % 5 === 0 ? create(`Section ${turn}`, ids[turn % 4]) : Promise.resolve(),
      ]),
    );
    const { sections, lectures } = await readAs('ADMIN');
    expect(sections).toHaveLength(6);
    expect(lectures.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const places = [...sections, ...lectures].map(({ position }) => position);
    expect(new Set(places).size).toBe(places.length);
  });
});
