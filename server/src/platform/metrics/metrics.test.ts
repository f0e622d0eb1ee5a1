import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { messages } from '#shared/messages.ts';
import { eventually } from '#testing/eventually.ts';
import { dataOf, register } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { askedBy, fires } from './promql.test-helper.ts';

const TOKEN = 'the-token-of-whoever-collects-figures';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({
    // No worker runs, so queued jobs stay unchanged.
    ROLE: 'web',
    METRICS_TOKEN: TOKEN,
    // Nothing listens on this port.
    BACKUP_S3_BUCKET: 'backups',
    BACKUP_S3_ACCESS_KEY_ID: 'id',
    BACKUP_S3_SECRET_ACCESS_KEY: 'key',
    BACKUP_S3_ENDPOINT: 'http://127.0.0.1:1',
  });
});
afterAll(() => app.stop());

const ask = (authorization?: string) =>
  app.visitor().fetch('/metrics', { headers: authorization === undefined ? {} : { authorization } });

/** Returns the values by metric name and labels, as written in the exposition. */
async function figures(): Promise<Map<string, number>> {
  const text = await (await ask(`Bearer ${TOKEN}`)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

describe('/metrics', () => {
  it('answers a request with the token, and is not cached', async () => {
    const response = await ask(`Bearer ${TOKEN}`);

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('# TYPE process_cpu_seconds_total counter');
  });

  it('names only counters _total', async () => {
    const text = await (await ask(`Bearer ${TOKEN}`)).text();
    const types = [...text.matchAll(/^# TYPE (\w+_total) (\w+)$/gm)];
    expect(types.length).toBeGreaterThan(0);
    expect(types.filter(([, , type]) => type !== 'counter').map(([, name]) => name)).toEqual([]);
  });

  it.each([
    ['no token', undefined],
    ['a wrong token', 'Bearer the-token-of-somebody-else-altogether'],
    ['a prefix of the token', `Bearer ${TOKEN.slice(0, -1)}`],
    ['the token without its scheme', TOKEN],
  ])('refuses a request with %s', async (_who, authorization) => {
    const response = await ask(authorization);

    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      success: false,
      code: 'UNAUTHENTICATED',
      message: messages.access.denied,
    });
  });

  it('counts requests by kind of route and status class', async () => {
    const paths = ['/livez', '/api/v1/courses', '/api/v1/user/me', '/nothing/12345', '/graphql/stream'];
    for (const path of paths) await (await app.visitor().fetch(path)).text();
    // The second query is answered from the cache.
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
      expect(known.get('http_requests_in_progress{route="api"}')).toBe(0);
    });
  });

  it("labels GraphQL operations of the school's own pages by name, and counts errors", async () => {
    const visitor = app.visitor();
    await visitor.graphql('query Me { me { id } }');
    await visitor.graphql('query ANameOfMyOwn { me { id } }');
    await visitor.graphql('mutation Logout { nothing }');

    const known = await figures();
    const count = (operation: string) =>
      known.get(`graphql_operation_duration_seconds_count{operation="${operation}"}`);
    expect(count('Me')).toBe(1);
    expect(count('other')).toBeGreaterThanOrEqual(1);
    expect([...known.keys()].join()).not.toContain('ANameOfMyOwn');
    expect(known.get('graphql_errors_total{operation="other",code="GRAPHQL_VALIDATION_FAILED"}')).toBe(1);
  });

  it('reports the state of the Stripe gate and its running and queued calls', async () => {
    const known = await figures();

    expect(known.get('lectern_stripe_gate{state="closed"}')).toBe(1);
    expect(known.get('lectern_stripe_gate{state="open"}')).toBe(0);
    expect(known.get('lectern_stripe_calls{state="running"}')).toBe(0);
    expect(known.get('lectern_stripe_calls{state="waiting"}')).toBe(0);
  });

  it('reports the connections of each database pool and the requests that wait for one', async () => {
    const known = await figures();

    for (const pool of ['requests', 'work', 'background', 'throttles']) {
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

    await change(`run_at = now() - interval '1 hour'`);
    const waits = await figures();
    expect(waits.get('lectern_jobs_wait_seconds{lane="mail"}')).toBeGreaterThanOrEqual(3600);
    expect(waits.get('lectern_jobs_wait_seconds{lane="payments"}')).toBe(0);
  });
});

describe('the monitoring configuration in deploy/', () => {
  interface Rules {
    groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
  }
  interface AdapterRules {
    rules: { external: { seriesQuery: string; metricsQuery: string }[] };
  }
  interface Dashboard {
    panels: { targets?: { expr: string }[] }[];
  }
  const read = (file: string) =>
    readFile(new URL(`../../../../deploy/monitoring/${file}`, import.meta.url), 'utf8');
  const alerts = async () => (parse(await read('alerts.yml')) as Rules).groups.flatMap(({ rules }) => rules);
  const adapterRules = async () =>
    (parse(await read('prometheus-adapter.yaml')) as AdapterRules).rules.external;
  const panels = async () => (JSON.parse(await read('grafana-dashboard.json')) as Dashboard).panels;

  /** Metrics and labels of Prometheus itself. */
  const OF_PROMETHEUS = new Set(['up', 'job', 'instance', 'le']);

  it('uses only metrics and labels that exist', async () => {
    const text = await (await ask(`Bearer ${TOKEN}`)).text();
    const known = new Set([...text.matchAll(/^(\w+)(?:\{| )/gm)].map(([, name]) => name));
    // A metric without observations has a type line only.
    for (const [, name = '', type] of text.matchAll(/^# TYPE (\w+) (\w+)/gm)) {
      const parts = type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
      for (const part of parts) known.add(name + part);
    }
    const labels = new Set([...text.matchAll(/(\w+)="/g)].map(([, name]) => name));
    const isKnown = (names: Set<string | undefined>) => (name: string) =>
      OF_PROMETHEUS.has(name) || names.has(name);

    const expressions = [
      ...(await alerts()).map(({ expr }) => expr),
      ...(await adapterRules()).map(({ seriesQuery, metricsQuery }) =>
        metricsQuery.replace('<<.Series>>', seriesQuery).replace('<<.LabelMatchers>>', 'lane="video"'),
      ),
      ...(await panels()).flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ];
    expect(expressions.length).toBeGreaterThan(20);
    for (const expression of expressions) {
      const asked = askedBy(expression);
      expect(
        [...asked.metrics].filter((name) => !isKnown(known)(name)),
        expression,
      ).toEqual([]);
      expect(
        [...asked.labels].filter((name) => !isKnown(labels)(name)),
        expression,
      ).toEqual([]);
    }
  });

  const QUEUE_ALERTS = [
    'LecternJobsWait',
    'LecternVideosWait',
    'LecternJobsGivenUp',
    'LecternJobsFail',
    'LecternNoWorker',
  ];

  /** The alerts about the queue that fire now, apart from their `for`. */
  const firing = async (): Promise<string[]> => {
    const known = await figures();
    const rules = (await alerts()).filter(({ alert }) => QUEUE_ALERTS.includes(alert));
    return rules.filter(({ expr }) => fires(expr, known)).map(({ alert }) => alert);
  };

  it.each([
    [
      'mails that fail at their twelfth attempt',
      'send-mail',
      `last_error = 'no', attempts = 12, run_at = now() + interval '6 hours'`,
      'LecternJobsFail',
    ],
    [
      "Stripe's events that fail at their tenth attempt",
      'process-stripe-event',
      `last_error = 'no', attempts = 10, run_at = now() + interval '6 hours'`,
      'LecternJobsFail',
    ],
    [
      'events that are given up',
      'process-stripe-event',
      `last_error = 'no', attempts = max_attempts`,
      'LecternJobsGivenUp',
    ],
    [
      'mails that have been due for an hour',
      'send-mail',
      `run_at = now() - interval '1 hour'`,
      'LecternJobsWait',
    ],
  ])('has an alert for %s', async (_what, name, changes, alert) => {
    await app.sql('delete from graphile_worker._private_jobs');
    const before = await firing();
    expect(before).toEqual(['LecternNoWorker']);
    for (let time = 0; time < 3; time++) await app.sql(`select graphile_worker.add_job($1, '{}')`, [name]);
    await app.sql(`update graphile_worker._private_jobs set ${changes}`);
    expect(await firing()).toEqual(expect.arrayContaining([alert]));
    expect(await firing()).toHaveLength(2);
  });

  it('gives each alert a unique name and a summary', async () => {
    const rules = await alerts();
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { annotations } of rules) expect(annotations.summary).toMatch(/\w.*\.$/);
  });

  it('has an alert for a queue without workers, which a worker ends', async () => {
    await app.sql('delete from graphile_worker._private_jobs');
    expect(await firing()).toEqual(['LecternNoWorker']);
    await app.container.startWorker();
    await eventually(async () => expect(await firing()).toEqual([]));
  });
});
