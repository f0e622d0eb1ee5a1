import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import { writeCourse } from '#testing/course-rows.ts';
import { dataOf, refusalOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';
import { CourseSort } from './course-sort.ts';

const LIST = `query L($first: Int! = 24, $after: String, $search: String, $category: String, $sort: CourseSort) {
  courses(first: $first, after: $after, search: $search, category: $category, sort: $sort) {
    totalCount categories { name count } pageInfo { hasNextPage endCursor } nodes { title }
  }
}`;
interface List {
  courses: {
    totalCount: number;
    categories: { name: string; count: number }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    nodes: { title: string }[];
  };
}

const COURSES = [
  { title: 'JavaScript from Zero', category: 'Programming', instructor: 'Ada Lovelace' },
  { title: 'Java in a Month', category: 'Programming', instructor: 'James Gosling' },
  { title: 'Statistics for Everyone', category: 'Science', instructor: 'Florence Nightingale' },
  {
    title: 'Charts that Speak',
    category: 'Science',
    instructor: 'Edward Tufte',
    description: 'The pictures behind statistics, drawn by hand.',
  },
  { title: 'Café Cooking', category: 'Kitchen', instructor: 'Zoë Żuk' },
  { title: 'C++ & Friends', category: 'Programming', instructor: 'Bjarne Stroustrup' },
  { title: '100% Cotton', category: 'Craft', instructor: 'Anni Albers' },
  { title: 'Python by Example', category: 'Programming', instructor: 'Grace Hopper' },
  { title: 'Русский язык', category: 'Languages', instructor: 'Лев Щерба' },
];

let app: TestApp;
let visitor: HttpClient;
let statements: string[];
beforeAll(async () => {
  app = await startApp();
  for (const course of COURSES) await writeCourse(app, { description: 'What it is about.', ...course });
  const lectures = [3, 1, 2, 5, 4, 9, 0, 7, 6];
  for (const [index, { title }] of COURSES.entries()) {
    await app.sql(
      'update courses set number_of_lectures = $2::int, duration = $2::int / 3.0 where title = $1',
      [title, lectures[index]],
    );
  }
  visitor = app.visitor();
  statements = watchStatements(app);
});
afterAll(() => app.stop());
beforeEach(() => app.sql('delete from rate_limits').then(() => void statements.splice(0)));

const list = async (variables: object) => dataOf(await visitor.graphql<List>(LIST, variables)).courses;
const titles = async (variables: object) => (await list(variables)).nodes.map(({ title }) => title);

describe('searching the catalogue', () => {
  it.each([
    ['a word of the title', 'zero', ['JavaScript from Zero']],
    ['words in any order and case', 'MONTH java', ['Java in a Month']],
    ['the instructor', 'lovelace', ['JavaScript from Zero']],
    ['the category', 'kitchen', ['Café Cooking']],
    ['words of title, instructor and category together', 'java gosling programming', ['Java in a Month']],
    ['the beginning of a word', 'pyth', ['Python by Example']],
    ['a word without its accents', 'cafe zuk', ['Café Cooking']],
    ['a word with additional accents', 'pythón', ['Python by Example']],
    ['another script in another case', 'РУССКИЙ', ['Русский язык']],
    ['a typo', 'javscript', ['JavaScript from Zero']],
    ['a missing letter', 'pyton', ['Python by Example']],
    ['swapped letters in a short word', 'jaav', ['Java in a Month']],
    ['a missing letter in a short word', 'zeo', []],
    ['a missing letter in a word of four letters', 'cotn', []],
    ['an additional letter', 'jaava', ['Java in a Month']],
    ['a wrong letter', 'javq', ['Java in a Month']],
    ['swapped letters that leave few trigrams', 'sttaistics', ['Statistics for Everyone']],
    ['the same word in another form', 'charted', ['Charts that Speak']],
    ['swapped letters', 'nightignale', ['Statistics for Everyone']],
    ['two words written as one', 'fromzero', ['JavaScript from Zero']],
    ['one word right and one wrong', 'java montth', ['Java in a Month']],
    ['an unknown word', 'blacksmith', []],
    ['a known and an unknown word', 'java blacksmith', []],
  ])('finds by %s: %s', async (_how, search, expected) => {
    expect(await titles({ search })).toEqual(expected);
  });

  it('ranks the title before the description, and both before similar words', async () => {
    expect(await titles({ search: 'statistics' })).toEqual(['Statistics for Everyone', 'Charts that Speak']);
    expect(await titles({ search: 'statstics' })).toEqual(['Statistics for Everyone']);
    expect(await titles({ search: 'java' })).toEqual(['Java in a Month', 'JavaScript from Zero']);
  });

  it('ranks exact words before similar words', async () => {
    const wrong = await writeCourse(app, { title: 'Pythons and Other Pythonn', category: 'Animals' });
    await writeCourse(app, { title: 'Reptiles', category: 'Animals', description: 'Of a pythonn.' });
    const found = await titles({ search: 'pythonn' });
    expect(found.slice(0, 2).sort()).toEqual([wrong.title, 'Reptiles']);
    expect(found.slice(2)).toEqual(['Python by Example']);
    await app.sql("delete from courses where category = 'Animals'");
  });

  it.each(['', ' ', '\n'])('with %j shows everything, newest first', async (search) => {
    expect(await titles({ search })).toEqual(COURSES.map(({ title }) => title).reverse());
  });

  it.each([
    ['&', 0],
    ['!', 0],
    ["'", 0],
    ['%', 0],
    ['_', 0],
    [':*', 0],
    ['\\', 0],
    ['\ud800', 0],
    ['\0', 0],
    ["java' or 1=1 --", 0],
    ['java & !month', 1],
    ['java | month', 1],
    ['(java', 2],
    ['java:*', 2],
    ['java <-> month', 1],
    ['\'java\' "month"', 1],
    ['java\0month', 1],
    ['j_va', 0],
    ['100%', 1],
  ])('treats %j as plain words', async (search, count) => {
    const found = await list({ search });
    expect(found.totalCount).toBe(found.nodes.length);
    expect(found.totalCount).toBe(count);
  });

  it('ranks a course first whose title is the single letter of the search', async () => {
    expect((await titles({ search: 'C++' }))[0]).toBe('C++ & Friends');
  });

  it('accepts a text of the maximum length, and refuses a longer one before the database is queried', async () => {
    const words = 'abcde fghij '.repeat(limits.search.max).slice(0, limits.search.max);
    expect(await titles({ search: words })).toEqual([]);
    const many = Array.from({ length: 33 }, (_, index) => `word${index}`)
      .join(' ')
      .slice(0, limits.search.max);
    expect(await titles({ search: many })).toEqual([]);
    expect(await titles({ search: 'Ⅷ'.repeat(limits.search.max) })).toEqual([]);
    statements.splice(0);
    const answer = await visitor.graphql(LIST, { search: 'a'.repeat(limits.search.max + 1) });
    const message = messages.validation.textTooLong({ limit: limits.search.max });
    expect(refusalOf(answer)).toEqual({ code: 'BAD_USER_INPUT', message });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ search: message });
    expect(statements).toEqual([]);
  });

  it('needs one statement for any number of hits', async () => {
    const statementsFor = async (search: string) => {
      statements.splice(0);
      await list({ search });
      return statements.length;
    };
    await expect.poll(() => statementsFor('javscript')).toBe(1);
    await expect.poll(() => statementsFor('e')).toBe(1);
  });
});

describe('the categories of a list', () => {
  it('are counted over all hits, regardless of the selected category', async () => {
    const everything = [
      { name: 'Craft', count: 1 },
      { name: 'Kitchen', count: 1 },
      { name: 'Languages', count: 1 },
      { name: 'Programming', count: 4 },
      { name: 'Science', count: 2 },
    ];
    expect((await list({})).categories).toEqual(everything);
    const programming = await list({ category: 'Programming', first: 1 });
    expect(programming).toMatchObject({ totalCount: 4, categories: everything });
    expect((await list({ search: 'java', category: 'Science' })).categories).toEqual([
      { name: 'Programming', count: 2 },
    ]);
  });

  it('can be combined with a search', async () => {
    expect(await titles({ category: 'Science' })).toEqual(['Charts that Speak', 'Statistics for Everyone']);
    expect(await titles({ search: 'java', category: 'Science' })).toEqual([]);
    expect(await titles({ search: 'java', category: 'Programming', sort: 'TITLE' })).toHaveLength(2);
  });

  it.each(['Nothing', '', 'science', '\0', "' or 1=1 --", '%'])('named %j are empty', async (category) => {
    expect(await list({ category })).toMatchObject({ totalCount: 0, nodes: [] });
  });

  it('need one statement, and none if they are not selected', async () => {
    const counting = () => statements.filter((statement) => statement.includes('group by "category"'));
    dataOf(await visitor.graphql('{ courses { totalCount } }'));
    expect(counting()).toHaveLength(0);
    app.container.services.publicContent.changed();
    dataOf(await visitor.graphql('{ courses { categories { name count } } }'));
    expect(counting()).toHaveLength(1);
  });
});

describe('the order of a list', () => {
  const byTitle = [
    '100% Cotton',
    'C++ & Friends',
    'Café Cooking',
    'Charts that Speak',
    'Java in a Month',
    'JavaScript from Zero',
    'Python by Example',
    'Statistics for Everyone',
    'Русский язык',
  ];
  const orders: [string, (string | undefined)[]][] = [
    ['NEWEST', COURSES.map(({ title }) => title).reverse()],
    ['OLDEST', COURSES.map(({ title }) => title)],
    ['TITLE', byTitle],
    ['TITLE_DESC', [...byTitle].reverse()],
  ];

  it.each(orders)('%s sorts the courses', async (sort, expected) => {
    expect(await titles({ sort })).toEqual(expected);
  });

  const LECTURES = 'number_of_lectures';
  it.each([
    ['MOST_LECTURES', LECTURES, 'desc'],
    ['FEWEST_LECTURES', LECTURES, 'asc'],
    ['LONGEST', 'duration', 'desc'],
    ['SHORTEST', 'duration', 'asc'],
    ['CATEGORY', 'lower(category)', 'asc'],
    ['CATEGORY_DESC', 'lower(category)', 'desc'],
    ['UPDATED', 'updated_at', 'asc'],
    ['UPDATED_DESC', 'updated_at', 'desc'],
  ])('%s sorts by %s %s', async (sort, column, direction) => {
    const rows = await app.sql<{ title: string }>(
      `select title from courses order by ${column} ${direction}, id ${direction}`,
    );
    expect(await titles({ sort })).toEqual(rows.map(({ title }) => title));
  });

  it('INSTRUCTOR sorts by the full name, without accents', async () => {
    const found = await titles({ sort: 'INSTRUCTOR' });
    expect(found.slice(0, 2)).toEqual(['JavaScript from Zero', '100% Cotton']);
    expect(found.slice(-2)).toEqual(['Café Cooking', 'Русский язык']);
    expect(await titles({ sort: 'INSTRUCTOR_DESC' })).toEqual(found.reverse());
  });

  it('RELEVANCE without a search is NEWEST', async () => {
    expect(await titles({ sort: 'RELEVANCE' })).toEqual(await titles({ sort: 'NEWEST' }));
  });

  it.each(Object.keys(CourseSort))('%s has each course once in pages of 2', async (sort) => {
    for (const search of ['', 'e statistics', 'a']) {
      const whole = await titles({ sort, search });
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: List['courses'] = await list({ first: 2, after, sort, search });
        expect(page.totalCount).toBe(whole.length);
        seen.push(...page.nodes.map(({ title }) => title));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
      expect(seen).toEqual(whole);
    }
  });

  const cursorOf = async (variables: object) => (await list({ first: 1, ...variables })).pageInfo.endCursor;
  const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const id = '0198c0de-0000-7000-8000-000000000000';
  it.each<[string, () => Promise<string | null> | string, object]>([
    ['another order', () => cursorOf({ sort: 'TITLE' }), { sort: 'TITLE_DESC' }],
    ['another search', () => cursorOf({ search: 'java' }), { search: 'jav' }],
    ['no search', () => cursorOf({ search: 'java' }), {}],
    ['an order by another column', () => cursorOf({ sort: 'TITLE' }), { sort: 'LONGEST' }],
    ['an invalid number', () => forged(['LONGEST', '', '1; drop', id]), { sort: 'LONGEST' }],
    [
      'an infinite number',
      () => Buffer.from(`["LONGEST","",1e999,"${id}"]`).toString('base64url'),
      { sort: 'LONGEST' },
    ],
    ['an invalid time', () => forged(['NEWEST', '', 'yesterday', id]), {}],
    ['the year 0', () => forged(['NEWEST', '', '0000-01-01T00:00:00.000Z', id]), {}],
    ['an invalid text', () => forged(['TITLE', '', '\0', id]), { sort: 'TITLE' }],
    ['an invalid id', () => forged(['TITLE', '', 'a', 'x']), { sort: 'TITLE' }],
  ])('refuses a cursor of %s', async (_what, cursor, variables) => {
    const after = await cursor();
    statements.splice(0);
    expect(refusalOf(await visitor.graphql(LIST, { ...variables, after }))).toEqual({
      code: 'BAD_USER_INPUT',
      message: inputRefusals.malformedCursor,
    });
    expect(statements).toEqual([]);
  });
});
