import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inputRefusals } from '#shared/request-messages.ts';
import { saveCaptions, vtt } from '#server/caption/captions.test-helper.ts';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { as, dataOf, refusalOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { SEARCH_QUERIES } from '#testing/search-queries.ts';
import { SEARCHED_COURSES, SEARCHED_LECTURES } from '#testing/searched-school.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const SEARCH = `query S($search: String!, $first: Int! = 10, $after: String, $category: String, $state: CourseState) {
  search(search: $search, first: $first, after: $after, category: $category, state: $state) {
    totalCount courseCount lectureCount categories { name count } pageInfo { hasNextPage endCursor }
    nodes { course { title } lecture { title } places { kind second text } }
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
const titles = ({ nodes }: Found['search']) =>
  nodes.map(({ course, lecture }) => lecture?.title ?? course.title);

it('names first what people mean, however they type it', async () => {
  expect(Object.values(SEARCH_QUERIES).flat().length).toBeGreaterThanOrEqual(100);
  for (const [index, [kind, queries]] of Object.entries(SEARCH_QUERIES).entries()) {
    // Nobody types as much in a minute.
    const visitor = app.visitor({ 'x-forwarded-for': `10.0.0.${index}` });
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

it('forgives the endings of a language from the moment that a course is said to be in it', async () => {
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
  it('stand by where the words are, those with words like them last', async () => {
    expect(titles(await search('bread'))).toEqual(['Bread at Home', 'Sourdough Starter']);
    expect(titles(await search('starter'))).toEqual(['Sourdough Starter', 'Bread at Home']);
    expect(titles(await search('intervals'))).toEqual(['Music Theory', 'Thirds and Fifths']);
    expect(titles(await search('braed'))).toEqual(['Bread at Home', 'Sourdough Starter']);
  });

  it('are counted, and told with the places in a lecture', async () => {
    expect(await search('bread')).toMatchObject({
      totalCount: 2,
      courseCount: 1,
      lectureCount: 1,
      categories: [{ name: 'Kitchen', count: 1 }],
      nodes: [
        { course: { title: 'Bread at Home' }, lecture: null, places: [] },
        {
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

  it('are those of a category, and of drafts without lectures', async () => {
    expect(titles(await search('first', { category: 'Music' }))).toEqual(['Thirds and Fifths']);
    const { courseCount, categories } = await search('first', { category: 'Music' });
    expect({ courseCount, hasOthers: categories.length > 1 }).toEqual({ courseCount: 0, hasOthers: true });
    expect(titles(await search('first', { state: 'DRAFT' }))).toEqual([]);
    expect(refusalOf(await app.visitor().graphql(SEARCH, { search: 'a', state: 'DRAFT' }))?.code).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('come once each when walked in pages', async () => {
    for (const text of ['first', 'th', 'braed']) {
      const whole = await search(text, { first: 100 });
      expect(whole.nodes).toHaveLength(whole.totalCount);
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: Found['search'] = await search(text, { first: 1, after });
        expect(page.totalCount).toBe(whole.totalCount);
        seen.push(...titles(page));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
      expect(seen).toEqual(titles(whole));
    }
  });

  it('have no cursor of another search', async () => {
    const { pageInfo } = await search('first', { first: 1 });
    for (const after of [pageInfo.endCursor, 'x']) {
      expect(refusalOf(await admin.graphql(SEARCH, { search: 'bread', after }))).toEqual({
        code: 'BAD_USER_INPUT',
        message: inputRefusals.malformedCursor,
      });
    }
  });
});
