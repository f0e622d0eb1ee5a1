import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiScope, Area } from '#shared/api-scopes.ts';
import { authRefusals } from '#shared/auth-refusals.ts';
import { createToken, program } from '#server/auth/api-token.test-helper.ts';
import { operationRules } from '#server/platform/graphql/schema.ts';
import { refusalOf, registerAdmin, type Person } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import type { Areas, Operations } from '#testing/operations.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

let app: TestApp;
let owner: Person;
/** A program with an admin's API token. */
let client: HttpClient;
let tokenId: string;
beforeAll(async () => {
  app = await startApp();
  owner = await registerAdmin(app);
  const { client: admin } = await registerAdmin(app);
  const { secret, apiToken } = await createToken(admin);
  client = program(app, secret);
  tokenId = apiToken.id;
  // Adding a demo course takes long. While the lock is held, a permitted call is refused immediately.
  await app.container.services.locks.tryTake('demo');
});
afterAll(() => app.stop());

const allow = (scopes: readonly string[]) =>
  app.sql('update api_tokens set scopes = $2 where id = $1', [tokenId, scopes]);

const features = import.meta.glob<Operations | undefined>('./*/*.operations.test-helper.ts', {
  eager: true,
  import: 'operations',
});
const operations = Object.values(features).flatMap((operationsOf) =>
  Object.entries(operationsOf?.({ app: () => app, owner: () => owner }) ?? {}),
);

/** Each feature lists the areas of its operations in its `<feature>.operations.test-helper.ts`. */
const areas = Object.values(
  import.meta.glob<Areas | undefined>('./*/*.operations.test-helper.ts', { eager: true, import: 'areas' }),
);
/** The names of the operations of an area, or of those that no token may call. */
const listedIn = (area: keyof Areas): string[] =>
  areas.flatMap((ofFeature) => ofFeature?.[area]?.trim().split(/\s+/) ?? []).sort();

describe('the rule of an operation', () => {
  it('has the area that its feature lists', () => {
    const open = operationRules(app.container.schema).filter(({ refusesTokens }) => !refusesTokens);
    for (const area of Object.values(Area)) {
      const names = open.filter((operation) => operation.area === area).map(({ name }) => name);
      expect(names.sort()).toEqual(listedIn(area));
    }
  });

  it('refuses API tokens if its feature lists it', () => {
    const refusing = operationRules(app.container.schema).filter(({ refusesTokens }) => refusesTokens);
    expect(refusing.map(({ name }) => name).sort()).toEqual(listedIn('NEVER'));
  });
});

const never = new Set(listedIn('NEVER'));

describe('an API token', () => {
  const open = operations.filter(([name]) => !never.has(name));
  function scopeFor(name: string) {
    const rule = operationRules(app.container.schema).find((each) => each.name === name);
    const needed = `${String(rule?.area)}_${rule?.isChange ? 'WRITE' : 'READ'}`;
    return { needed, lacking: authRefusals.scopeRequired({ scope: needed }) };
  }

  it.each(open)('needs the scope of its area for %s', async (name, { call }) => {
    const { needed, lacking } = scopeFor(name);
    // WRITE includes READ, but not vice versa.
    await allow(
      Object.keys(ApiScope).filter((scope) => scope !== needed && scope !== needed.replace('READ', 'WRITE')),
    );
    const refused = await call(client);
    expect(refusalOf(refused)).toEqual({ code: 'FORBIDDEN', message: lacking });
    expect(refused.errors?.[0]?.extensions.scope).toBe(needed);
  });

  it.each(open)('needs no write scope of another area for %s', async (name, { call }) => {
    const { needed, lacking } = scopeFor(name);
    const readsAll = Object.keys(ApiScope).filter((scope) => scope.endsWith('READ'));
    await allow([needed, ...(needed.endsWith('WRITE') ? readsAll : [])]);
    expect(refusalOf(await call(client))?.message).not.toBe(lacking);
  });

  it.each(operations.filter(([name]) => never.has(name)))(
    'is refused %s, regardless of its scopes',
    async (_name, { call }) => {
      await allow(Object.keys(ApiScope));
      // Some ask for a challenge first, and throw when that is refused.
      const refusal = await call(client).then((answer) => refusalOf(answer)?.message, String);
      expect(refusal).toContain(authRefusals.sessionRequired);
    },
  );
});

describe('data of another area', () => {
  const READ_MEMBERS = '{ users(first: 1) { nodes { fullName %s } } }';
  const READ_COURSES = '{ courses(first: 1) { nodes { title %s } } }';
  const asked = (query: string, field: string) => query.replace('%s', field);
  it.each([
    ['PAYMENTS_READ', 'MEMBERS_READ', asked(READ_MEMBERS, 'payments { totalCount }')],
    ['PAYMENTS_READ', 'MEMBERS_READ', asked(READ_MEMBERS, 'accessHistory { nodes { amount { amount } } }')],
    ['COURSES_READ', 'MEMBERS_READ', asked(READ_MEMBERS, 'lectureProgress { nodes { lecture { title } } }')],
    ['PAYMENTS_READ', 'ACCOUNT_READ', '{ me { id payments { totalCount } } }'],
    ['PAYMENTS_READ', 'ACCOUNT_READ', '{ me { ...F } } fragment F on User { payments { nodes { id } } }'],
    ['ACCOUNT_READ', 'COURSES_READ', asked(READ_COURSES, 'isSaved')],
    ['ACCOUNT_READ', 'COURSES_READ', asked(READ_COURSES, 'progress { done }')],
    ['MEMBERS_READ', 'PAYMENTS_READ', '{ payments { nodes { user { ... on User { email } } } } }'],
    ['MEMBERS_READ', 'SCHOOL_READ', '{ auditLog { nodes { actor { email } } } }'],
    ['MEMBERS_READ', 'SCHOOL_READ', '{ auditLog { nodes { object { ... on User { email } } } } }'],
    ['MEMBERS_READ', 'SCHOOL_READ', '{ auditActors { nodes { fullName } } }'],
    ['PAYMENTS_READ', 'SCHOOL_READ', '{ stats { collected { amount } } }'],
    ['PAYMENTS_READ', 'SCHOOL_READ', '{ stats { sales { count } } }'],
    ['PAYMENTS_READ', 'COURSES_READ', '{ nodes(ids: []) { ... on Payment { paidAt } } }'],
    ['ACCOUNT_READ', 'COURSES_READ', '{ nodes(ids: []) { ... on Course { progress { done } } } }'],
    ['MEMBERS_READ', 'COURSES_READ', '{ nodes(ids: []) { ...F } } fragment F on User { email }'],
    ['MEMBERS_READ', 'COURSES_READ', '{ nodes(ids: []) { ... on Node { ... on User { email } } } }'],
    ['ACCOUNT_READ', 'PAYMENTS_WRITE', 'mutation { cancelSubscription { email } }'],
  ])('needs %s beside %s: %s', async (needed, granted, query) => {
    await allow([granted]);
    const answer = await client.graphql(query);
    expect(answer.errors?.map(({ message }) => message)).toEqual([
      authRefusals.scopeRequired({ scope: needed }),
    ]);
    await allow([granted, needed]);
    const { message } = refusalOf(await client.graphql(query)) ?? {};
    expect(message ?? '').not.toContain('scope');
  });

  it('does not include the id of a changed object', async () => {
    await allow(['ACCOUNT_WRITE']);
    const answer = await client.graphql(
      'mutation { saveCourse(input: { courseId: "x", isSaved: true }) { id } }',
    );
    expect(refusalOf(answer)?.code).toBe('BAD_USER_INPUT');
  });

  it('prevents a mutation from changing anything', async () => {
    await allow(['COURSES_WRITE']);
    const before = await app.sql('select count(*) from courses');
    const create = `mutation { createCourse(input: {
      title: "Unseen", description: "Never made.", category: "None", instructor: "Ada Lovelace" }) { id isSaved } }`;
    expect(refusalOf(await client.graphql(create))?.message).toBe(
      authRefusals.scopeRequired({ scope: 'ACCOUNT_READ' }),
    );
    expect(await app.sql('select count(*) from courses')).toEqual(before);
  });
});
