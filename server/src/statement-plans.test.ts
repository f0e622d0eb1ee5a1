import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SEARCH_SETTINGS } from '#server/course/course-search.ts';
import { CourseSort } from '#server/course/course-sort.ts';
import { LearningState } from '#server/learning/learning-state.ts';
import { encodeCursor, listKey } from '#server/platform/common/pagination.ts';
import { as, dataOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

/** Enough rows that a full scan costs more than an index lookup. */
const ROWS = 3_000;
/** Tables that stay small even in a large school. */
const SMALL_TABLES = [
  // It has one row, which is read again from time to time.
  'school_settings',
  'course_rollups',
  'user_rollups',
  'sales_rollups',
  'sales_day_rollups',
  'subscription_rollups',
  'subscription_end_rollups',
  'watch_rollups',
  'watched_months',
  'watch_day_rollups',
];

interface Course {
  course: { id: string; filesArchiveUrl: string; files: { url: string }[]; lectures: { id: string }[] };
}

interface Sent {
  text: string;
  values: unknown[];
}

let app: TestApp;
let learner: HttpClient;
/** A connection with the settings of those for requests. */
let planner: pg.Client;
/** Prepared statements with the values of their first use. */
const sent = new Map<string, Sent>();

beforeAll(async () => {
  app = await startApp();
  learner = await as(app, 'SUBSCRIBER');
  await fillTables();
  await app.container.services.watching.fold();
  await app.sql('analyze watched_courses, watched_lectures');
  planner = new pg.Client(app.config.databaseUrl);
  await planner.connect();
  for (const [name, value] of Object.entries(SEARCH_SETTINGS)) await planner.query(`set ${name} = ${value}`);
  const { statements } = app.container.services;
  const all = statements.all.bind(statements);
  statements.all = (statement, values) => {
    const { name, text, names } = statement;
    const given = names ? names.map((each) => (values as Record<string, unknown>)[each]) : values;
    if (!sent.has(name)) sent.set(name, { text, values: given as unknown[] });
    return all(statement, values);
  };
});
afterAll(async () => {
  await planner.end();
  await app.stop();
});

async function fillTables(): Promise<void> {
  for (const text of [
    `insert into users (id, created_at, full_name, email, password_hash, role, avatar_key)
       select gen_random_uuid(), now(), 'Somebody', number || '@example.org', '', 'USER', ''
         from generate_series(1, ${ROWS}) as number`,
    `insert into sessions (id, created_at, token_hash, user_id, last_used_at, confirmed_at)
       select gen_random_uuid(), now(), id, id, now(), now() from users`,
    `insert into api_tokens (id, created_at, user_id, name, scope, token_hash)
       select gen_random_uuid(), now(), id, 'A script', 'READ', id from users`,
    `insert into access_grants (id, created_at, user_id, expires_at) select gen_random_uuid(), now(), id, now() from users`,
    `insert into subscriptions
         (id, created_at, user_id, stripe_subscription_id, stripe_status, current_period_end, access_until, cancel_at_period_end)
       select gen_random_uuid(), now(), id, id, 'active', now(), now(), false from users where email like '%@example.org'`,
    `insert into payments (id, created_at, user_id, stripe_invoice_id, amount, currency, paid_at)
       select gen_random_uuid(), now(), id, id, 49900, 'usd', now() from users`,
    `insert into courses (id, created_at, slug, title, description, category, instructor, thumbnail_key, published_at, duration)
       select gen_random_uuid(), now() - number * interval '1 minute', 'course-' || number, 'Course ' || number, 'About it.',
           'Category ' || number % 9, 'Instructor ' || number % 30, 'images/a.webp', now() - number * interval '1 minute', number
         from generate_series(1, ${ROWS}) as number`,
    `insert into sections (id, created_at, course_id, title, position)
       select gen_random_uuid(), now(), id, 'Section', 1 from courses`,
    `insert into lectures (id, created_at, course_id, position, title, description, video_key, video_type, duration)
       select gen_random_uuid(), now(), id, 1,
           case when right(id::text, 1) < 'c' then 'Lecture x' || right(id::text, 6) else 'Lecture' end,
           '', 'videos/' || id, 'video/mp4', 60 from courses`,
    `update lectures set kind = 'TEXT', video_key = null where right(id::text, 1) < '8' or course_id = (select id from courses where slug = 'course-7')`,
    `insert into lecture_texts (lecture_id, source, html, words)
       select id, repeat('word ', 100), repeat('word ', 100), 'word ' || case when right(id::text, 2) = '33' then 'letcure 学习' else id::text end
         from lectures where kind = 'TEXT'`,
    `insert into lecture_text_versions (id, created_at, lecture_id, source, word_count)
       select gen_random_uuid(), now() - number * interval '1 minute', lecture_id, source, 100
         from lecture_texts, generate_series(1, 3) as number`,
    // Work that waits for an admin is rare, and none of it is in the course that is watched.
    `update lectures set status = 'FAILED' where right(id::text, 2) = '07' and course_id in (select id from courses where slug <> 'course-7')`,
    `update lectures set is_draft = true where right(id::text, 2) = '08' and course_id in (select id from courses where slug <> 'course-7')`,
    `insert into course_files (id, created_at, course_id, lecture_id, position, name, size, content_type, key)
       select gen_random_uuid(), now(), course_id, case when number = 1 then id end, number,
           case when right(id::text, 2) = '33' then 'letcure 学习.pdf' else id || '.pdf' end, 1, 'application/pdf', gen_random_uuid()
         from lectures, generate_series(1, 2) as number`,
    `insert into captions (id, created_at, lecture_id, language, source)
       select gen_random_uuid(), now(), id, 'en', 'UPLOADED' from lectures`,
    `insert into certificates (id, created_at, code, user_id, full_name, course_title, completed_at)
       select gen_random_uuid(), now(), id, id, 'Somebody', 'Course', now() from users`,
    `insert into lecture_progress (id, created_at, user_id, lecture_id, position, recorded_at)
       select gen_random_uuid(), now(), users.id, lectures.id, 1, now()
         from (select id, row_number() over () from users) as users
         join (select id, row_number() over () from lectures) as lectures using (row_number)`,
    `insert into progress_resets (id, created_at, user_id, lecture_id, position, recorded_at, reset_at)
       select gen_random_uuid(), created_at, user_id, lecture_id, 1, recorded_at, now() from lecture_progress`,
    `insert into saved_courses (id, created_at, user_id, course_id)
       select gen_random_uuid(), now(), users.id, courses.id
         from (select id, row_number() over () from users) as users
         join (select id, row_number() over () from courses) as courses using (row_number)`,
    `update lectures set is_draft = true, publish_at = now() + interval '1 day' where course_id = (select id from courses where slug = 'course-9')`,
    `insert into release_notices (id, created_at, user_id, lecture_id)
       select gen_random_uuid(), now(), users.id, lectures.id
         from (select id, row_number() over () from users) as users
         join (select id, row_number() over () from lectures) as lectures using (row_number)`,
    // Vacuum moves pending entries into GIN indexes.
    'vacuum analyze',
  ]) {
    await app.sql(text);
  }
}

/** Sends the most frequent requests. */
async function ask(): Promise<void> {
  const list = `query ($first: Int, $after: String, $category: String, $sort: CourseSort) {
    courses(first: $first, after: $after, category: $category, sort: $sort) {
      totalCount categories { name count } pageInfo { endCursor } nodes { id }
    }
  }`;
  for (const sort of Object.keys(CourseSort)) {
    for (const category of [null, 'Category 4']) {
      const { courses } = dataOf(
        await learner.graphql<{ courses: { pageInfo: { endCursor: string } } }>(list, { sort, category }),
      );
      dataOf(await learner.graphql(list, { sort, category, after: courses.pageInfo.endCursor }));
    }
  }
  for (const search of ['course 7', 'categroy', 'nothing']) {
    for (const category of [null, 'Category 4']) {
      const found = `query ($search: String, $category: String, $after: String) {
        courses(first: 1, search: $search, category: $category, after: $after) {
          totalCount categories { count } pageInfo { endCursor } nodes { id }
        }
      }`;
      const { courses } = dataOf(
        await learner.graphql<{ courses: { pageInfo: { endCursor: string | null } } }>(found, {
          search,
          category,
        }),
      );
      dataOf(await learner.graphql(found, { search, category, after: courses.pageInfo.endCursor }));
    }
  }
  dataOf(await learner.graphql('{ searchLectures(search: "letcure 学习") { totalCount } }'));
  const { course } = dataOf(
    await learner.graphql<Course>(
      `{ course(slug: "course-7") {
        id nextCourses { id } progress { done certificate { id } } filesArchiveUrl files { url }
        lectures { id locked progress { position } video { url } text { html } captions { id } files { url } }
      } }`,
    ),
  );
  // No file has an object.
  for (const { url } of course.files) await learner.fetch(url);
  await learner.fetch(course.filesArchiveUrl, { method: 'HEAD' });
  const lectureId = course.lectures[0]?.id ?? '';
  dataOf(await learner.graphql('{ course(slug: "course-9") { upcomingLectures { willNotify } } }'));
  dataOf(
    await learner.graphql(
      `mutation ($id: ID!) {
        saveProgress(input: { lectureId: $id, position: 3 }) { position lecture { id } course { id progress { done } } }
        markLecture(input: { lectureId: $id, isDone: true }) { isDone }
      }`,
      { id: lectureId },
    ),
  );
  const begun = `query ($after: String) {
    me { id subscription { status } releaseNotices { id } lectureProgress(first: 1) { totalCount } }
    continueWatching(first: 1, after: $after) { totalCount pageInfo { endCursor } nodes { lecture { id } } }
  }`;
  const { continueWatching } = dataOf(
    await learner.graphql<{ continueWatching: { pageInfo: { endCursor: string | null } } }>(begun),
  );
  dataOf(await learner.graphql(begun, { after: continueWatching.pageInfo.endCursor }));
  const mine = `query ($state: LearningState!, $after: String) {
    myCourses(state: $state, first: 1, after: $after) { totalCount nodes { isSaved } }
  }`;
  for (const state of Object.keys(LearningState)) {
    const after = encodeCursor(listKey('myCourses', state), { createdAt: new Date(), id: lectureId });
    for (const place of [null, after]) dataOf(await learner.graphql(mine, { state, after: place }));
  }
  const admin = await as(app, 'ADMIN');
  dataOf(
    await admin.graphql(
      '{ everybody: users { totalCount } admins: users(role: ADMIN) { totalCount } active: users(isSubscribed: true) { totalCount } }',
    ),
  );
  dataOf(
    await admin.graphql(
      'query ($id: ID!, $ids: [ID!]!) { lectureFilesArchiveUrl(courseId: $id, lectureIds: $ids) }',
      { id: course.id, ids: course.lectures.map(({ id }) => id) },
    ),
  );
  const changes = `query ($since: DateTime) {
    courses(updatedSince: $since) { totalCount categories { count } nodes { id } }
    subscriptions(updatedSince: $since) { totalCount nodes { id } }
    active: subscriptions(first: 1, updatedSince: $since, status: ACTIVE) { totalCount nodes { id } }
  }`;
  dataOf(await admin.graphql(changes, { since: new Date(Date.now() + 60_000) }));
  interface Versions {
    lectureTextVersions: { nodes: { id: string }[]; pageInfo: { endCursor: string } };
  }
  const versions = `query ($id: ID!, $after: String) {
    lectureTextVersions(lectureId: $id, first: 1, after: $after) { totalCount nodes { id author source } pageInfo { endCursor } }
  }`;
  const { lectureTextVersions } = dataOf(await admin.graphql<Versions>(versions, { id: lectureId }));
  const { nodes, pageInfo } = lectureTextVersions;
  dataOf(await admin.graphql(versions, { id: lectureId, after: pageInfo.endCursor }));
  dataOf(await admin.graphql('query ($id: ID!) { lectureTextVersion(id: $id) { words } }', nodes[0]));
  const ids = [course.id, lectureId];
  dataOf(await admin.graphql('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids }));
  dataOf(await admin.graphql('{ failedLectures { totalCount } draftLectures { oldest { id } } }'));
  const statistics = `query ($courses: String, $lectures: String) { stats {
    subscriptionReport { currencies renewals { renewing } }
    watchReport { years year { seconds } }
    recentFigures(period: MONTHS_12) { renewals { now } watched { now } }
    watchedCourses(first: 1, after: $courses) { pageInfo { endCursor } nodes { begun } }
    watchedLectures(first: 1, after: $lectures) { pageInfo { endCursor } nodes { seconds } }
  } }`;
  type Watched = Record<'watchedCourses' | 'watchedLectures', { pageInfo: { endCursor: string } }>;
  const { stats } = dataOf(await admin.graphql<{ stats: Watched }>(statistics));
  dataOf(
    await admin.graphql(statistics, {
      courses: stats.watchedCourses.pageInfo.endCursor,
      lectures: stats.watchedLectures.pageInfo.endCursor,
    }),
  );
  await app.visitor({ authorization: 'Bearer lectern_nobody' }).fetch('/api/v1/user/me');
  await learner.fetch(`/api/v1/courses/${course.id}`);
  dataOf(
    await learner.graphql('mutation ($input: ResetProgressInput!) { resetProgress(input: $input) { id } }', {
      input: { courseId: course.id, lectureId },
    }),
  );
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** Returns the growing tables that a statement reads in full. */
async function tablesReadWhole({ text, values }: Sent): Promise<string[]> {
  const { rows } = await planner.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `explain (format json) ${text}`,
    values,
  );
  const nodes: PlanNode[] = [];
  const visit = (node: PlanNode): void => {
    nodes.push(node);
    node.Plans?.forEach(visit);
  };
  rows[0]?.['QUERY PLAN'].forEach(({ Plan }) => visit(Plan));
  return nodes
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'] ?? '')
    .filter((table) => !SMALL_TABLES.includes(table));
}

it('frequent requests use an index', async () => {
  await ask();
  expect(sent.size).toBeGreaterThan(50);
  const whole: Record<string, string[]> = {};
  for (const statement of sent.values()) {
    const tables = await tablesReadWhole(statement);
    if (tables.length > 0) whole[statement.text] = tables;
  }
  expect(whole).toEqual({});
});

it('a statement without an index is detected', async () => {
  const made = { text: 'select id from courses where instructor = $1 limit 24', values: ['Instructor 7'] };
  expect(await tablesReadWhole(made)).toEqual(['courses']);
  expect(await tablesReadWhole({ ...made, text: 'select id from courses where slug = $1' })).toEqual([]);
});
