import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { as, dataOf, register, registerAdmin, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
});
afterAll(() => app.stop());

const read = async (query: string) => {
  const response = await admin.client.fetch(`/exports/members.csv?${query}`);
  return { response, rows: (await response.text()).trimEnd().split('\r\n') };
};
const day = (time: number) => new Date(time).toISOString().slice(0, 10);

describe('the CSV file of the members', () => {
  it('has a row for each member of the list, in its order', async () => {
    const zoe = await register(app, { fullName: 'Zoe Export', email: 'zoe.export@example.org' });
    await register(app, { fullName: '=Ada, Export', email: 'ada.export@example.org' });
    const until = Date.now() + DAY_MS;
    const grant = 'mutation ($id: ID!, $until: DateTime!) { grantAccess(userId: $id, until: $until) { id } }';
    dataOf(await admin.client.graphql(grant, { id: zoe.id, until: new Date(until) }));

    const { response, rows } = await read('search=export&sort=NAME');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=members.csv');
    expect(rows[0]).toBe(
      'Name,Email,Email verification,Role,Subscription,Access until (UTC),Joined (UTC),Last seen (UTC)',
    );
    const today = day(Date.now());
    expect(rows[1]).toMatch(
      new RegExp(`^"'=Ada, Export",ada.export@example.org,Not verified,User,Inactive,,${today},`),
    );
    expect(rows[2]).toMatch(
      new RegExp(`^Zoe Export,zoe.export@example.org,Not verified,User,Active,${day(until)},${today},`),
    );
    expect(rows).toHaveLength(3);
    expect((await read('search=export&isSubscribed=true')).rows).toHaveLength(2);
    expect((await read('search=export&role=ADMIN')).rows).toHaveLength(1);
  });

  it('has all members of a list that is longer than a part of the file', async () => {
    await app.sql(
      `insert into users (id, created_at, updated_at, full_name, email, password_hash, role, avatar_key)
         select gen_random_uuid(), date_trunc('milliseconds', now()), now(), 'Many ' || number, 'many-' || number || '@example.net', 'x', 'USER', 'x'
           from generate_series(1, 1100) as number`,
    );
    for (const sort of ['NAME', 'NEWEST']) {
      const { rows } = await read(`search=example.net&sort=${sort}`);
      expect(new Set(rows).size).toBe(1101);
    }
  });

  it.each([
    ['VISITOR', 401],
    ['USER', 403],
  ] as const)('is refused to a %s', async (caller, status) => {
    const client = await as(app, caller);
    expect((await client.fetch('/exports/members.csv')).status).toBe(status);
  });

  it.each(['role=OWNER', 'sort=AGE', 'isSubscribed=perhaps', `search=${'x'.repeat(201)}`])(
    'is refused for %s',
    async (query) => expect((await read(query)).response.status).toBe(400),
  );
});
