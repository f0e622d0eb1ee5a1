import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, dataOf, refusalOf, registerPaidSubscriber, type Caller } from '#testing/factories.ts';
import type { Told } from '#testing/operations.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { Access } from './access.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Every `Type.field` that a document can reach without an operation for admins. */
function fieldsOfEverybody(schema: GraphQLSchema): string[] {
  const seen = new Set<GraphQLObjectType>();
  const fields: string[] = [];
  const visit = (type: unknown) => {
    if (isInterfaceType(type)) schema.getPossibleTypes(type).forEach(visit);
    if (!isObjectType(type) || seen.has(type)) return;
    seen.add(type);
    for (const field of Object.values(type.getFields())) {
      fields.push(`${type.name}.${field.name}`);
      visit(getNamedType(field.type));
    }
  };
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (field.extensions.access !== Access.ADMIN) visit(getNamedType(field.type));
    }
  }
  return fields;
}

/** The fields that each feature exposes, listed in its `<feature>.operations.test-helper.ts`. */
const features = Object.values(
  import.meta.glob<Told | undefined>('../../*/*.operations.test-helper.ts', { eager: true, import: 'told' }),
).filter((told) => told !== undefined);
const platform: Told = {
  fields: {
    Image: 'avifSrcset height placeholder url webpSrcset width',
    Money: 'amount currency',
    PageInfo: 'endCursor hasNextPage',
  },
};

/** Lists have the same two types everywhere. */
const isOfList = (field: string) => /(Connection|Edge)\./.test(field);

describe('nested fields', () => {
  it('that need no admin are exactly the reviewed ones', () => {
    const told = [platform, ...features].flatMap(({ fields }) =>
      Object.entries(fields).flatMap(([type, names]) => names.split(' ').map((name) => `${type}.${name}`)),
    );
    const reached = fieldsOfEverybody(app.container.schema);
    expect(reached.filter((field) => !isOfList(field)).sort()).toEqual(told.sort());
    const lists = reached.filter(isOfList).map((field) => field.split('.')[0]);
    const toldInLists = features.flatMap((feature) => feature.lists ?? []);
    expect([...new Set(lists)].sort()).toEqual(
      toldInLists.flatMap((type) => [`${type}Connection`, `${type}Edge`]).sort(),
    );
  });

  it.each<[Caller, string]>([
    ['USER', 'OK'],
    ['SUBSCRIBER', 'FORBIDDEN'],
    ['ADMIN', 'OK'],
  ])('lead a %s from a payment to its payer: %s', async (caller, outcome) => {
    const client =
      caller === 'SUBSCRIBER' ? (await registerPaidSubscriber(app)).client : await as(app, caller);
    const answer = await client.graphql('{ me { payments { nodes { user { email } } } } }');
    expect(refusalOf(answer)?.code ?? 'OK').toBe(outcome);
    expect(JSON.stringify(answer)).not.toContain('@');
  });

  it.each<[Caller, string]>([
    ['VISITOR', 'UNAUTHENTICATED'],
    ['USER', 'FORBIDDEN'],
    ['SUBSCRIBER', 'FORBIDDEN'],
  ])('reveal nothing about others to a %s in any list of people: %s', async (caller, code) => {
    const { id, email } = await registerPaidSubscriber(app);
    const client = await as(app, caller);
    // Without fields that have their own rule: only the rule of the list must refuse.
    const person = 'id email subscription { status }';
    for (const query of [
      `{ users { nodes { ${person} } } }`,
      `{ user(id: "${id}") { ${person} } }`,
      `{ payments { nodes { user { ${person} } } } }`,
      `{ auditLog { nodes { actor { ${person} } } } }`,
      '{ contactMessages { nodes { name email message } } }',
      '{ stats { collected { amount } sales { months { count } } } }',
    ]) {
      const answer = await client.graphql(query);
      expect([query, refusalOf(answer)?.code, Object.values(answer.data ?? {})]).toEqual([
        query,
        code,
        [null],
      ]);
      expect(JSON.stringify(answer)).not.toContain(email);
    }
  });

  it('hide the tokens of others from an admin, wherever a person appears', async () => {
    await registerPaidSubscriber(app);
    const admin = await as(app, 'ADMIN');
    for (const query of [
      '{ users { nodes { apiTokens { nodes { name } } } } }',
      '{ payments { nodes { user { apiTokens { nodes { name } } } } } }',
    ]) {
      expect([query, refusalOf(await admin.graphql(query))?.code]).toEqual([query, 'FORBIDDEN']);
    }
    expect(dataOf(await admin.graphql('{ me { apiTokens { totalCount } } }'))).toEqual({
      me: { apiTokens: { totalCount: 0 } },
    });
  });
});
