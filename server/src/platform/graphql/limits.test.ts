import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';

let app: TestApp;
let statements: string[];
beforeAll(async () => {
  app = await startApp();
  statements = watchStatements(app);
});
afterAll(() => app.stop());
beforeEach(() => void statements.splice(0));

describe('limits', () => {
  const large = `courses { nodes {
    id title slug description category instructor createdAt numberOfLectures duration thumbnail { url width height }
    lectures { id title description position duration isFreePreview createdAt video { url } course { id title slug } }
  } }`;
  const repeat = (times: number, part: (index: number) => string) =>
    Array.from({ length: times }, (_, index) => part(index)).join(' ');
  const documents: [string, string, RegExp][] = [
    [
      'depth',
      '{ users { edges { node { payments { edges { node { user { subscription { status } } } } } } } } }',
      /depth limit/,
    ],
    [
      'depth in fragments',
      `{ users { edges { node { ...u } } } } fragment u on User { payments { edges { node { ...p } } } }
       fragment p on Payment { user { subscription { status } } }`,
      /depth limit/,
    ],
    [
      'a list in itself',
      '{ courses { nodes { lectures { course { lectures { id } } } } } }',
      /^Course\.lectures cannot be asked for inside itself\.$/,
    ],
    [
      'a list in itself by fragments',
      `{ courses { nodes { ...c } } } fragment c on Course { lectures { ...l } }
       fragment l on Lecture { ... { course { lectures { id } } } }`,
      /Course\.lectures cannot/,
    ],
    [
      'fragments that double each other',
      `{ courses { nodes { lectures { ...f0 } } } } ${repeat(60, (index) => `fragment f${index} on Lecture { ...f${index + 1} ...f${index + 1} }`)}
       fragment f60 on Lecture { course { lectures { id } } }`,
      /./,
    ],
    ['aliases', `{ ${repeat(21, (index) => `a${index}: plan { termYears }`)} }`, /Aliases limit/],
    ['tokens', `{ ${repeat(2_001, () => '__typename')} }`, /more than 2000 tokens|Document contains more/],
    ['directives', `{ plan { termYears ${repeat(21, () => '@skip(if: false)')} } }`, /Directives limit/],
    ['cost', `{ ${large.replace('courses', 'courses(first: 100)')} }`, /Cost limit/],
    [
      'a fragment that contains itself',
      '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
      /spread/,
    ],
  ];
  it.each(documents)('refuse with 400 before any work: %s', async (_limit, query, reason) => {
    const answer = await app.visitor().graphql(query);
    expect(answer.status).toBe(400);
    expect(answer.errors?.map(({ message }) => message).join(' ')).toMatch(reason);
    expect(answer.errors?.[0]?.extensions.code).toBeOneOf([
      'GRAPHQL_VALIDATION_FAILED',
      'GRAPHQL_PARSE_FAILED',
    ]);
    expect(statements).toEqual([]);
  });

  it('refuse a body over 100 kB with 413', async () => {
    expect((await app.visitor().graphql(`{ plan { termYears } } # ${'x'.repeat(110_000)}`)).status).toBe(413);
  });

  it.each([
    [
      'a catalogue by edges',
      `{ courses(first: 100) { totalCount pageInfo { hasNextPage endCursor }
         edges { cursor node { id title slug lectures { id title duration } } } } }`,
    ],
    ['videos by edges', '{ courses { edges { node { lectures { video { url } } } } } }'],
    ['payments of users', '{ users { nodes { payments { nodes { amount { amount } } } } } }'],
    [
      'payments of users by edges',
      '{ users { edges { node { payments { edges { node { amount { amount } } } } } } } }',
    ],
    [
      'ten payments of ten users',
      '{ users(first: 10) { nodes { payments(first: 10) { nodes { amount { amount } } } } } }',
    ],
    ['payers', '{ payments { nodes { user { fullName subscription { status } } } } }'],
    ['the course of each lecture', '{ courses { nodes { lectures { title course { title } } } } }'],
    [
      'the schema',
      `{ __schema { types { fields { type { ...t } args { type { ...t } } } } } }
       fragment t on __Type { kind name ofType { kind name ofType { kind name ofType { kind name ofType { name } } } } }`,
    ],
  ])('accept queries of integrators: %s', async (_what, query) => {
    const answer = await (await as(app, 'ADMIN')).graphql(query);
    expect(answer.status).toBe(200);
    expect(answer.errors).toBeUndefined();
  });

  it('accept queries of pages', async () => {
    const answer = await app.visitor().graphql(
      `{ me { id } courses { totalCount pageInfo { endCursor } nodes { id title thumbnail { url }
         lectures { id title locked video { url } course { id title } } } } plan { price { amount currency } } }`,
    );
    expect((await app.visitor().graphql(`{ ${large} }`)).status).toBe(200);
    expect(answer).toMatchObject({ status: 200, data: { courses: { totalCount: 0 } } });
  });
});
