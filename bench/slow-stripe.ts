import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { breakStripe, endFaults } from '#server/payment/customer.test-helper.ts';
import {
  addLecture,
  createCourse,
  dataOf,
  register,
  registerAdmin,
  registerPaidSubscriber,
  type Person,
} from '#testing/factories.ts';
import { HttpClient } from '#testing/http-client.ts';
import { runApp } from '#testing/run-app.ts';
import type { TestApp } from '#testing/start-app.ts';
import { withPostgres } from '#testing/with-postgres.ts';
import budgets from './budgets.json' with { type: 'json' };
import { printTable } from './measure.ts';

const CONNECTIONS = 5;
const BUYERS = 3 * CONNECTIONS;
/** Each round measures without and with a hanging Stripe, so that other load on the machine affects both. */
const ROUNDS = 4;
const ROUND_MS = 8_000;
/** Interval of the measured requests, in ms. They must not load the machine. */
const LOOK_EVERY_MS = 20;
/** The retry delay that buyers are told. */
const RETRY_AFTER_MS = 5_000;

const START = 'mutation { startCheckout { id } }';
const CONFIRM = 'mutation ($id: ID!) { confirmCheckout(sessionId: $id) { id } }';
const CATALOGUE = '{ courses(first: 10) { nodes { title } } }';
const ROOM = '{ courses(first: 1) { nodes { lectures { locked video { url } } } } }';

type Look = Record<string, () => Promise<void>>;
/** Response times in ms, by request. */
type Times = Record<string, number[]>;

/**
 * Measures the catalogue, a learner's course room and `/readyz` while Stripe hangs and buyers return from checkout,
 * three times as many as there are database connections. Compares them with the same requests without the fault.
 * Returns whether the ratios of the medians are within budget.
 */
export async function slowStripe(): Promise<boolean> {
  return withPostgres(async (url) => {
    const running = await runApp(url, { DATABASE_POOL_SIZE: String(CONNECTIONS) });
    const sql = new pg.Client({ connectionString: url });
    await sql.connect();
    const app: TestApp = {
      ...running,
      visitor: (headers) => new HttpClient(running.url, headers),
      sql: async <Row extends pg.QueryResultRow>(query: string, values?: unknown[]) =>
        (await sql.query<Row>(query, values)).rows,
    };
    try {
      return await compare(app);
    } finally {
      await sql.end();
      await running.stop();
    }
  });
}

async function compare(app: TestApp): Promise<boolean> {
  const look = await openSchool(app);
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => newBuyer(app)));
  const usual: Times = {};
  const hanging: Times = {};
  await lookFor(look, {});
  for (let round = 0; round < ROUNDS; round += 1) {
    await lookFor(look, usual);
    breakStripe(app, 'hangs');
    // The timeout of production instead of the tests' one.
    app.container.stripe._setApiField('timeout', 10_000);
    const over = new AbortController();
    const returns = buyers.map((comeBack) => comeBackAgain(comeBack, over.signal));
    await lookFor(look, hanging);
    over.abort();
    endFaults(app);
    await Promise.all(returns);
    await buyers[0]?.();
  }
  return isWithinBudget(usual, hanging);
}

async function openSchool(app: TestApp): Promise<Look> {
  const admin = await registerAdmin(app);
  await addLecture(admin.client, (await createCourse(admin.client)).id);
  const { client: learner } = await registerPaidSubscriber(app);
  const visitor = app.visitor();
  return {
    catalogue: async () => void dataOf(await visitor.graphql(CATALOGUE)),
    room: async () => void dataOf(await learner.graphql(ROOM)),
    '/readyz': async () => {
      const { status } = await visitor.fetch('/readyz');
      if (status !== 200) throw new Error(`/readyz answers ${status}`);
    },
  };
}

/** Registers a buyer with an open checkout. Returns a function that confirms the checkout. */
async function newBuyer(app: TestApp): Promise<() => Promise<unknown>> {
  const { client }: Person = await register(app);
  const { id } = dataOf(await client.graphql<{ startCheckout: { id: string } }>(START)).startCheckout;
  return () => client.graphql(CONFIRM, { id });
}

async function comeBackAgain(comeBack: () => Promise<unknown>, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    await comeBack();
    await pause(RETRY_AFTER_MS, undefined, { signal: over }).catch(() => undefined);
  }
}

async function lookFor(look: Look, times: Times): Promise<void> {
  const end = performance.now() + ROUND_MS;
  while (performance.now() < end) {
    for (const [what, ask] of Object.entries(look)) {
      const start = performance.now();
      await ask();
      (times[what] ??= []).push(performance.now() - start);
    }
    await pause(LOOK_EVERY_MS);
  }
}

function isWithinBudget(usual: Times, hanging: Times): boolean {
  const rows = Object.keys(usual).map((what) => {
    const [without = [], during = []] = [usual[what], hanging[what]];
    const medians = [quantile(without, 0.5), quantile(during, 0.5)] as const;
    const p99s = [quantile(without, 0.99), quantile(during, 0.99)] as const;
    return { what, medians, p99s, ratio: medians[1] / medians[0], looks: `${during.length}` };
  });
  console.log(`\nMilliseconds without, and while Stripe hangs and ${BUYERS} buyers come back\n`);
  printTable(
    ['', 'median', 'hanging', 'ratio', 'p99', 'hanging', 'looks'],
    rows.map(({ what, medians, p99s, ratio, looks }) => [what, ...medians, ratio, ...p99s, looks]),
  );
  return rows.every(({ ratio }) => ratio <= budgets['slow-stripe'].ratio);
}

function quantile(times: number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;
}
