import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** Returns a seeded source of random numbers from 0 up to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Error codes of a lock timeout, a deadlock, and a reference to a user who was just deleted. */
const YIELDED = ['55P03', '40P01', '23503'];

/** Writes a random history of a school: random statements in transactions, some of which are rolled back. */
export class RandomHistory {
  constructor(private readonly random: () => number) {}

  /** Runs a transaction of one to six statements. */
  async transaction(client: pg.ClientBase): Promise<void> {
    await client.query(`begin; set local lock_timeout = '50ms'`);
    try {
      for (let step = this.below(6); step >= 0; step -= 1) await this.pick(this.statements)(client);
      await client.query(this.random() < 0.2 ? 'rollback' : 'commit');
    } catch (error) {
      await client.query('rollback');
      // Parallel histories conflict over the same users. A transaction that loses a conflict is rolled back.
      if (!(error instanceof Error && 'code' in error && YIELDED.includes(String(error.code)))) throw error;
    }
  }

  private readonly statements = [
    (client: pg.ClientBase) =>
      client.query(
        `insert into users (id, created_at, full_name, email, password_hash, role, avatar_key)
           select id, now(), 'Somebody', id || '@example.com', '', 'USER', '' from unnest($1::uuid[]) as id`,
        [this.ids()],
      ),
    (client: pg.ClientBase) => client.query(`delete from users where id in (${this.some('users')})`),
    (client: pg.ClientBase) => this.pay(client),
    (client: pg.ClientBase) => this.pay(client),
    (client: pg.ClientBase) =>
      client.query(
        `insert into courses (id, created_at, slug, title, description, category, instructor)
           select id, now(), id, 'Course', '', $2, '' from unnest($1::uuid[]) as id`,
        [this.ids(), this.category()],
      ),
    (client: pg.ClientBase) =>
      client.query(
        `update courses set published_at = $1, thumbnail_key = 'key' where id in (${this.some('courses')})`,
        [this.pick([null, new Date()])],
      ),
    (client: pg.ClientBase) =>
      client.query(`update courses set deleted_at = $1 where id in (${this.some('courses')})`, [
        this.pick([null, new Date()]),
      ]),
    (client: pg.ClientBase) =>
      client.query(`update courses set category = $1 where id in (${this.some('courses')})`, [
        this.category(),
      ]),
    (client: pg.ClientBase) =>
      client.query(`update courses set title = $1, description = $2 where id in (${this.some('courses')})`, [
        this.words(),
        this.words(),
      ]),
    (client: pg.ClientBase) => this.teach(client),
    (client: pg.ClientBase) => this.watch(client),
    (client: pg.ClientBase) => this.watch(client),
    (client: pg.ClientBase) => client.query(`delete from courses where id in (${this.some('courses', 1)})`),
    (client: pg.ClientBase) =>
      client.query(
        `update payments set refunded_amount = refunded_amount + floor($1::float8 * (amount - refunded_amount))
           where id in (${this.some('payments')})`,
        [this.random()],
      ),
    (client: pg.ClientBase) =>
      client.query(`update payments set refunded_amount = amount where id in (${this.some('payments')})`),
    (client: pg.ClientBase) =>
      client.query(`update payments set disputed_amount = amount where id in (${this.some('payments')})`),
    (client: pg.ClientBase) =>
      client.query(`update payments set disputed_amount = 0 where id in (${this.some('payments')})`),
    (client: pg.ClientBase) =>
      client.query(`update payments set paid_at = $1, currency = $2 where id in (${this.some('payments')})`, [
        this.time(),
        this.currency(),
      ]),
    (client: pg.ClientBase) => client.query(`delete from payments where id in (${this.some('payments')})`),
    (client: pg.ClientBase) => this.subscribe(client),
    (client: pg.ClientBase) => this.subscribe(client),
    (client: pg.ClientBase) =>
      client.query(
        `update subscriptions set stripe_status = $1, access_until = $2
           where id in (${this.some('subscriptions')})`,
        [this.status(), this.access()],
      ),
    (client: pg.ClientBase) =>
      client.query(
        `update subscriptions set latest_invoice_id = 'in' where id in (${this.some('subscriptions')})`,
      ),
    (client: pg.ClientBase) =>
      client.query(
        `update subscriptions set started_at = $1, ended_at = $2, current_period_end = $3, cancel_at_period_end = $4,
             yearly_amount = $5, currency = $6
           where id in (${this.some('subscriptions')})`,
        [
          this.access(),
          this.access(),
          this.time(),
          this.random() < 0.5,
          this.pick([null, 49_900, 1_000]),
          this.currency(),
        ],
      ),
    (client: pg.ClientBase) =>
      client.query(`delete from subscriptions where id in (${this.some('subscriptions')})`),
  ];

  private pay(client: pg.ClientBase) {
    return client.query(
      `insert into payments (id, created_at, user_id, stripe_invoice_id, amount, currency, paid_at, refunded_amount)
         select id, now(), (${this.some('users', 1)}), id, $2, $3, $4, $5 from unnest($1::uuid[]) as id`,
      [this.ids(), 1000 + this.below(100_000), this.currency(), this.time(), this.below(1000)],
    );
  }

  /** Inserts or updates subscriptions, as the projection of Stripe objects does. */
  private subscribe(client: pg.ClientBase) {
    return client.query(
      `insert into subscriptions
           (id, created_at, user_id, stripe_subscription_id, stripe_status, current_period_end, access_until, cancel_at_period_end,
             started_at, yearly_amount, currency)
         select gen_random_uuid(), now(), id, $1 || '-' || id, $2, now(), $3, false, $4, 49900, $5
           from (${this.some('users')}) as people
       on conflict (stripe_subscription_id) do update
         set stripe_status = excluded.stripe_status, access_until = excluded.access_until, started_at = excluded.started_at`,
      [this.pick(['first', 'second']), this.status(), this.access(), this.access(), this.currency()],
    );
  }

  private teach(client: pg.ClientBase) {
    return client.query(
      `insert into lectures (id, created_at, course_id, position, title, description, video_key, duration)
         select id, now(), (${this.some('courses', 1)}), $2 + place, 'Lecture', '', 'key', 600
           from unnest($1::uuid[]) with ordinality as new (id, place) where exists (select from courses)`,
      [this.ids(), this.below(1_000_000_000)],
    );
  }

  /** Saves positions. Existing positions move forward or back. */
  private watch(client: pg.ClientBase) {
    return client.query(
      `insert into lecture_progress as known (id, created_at, user_id, lecture_id, position, recorded_at, done_at)
         select gen_random_uuid(), now(), people.id, watched.id, $1, $2, $3
           from (${this.some('users')}) as people, (${this.some('lectures')}) as watched
       on conflict (user_id, lecture_id) do update set position = excluded.position,
         recorded_at = greatest(known.recorded_at, excluded.recorded_at), done_at = coalesce(known.done_at, excluded.done_at)`,
      [this.below(600), this.time(), this.pick([null, null, this.time()])],
    );
  }

  private some(table: string, count = 1 + this.below(4)): string {
    return `select id from ${table} order by md5(id || '${this.random()}') limit ${count}`;
  }

  private ids(): string[] {
    return Array.from({ length: 1 + this.below(5) }, () => randomUUID());
  }

  private status = () => this.pick(['active', 'trialing', 'past_due', 'canceled', 'incomplete']);
  private category = () => this.pick(['', 'Baking', 'baking', 'Gardens']);
  private words = () => ['Bread', 'of', 'Cakes', 'Trees'].filter(() => this.random() < 0.5).join(' ');
  private currency = () => this.pick(['usd', 'usd', 'eur', 'jpy']);

  /** Returns a time near the end of a month, near now, near midnight, or anywhere in three years. */
  private time(): Date {
    const now = new Date();
    const year = now.getUTCFullYear() - 1 + this.below(3);
    const anywhere = Date.UTC(year, this.below(12), 1 + this.below(28), 0, 0, this.below(86_400));
    const monthEnd = Date.UTC(year, this.below(13), 1) + this.pick([-1000, -1, 0, 1000]);
    const today = now.getTime() + this.pick([-3_600_000, -60_000, 60_000, 3_600_000, 86_400_000]);
    const tomorrow = new Date(now).setUTCHours(24, 0, 0, 0) + this.pick([-1, 0, 1]);
    return new Date(this.pick([anywhere, anywhere, monthEnd, today, tomorrow]));
  }

  /** Returns the end of the access of a subscription; null for no access. */
  private access(): Date | null {
    return this.random() < 0.3 ? null : this.time();
  }

  private below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  private pick<Value>(values: readonly Value[]): Value {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new Error('There are no values to pick from');
    return value;
  }
}
