// @slow server/src/access server/src/auth server/src/platform
import { RequestContext } from '@mikro-orm/postgresql';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createToken, program, revokeToken } from '#server/auth/api-token.test-helper.ts';
import { logIn } from '#server/auth/logged-in.test-helper.ts';
import { EventStream } from '#testing/event-stream.ts';
import { eventually } from '#testing/eventually.ts';
import {
  addLecture,
  createCourse,
  dataOf,
  PASSWORD,
  refusalOf,
  registerAdmin,
  type Person,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

let app: TestApp;
/** Another process of the same school. The tests end the access there. */
let elsewhere: TestApp;
let admin: Person;
const open: EventStream<unknown>[] = [];

beforeAll(async () => {
  app = await startApp();
  elsewhere = await startApp({ DATABASE_URL: app.config.databaseUrl ?? '' });
  admin = await registerAdmin(app);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((stream) => stream.leave()));
});
afterAll(async () => {
  await elsewhere.stop();
  await app.stop();
});

async function watch(client: HttpClient) {
  const stream = await EventStream.open(client, 'subscription { lectureChanged { id } }');
  open.push(stream);
  return stream;
}

/** The same session at the other process. */
const there = (client: HttpClient) => elsewhere.visitor({ cookie: client.cookieHeader() });

const send = async (client: HttpClient, mutation: string, variables: object = {}) =>
  void dataOf(await client.graphql(mutation, variables));

/** Everything that ends the access of a listening client. */
const ENDINGS: Record<string, { code: string; end: (person: Person) => Promise<unknown> }> = {
  'a log-out': {
    code: 'UNAUTHENTICATED',
    end: ({ client }) => send(there(client), 'mutation { logout { userId } }'),
  },
  'a change of the password on another device': {
    code: 'UNAUTHENTICATED',
    end: async ({ email }) =>
      send(
        await logIn(elsewhere, email),
        'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }',
        { input: { currentPassword: PASSWORD, newPassword: 'Renewed#2' } },
      ),
  },
  'the deletion of the account': {
    code: 'UNAUTHENTICATED',
    end: ({ client }) =>
      send(
        there(client),
        'mutation ($password: String!) { deleteAccount(currentPassword: $password) { userId } }',
        { password: PASSWORD },
      ),
  },
  'the end of an unused session': {
    code: 'UNAUTHENTICATED',
    end: ({ id }) =>
      app.sql(`update sessions set last_used_at = now() - interval '15 days' where user_id = $1`, [id]),
  },
  'the loss of the role': {
    code: 'FORBIDDEN',
    end: ({ id }) =>
      send(there(admin.client), 'mutation ($id: ID!) { changeRole(userId: $id, role: USER) { id } }', { id }),
  },
};

// It runs first, because each change of a lecture identifies its listeners.
it('idle streams of a session are identified once, however many they are', async () => {
  const resolve = vi.spyOn(app.container.services.sessions, 'resolve');
  const marker = await registerAdmin(app);
  for (let count = 0; count < 20; count++) await watch(admin.client);
  await watch(marker.client);
  resolve.mockClear();
  const checksOf = (client: HttpClient) =>
    resolve.mock.calls.filter(([token]) => client.cookieHeader().includes(token)).length;
  await eventually(() => expect(checksOf(marker.client)).toBeGreaterThanOrEqual(2));
  // Each check of the other session was one of these.
  expect(checksOf(admin.client)).toBeGreaterThanOrEqual(1);
  expect(checksOf(admin.client)).toBeLessThanOrEqual(3);
  resolve.mockRestore();
});

it('a stream ends after its access ends in any process, without a further event', async () => {
  const watched = await Promise.all(
    Object.entries(ENDINGS).map(async ([name, { end }]) => {
      const person = await registerAdmin(app);
      return { name, end: () => end(person), stream: await watch(person.client) };
    }),
  );
  const { apiToken, secret } = await createToken(admin.client);
  const expiring = await createToken(admin.client);
  const ofPrograms = [await watch(program(app, secret)), await watch(program(app, expiring.secret))];
  const staying = await watch(admin.client);
  await Promise.all(watched.map(({ end }) => end()));
  await revokeToken(admin.client, apiToken.id);
  await app.sql('update api_tokens set expires_at = now() where id = $1', [expiring.apiToken.id]);

  const codeOf = async (stream: EventStream<unknown>) => {
    const result = await stream.next();
    await stream.ended;
    return refusalOf({ status: 200, ...result })?.code;
  };
  const told = await Promise.all(watched.map(async ({ name, stream }) => [name, await codeOf(stream)]));
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries(Object.entries(ENDINGS).map(([name, { code }]) => [name, code])),
  );
  expect(await Promise.all(ofPrograms.map(codeOf))).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
  // The admin who still has access is still subscribed.
  expect(app.container.services.lectureChanges.subscriptions).toBe(1);
  await staying.leave();
});

it('a stream does not count as use of the session', async () => {
  const { id, client } = await registerAdmin(app);
  const { id: courseId } = await createCourse(admin.client);
  const { id: lectureId } = await addLecture(admin.client, courseId);
  const stream = await watch(client);
  await app.sql(`update sessions set last_used_at = now() - interval '11 hours' where user_id = $1`, [id]);
  const { orm, services } = app.container;
  await RequestContext.create(orm.em, () =>
    orm.em.transactional((em) => services.lectureChanges.publish(em, { lectureId, courseId })),
  );
  expect(await stream.next()).toMatchObject({ data: { lectureChanged: { id: lectureId } } });
  const [row] = await app.sql<{ hours: number }>(
    `select extract(hour from now() - last_used_at)::int as hours from sessions where user_id = $1`,
    [id],
  );
  expect(row?.hours).toBe(11);
});
