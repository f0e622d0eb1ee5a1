import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#server/test/start-app.ts';
import { watchStatements } from '#server/test/statements.ts';

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
    ['depth', '{ courses { nodes { lectures { course { lectures { id } } } } } }', /depth limit/],
    [
      'depth in fragments',
      `{ courses { nodes { ...c } } } fragment c on Course { lectures { ...l } }
       fragment l on Lecture { course { lectures { id } } }`,
      /depth limit/,
    ],
    ['aliases', `{ ${repeat(21, (index) => `a${index}: plan { termYears }`)} }`, /Aliases limit/],
    ['tokens', `{ ${repeat(2_001, () => '__typename')} }`, /more than 2000 tokens|Document contains more/],
    ['directives', `{ plan { termYears ${repeat(21, () => '@skip(if: false)')} } }`, /Directives limit/],
    ['cost', `{ ${large.replace('courses', 'courses(first: 100)')} }`, /Cost limit/],
    [
      'a fragment in a circle',
      '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
      /spread/,
    ],
  ];
  it.each(documents)('refuse too much of %s with 400 and before any work', async (_limit, query, reason) => {
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

  it('let through what a page asks for', async () => {
    const answer = await app.visitor().graphql(
      `{ me { id } courses { totalCount pageInfo { endCursor } nodes { id title thumbnail { url }
         lectures { id title locked video { url } course { id title } } } } plan { price { amount currency } } }`,
    );
    expect((await app.visitor().graphql(`{ ${large} }`)).status).toBe(200);
    expect(answer).toMatchObject({ status: 200, data: { courses: { totalCount: 0 } } });
  });
});
