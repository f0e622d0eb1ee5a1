// @slow server/src/platform/db
import { RequestContext } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { messages } from '#shared/messages.ts';
import { LOGIN, refusalOf, register, type Person } from '#testing/factories.ts';
import { startStallingProxy, type StallingProxy } from '#testing/stalling-proxy.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { whileLocked } from '#testing/while-locked.ts';
import { asRequest } from './orm.ts';

let proxy: StallingProxy;
let app: TestApp;
let person: Person;
beforeAll(async () => {
  proxy = await startStallingProxy(() => inject('postgresUrl'));
  app = await startApp({}, { proxy });
  person = await register(app);
});
afterAll(async () => {
  proxy.resume();
  await app.stop();
  await proxy.close();
});

const unavailable = { code: 'SERVICE_UNAVAILABLE', message: messages.unavailable };
const UNKNOWN = { email: 'unknown@school.example', password: 'is not theirs' };
const LOG_OUT = 'mutation { logout { userId } }';

/** Returns an answer and the number of seconds it took. */
async function timed<Answer>(asking: Promise<Answer>): Promise<[Answer, number]> {
  const start = performance.now();
  return [await asking, (performance.now() - start) / 1000];
}

describe('a statement that takes too long', () => {
  it('is cancelled for a request, and continues for other work', async () => {
    const { orm } = app.container;
    const longer = RequestContext.create(orm.em, () => orm.em.execute('select pg_sleep(11), 1 as slept'));
    const [answer, seconds] = await whileLocked(
      app,
      ['select 1 from sessions where user_id = $1 for update', [person.id]],
      () => timed(person.client.graphql(LOG_OUT)),
    );
    expect(refusalOf(answer)).toEqual(unavailable);
    // Twice the limit would be 20.
    expect(seconds).toBeLessThan(19);
    expect(await longer).toMatchObject([{ slept: 1 }]);
    expect(refusalOf(await person.client.graphql(LOG_OUT))).toBeNull();
  });
});

describe('a PostgreSQL that hangs', () => {
  it('fails the probe within seconds and requests a little later, and all succeed once it answers', async () => {
    const { client } = await register(app);
    const login = () =>
      app.visitor().json('POST', '/graphql', { query: LOGIN, variables: { input: UNKNOWN } });
    // Opens a connection for the rate limits.
    await login();
    proxy.stall();
    const probing = timed(client.fetch('/readyz'));
    const asking = [
      client.json('GET', '/api/v1/courses'),
      client.json('POST', '/graphql', { query: '{ me { id } }' }),
      app.visitor().json('POST', '/graphql', { query: '{ courses { totalCount } }' }),
      login(),
      login(),
    ];
    const [ready, untilProbed] = await probing;
    expect(ready.status).toBe(503);
    // A query would give up after 12.
    expect(untilProbed).toBeLessThan(9);
    expect((await client.fetch('/livez')).status).toBe(200);
    for (const { body } of await Promise.all(asking))
      expect(JSON.stringify(body)).toContain(messages.unavailable);

    proxy.resume();
    await expect.poll(async () => (await client.fetch('/readyz')).status).toBe(200);
    expect((await client.json('GET', '/api/v1/courses')).status).toBe(200);
  });
});

describe('a PostgreSQL that disconnects during transactions', () => {
  it('costs the pool no connection, however often', async () => {
    const { orm } = app.container;
    // More often than the pool has connections.
    for (let time = 0; time < 7; time++) {
      const changing = asRequest(() =>
        orm.em.fork().transactional(async (em) => {
          await em.execute('select 1');
          proxy.cut();
          await em.execute('select 1');
        }),
      );
      await expect(changing).rejects.toThrow();
      proxy.resume();
    }
    expect(refusalOf(await person.client.graphql('{ me { id fullName avatar { url } } }'))).toBeNull();
  });
});
