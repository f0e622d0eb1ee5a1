import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import budgets from './budgets.json' with { type: 'json' };
import { cpuOf, memoryOf, type Running } from './product.ts';
import { writeResults } from './results.ts';
import { addSessions } from './school.ts';
import { withProduct } from './with-product.ts';

const STREAMS = 2_000;
/** Numbers of admins among whom the streams are divided. */
const ADMINS = [1, 200];
/** Streams that are opened at a time. */
const AT_A_TIME = 50;
const SETTLE_MS = 15_000;
const MEASURED_MS = 60_000;

/** Measures what live streams of admins cost while nothing happens. */
export async function streams(): Promise<boolean> {
  // Connections through a proxy are not limited by network.
  const settings = { ADMIN_SECOND_FACTOR: 'false', TRUST_PROXY: '1' };
  return withProduct('streams', settings, async (server, sql) => {
    await addAdmins(sql, Math.max(...ADMINS));
    const empty = await measure(server, sql);
    const rows = [['none', ...figuresOf(empty, empty)]];
    let isWithin = true;
    for (const admins of ADMINS) {
      const open = await openStreams(server, admins);
      const measured = await measure(server, sql);
      if (open.some(({ closed }) => closed)) throw new Error('A stream ended during the measurement');
      rows.push([`${STREAMS} of ${admins}`, ...figuresOf(measured, empty)]);
      isWithin &&= measured.cores < budgets.streams.cores;
      open.forEach((stream) => stream.destroy());
    }
    await writeResults('streams', {
      headings: ['streams of admins', '% of a core', 'transactions a second', 'kB each'],
      rows,
    });
    return isWithin;
  });
}

/** Inserts admins with a session each. */
async function addAdmins(sql: pg.Client, count: number): Promise<void> {
  await sql.query(
    `insert into users (id, created_at, full_name, email, password_hash, role, avatar_key)
       select gen_random_uuid(), now(), 'Admin ' || number, 'admin-' || number, '', 'ADMIN', ''
         from generate_series(1, $1::int) as number`,
    [count],
  );
  await addSessions(sql);
}

async function openStreams({ port }: Running, admins: number): Promise<IncomingMessage[]> {
  const agent = new Agent({ maxSockets: STREAMS });
  const open = (index: number) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const cookie = `lectern_session=admin-${(index % admins) + 1}`;
      const query = encodeURIComponent('subscription { lectureChanged { id } }');
      request(
        {
          port,
          agent,
          path: `/graphql/stream?query=${query}`,
          headers: { cookie, accept: 'text/event-stream', 'sec-fetch-site': 'same-origin' },
        },
        (response) => {
          if (response.statusCode === 200) resolve(response.resume().on('error', () => undefined));
          else reject(new Error(`A stream was refused: ${response.statusCode}`));
        },
      )
        .on('error', reject)
        .end();
    });
  const opened: IncomingMessage[] = [];
  while (opened.length < STREAMS)
    opened.push(
      ...(await Promise.all(Array.from({ length: AT_A_TIME }, (_, at) => open(opened.length + at)))),
    );
  return opened;
}

interface Cost {
  cores: number;
  transactionsPerSecond: number;
  megabytes: number;
}

async function measure(server: Running, sql: pg.Client): Promise<Cost> {
  await pause(SETTLE_MS);
  const [cpu, transactions, began] = [await cpuOf(server), await transactionsOf(sql), performance.now()];
  await pause(MEASURED_MS);
  const passed = performance.now() - began;
  return {
    cores: ((await cpuOf(server)) - cpu) / passed,
    transactionsPerSecond: ((await transactionsOf(sql)) - transactions) / (passed / 1000),
    megabytes: await memoryOf(server),
  };
}

async function transactionsOf(sql: pg.Client): Promise<number> {
  const { rows } = await sql.query<{ count: string }>(
    'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.count);
}

const figuresOf = ({ cores, transactionsPerSecond, megabytes }: Cost, empty: Cost) => [
  (cores * 100).toFixed(1),
  transactionsPerSecond.toFixed(1),
  Math.max(0, ((megabytes - empty.megabytes) * 1000) / STREAMS).toFixed(0),
];
