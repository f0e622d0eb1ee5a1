import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SubscriptionStatus } from '#server/payment/subscription/subscription.type.ts';
import { paymentRows } from '#server/payment/payment-rows.test-helper.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { writeCourse, writeLecture } from '#testing/course-rows.ts';
import { dataOf, LOGIN, PASSWORD, register, registerAdmin, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
});
afterAll(() => app.stop());

/** The tables with the time of the last change, each with a change that counts and those that do not. */
const TABLES: Record<string, { change: string; others: string[] }> = {
  users: {
    change: `full_name = 'Grace'`,
    others: [
      `last_seen_at = now()`,
      `password_hash = 'x'`,
      `signup_language = 'de'`,
      `full_name = full_name`,
    ],
  },
  courses: { change: `title = 'Knots'`, others: [`share_key = 'images/b.webp'`, 'changed_at = now()'] },
  lectures: {
    change: `title = 'Bends'`,
    others: [
      'progress_percent = 7',
      `processing_step = 'CHECKING'`,
      `derived_keys = '["a"]'`,
      'uploader_id = null',
    ],
  },
  payments: { change: 'refunded_amount = 1', others: ['currency = currency'] },
  subscriptions: {
    change: 'cancel_at_period_end = true',
    others: ['renewal_announced_for = now()', 'cancel_at_period_end = cancel_at_period_end'],
  },
  access_grants: { change: 'ended_at = now()', others: ['expires_at = expires_at'] },
};

/** Writes a row of each table. */
async function rowsOfAll(): Promise<Record<string, string>> {
  const { id: userId } = await register(app);
  const { id: courseId } = await writeCourse(app);
  const { id: lectureId } = await writeLecture(app, courseId);
  const rows = paymentRows(app);
  await rows.customer(userId);
  await rows.subscription(userId);
  await rows.payment(userId);
  dataOf(await grant(userId));
  const idIn = async (table: string) => {
    const [row] = await app.sql<{ id: string }>(`select id from ${table} where user_id = $1`, [userId]);
    return row?.id ?? '';
  };
  return {
    users: userId,
    courses: courseId,
    lectures: lectureId,
    payments: await idIn('payments'),
    subscriptions: await idIn('subscriptions'),
    access_grants: await idIn('access_grants'),
  };
}

const grant = (userId: string) =>
  admin.client.graphql(
    'mutation ($userId: ID!, $until: DateTime!) { grantAccess(userId: $userId, until: $until) { id } }',
    { userId, until: new Date(Date.now() + DAY_MS) },
  );

describe('the time of the last change', () => {
  const timeOf = async (table: string, id: string | undefined): Promise<number> => {
    const [row] = await app.sql<{ updated_at: Date }>(`select updated_at from ${table} where id = $1`, [id]);
    return row?.updated_at.getTime() ?? 0;
  };

  it('moves with every statement that changes what the API shows, and with no other', async () => {
    const ids = await rowsOfAll();
    for (const [table, { change, others }] of Object.entries(TABLES)) {
      const id = ids[table];
      const created = await timeOf(table, id);
      for (const other of others) await app.sql(`update ${table} set ${other} where id = $1`, [id]);
      expect([table, await timeOf(table, id)]).toEqual([table, created]);
      await app.sql(`update ${table} set ${change} where id = $1`, [id]);
      expect(await timeOf(table, id), table).toBeGreaterThan(created);
    }
  });

  it('cannot be written', async () => {
    const { id } = await register(app);
    const before = await timeOf('users', id);
    await app.sql(`update users set updated_at = '2000-01-01' where id = $1`, [id]);
    expect(await timeOf('users', id)).toBe(before);
  });

  it('of a user stays with a login, and a mutation returns the new one', async () => {
    const { client, email } = await register(app);
    const me = async () =>
      dataOf(await client.graphql<{ me: { updatedAt: string } }>('{ me { updatedAt } }')).me.updatedAt;
    const before = await me();
    dataOf(await app.visitor().graphql(LOGIN, { input: { email, password: PASSWORD } }));
    expect(await me()).toBe(before);
    const { setLanguage } = dataOf(
      await client.graphql<{ setLanguage: { updatedAt: string } }>(
        'mutation { setLanguage(language: "de") { updatedAt } }',
      ),
    );
    expect(Date.parse(setLanguage.updatedAt)).toBeGreaterThan(Date.parse(before));
    expect(await me()).toBe(setLanguage.updatedAt);
  });

  it.each([
    ['Course', 'updateCourse', 'course', async () => (await writeCourse(app)).id],
    [
      'Lecture',
      'updateLecture',
      'lecture',
      async () => (await writeLecture(app, (await writeCourse(app)).id)).id,
    ],
  ])('of a %s is the new one in the answer of %s', async (type, mutation, list, create) => {
    const id = await create();
    const answer = dataOf(
      await admin.client.graphql<Record<string, { updatedAt: string }>>(
        `mutation ($input: Update${type}Input!) { ${mutation}(input: $input) { updatedAt } }`,
        { input: { id, version: 1, title: 'Another title' } },
      ),
    )[mutation];
    expect(Date.parse(answer?.updatedAt ?? '')).toBe(await timeOf(`${list}s`, id));
  });
});

interface Listed {
  list: {
    totalCount: number;
    nodes: { id: string; updatedAt: string; status?: string; kind?: string; user?: { id: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

describe('updatedSince', () => {
  const list = async (field: string, variables: object = {}, more = '') => {
    const document = `query ($since: DateTime, $first: Int, $after: String) {
      list: ${field}(updatedSince: $since, first: $first, after: $after ${more}) {
        totalCount nodes { id updatedAt ${field === 'subscriptions' ? 'status kind user { id }' : ''} }
        pageInfo { hasNextPage endCursor }
      }
    }`;
    return dataOf(await admin.client.graphql<Listed>(document, variables)).list;
  };

  it.each([
    ['users', 'users'],
    ['courses', 'courses'],
    ['lectures', 'lectures'],
    ['payments', 'payments'],
    ['subscriptions', 'subscriptions'],
    ['subscriptions', 'access_grants'],
  ])('of %s finds a change of %s, and a new one', async (field, table) => {
    await rowsOfAll();
    const { [table]: id } = await rowsOfAll();
    const all = await list(field, { first: 100 });
    const newest =
      all.nodes
        .map(({ updatedAt }) => updatedAt)
        .sort()
        .at(-1) ?? '';
    const since = new Date(Date.parse(newest) + 1).toISOString();
    expect(await list(field, { since })).toMatchObject({ totalCount: 0, nodes: [] });
    await app.sql(`update ${table} set ${TABLES[table]?.change} where id = $1`, [id]);
    expect(await list(field, { since })).toMatchObject({ totalCount: 1, nodes: [{ id }] });
    const created = (await rowsOfAll())[table];
    const { nodes } = await list(field, { since });
    expect(nodes.map((node) => node.id)).toEqual(expect.arrayContaining([id, created]));
  });

  it('of courses counts the categories of the changed ones', async () => {
    const [{ now } = { now: new Date() }] = await app.sql<{ now: Date }>('select clock_timestamp() as now');
    await writeCourse(app, { category: 'Ropes' });
    await writeCourse(app, { category: 'Sails' });
    const ask = `query ($since: DateTime, $category: String) {
      courses(updatedSince: $since, category: $category) { totalCount categories { name count } }
    }`;
    const categories = [
      { name: 'Ropes', count: 1 },
      { name: 'Sails', count: 1 },
    ];
    for (const [category, totalCount] of [
      [null, 2],
      ['Ropes', 1],
    ])
      expect(dataOf(await app.visitor().graphql(ask, { since: now, category }))).toEqual({
        courses: { totalCount, categories },
      });
  });

  it('of courses shows visitors no drafts', async () => {
    const { id } = await writeCourse(app);
    await app.sql('update courses set published_at = null where id = $1', [id]);
    const { data } = await app
      .visitor()
      .graphql<Listed>(
        '{ list: courses(updatedSince: "2026-01-01T00:00:00Z", first: 100) { nodes { id } } }',
      );
    expect(data?.list.nodes.map((node) => node.id)).not.toContain(id);
  });

  it.each(['lectures', 'subscriptions'])(
    'of %s pages through all, least recently changed first',
    async (field) => {
      await rowsOfAll();
      const all = await list(field, { first: 100 });
      const times = all.nodes.map(({ updatedAt }) => updatedAt);
      expect(times).toEqual(times.toSorted());
      const paged: string[] = [];
      let after: string | null = null;
      do {
        const page: Listed['list'] = await list(field, { first: 1, after });
        paged.push(...page.nodes.map(({ id }) => id));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after);
      expect(paged).toEqual(all.nodes.map(({ id }) => id));
      expect(all.totalCount).toBe(paged.length);
    },
  );

  it('is one filter of the subscriptions, the status the other', async () => {
    const statuses: [string, string | null, Date | null][] = [
      ['active', 'paid', new Date(Date.now() + DAY_MS)],
      ['past_due', 'open', new Date(Date.now() + DAY_MS)],
      ['past_due', 'open', null],
      ['unpaid', 'open', null],
      ['incomplete', 'open', null],
      ['active', 'open', null],
      ['trialing', 'draft', null],
      ['active', 'paid', null],
      ['canceled', 'paid', null],
      ['paused', 'paid', null],
    ];
    for (const [stripe_status, latest_invoice_status, access_until] of statuses) {
      const { id } = await register(app);
      await paymentRows(app).customer(id);
      await paymentRows(app).subscription(id, { stripe_status, latest_invoice_status, access_until });
    }
    const all = (await list('subscriptions', { first: 100 })).nodes;
    for (const status of Object.keys(SubscriptionStatus)) {
      const { nodes, totalCount } = await list('subscriptions', { first: 100 }, `, status: ${status}`);
      expect(nodes).toEqual(all.filter((each) => each.status === status));
      expect(totalCount).toBe(nodes.length);
      expect(nodes.length).toBeGreaterThan(0);
    }
    expect(all.every(({ user }) => user?.id)).toBe(true);
  });
});
