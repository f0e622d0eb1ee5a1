import { parseArgs } from 'node:util';
import type pg from 'pg';
import { encodeCursor, listKey, writeCursor } from '#server/platform/common/pagination.ts';
import budgets from './budgets.json' with { type: 'json' };
import { fillCatalogue, TOPICS } from './catalogue.ts';
import { clientDocument } from './client-documents.ts';
import { load, post } from './load.ts';
import { writeResults } from './results.ts';
import { fill, logIn } from './school.ts';
import { withProduct } from './with-product.ts';

const SMALL = 1_000;
const WARM_UP_MS = 1_000;
const ROUND_MS = 2_500;
/** The position in a list where a deep page starts, as a share of its entries. */
const DEEP = 0.7;

/** The requests of each kind of work, by name. */
type Works = Record<string, string[]>;

/**
 * Measures the 95th percentile of response times on one connection, with 1,000 courses, people and payments and with
 * `--scale=` of each (100,000 by default). A million takes some minutes and GB.
 */
export async function growth(): Promise<boolean> {
  const { values } = parseArgs({
    options: { scale: { type: 'string', default: '100000' } },
    allowPositionals: true,
  });
  const scale = Number(values.scale);
  const small = await atSize(SMALL);
  const large = await atSize(scale);
  const growthOf = (what: string, p95: number) => (large.get(what) ?? NaN) / p95;
  const count = (size: number) => size.toLocaleString('en');
  await writeResults('growth', {
    headings: ['work', `p95 ms at ${count(SMALL)}`, `p95 ms at ${count(scale)}`, 'ratio'],
    rows: [...small].map(([what, p95]) => [what, p95, large.get(what) ?? NaN, growthOf(what, p95)]),
  });
  return [...small].every(([what, p95]) => growthOf(what, p95) <= budgets.growth.ratio);
}

/** Returns the 95th percentile of each work, in ms. */
async function atSize(size: number): Promise<Map<string, number>> {
  // Responses to requests in rotation are not cached.
  return withProduct('growth', { TRUST_PROXY: '1' }, async (server, sql) => {
    console.log(`Filling a school of ${size.toLocaleString('en')}`);
    await fillCatalogue(sql, { courses: size, lecturesEach: 1 });
    await fill({ sql }, { users: size, payments: size });
    const admin = await logIn(sql, `http://localhost:${server.port}`);
    const times = new Map<string, number>();
    for (const [what, requests] of Object.entries(await worksOf(sql, admin.cookieHeader()))) {
      await load(server, { requests, connections: 1, milliseconds: WARM_UP_MS });
      times.set(what, (await load(server, { requests, connections: 1, milliseconds: ROUND_MS })).p95);
    }
    return times;
  });
}

async function worksOf(sql: pg.Client, adminCookie: string): Promise<Works> {
  const [
    catalogue = '',
    found = '',
    course = '',
    room = '',
    members = '',
    overview = '',
    figures = '',
    ...numbers
  ] = await Promise.all(
    [
      'Courses',
      'Search',
      'Course',
      'CourseLectures',
      'Members',
      'CoursesOverview',
      'RecentFigures',
      'UserStats',
      'MonthlySales',
    ].map(clientDocument),
  );
  const admin = `Cookie: ${adminCookie}`;
  // An unknown cookie bypasses the response cache.
  const visitor = 'Cookie: other=1';
  const byVisitor = (variables: object) => post(catalogue, variables, visitor);
  /** Searches are rate-limited per address. */
  const bySearchers = (network: number, searches: readonly string[]) =>
    Array.from({ length: 200 }, (_, index) =>
      post(
        catalogue,
        { search: searches[index % searches.length] },
        visitor,
        `X-Forwarded-For: 10.0.${network}.${index}`,
      ),
    );
  const [deep] = await rowsOf<{ title: string; at: string; id: string }>(
    sql,
    `select lower(title) as title, id,
         to_char(coalesce(published_at, created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
       from courses order by slug offset floor($1::float8 * (select count(*) from courses)) limit 1`,
    [DEEP],
  );
  const [person] = await rowsOf<{ at: Date; id: string }>(
    sql,
    'select created_at as at, id from users order by email offset floor($1::float8 * (select count(*) from users)) limit 1',
    [DEEP],
  );
  if (!deep || !person) throw new Error('The school is empty');
  const slugs = Array.from({ length: 100 }, (_, index) => `course-${index * 7 + 1}`);
  const topics = TOPICS.slice(0, 10);
  return {
    catalogue: [byVisitor({})],
    'catalogue, a deep page': [
      byVisitor({
        after: writeCursor(listKey('courses', [], null, 'PUBLISHED', 'NEWEST'), [deep.at, deep.id]),
      }),
    ],
    'catalogue, a category': [1, 2, 3].map((each) => byVisitor({ category: `Category ${each}` })),
    'catalogue by title, a deep page': [
      byVisitor({
        sort: 'TITLE',
        after: writeCursor(listKey('courses', [], null, 'PUBLISHED', 'TITLE'), [deep.title, deep.id]),
      }),
    ],
    'catalogue of a category by length': [byVisitor({ sort: 'LONGEST', category: 'Category 4' })],
    'search for one course': bySearchers(1, slugs),
    'search for a topic': bySearchers(2, topics),
    'search for a word of every course': bySearchers(3, ['course']),
    'search for a word with a typing error': bySearchers(
      4,
      topics.map((word) => word.replace(/(..)(.)(.)/, '$1$3$2')),
    ),
    'search in courses and lectures': Array.from({ length: 200 }, (_, index) =>
      post(found, { search: topics[index % topics.length] }, `X-Forwarded-For: 10.0.0.${index}`),
    ),
    course: slugs.map((slug) => post(course, { slug }, admin)),
    room: slugs.map((slug) => post(room, { slug }, admin)),
    members: [post(members, {}, admin)],
    'members, a deep page': [
      post(
        members,
        { after: encodeCursor(listKey('users', '', null, null), { createdAt: person.at, id: person.id }) },
        admin,
      ),
    ],
    'members who may watch': [post(members, { isSubscribed: true }, admin)],
    'search for a member': [1, 2, 3].map((each) => post(members, { search: `learner-${each * 97}@` }, admin)),
    'dashboard, courses': [post(overview, { first: 10 }, admin)],
    'dashboard, recent figures': [post(figures, { period: 'MONTHS_12' }, admin)],
    'dashboard, people and sales': numbers.map((query) => post(query, {}, admin)),
  };
}

async function rowsOf<Row extends pg.QueryResultRow>(
  sql: pg.Client,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  return (await sql.query<Row>(text, values)).rows;
}
