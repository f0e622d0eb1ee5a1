import { readFileSync } from 'node:fs';
import { generate } from '@graphql-codegen/cli';
import type { Types } from '@graphql-codegen/plugin-helpers';
import {
  buildSchema,
  GraphQLSchema,
  isEnumType,
  isObjectType,
  lexicographicSortSchema,
  parse,
  printSchema,
  validate,
  validateSchema,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { responseCodes } from '#shared/error-codes.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

let app: TestApp;
let text: string;
let schema: GraphQLSchema;
beforeAll(async () => {
  app = await startApp();
  text = await (await app.visitor().fetch('/schema.graphql')).text();
  schema = buildSchema(text);
});
afterAll(() => app.stop());

const guide = readFileSync('docs/api.md', 'utf8');

/** The GraphQL documents of the guide's samples: values of `query=` and of `"query":`. */
const samples = [
  ...[...guide.matchAll(/query=(\{.*?\})'/gs)].map(([, document = '']) => document),
  ...[...guide.matchAll(/"query": ("(?:[^"\\]|\\.)*")/g)].map(([, json = '']) => JSON.parse(json) as string),
];

/** Every `Type.field` of a schema. */
const fieldsOf = (of: GraphQLSchema) =>
  Object.values(of.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })),
    );

describe('the schema that a school serves', () => {
  it('is text that a client can revalidate, also from another origin', async () => {
    const first = await app.visitor().fetch('/schema.graphql');
    expect(first.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(first.headers.get('access-control-allow-origin')).toBe('*');
    await first.body?.cancel();
    // `fetch` would add `no-cache`, which asks for the whole text.
    const headers = { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    expect((await app.visitor().fetch('/schema.graphql', { headers })).status).toBe(304);
  });

  it('is a valid schema', () => {
    expect(validateSchema(schema)).toEqual([]);
  });

  it('has all fields but the internal ones', () => {
    const served = new Set(fieldsOf(schema).map(({ name }) => name));
    const internal = fieldsOf(app.container.schema).filter(
      ({ field }) => field.extensions.isInternal === true,
    );
    expect(internal.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Query.setupSteps', 'Mutation.startTotp', 'Image.placeholder']),
    );
    expect(internal.filter(({ name }) => served.has(name))).toEqual([]);
    const lost = fieldsOf(app.container.schema).filter(
      ({ name, field }) =>
        !served.has(name) && field.extensions.isInternal !== true && schema.getType(name.split('.')[0] ?? ''),
    );
    expect(lost.map(({ name }) => name)).toEqual([]);
    expect(text).not.toContain('@internal');
    expect(text).toContain('  me: User\n');
    expect(text).toContain('  plan: Plan @semanticNonNull\n');
  });

  it('has no type that nothing leads to', () => {
    // `buildSchema` keeps all types. A schema that is made of its roots has only those that they lead to.
    const { query, mutation, subscription, directives } = schema.toConfig();
    const types = [schema.getType('ErrorCode')].filter(isEnumType);
    const reached = new GraphQLSchema({ query, mutation, subscription, types });
    const names = Object.keys(schema.getTypeMap());
    expect(names.filter((name) => reached.getType(name) === undefined)).toEqual([]);
    expect(directives.map(({ name }) => name)).not.toContain('internal');
    for (const name of ['SetupStep', 'SecondFactor', 'PlayerSettings', 'Demo']) {
      expect([name, schema.getType(name)]).toEqual([name, undefined]);
    }
  });

  it('has the codes of all errors, which the guide lists', () => {
    const type = schema.getType('ErrorCode');
    const codes = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
    expect(codes).toEqual(expect.arrayContaining([...responseCodes]));
    const [, table = ''] = /^\| code +\| status (.*?)\n\n/ms.exec(guide) ?? [];
    const listed = table.split('\n').flatMap((row) => row.split('|')[1]?.match(/[A-Z_]{4,}/g) ?? []);
    expect(listed.sort()).toEqual(codes.sort());
  });

  it('has the samples of the guide', () => {
    expect(samples.length).toBeGreaterThan(10);
    for (const sample of samples) expect([sample, validate(schema, parse(sample))]).toEqual([sample, []]);
  });

  it('lets a code generator write types for the samples', async () => {
    const documents = samples.map((sample, index) =>
      sample.replace(
        /^(\{|mutation \{)/,
        (start) => `${start === '{' ? 'query' : 'mutation'} Sample${index} {`,
      ),
    );
    const made = (await generate(
      { schema: text, documents, generates: { 'made/': { preset: 'client' } }, silent: true },
      false,
    )) as Types.FileOutput[];
    const types = made.find(({ filename }) => filename.endsWith('graphql.ts'))?.content;
    expect(types).toContain('export type WatchQuery = ');
    expect(types).toContain('export type EditMutation = ');
  });
});

describe('the committed schema', () => {
  it('has the internal fields, with their mark', () => {
    const committed = readFileSync('schema.graphql', 'utf8');
    expect(committed).toContain('  setupSteps: [SetupStep!] @semanticNonNull @internal');
    const marks = committed.match(/ @internal$/gm) ?? [];
    const internal = fieldsOf(app.container.schema).filter(
      ({ field }) => field.extensions.isInternal === true,
    );
    expect(marks).toHaveLength(internal.length);
    expect(printSchema(buildSchema(committed))).toBe(
      printSchema(lexicographicSortSchema(app.container.schema)),
    );
  });
});
