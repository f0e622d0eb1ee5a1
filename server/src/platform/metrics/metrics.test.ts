import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#shared/messages.ts';
import { eventually } from '#testing/eventually.ts';
import { dataOf, register } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const TOKEN = 'the-token-of-whoever-collects-figures';

let app: TestApp;
beforeAll(async () => {
  // Nobody works off the queue: jobs stay as they are.
  app = await startApp({ ROLE: 'web', METRICS_TOKEN: TOKEN });
});
afterAll(() => app.stop());

const ask = (authorization?: string) =>
  app.visitor().fetch('/metrics', { headers: authorization === undefined ? {} : { authorization } });

/** The figures by name and labels, as they stand in the text. */
async function figures(): Promise<Map<string, number>> {
  const text = await (await ask(`Bearer ${TOKEN}`)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

describe('/metrics', () => {
  it('tells whoever knows the token, and is kept nowhere', async () => {
    const response = await ask(`Bearer ${TOKEN}`);

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('# TYPE process_cpu_seconds_total counter');
  });

  it.each([
    ['nobody', undefined],
    ['who guesses', 'Bearer the-token-of-somebody-else-altogether'],
    ['who knows its beginning', `Bearer ${TOKEN.slice(0, -1)}`],
    ['who sends it otherwise', TOKEN],
  ])('tells %s nothing', async (_who, authorization) => {
    const response = await ask(authorization);

    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ success: false, message: messages.access.denied });
  });

  it('counts requests by kind of route and class of status', async () => {
    const paths = ['/livez', '/api/v1/courses', '/api/v1/user/me', '/nothing/12345', '/graphql/stream'];
    for (const path of paths) await (await app.visitor().fetch(path)).text();
    // The second one is answered by what was kept of the first.
    for (let time = 0; time < 2; time++) dataOf(await app.visitor().graphql('{ courses { nodes { id } } }'));

    await eventually(async () => {
      const known = await figures();
      const count = (route: string, status: string) =>
        known.get(`http_request_duration_seconds_count{route="${route}",status="${status}"}`);
      expect(count('probe', '2xx')).toBeGreaterThanOrEqual(1);
      expect(count('api', '2xx')).toBe(1);
      expect(count('graphql', '2xx')).toBe(2);
      expect(count('api', '4xx')).toBe(1);
      expect(count('page', '4xx')).toBe(1);
      expect(count('stream', '4xx')).toBe(1);
      expect([...known.keys()].join()).not.toContain('12345');
    });
  });

  it('tells whether Stripe is asked, and how much is asked of it', async () => {
    const known = await figures();

    expect(known.get('lectern_stripe_gate{state="closed"}')).toBe(1);
    expect(known.get('lectern_stripe_gate{state="open"}')).toBe(0);
    expect(known.get('lectern_stripe_calls{state="running"}')).toBe(0);
    expect(known.get('lectern_stripe_calls{state="waiting"}')).toBe(0);
  });

  it('tells how many connections to the database are in use, and who waits for one', async () => {
    const known = await figures();

    for (const pool of ['requests', 'work', 'background']) {
      for (const state of ['in_use', 'idle']) {
        expect(known.get(`lectern_database_connections{pool="${pool}",state="${state}"}`)).toBeDefined();
      }
      expect(known.get(`lectern_database_waiting{pool="${pool}"}`)).toBe(0);
    }
  });

  it('counts jobs by lane and state', async () => {
    const { client } = await register(app);
    for (const email of ['a@example.com', 'b@example.com', 'c@example.com', 'd@example.com']) {
      const query = 'mutation ($email: String!) { requestPasswordReset(email: $email) { email } }';
      dataOf(await client.graphql(query, { email }));
    }
    const count = async (lane: string, state: string) =>
      (await figures()).get(`lectern_jobs{lane="${lane}",state="${state}"}`);
    expect(await count('mail', 'waiting')).toBe(4);

    const change = async (changes: string) =>
      app.sql(
        `update graphile_worker._private_jobs set ${changes}
           where id = (select min(id) from graphile_worker.jobs where locked_at is null and attempts = 0)`,
      );
    await change(`attempts = 1, locked_at = now(), locked_by = 'worker'`);
    await change(`attempts = 1, last_error = 'no'`);
    await change(`attempts = max_attempts, last_error = 'no'`);

    expect(
      await Promise.all(['waiting', 'active', 'failed', 'given_up'].map((state) => count('mail', state))),
    ).toEqual([1, 1, 1, 1]);
    expect(await count('payments', 'waiting')).toBe(0);
  });
});
