import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authMessages } from '#shared/auth.ts';
import { createCourse, dataOf, PASSWORD, registerAdmin, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import type { DescribedRoute, Method } from '#server/platform/rest/route.ts';
import { callRest } from './rest-call.test-helper.ts';
import { routeTable } from './route-table.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
});
afterAll(() => app.stop());

/** A program with a personal token of the admin, and no cookie. */
async function program(scope: 'READ' | 'WRITE') {
  const made = await admin.client.graphql<{ createApiToken: { secret: string } }>(
    'mutation C($input: CreateApiTokenInput!) { createApiToken(input: $input) { secret } }',
    { input: { name: 'A program', scope, currentPassword: PASSWORD } },
  );
  return app.visitor({ authorization: `Bearer ${dataOf(made).createApiToken.secret}` });
}

const calls = routeTable.flatMap((route) =>
  Object.entries(route.operations).map(
    ([method, operation]) => [operation, method as Method, route] as const,
  ),
);
const UNKNOWN = '0198c0de-0000-7000-8000-000000000000';
const addressOf = ({ path }: DescribedRoute) => path.replace('{id}', UNKNOWN);

describe('a token that only reads', () => {
  it.each(calls.filter(([, , { isChange }]) => isChange))('is refused: %s', async (_name, method, route) => {
    expect(await callRest(await program('READ'), method, addressOf(route))).toMatchObject({
      status: 403,
      body: { success: false, message: authMessages.access.readOnlyToken },
    });
  });

  it.each(calls.filter(([, , { isChange }]) => !isChange))('reads: %s', async (_name, method, route) => {
    const { status } = await callRest(await program('READ'), method, addressOf(route));
    expect(status).toBe(route.path.includes('{') ? 404 : 200);
  });
});

describe('a token that writes', () => {
  it('does what its owner may do', async () => {
    const { id } = await createCourse(admin.client);
    expect((await callRest(await program('WRITE'), 'DELETE', `/courses/${id}`)).status).toBe(200);
  });

  it('needs no proof for a GET that changes something: no foreign page has it', async () => {
    const client = await program('WRITE');
    const response = await client.fetch('/api/v1/payments/unsubscribe', {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(response.status).toBe(409);
  });
});

it('a bad token is refused, also where no account is needed', async () => {
  const client = app.visitor({ authorization: 'Bearer nonsense' });
  const answer = await client.json('GET', '/api/v1/courses');
  expect(answer).toMatchObject({
    status: 401,
    body: { success: false, message: authMessages.access.invalidToken },
  });
});
