import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#shared/messages.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import {
  dataOf,
  refusalOf,
  register,
  registerAdmin,
  registerSubscriber,
  type Person,
} from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
});
afterAll(() => app.stop());

interface Users {
  users: {
    totalCount: number;
    nodes: { id: string; fullName: string; subscription: { status: string } | null }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}
const USERS = `query Users($first: Int! = 100, $after: String, $search: String, $role: Role, $isSubscribed: Boolean, $sort: MemberSort) {
  users(first: $first, after: $after, search: $search, role: $role, isSubscribed: $isSubscribed, sort: $sort) {
    totalCount
    nodes { id fullName email role createdAt isEmailVerified subscription { status kind } }
    pageInfo { hasNextPage endCursor }
  }
}`;
const users = async (variables: object = {}) =>
  dataOf(await admin.client.graphql<Users>(USERS, variables)).users;
const idsOf = async (variables: object) => (await users(variables)).nodes.map(({ id }) => id);

const GRANT = `mutation Grant($userId: ID!, $until: DateTime!) { grantAccess(userId: $userId, until: $until) { id } }`;
const grantForADay = async ({ id }: Person) =>
  dataOf(await admin.client.graphql(GRANT, { userId: id, until: new Date(Date.now() + DAY_MS) }));

/** Writes a subscription as Stripe's projection does, but without a webhook. */
const subscribed = ({ id }: Person, status: string, end: Date) =>
  app.sql(
    `insert into subscriptions
      (id, created_at, user_id, stripe_subscription_id, stripe_status, current_period_end, access_until, cancel_at_period_end)
      values ($1, now(), $1, $2, $3, $4, case when $3 = 'active' then $4::timestamptz end, false)`,
    [id, `sub_${id}`, status, end],
  );

describe('the member list', () => {
  it('shows the newest first, page by page', async () => {
    const people = [await register(app), await register(app), await register(app)].reverse();
    const first = await users({ first: 2 });
    expect(first.nodes.map(({ id }) => id)).toEqual(people.slice(0, 2).map(({ id }) => id));
    const second = await users({ first: 1, after: first.pageInfo.endCursor });
    expect(second.nodes.map(({ id }) => id)).toEqual([people[2]?.id]);
    expect(second.totalCount).toBe(first.totalCount);
  });

  it('is sorted by name without regard to case and accents, and by time, in both directions', async () => {
    const names = ['Zoe Sort', 'élodie Sort', 'Änne Sort', 'bert Sort', '小松 Sort'];
    for (const fullName of names) await register(app, { fullName });
    const sorted = async (sort: string) => {
      const found: string[] = [];
      for (let after: string | null = null; ;) {
        const page: Users['users'] = await users({ search: ' Sort', first: 2, after, sort });
        found.push(...page.nodes.map(({ fullName }) => fullName.replace(' Sort', '')));
        after = page.pageInfo.endCursor;
        if (!page.pageInfo.hasNextPage) return found;
      }
    };
    const byName = ['Änne', 'bert', 'élodie', 'Zoe', '小松'];
    const byTime = names.map((name) => name.replace(' Sort', ''));
    expect(await sorted('NAME')).toEqual(byName);
    expect(await sorted('NAME_DESC')).toEqual(byName.toReversed());
    expect(await sorted('OLDEST')).toEqual(byTime);
    expect(await sorted('NEWEST')).toEqual(byTime.toReversed());
  });

  it('finds a part of a name or email address, in any case', async () => {
    const grace = await register(app, { fullName: 'Grace Hopper', email: 'amazing@navy.example' });
    for (const search of ['grace', 'E HOP', ' hopper ', 'NAVY.ex', 'amazing@']) {
      expect(await idsOf({ search })).toEqual([grace.id]);
    }
    expect(await users({ search: 'nobody is called so' })).toMatchObject({ totalCount: 0, nodes: [] });
    expect((await users({ search: ' ' })).totalCount).toBe((await users()).totalCount);
  });

  it.each([
    ['%', '100% Wool', '100 Wool'],
    ['_', 'snake_case', 'snake case'],
    ['\\', 'back\\slash', 'back slash'],
    ["'", "Conan O'Brien", 'Conan OBrien'],
  ])('searches for %s literally', async (sign, name, lookAlike) => {
    const person = await register(app, { fullName: name });
    await register(app, { fullName: lookAlike });
    expect(await idsOf({ search: sign })).toEqual([person.id]);
    expect(await idsOf({ search: name })).toEqual([person.id]);
  });

  it('shows one role only', async () => {
    const member = await register(app);
    const admins = await idsOf({ role: 'ADMIN' });
    expect(admins).toContain(admin.id);
    expect(admins).not.toContain(member.id);
    expect(await idsOf({ role: 'USER' })).toContain(member.id);
  });

  it('shows who currently has access by the same rules as the lectures: paid or granted, not revoked, not expired', async () => {
    const never = await register(app);
    const paid = await registerSubscriber(app);
    const granted = await register(app);
    await grantForADay(granted);
    await grantForADay(paid);
    const over = await register(app);
    await subscribed(over, 'active', new Date(Date.now() - 1_000));
    const pastDue = await register(app);
    await subscribed(pastDue, 'past_due', new Date(Date.now() + DAY_MS));
    const ended = await register(app);
    await grantForADay(ended);
    dataOf(
      await admin.client.graphql('mutation ($id: ID!) { endAccess(userId: $id) { id } }', { id: ended.id }),
    );
    const expired = await register(app);
    await grantForADay(expired);
    await app.sql(`update access_grants set expires_at = now() - interval '1 s' where user_id = $1`, [
      expired.id,
    ]);

    const may = await users({ isSubscribed: true });
    const mayNot = await users({ isSubscribed: false });
    expect(may.nodes.map(({ id }) => id)).toEqual(expect.arrayContaining([paid.id, granted.id]));
    const closed = [never, over, pastDue, ended, expired].map(({ id }) => id);
    expect(mayNot.nodes.map(({ id }) => id)).toEqual(expect.arrayContaining(closed));
    expect(may.nodes.every(({ subscription }) => subscription?.status === 'ACTIVE')).toBe(true);
    expect(mayNot.nodes.every(({ subscription }) => subscription?.status !== 'ACTIVE')).toBe(true);
    expect([may.totalCount, mayNot.totalCount]).toEqual([may.nodes.length, mayNot.nodes.length]);
    expect(may.totalCount + mayNot.totalCount).toBe((await users()).totalCount);
  });

  it('combines all filters', async () => {
    const { id } = await register(app, { fullName: 'Barbara Liskov' });
    await register(app, { fullName: 'Barbara McClintock' });
    await app.sql(`update users set role = 'ADMIN' where id = $1`, [id]);
    expect(await idsOf({ search: 'barbara', role: 'ADMIN', isSubscribed: false })).toEqual([id]);
    expect(await idsOf({ search: 'barbara', role: 'ADMIN', isSubscribed: true })).toEqual([]);
  });

  it('needs no more statements for more members', async () => {
    for (const person of [await register(app), await register(app), await register(app)]) {
      await subscribed(person, 'active', new Date(Date.now() + DAY_MS));
    }
    const statements = watchStatements(app);
    const countFor = async (first: number) => {
      statements.length = 0;
      await users({ first });
      // Webhooks of earlier payments may be processed in the meantime.
      return statements.filter((sql) =>
        /^select .* from ("users"|"user_rollups"|"subscriptions" where)/s.test(sql),
      ).length;
    };
    expect(await countFor(1)).toBe(3);
    expect(await countFor(3)).toBe(3);
  });

  it.each([
    ['a search too long', { search: 'x'.repeat(201) }, messages.validation.textTooLong({ limit: 200 })],
    ['a search with a NUL', { search: 'a\0b' }, messages.badRequest],
    ['a page too large', { first: 101 }, inputRefusals.pageSize({ limit: 100 })],
    ['a malformed cursor', { after: 'x' }, inputRefusals.malformedCursor],
  ])('refuses %s', async (_what, variables, message) => {
    expect(refusalOf(await admin.client.graphql(USERS, variables))).toEqual({
      code: 'BAD_USER_INPUT',
      message,
    });
  });
});
