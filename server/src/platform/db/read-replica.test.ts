// @slow server/src/platform/db
import pg from 'pg';
import { expect, it } from 'vitest';
import { createCourse, dataOf, registerAdmin } from '#testing/factories.ts';
import { HttpClient } from '#testing/http-client.ts';
import { runApp } from '#testing/run-app.ts';
import type { TestApp } from '#testing/start-app.ts';
import { withReplica } from '#testing/with-replica.ts';

const UPDATE =
  'mutation ($id: ID!, $title: String!) { updateCourse(input: { id: $id, version: 1, title: $title }) { id } }';
const METRICS_TOKEN = 'the-token-of-whoever-collects-figures';
/** So that a list is not asked for twice. */
const PATIENT = { timeout: 120_000, interval: 400 };

let asked = 0;

/** The titles of the catalogue, by a list that nobody has asked for before: nothing is kept of it. */
async function titlesFor(client: HttpClient): Promise<string[]> {
  asked += 1;
  const { courses } = dataOf(
    await client.graphql<{ courses: { nodes: { title: string }[] } }>(
      `query Asked${asked} { courses(first: ${asked}) { nodes { title } } }`,
    ),
  );
  return courses.nodes.map(({ title }) => title);
}

it('answers what everybody reads, while it has all that was heard of', () =>
  withReplica(async ({ primaryUrl, replicaUrl, stopReplica }) => {
    const [primary, replica] = [primaryUrl, replicaUrl].map(
      (connectionString) => new pg.Pool({ connectionString, max: 1 }),
    ) as [pg.Pool, pg.Pool];
    replica.on('error', () => undefined);
    const running = await runApp(primaryUrl, {
      DATABASE_REPLICA_URL: replicaUrl,
      DATABASE_POOL_SIZE: '5',
      METRICS_TOKEN,
      VIDEO_ENGINE: 'mediabunny',
    });
    const app: TestApp = {
      ...running,
      visitor: (headers) => new HttpClient(running.url, headers),
      sql: async <Row extends pg.QueryResultRow>(query: string, values?: unknown[]) =>
        (await primary.query<Row>(query, values)).rows,
    };
    const visitor = app.visitor();

    /** Changes what everybody sees, without any process being told. */
    const changeUnheard = (title: string) =>
      primary.query(
        `begin; set local session_replication_role = replica; update courses set title = '${title}'; commit`,
      );
    let attempts = 0;
    /** Holds the replica back once it is asked: from then on it does not see what is changed unheard. */
    const holdBackOnceAsked = () =>
      expect
        .poll(async () => {
          await replica.query('select pg_wal_replay_pause()');
          attempts += 1;
          await changeUnheard(`Unheard ${attempts}`);
          const [title] = await titlesFor(visitor);
          const isAsked = title !== `Unheard ${attempts}`;
          if (!isAsked) await replica.query('select pg_wal_replay_resume()');
          return isAsked;
        }, PATIENT)
        .toBe(true);

    try {
      const admin = (await registerAdmin(app)).client;
      const { id } = await createCourse(admin, { title: 'First' });
      expect(await titlesFor(visitor)).toEqual(['First']);
      const figures = await visitor.fetch('/metrics', {
        headers: { authorization: `Bearer ${METRICS_TOKEN}` },
      });
      expect(await figures.text()).toContain('lectern_database_connections{pool="replica",state="idle"}');
      await holdBackOnceAsked();
      // Who changes things sees what there is.
      expect(await titlesFor(admin)).toEqual([`Unheard ${attempts}`]);

      // What this process did, and what it was told of, is seen at once, though the replica does not have it.
      dataOf(await admin.graphql(UPDATE, { id, title: 'Changed here' }));
      expect(await titlesFor(visitor)).toEqual(['Changed here']);
      await primary.query("update courses set title = 'Changed elsewhere'");
      await expect.poll(() => titlesFor(visitor)).toEqual(['Changed elsewhere']);

      // It is asked again once it has that, and not when it falls behind.
      await replica.query('select pg_wal_replay_resume()');
      await holdBackOnceAsked();
      await expect.poll(() => titlesFor(visitor), PATIENT).toEqual([`Unheard ${attempts}`]);

      await replica.query('select pg_wal_replay_resume()');
      await holdBackOnceAsked();
      await replica.end();
      await stopReplica();
      expect(await titlesFor(visitor)).toEqual([`Unheard ${attempts}`]);
    } finally {
      await app.stop();
      await primary.end();
    }
  }));
