import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courseMessages } from '#shared/course.ts';
import { limits } from '#shared/limits.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { addLecture, as, createCourse, dataOf, refusalOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';

const COURSES = 30;

const LIST = `query Courses($first: Int, $after: String) {
  courses(first: $first, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes { id title slug numberOfLectures duration }
    edges { cursor node { id } }
  }
}`;
interface List {
  courses: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    nodes: { id: string; title: string; numberOfLectures: number; duration: number }[];
    edges: { cursor: string; node: { id: string } }[];
  };
}

let app: TestApp;
let admin: HttpClient;
let visitor: HttpClient;
/** Newest first. */
let ids: string[];
let statements: string[];

beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
  visitor = app.visitor();
  const created: string[] = [];
  for (let index = 1; index <= COURSES; index++) {
    created.push((await writeCourse(app, { title: `Number ${index}`, slug: `number-${index}` })).id);
  }
  ids = created.reverse();
  // Several courses with the same time, so that the order also needs the id.
  await app.sql(
    'update courses set published_at = (select min(published_at) from courses) where id = any($1)',
    [ids.slice(-10)],
  );
  statements = watchStatements(app);
});
afterAll(() => app.stop());
beforeEach(() => void statements.splice(0));

const list = async (variables: object) => dataOf(await visitor.graphql<List>(LIST, variables)).courses;

describe('the list of courses', () => {
  it('has each course once, newest first, in pages of 7', async () => {
    const seen: string[] = [];
    const sizes: number[] = [];
    let after: string | null = null;
    do {
      const page: List['courses'] = await list({ first: 7, after });
      expect(page.totalCount).toBe(COURSES);
      expect(page.edges.map(({ node }) => node.id)).toEqual(page.nodes.map(({ id }) => id));
      expect(page.pageInfo.endCursor).toBe(page.edges.at(-1)?.cursor);
      seen.push(...page.nodes.map(({ id }) => id));
      sizes.push(page.nodes.length);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toEqual(ids);
    expect(sizes).toEqual([7, 7, 7, 7, 2]);
  });

  it('continues at the same place if a newer course is added meanwhile', async () => {
    const first = await list({ first: 7 });
    const { id } = await writeCourse(app);
    const second = await list({ first: 7, after: first.pageInfo.endCursor });
    expect(second.nodes.map((node) => node.id)).toEqual(ids.slice(7, 14));
    await admin.graphql('mutation Delete($id: ID!) { deleteCourse(id: $id) { id } }', { id });
  });

  it('has 24 entries by default, and starts at the top without a cursor', async () => {
    const data = dataOf(await visitor.graphql<List>('{ courses { nodes { id } } }'));
    expect(data.courses.nodes.map(({ id }) => id)).toEqual(ids.slice(0, 24));
    expect((await list({ first: 100, after: null })).nodes).toHaveLength(COURSES);
  });

  it('is empty after the last entry', async () => {
    const { pageInfo } = await list({ first: 100 });
    const page = await list({ first: 7, after: pageInfo.endCursor });
    expect(page).toMatchObject({ nodes: [], pageInfo: { hasNextPage: false, endCursor: null } });
  });

  it.each([0, -1, 101])('refuses %d entries', async (first) => {
    const answer = await visitor.graphql(LIST, { first });
    expect(refusalOf(answer)).toEqual({
      code: 'BAD_USER_INPUT',
      message: inputRefusals.pageSize({ limit: 100 }),
    });
    const rest = await visitor.json('GET', `/api/v1/courses?first=${first}`);
    expect(rest).toMatchObject({ status: 400, body: { message: inputRefusals.pageSize({ limit: 100 }) } });
    expect(statements).toEqual([]);
  });

  it.each(['', 'next', 'bnVsbA', "' or 1=1 --"])('refuses the cursor %j', async (after) => {
    const answer = await visitor.graphql(LIST, { first: 7, after });
    expect(refusalOf(answer)).toEqual({
      code: 'BAD_USER_INPUT',
      message: inputRefusals.malformedCursor,
    });
    expect(statements).toEqual([]);
  });

  it('needs as many statements for 30 courses with lectures as for 2', async () => {
    const withAll = `query Courses($first: Int) {
      courses(first: $first) {
        totalCount
        nodes { title numberOfLectures duration thumbnail { url } lectures { title locked video { url } course { title } } }
      }
    }`;
    for (const id of ids.slice(0, 5)) await writeLecture(app, id);
    const user = await as(app, 'USER');
    const statementsFor = async (first: number) => {
      statements.splice(0);
      const answer = dataOf(await user.graphql<List>(withAll, { first }));
      expect(answer.courses.nodes).toHaveLength(first);
      return statements.length;
    };
    const few = await statementsFor(2);
    expect(few).toBeGreaterThan(3);
    expect(few).toBeLessThanOrEqual(8);
    expect(await statementsFor(30)).toBe(few);
  });

  it('reads no lectures if none are selected', async () => {
    dataOf(await visitor.graphql('{ courses { nodes { title } } }'));
    expect(statements.filter((statement) => statement.includes('"lectures"'))).toEqual([]);
  });

  it('has the number and the total length of lectures', async () => {
    const { id } = await createCourse(admin);
    await addLecture(admin, id);
    await addLecture(admin, id);
    const page = await list({ first: 1 });
    expect(page.nodes[0]).toMatchObject({ id, numberOfLectures: 2 });
    expect(page.nodes[0]?.duration).toBeCloseTo(2, 1);
  });
});

describe('one course', () => {
  const BY_SLUG =
    'query Course($slug: String!) { course(slug: $slug) { id title numberOfLectures lectures { id } } }';

  it('is found by its slug', async () => {
    const answer = dataOf(await visitor.graphql(BY_SLUG, { slug: 'number-30' }));
    expect(answer).toMatchObject({ course: { id: ids[0], title: 'Number 30' } });
  });

  it.each(['nothing-here', '', 'Number-30', "' or '1'='1", '\0', '%'])('is not found by %j', async (slug) => {
    const answer = await visitor.graphql(BY_SLUG, { slug });
    expect(refusalOf(answer)).toEqual({ code: 'NOT_FOUND', message: courseMessages.notFound.course });
  });
});

describe('a search with more hits than the limit', () => {
  const SEARCH = `query ($after: String, $search: String, $sort: CourseSort) {
    courses(first: 100, after: $after, search: $search, sort: $sort) {
      totalCount categories { name count } pageInfo { hasNextPage endCursor } nodes { title }
    }
  }`;
  interface Found {
    courses: Pick<List['courses'], 'totalCount' | 'pageInfo'> & {
      categories: { name: string; count: number }[];
      nodes: { title: string }[];
    };
  }
  const find = async (variables: object) => dataOf(await visitor.graphql<Found>(SEARCH, variables)).courses;
  const many = limits.search.courses + 50;
  beforeAll(async () => {
    // All courses are in the smallest sample of a search.
    await app.sql(
      `insert into courses (id, created_at, slug, title, description, category, instructor, thumbnail_key, published_at)
         select overlay(gen_random_uuid()::text placing '000' from 34)::uuid, now(), 'many-' || number, 'Multitude ' || number, '', 'Many', '', 'images/a.webp', now()
           from generate_series(1, $1::int) as number`,
      [many],
    );
    await app.sql(`update courses set title = 'Multitudes alike' where slug = 'many-1'`);
    await app.sql(`update courses set title = 'Multitute' where slug = 'many-2'`);
    await app.sql(`update courses set title = 'Multi' where slug = $1`, [`many-${many}`]);
  });
  afterAll(() => app.sql("delete from courses where category = 'Many'"));

  it('returns hits up to the limit, with the same count on each page', async () => {
    const found = await find({ search: 'multitude' });
    expect(found.totalCount).toBe(limits.search.courses);
    expect(found.categories).toEqual([{ name: 'Many', count: limits.search.courses }]);
    const seen = new Set(found.nodes.map(({ title }) => title));
    let { pageInfo } = found;
    while (pageInfo.hasNextPage) {
      const next = await find({ search: 'multitude', after: pageInfo.endCursor });
      for (const { title } of next.nodes) seen.add(title);
      pageInfo = next.pageInfo;
    }
    expect(seen.size).toBe(limits.search.courses);
    expect((await list({})).totalCount).toBeGreaterThan(many);
  });

  it('returns courses with the whole word first', async () => {
    expect((await find({ search: 'multi' })).nodes[0]?.title).toBe('Multi');
  });

  it('searches for similar words only if there are few hits', async () => {
    expect((await find({ search: 'multitude', sort: 'TITLE_DESC' })).nodes[0]?.title).not.toBe('Multitute');
    expect((await find({ search: 'multitute' })).nodes[0]?.title).toBe('Multitute');
    expect((await find({ search: 'multitute 4' })).totalCount).toBeGreaterThan(100);
  });
});
