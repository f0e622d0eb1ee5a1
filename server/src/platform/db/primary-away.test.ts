// @slow server/src/platform/db server/src/platform/answers
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { openPool } from '#testing/database.ts';
import { eventually } from '#testing/eventually.ts';
import { createCourse, dataOf, registerAdmin } from '#testing/factories.ts';
import { HttpClient } from '#testing/http-client.ts';
import { runApp } from '#testing/run-app.ts';
import type { TestApp } from '#testing/start-app.ts';
import { startStallingProxy } from '#testing/stalling-proxy.ts';
import { withReplica } from '#testing/with-replica.ts';

const UPDATE =
  'mutation ($id: ID!, $title: String!) { updateCourse(input: { id: $id, version: 1, title: $title }) { id } }';
/** How often a visitor reads. */
const READ_MS = 200;
/** Reads after the process has noticed everything about the outage. */
const FURTHER_READS = 10;
/** The limit for every answer, with a margin for a busy machine. */
const ANSWER_MS = 40_000;
const PAGE_SIZES = 100;

interface Answer {
  status: number;
  title: string | undefined;
  isInTime: boolean;
}

let asked = 0;

/** Reads the catalogue with a page size that was not used for a while, so that no cache answers. */
async function read(visitor: HttpClient): Promise<Answer> {
  const began = performance.now();
  const { status, body } = await visitor.json<{ courses?: { title: string }[] }>(
    'GET',
    `/api/v1/courses?first=${1 + (asked++ % PAGE_SIZES)}`,
  );
  return { status, title: body.courses?.[0]?.title, isInTime: performance.now() - began < ANSWER_MS };
}

it.for(['stall', 'cut'] as const)(
  'visitors read the catalogue from the replica while the primary is away: %s',
  { timeout: 300_000 },
  (fault) =>
    withReplica(async ({ primaryUrl, replicaUrl }) => {
      const [primary, replica] = [primaryUrl, replicaUrl].map((url) => openPool(url, { max: 1 })) as [
        pg.Pool,
        pg.Pool,
      ];
      const way = await startStallingProxy(() => primaryUrl);
      const log: string[] = [];
      const running = await runApp(
        way.through(primaryUrl),
        {
          DATABASE_REPLICA_URL: replicaUrl,
          DATABASE_POOL_SIZE: '5',
          VIDEO_ENGINE: 'mediabunny',
          LOG_LEVEL: 'warn',
        },
        { log: { write: (line) => void log.push(line) } },
      );
      const app: TestApp = {
        ...running,
        visitor: (headers) => new HttpClient(running.url, headers),
        sql: async <Row extends pg.QueryResultRow>(query: string, values?: unknown[]) =>
          (await primary.query<Row>(query, values)).rows,
      };
      const visitor = app.visitor();
      const isLost = () => log.some((line) => line.includes('"school"') && line.includes('connection lost'));
      try {
        const admin = (await registerAdmin(app)).client;
        const { id } = await createCourse(admin, { title: 'Knots' });
        await eventually(async () => {
          await read(visitor);
          const { rowCount } = await replica.query(
            `select from pg_stat_activity where query like '%courses%' and pid <> pg_backend_pid()`,
          );
          if (rowCount === 0) throw new Error('The replica is not asked');
        });

        way[fault]();
        const answers: Answer[] = [];
        for (let further = 0; further < FURTHER_READS; further += Number(isLost())) {
          answers.push(await read(visitor));
          await delay(READ_MS);
        }
        expect(answers).toEqual(answers.map(() => ({ status: 200, title: 'Knots', isInTime: true })));

        // When the primary is back, its changes are visible, and no cache has older content.
        way.resume();
        await eventually(async () => dataOf(await admin.graphql(UPDATE, { id, title: 'Splices' })));
        await eventually(async () => {
          if ((await read(visitor)).title !== 'Splices') throw new Error('The change is not visible');
        });
        const later = [];
        for (let count = 0; count < PAGE_SIZES; count += 1) later.push((await read(visitor)).title);
        expect(new Set(later)).toEqual(new Set(['Splices']));
      } finally {
        await app.stop();
        await way.close();
        await replica.end();
        await primary.end();
      }
    }),
);
