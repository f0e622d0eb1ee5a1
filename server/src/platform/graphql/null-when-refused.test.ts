import { isNonNullType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerAdmin, registerPaidSubscriber, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
  await registerPaidSubscriber(app);
});
afterAll(() => app.stop());

const refusalsIn = ({ errors = [] }: { errors?: { path?: unknown; extensions: { code?: unknown } }[] }) =>
  errors.map(({ path, extensions }) => ({ path, code: extensions.code }));

describe('a document with one refused field', () => {
  it('returns the rest, and the path of the field', async () => {
    const answer = await admin.client.graphql<{ users: { nodes: { id: string }[] } }>(
      '{ plan { termYears } users(first: 2) { nodes { id apiTokens { totalCount } } } }',
    );
    const index = answer.data?.users.nodes.findIndex(({ id }) => id !== admin.id);
    expect(answer.data).toMatchObject({ plan: { termYears: 1 } });
    expect(answer.data?.users.nodes).toEqual(
      expect.arrayContaining([
        { id: admin.id, apiTokens: { totalCount: 0 } },
        { id: expect.any(String) as string, apiTokens: null },
      ]),
    );
    expect(refusalsIn(answer)).toEqual([{ path: ['users', 'nodes', index, 'apiTokens'], code: 'FORBIDDEN' }]);
  });

  it('returns the rest if a query is refused', async () => {
    const answer = await app
      .visitor()
      .graphql('{ plan { termYears } users { totalCount } course(slug: "x") { id } }');
    expect(answer.data).toEqual({ plan: { termYears: 1 }, users: null, course: null });
    expect(refusalsIn(answer)).toEqual(
      expect.arrayContaining([
        { path: ['users'], code: 'UNAUTHENTICATED' },
        { path: ['course'], code: 'NOT_FOUND' },
      ]),
    );
  });

  it('fails as a whole if it is a mutation', async () => {
    const answer = await app.visitor().graphql('mutation { endOtherSessions { id } }');
    expect(answer.data).toBeNull();
  });
});

it('is possible for every field that can be refused', () => {
  const types = Object.values(app.container.schema.getTypeMap()).filter(isObjectType);
  const [mutation, subscription] = [
    app.container.schema.getMutationType(),
    app.container.schema.getSubscriptionType(),
  ];
  const whole = types
    .filter((type) => type !== mutation && type !== subscription)
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ extensions, description }) => extensions.access ?? description?.includes('FORBIDDEN'))
        .filter((field) => isNonNullType(field.type))
        .map(({ name }) => `${type.name}.${name}`),
    );
  expect(whole).toEqual([]);
});
