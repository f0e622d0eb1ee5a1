// @slow server/src/platform/db
import type pg from 'pg';
import { expect, it } from 'vitest';
import { openPool } from '#testing/database.ts';
import { createCourse, dataOf, registerAdmin } from '#testing/factories.ts';
import { HttpClient } from '#testing/http-client.ts';
import { runApp } from '#testing/run-app.ts';
import type { TestApp } from '#testing/start-app.ts';
import { withReplica } from '#testing/with-replica.ts';

const UPDATE =
  'mutation ($id: ID!, $title: String!) { updateCourse(input: { id: $id, version: 1, title: $title }) { id } }';
const METRICS_TOKEN = 'the-token-of-whoever-collects-figures';
/** Polls slowly, because each poll needs a list that was not requested before. */
const PATIENT = { timeout: 300_000, interval: 400 };

let asked = 0;

/** The titles of the catalogue, from a list that was not requested before, so that nothing of it is cached. */
async function titlesFor(client: HttpClient): Promise<string[]> {
  asked += 1;
  const { courses } = dataOf(
    await client.graphql<{ courses: { nodes: { title: string }[] } }>(
      `query Asked${asked} { courses(first: ${asked}) { nodes { title } } }`,
    ),
  );
  return courses.nodes.map(({ title }) => title);
}

it('the replica serves public content while it has every change that the process knows of', () =>
  withReplica(async ({ primaryUrl, replicaUrl, stopReplica }) => {
    const [primary, replica] = [primaryUrl, replicaUrl].map((url) => openPool(url, { max: 1 })) as [
      pg.Pool,
      pg.Pool,
    ];
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

    /** Changes public content without notifying any process. */
    const changeUnheard = (title: string) =>
      primary.query(
        `begin; set local session_replication_role = replica; update courses set title = '${title}'; commit`,
      );
    let attempts = 0;
    /** Pauses the replica once it serves reads. From then on it does not get the changes without a notification. */
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
      // Admins read from the primary.
      expect(await titlesFor(admin)).toEqual([`Unheard ${attempts}`]);

      // Changes of this process, and changes it is notified of, are visible at once, although the replica does not have them.
      dataOf(await admin.graphql(UPDATE, { id, title: 'Changed here' }));
      expect(await titlesFor(visitor)).toEqual(['Changed here']);
      await primary.query("update courses set title = 'Changed elsewhere'");
      await expect.poll(() => titlesFor(visitor)).toEqual(['Changed elsewhere']);

      // The replica serves reads again once it has the change, and stops when it falls behind.
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
