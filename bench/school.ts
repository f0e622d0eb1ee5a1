import pg from 'pg';
import { hashPassword } from '#server/auth/password.ts';
import { createDatabase } from '#testing/database.ts';
import { HttpClient } from '#testing/http-client.ts';
import { runApp } from '#testing/run-app.ts';

const ADMIN = { email: 'admin@example.com', password: 'Lectern#1' };
/** Rows per statement: a few seconds of work. */
const BATCH = 100_000;

export interface BenchSchool {
  /** A separate connection, apart from the server's pool. */
  sql: pg.Client;
  /** A client with an admin's session. */
  admin: HttpClient;
  /** The address of the server. */
  url: string;
  stop(): Promise<void>;
}

/** Starts the whole product on a new database of this name. */
export async function startBenchSchool(
  postgresUrl: string,
  name: string,
  settings: Record<string, string> = {},
): Promise<BenchSchool> {
  const { url } = await createDatabase(postgresUrl, name);
  const app = await runApp(url, settings);
  const sql = new pg.Client({ connectionString: url });
  await sql.connect();
  return {
    sql,
    admin: await logIn(sql, app.url),
    url: app.url,
    async stop() {
      await sql.end();
      await app.stop();
    },
  };
}

export async function logIn(sql: pg.Client, url: string): Promise<HttpClient> {
  await sql.query(
    `insert into users (id, created_at, full_name, email, password_hash, role, avatar_key)
       values (gen_random_uuid(), now(), 'Ada Admin', $1, $2, 'ADMIN', 'images/admin.webp')`,
    [ADMIN.email, await hashPassword(ADMIN.password)],
  );
  const client = new HttpClient(url);
  await ask(client, 'mutation Login($input: LoginInput!) { login(input: $input) { id } }', { input: ADMIN });
  return client;
}

/** Inserts a session for each user. Its token is the email. */
export async function addSessions(sql: pg.Client): Promise<void> {
  await sql.query(
    `insert into sessions (id, created_at, token_hash, user_id, last_used_at, confirmed_at)
       select gen_random_uuid(), now(), encode(sha256(convert_to(email, 'UTF8')), 'hex'), id, now(), now() from users`,
  );
}

/** Sends a GraphQL document. Throws if it is refused. */
export async function ask(client: HttpClient, query: string, variables: object = {}): Promise<unknown> {
  const { data, errors } = await client.graphql(query, variables);
  if (!data || errors) throw new Error(`Refused: ${JSON.stringify(errors)}`);
  return data;
}

/**
 * Fills the tables like years of use. Inserts fire the triggers. Each user has a subscription that ends in the coming
 * year. Payments spread over the last five years.
 */
export async function fill(
  { sql }: Pick<BenchSchool, 'sql'>,
  { users, payments }: { users: number; payments: number },
) {
  for (let from = 1; from <= users; from += BATCH) {
    const to = Math.min(users, from + BATCH - 1);
    await sql.query(
      `insert into users (id, created_at, full_name, email, password_hash, role, avatar_key)
         select gen_random_uuid(), now() - number * interval '1 second', 'Learner ' || number,
             'learner-' || number || '@example.com', '', 'USER', 'images/learner.webp'
           from generate_series($1::int, $2::int) as number`,
      [from, to],
    );
  }
  await sql.query(
    `insert into subscriptions
         (id, created_at, user_id, stripe_subscription_id, stripe_status, current_period_end, access_until, cancel_at_period_end)
       select gen_random_uuid(), now(), id, 'sub_' || id, 'active', until, until, false
         from (select id, now() + row_number() over () * interval '1 year' / $1 as until
           from users where role = 'USER') as people`,
    [users],
  );
  for (let from = 1; from <= payments; from += BATCH) {
    await pay(sql, from, Math.min(payments, from + BATCH - 1), payments);
  }
  await sql.query('vacuum analyze');
}

/** Inserts the payments numbered `from` to `to`, of `total` payments spread over five years. */
async function pay(sql: pg.Client, from: number, to: number, total: number): Promise<void> {
  await sql.query(
    `insert into payments (id, created_at, user_id, stripe_invoice_id, amount, currency, paid_at, refunded_amount)
       select gen_random_uuid(), now(), null, 'in_' || number, 49900, 'usd',
           date_trunc('second', now() - number * interval '5 years' / $3), case when number % 50 = 0 then 49900 else 0 end
         from generate_series($1::int, $2::int) as number`,
    [from, to, total],
  );
}
