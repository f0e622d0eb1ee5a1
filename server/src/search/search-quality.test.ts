// @slow server/src/search
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputRefusals } from '#shared/request-messages.ts';
import { saveCaptions, vtt } from '#server/caption/captions.test-helper.ts';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { as, dataOf, refusalOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { SEARCH_QUERIES } from '#testing/search-queries.ts';
import { SEARCHED_COURSES, SEARCHED_LECTURES } from '#testing/searched-school.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const SEARCH = `query S($search: String!, $first: Int! = 10, $after: String, $category: String, $state: CourseState, $sort: CourseSort) {
  search(search: $search, first: $first, after: $after, category: $category, state: $state, sort: $sort) {
    totalCount courseCount lectureCount categories { name count } pageInfo { hasNextPage endCursor }
    nodes { course { title } lecture { title } found { __typename } places { kind second text } }
  }
}`;

interface Found {
  search: {
    totalCount: number;
    courseCount: number;
    lectureCount: number;
    categories: { name: string; count: number }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    nodes: {
      course: { title: string };
      lecture: { title: string } | null;
      found: { __typename: string };
      places: { kind: string; second: number | null; text: string | null }[];
    }[];
  };
}

let app: TestApp;
let admin: HttpClient;
beforeAll(async () => {
  app = await startApp({ TRUST_PROXY: '1' });
  admin = await as(app, 'ADMIN');
  const ids = new Map<string, string>();
  for (const [title, category, instructor, description, language = 'ENGLISH'] of SEARCHED_COURSES) {
    const { id } = await writeCourse(app, { title, category, instructor, description, language });
    ids.set(title, id);
  }
  for (const [course, title, description, cues] of SEARCHED_LECTURES) {
    const { id } = await writeLecture(app, ids.get(course) ?? '', { title, description, duration: 60 });
    await saveCaptions(admin, { lectureId: id, file: vtt(...cues) });
  }
});
afterAll(() => app.stop());

const search = async (text: string, variables: object = {}, client = admin) =>
  dataOf(await client.graphql<Found>(SEARCH, { search: text, ...variables })).search;
/** Each visitor has an address of their own, because these tests exceed the search limit of one. */
let people = 0;
const somebodyElse = () => app.visitor({ 'x-forwarded-for': `10.0.0.${(people += 1)}` });
const titles = ({ nodes }: Found['search']) =>
  nodes.map(({ course, lecture }) => lecture?.title ?? course.title);

it('search ranks the intended result first for typical queries and typing errors', async () => {
  expect(Object.values(SEARCH_QUERIES).flat().length).toBeGreaterThanOrEqual(100);
  for (const [kind, queries] of Object.entries(SEARCH_QUERIES)) {
    const visitor = somebodyElse();
    const missed: string[] = [];
    let sum = 0;
    for (const [typed, meant] of queries) {
      const found = titles(await search(typed, {}, visitor));
      const place = found.indexOf(meant) + 1;
      if (place !== 1) missed.push(`${typed}: ${found.join(', ')}`);
      if (place > 0) sum += 1 / place;
    }
    expect(sum / queries.length, `${kind}\n${missed.join('\n')}`).toBeGreaterThanOrEqual(0.9);
  }
});

it('search finds other word forms once the language of a course is set', async () => {
  const { id } = await writeCourse(app, { title: 'Rad', description: 'Auf zwei Reifen.' });
  const lecture = await writeLecture(app, id, { title: 'Schloss' });
  await saveCaptions(admin, { lectureId: lecture.id, file: vtt('Das Loch zuerst') });
  const queries = ['Rädern', 'Schlössern', 'Löchern'];
  const found = async () => Promise.all(queries.map(async (text) => (await search(text)).totalCount));
  expect(await found()).toEqual([0, 0, 0]);
  const update = `mutation U($input: UpdateCourseInput!) { updateCourse(input: $input) { language } }`;
  const told = await admin.graphql(update, { input: { id, version: 1, language: 'GERMAN' } });
  expect(dataOf(told)).toEqual({ updateCourse: { language: 'GERMAN' } });
  expect(await found()).toEqual([1, 1, 1]);
  await app.sql('delete from courses where id = $1', [id]);
});

describe('courses and lectures in one list', () => {
  it('rank by where the words are, similar words last', async () => {
    expect(titles(await search('bread'))).toEqual(['Bread at Home', 'Sourdough Starter']);
    expect(titles(await search('starter'))).toEqual(['Sourdough Starter', 'Bread at Home']);
    expect(titles(await search('intervals'))).toEqual(['Music Theory', 'Thirds and Fifths']);
    expect(titles(await search('braed'))).toEqual(['Bread at Home', 'Sourdough Starter']);
  });

  it('are counted, and lectures include their hits', async () => {
    expect(await search('bread')).toMatchObject({
      totalCount: 2,
      courseCount: 1,
      lectureCount: 1,
      categories: [{ name: 'Kitchen', count: 1 }],
      nodes: [
        { course: { title: 'Bread at Home' }, lecture: null, found: { __typename: 'Course' }, places: [] },
        {
          found: { __typename: 'Lecture' },
          course: { title: 'Bread at Home' },
          lecture: { title: 'Sourdough Starter' },
          places: [{ kind: 'SPOKEN', second: 2, text: 'bread, bread and bread again' }],
        },
      ],
    });
    const [, locked] = (await search('bread', {}, app.visitor())).nodes;
    expect(locked?.places).toEqual([{ kind: 'SPOKEN', second: null, text: null }]);
    expect(await search(' ?! ')).toMatchObject({ totalCount: 0, nodes: [] });
  });

  it('follow the order of courses in any other order, each course before its lectures', async () => {
    expect(titles(await search('first', { sort: 'TITLE' }))).toEqual([
      'Beekeeping',
      'Bread at Home',
      'JavaScript from Zero',
      'Thirds and Fifths',
      'Reading CSV Files',
      'Running Your First Marathon',
      'Weaving on a Small Loom',
    ]);
    const visitor = somebodyElse();
    const orders = [
      'NEWEST',
      'OLDEST',
      'TITLE',
      'TITLE_DESC',
      'CATEGORY',
      'INSTRUCTOR_DESC',
      'MOST_LECTURES',
      'SHORTEST',
    ];
    for (const text of ['first', 'braed', 'th']) {
      const best = await search(text, { first: 100 }, visitor);
      for (const sort of orders) {
        const found = await search(text, { first: 100, sort }, visitor);
        expect(titles(found).toSorted(), `${text} by ${sort}`).toEqual(titles(best).toSorted());
        expect(found).toMatchObject({ courseCount: best.courseCount, lectureCount: best.lectureCount });
        const courses = found.nodes.map(({ course }) => course.title);
        // A course and its lectures are adjacent.
        expect(courses.filter((course, index) => course !== courses[index - 1])).toEqual([
          ...new Set(courses),
        ]);
        for (const [index, { course, lecture }] of found.nodes.entries()) {
          if (!lecture) expect(courses.indexOf(course.title)).toBe(index);
        }
      }
    }
    const byTitle = (await search('th', { first: 100, sort: 'TITLE' })).nodes.map(
      ({ course }) => course.title,
    );
    expect([...new Set(byTitle)]).toEqual([...new Set(byTitle)].toSorted());
  });

  it('can be filtered by category, and by state for admins', async () => {
    expect(titles(await search('first', { category: 'Music' }))).toEqual(['Thirds and Fifths']);
    const { courseCount, categories } = await search('first', { category: 'Music' });
    expect({ courseCount, hasOthers: categories.length > 1 }).toEqual({ courseCount: 0, hasOthers: true });
    expect(titles(await search('first', { state: 'DRAFT' }))).toEqual([]);
    await app.sql(`update courses set published_at = null where title = 'Music Theory'`);
    const drafts = ['Music Theory', 'Thirds and Fifths'];
    expect(titles(await search('intervals', { state: 'DRAFT' }))).toEqual(drafts);
    expect(titles(await search('intervals', { state: 'ANY', sort: 'NEWEST' }))).toEqual(drafts);
    expect(titles(await search('intrevals', { state: 'DRAFT' }))).toEqual(drafts.slice(1));
    expect(titles(await search('intervals', { state: 'PUBLISHED' }))).toEqual([]);
    expect(titles(await search('intervals', {}, app.visitor()))).toEqual([]);
    await app.sql(`update courses set published_at = now() where title = 'Music Theory'`);
    expect(refusalOf(await app.visitor().graphql(SEARCH, { search: 'a', state: 'DRAFT' }))?.code).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('appear once each across pages', async () => {
    const asked = ['first', 'th', 'braed'].flatMap((text) =>
      [null, 'NEWEST', 'TITLE_DESC', 'LONGEST'].map((sort) => ({ text, sort })),
    );
    for (const { text, sort } of asked) {
      const visitor = somebodyElse();
      const whole = await search(text, { first: 100, sort }, visitor);
      expect(whole.nodes).toHaveLength(whole.totalCount);
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: Found['search'] = await search(text, { first: 1, after, sort }, visitor);
        expect(page.totalCount).toBe(whole.totalCount);
        seen.push(...titles(page));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
      expect(seen).toEqual(titles(whole));
    }
  });

  it('refuse a cursor of another search', async () => {
    const { pageInfo } = await search('first', { first: 1 });
    for (const after of [pageInfo.endCursor, 'x']) {
      for (const other of [{ search: 'bread' }, { search: 'first', sort: 'TITLE' }]) {
        expect(refusalOf(await admin.graphql(SEARCH, { ...other, after }))).toEqual({
          code: 'BAD_USER_INPUT',
          message: inputRefusals.malformedCursor,
        });
      }
    }
  });
});
