import { isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addText } from '#server/lecture/text/text-lectures.test-helper.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import { createCourse, dataOf, refusalOf, register, registerAdmin, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

let app: TestApp;
let admin: Person;
let messageId: string;
/** Text lectures, by their names in the arguments of lists. */
const lectureIds: Record<string, string> = {};
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
  await register(app);
  const course = await createCourse(admin.client);
  for (const name of ['FIRST_TEXT', 'SECOND_TEXT']) {
    lectureIds[name] = (await addText(admin.client, course.id)).id;
  }
  messageId = dataOf(
    await app
      .visitor()
      .graphql<{ sendContactMessage: { id: string } }>(
        'mutation { sendContactMessage(input: { name: "Ada", email: "ada@example.org", message: "Hello" }) { id } }',
      ),
  ).sendContactMessage.id;
});
afterAll(() => app.stop());

const SINCE = 'updatedSince: "2026-01-01T00:00:00Z"';

/** The lists of the schema, with other arguments for those that have any. */
const LISTS: Record<string, string[]> = {
  'Query.users': ['', 'search: "e"', 'role: ADMIN', 'role: USER', 'isSubscribed: false', 'sort: NAME', SINCE],
  'Query.courses': [
    '',
    'sort: TITLE',
    'sort: UPDATED_DESC',
    'state: ANY',
    'category: "Craft"',
    'search: "Course"',
    'search: "Craft"',
    'search: "Course", category: "Craft"',
    SINCE,
  ],
  'Query.lectures': ['', SINCE],
  'Query.lectureTextVersions': ['lectureId: FIRST_TEXT', 'lectureId: SECOND_TEXT'],
  'Query.subscriptions': ['', SINCE, 'status: ACTIVE'],
  'Query.search': [
    'search: "Course"',
    'search: "Course", sort: TITLE',
    'search: "Course", category: "Craft"',
    'search: "Course", state: ANY',
    'search: "Craft"',
  ],
  'Query.searchLectures': ['search: "Course"'],
  'Query.payments': ['', 'state: KEPT', 'search: "e"', 'from: "2026-01-01T00:00:00Z"', SINCE],
  'Query.ledger': ['', 'kind: FEE', 'from: "2026-01-01T00:00:00Z"'],
  'Query.purchaseAgreements': ['', 'email: "nn@example.org"'],
  'Query.auditLog': ['', 'action: COURSE_CREATED', 'search: "e"'],
  'Query.auditActors': [''],
  'Query.declarations': ['', 'state: RECEIVED'],
  'Query.invitations': [''],
  'Query.myDeclarations': [''],
  'Query.contactMessages': ['', 'isHandled: false'],
  'Query.continueWatching': [''],
  'Query.myCourses': ['state: BEGUN', 'state: SAVED'],
  'Query.paymentProblems': [''],
  'Query.priceChanges': [''],
  'Query.processingUploads': [''],
  'Query.failedUploads': [''],
  'Query.fileUploads': [''],
  'Query.uploads': [''],
  'Query.trashedCourses': [''],
  'Query.trashedFiles': [''],
  'Query.trashedLectures': [''],
  'ContactMessage.replies': [''],
  'Stats.watchedCourses': ['year: 2026', 'year: 2025'],
  'Stats.watchedLectures': ['year: 2026'],
  'User.accessHistory': [''],
  'User.apiTokens': [''],
  'User.lectureProgress': [''],
  'User.payments': [''],
  'User.sessions': [''],
};

const PARENTS: Record<string, () => string> = {
  Query: () => '',
  User: () => 'me',
  Stats: () => 'stats',
  ContactMessage: () => `contactMessage(id: "${messageId}")`,
};

const calls = Object.entries(LISTS).flatMap(([name, variants]) =>
  variants.map((filter): [string, string] => [name, filter]),
);

/** Cursors of different orders, which every list is given. */
const OTHERS = new Set(['Query.users()', 'Query.courses(sort: TITLE)', 'Query.search(search: "Course")']);

interface List {
  pageInfo: { endCursor: string | null };
}

async function read(name: string, filter: string, after: string | null = null) {
  const [type = '', field = ''] = name.split('.');
  const parent = PARENTS[type]?.() ?? '';
  const given = filter.replace(/\b(?:FIRST|SECOND)_TEXT\b/, (lecture) => `"${lectureIds[lecture]}"`);
  const list = `list: ${field}(first: 1, after: $after${given && `, ${given}`}) { pageInfo { endCursor } }`;
  return admin.client.graphql<{ list?: List; parent?: { list: List } }>(
    `query ($after: String) { ${parent ? `parent: ${parent} { ${list} }` : list} }`,
    { after },
  );
}

async function cursorOf(name: string, filter: string): Promise<string | null> {
  const data = dataOf(await read(name, filter));
  return (data.list ?? data.parent?.list)?.pageInfo.endCursor ?? null;
}

describe('the cursors of the lists', () => {
  it('are tested for every list of the schema', () => {
    const names = Object.values(app.container.schema.getTypeMap())
      .filter(isObjectType)
      .flatMap((type) =>
        Object.values(type.getFields())
          .filter(({ args }) => args.some((argument) => argument.name === 'after'))
          .map((field) => `${type.name}.${field.name}`),
      );
    expect(Object.keys(LISTS).toSorted()).toEqual(names.toSorted());
  });

  it('are refused by every other list, and with any other search, filter or order', async () => {
    const refusal = { code: 'BAD_USER_INPUT', message: inputRefusals.malformedCursor };
    const cursors = new Map<string, string>();
    for (const [name, filter] of calls) {
      const cursor = await cursorOf(name, filter);
      if (cursor) cursors.set(`${name}(${filter})`, cursor);
    }
    expect(cursors.size).toBeGreaterThan(20);
    expect(new Set(cursors.values()).size).toBe(cursors.size);
    const accepted: string[] = [];
    for (const [name, filter] of calls) {
      const call = `${name}(${filter})`;
      for (const [origin, cursor] of cursors) {
        if (!origin.startsWith(`${name}(`) && !OTHERS.has(origin)) continue;
        const refused = refusalOf(await read(name, filter, cursor));
        if (origin === call) expect([call, refused]).toEqual([call, null]);
        else if (refused?.code !== refusal.code || refused.message !== refusal.message)
          accepted.push(`${call} takes a cursor of ${origin}: ${JSON.stringify(refused)}`);
      }
    }
    expect(accepted).toEqual([]);
  });

  it('are refused by the same list of another person', async () => {
    const history = async ({ id }: Person, after: string | null) =>
      admin.client.graphql<{ user: { accessHistory: List } }>(
        'query ($id: ID!, $after: String) { user(id: $id) { accessHistory(first: 1, after: $after) { pageInfo { endCursor } } } }',
        { id, after },
      );
    const [one, other] = [await register(app), await register(app)];
    dataOf(
      await admin.client.graphql(
        'mutation ($id: ID!, $until: DateTime!) { grantAccess(userId: $id, until: $until) { id } }',
        { id: one.id, until: new Date(Date.now() + DAY_MS) },
      ),
    );
    const { endCursor } = dataOf(await history(one, null)).user.accessHistory.pageInfo;
    expect(endCursor).not.toBeNull();
    expect(refusalOf(await history(one, endCursor))).toBeNull();
    expect(refusalOf(await history(other, endCursor))?.message).toBe(inputRefusals.malformedCursor);
  });
});
