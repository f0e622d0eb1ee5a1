import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isInterfaceType,
  isObjectType,
  isRequiredInputField,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CapturedLog } from '#testing/captured-log.ts';
import { as, createCourse, dataOf } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { GraphqlContext } from './context.ts';
import { createGraphqlServer } from './graphql.server.ts';
import { KnownDocuments } from './known-documents.ts';

const log = new CapturedLog();
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'info' }, { log });
});
afterAll(() => app.stop());

const schema = buildSchema(readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8'));

/** A field of a document with its ancestors, from the root. */
interface Place {
  field: GraphQLField<unknown, unknown>;
  around: string[];
}

/** Every field that takes arguments, each on its shortest path. */
function placesOf(root: GraphQLObjectType | null | undefined): Place[] {
  const places: Place[] = [];
  const seen = new Set<GraphQLObjectType>();
  let next = root ? [{ type: root, around: [] as string[] }] : [];
  while (next.length > 0) {
    const now = next.filter(({ type }) => !seen.has(type));
    next = [];
    for (const { type, around } of now) {
      if (seen.has(type)) continue;
      seen.add(type);
      for (const field of Object.values(type.getFields())) {
        if (field.args.length > 0) places.push({ field, around });
        const inner = getNamedType(field.type);
        if (isObjectType(inner)) next.push({ type: inner, around: [...around, callOf(field)] });
      }
    }
  }
  return places;
}

const callOf = (field: GraphQLField<unknown, unknown>, given: Record<string, string> = {}) => {
  const values = field.args.flatMap(({ name, type, defaultValue }) => {
    const value =
      given[name] ?? (isNonNullType(type) && defaultValue === undefined ? sample(type) : undefined);
    return value === undefined ? [] : [`${name}: ${value}`];
  });
  return field.name + (values.length > 0 ? `(${values.join(', ')})` : '');
};

/** The shortest value of a type, as written in a document. */
function sample(type: GraphQLInputType): string {
  const plain = getNullableType(type);
  if (isListType(plain)) return '[]';
  if (isEnumType(plain)) return plain.getValues()[0]?.name ?? '';
  if (isInputObjectType(plain)) {
    const fields = Object.values(plain.getFields()).filter(isRequiredInputField);
    return `{ ${fields.map((field) => `${field.name}: ${sample(field.type)}`).join(', ')} }`;
  }
  const samples: Record<string, string> = {
    Int: '1',
    Float: '1',
    Boolean: 'true',
    DateTime: '"2026-01-01T00:00:00Z"',
  };
  return samples[plain.toString()] ?? '"x"';
}

/** A document that passes null to one argument, through a variable of its type. */
function givingNull(operation: string, { field, around }: Place, { name, type }: GraphQLArgument) {
  const call = callOf(field, { [name]: '$given' });
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  const fields = [...around, call + selection].reduceRight((inner, outer) => `${outer} { ${inner} }`);
  return `${operation} ($given: ${type.toString()}) { ${fields} }`;
}

/** All such documents of an operation. */
const documentsOf = (operation: 'query' | 'mutation', of: GraphQLSchema) =>
  placesOf(operation === 'query' ? of.getQueryType() : of.getMutationType()).flatMap((place) =>
    place.field.args.map((argument) => ({ place, argument, query: givingNull(operation, place, argument) })),
  );

/** Resolves every field with a value of its type, so that each is executed. */
function answerAll(of: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(of.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) field.resolve = () => valueOf(field.type);
  }
  return of;
}

function valueOf(type: GraphQLOutputType): unknown {
  const plain = getNullableType(type);
  if (isListType(plain)) return [valueOf(plain.ofType)];
  if (isObjectType(plain)) return {};
  if (isInterfaceType(plain)) return { __typename: schema.getPossibleTypes(plain)[0]?.name };
  if (isEnumType(plain)) return plain.getValues()[0]?.value;
  return { Int: 1, Float: 1, Boolean: true }[plain.toString()] ?? 'x';
}

const errorLines = () => log.entries().filter(({ level }) => Number(level) >= 50);

describe('null where there is a default', () => {
  it.each([
    ['a page size', 'query ($given: Int) { users(first: $given) { nodes { id } } }'],
    ['a page size in a document', 'query { users(first: null) { nodes { id } } }'],
  ])('means the default: %s', async (_name, query) => {
    const admin = await as(app, 'ADMIN');
    await app.sql(
      `insert into users (id, created_at, full_name, email, password_hash, role, avatar_key)
         select gen_random_uuid(), now(), 'Person ' || number, gen_random_uuid() || '@example.com', '', 'USER', ''
           from generate_series(1, 30) as number`,
    );
    const answer = dataOf<{ users: { nodes: object[] } }>(await admin.graphql(query, { given: null }));
    expect(answer.users.nodes).toHaveLength(24);
  });

  it('means the default in an input object', async () => {
    const admin = await as(app, 'ADMIN');
    const { id: courseId } = await createCourse(admin);
    const query =
      'mutation ($input: StartLectureInput!) { startLecture(input: $input) { lecture { isFreePreview } } }';
    const file = { fileName: 'null.mp4', size: 1000 };
    const input = { courseId, title: 'Null and defaults', description: 'What null means.', file };
    expect(await admin.graphql(query, { input: { ...input, isFreePreview: null } })).toMatchObject({
      data: { startLecture: { lecture: { isFreePreview: false } } },
    });
  });
});

describe('null for a variable', () => {
  const documents = [...documentsOf('query', schema), ...documentsOf('mutation', schema)];

  it("is the client's error or none at every argument of the schema", async () => {
    const refused = new CapturedLog();
    const server = createGraphqlServer({
      schema: answerAll(schema),
      httpServer: createServer(),
      finishMs: 0,
      logger: pino({ level: 'info' }, refused),
      isExplorable: true,
      documents: new KnownDocuments(),
      plugins: [],
    });
    // The resolvers of this schema need no more.
    const contextValue = new GraphqlContext(
      null,
      {} as GraphqlContext['request'],
      {} as GraphqlContext['response'],
    );
    const withDefault = [];
    for (const { query, argument } of documents) {
      const { body } = await server.executeOperation({ query, variables: { given: null } }, { contextValue });
      const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
      for (const { message, extensions } of errors) {
        expect([query, message, extensions?.code]).toEqual([query, message, 'BAD_USER_INPUT']);
        expect(extensions).not.toHaveProperty('incident');
      }
      if (isNonNullType(argument.type)) expect([query, errors.length]).toEqual([query, 1]);
      if (argument.defaultValue !== undefined) withDefault.push(query);
      if (argument.defaultValue !== undefined) expect([query, errors]).toEqual([query, []]);
    }
    expect(documents.length).toBeGreaterThan(150);
    expect(withDefault.length).toBeGreaterThan(20);
    expect(refused.entries()).toEqual([]);
  });

  it('is no internal error at any field of a query', async () => {
    const admin = await as(app, 'ADMIN');
    log.clear();
    for (const { query, place } of documentsOf('query', schema)) {
      if (place.around.length > 0) continue;
      const { errors } = await admin.graphql(query, { given: null });
      const codes = errors?.map(({ extensions }) => extensions.code) ?? [];
      expect([query, codes.includes('INTERNAL_SERVER_ERROR')]).toEqual([query, false]);
    }
    expect(errorLines()).toEqual([]);
  });

  it.each([
    ['null for a condition', 'query ($n: Boolean = true) { __typename @skip(if: $n) }', { n: null }],
    [
      'null for a nested condition',
      'query ($n: Boolean = true) { plan { termYears @include(if: $n) } }',
      { n: null },
    ],
    ['a value of another type', 'query ($n: Int!) { courses(first: $n) { totalCount } }', { n: 'x' }],
    ['a missing value', 'query ($n: Int!) { courses(first: $n) { totalCount } }', {}],
    ['a value that is too large', 'query ($n: Int!) { courses(first: $n) { totalCount } }', { n: 2 ** 40 }],
  ])("is the client's error: %s", async (_name, query, variables) => {
    log.clear();
    const { errors } = await app.visitor().graphql(query, variables);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(errors?.[0]?.extensions).not.toHaveProperty('incident');
    expect(errorLines()).toEqual([]);
  });
});

describe('a request that Apollo Server refuses', () => {
  const hash = (sha256Hash: unknown, version: unknown = 1) => ({ persistedQuery: { version, sha256Hash } });
  const query = '{ __typename }';
  const post = (client: HttpClient, body: object, headers = {}) =>
    client.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it.each<[string, object, number?, string?]>([
    ['the hash of another text', { query, extensions: hash('0'.repeat(64)) }],
    ['an unknown version of persisted queries', { query, extensions: hash('0', 2) }],
    ['no version', { extensions: { persistedQuery: { sha256Hash: 'x' } } }],
    ['a hash that is a number', { extensions: hash(1) }],
    ['a hash that is a list', { extensions: hash(['x']) }],
    ['a hash that cannot become a text', { extensions: hash({ toString: 1, valueOf: 1 }) }],
    ['a text with such a hash', { query, extensions: hash({ toString: 1, valueOf: 1 }) }],
    ['persisted queries that are a text', { extensions: { persistedQuery: 'x' } }],
    ['no document', { variables: {} }, 400, 'BAD_REQUEST'],
    ['variables that are a list', { query, variables: [] }, 400, 'BAD_REQUEST'],
    [
      'an operation that is not in the document',
      { query, operationName: 'x' },
      400,
      'OPERATION_RESOLUTION_FAILURE',
    ],
    ['an unknown hash', { extensions: hash('x') }, 200, 'PERSISTED_QUERY_NOT_FOUND'],
  ])('gets a reason and is no incident: %s', async (_name, body, status = 400, code = 'BAD_USER_INPUT') => {
    log.clear();
    const response = await post(app.visitor(), body);
    const { errors } = (await response.json()) as { errors: { extensions: object }[] };
    expect([response.status, errors]).toMatchObject([status, [{ extensions: { code } }]]);
    expect(errors[0]?.extensions).not.toHaveProperty('incident');
    expect(errorLines()).toEqual([]);
  });
});
