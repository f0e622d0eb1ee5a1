import { RequestContext } from '@mikro-orm/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessMessages } from '#shared/access.ts';
import type { Actor } from '#server/platform/common/actor.ts';
import { rowIn, sqlOf } from '#server/platform/db/read.ts';
import { paymentRows } from '#server/payment/payment-rows.test-helper.ts';
import { User } from '#server/user/user.entity.ts';
import { dataOf, register, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';
import type { AccessService } from './access.service.ts';
import { AccessReports } from './access-reports.ts';
import { mayWatchLecture } from './open-access.ts';

let app: TestApp;
let access: AccessService;
let rows: ReturnType<typeof paymentRows>;
let userId: string;
beforeAll(async () => {
  app = await startApp();
  access = app.container.services.access;
  rows = paymentRows(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  userId = (await register(app)).id;
});

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);
const [ahead, over] = [inSeconds(1_000), inSeconds(-1_000)];
const actorOf = (role: 'USER' | 'ADMIN'): Actor => ({ userId, role, via: { kind: 'session', id: 'test' } });
const [locked, free] = [
  { isFreePreview: false, isDraft: false },
  { isFreePreview: true, isDraft: false },
];
const draft = { isFreePreview: true, isDraft: true };
/** Runs a query like a request, with its own entity manager. */
const ask = <Answer>(question: () => Promise<Answer>): Promise<Answer> =>
  RequestContext.create(app.container.orm.em, question);

/** Subscriptions and grants of a user, and whether they open the lectures. */
const HOLDINGS: [what: string, write: () => Promise<unknown>, isOpen: boolean][] = [
  ['nothing', async () => undefined, false],
  ['a paid year', () => rows.subscription(userId, { access_until: ahead }), true],
  ['an expired paid year', () => rows.subscription(userId, { access_until: over }), false],
  ['an unpaid subscription', () => rows.subscription(userId), false],
  [
    'a grace period',
    () => rows.subscription(userId, { stripe_status: 'past_due', access_until: ahead }),
    true,
  ],
  ['a grant', () => rows.grant(userId, { expires_at: ahead }), true],
  ['an expired grant', () => rows.grant(userId, { expires_at: over }), false],
  ['a revoked grant', () => rows.grant(userId, { expires_at: ahead, ended_at: over }), false],
  [
    'an expired paid year and a grant',
    async () => {
      await rows.subscription(userId, { access_until: over });
      await rows.grant(userId, { expires_at: ahead });
    },
    true,
  ],
];

describe('a user with', () => {
  it.each(HOLDINGS)('%s gets the same result from every function', async (_what, write, isOpen) => {
    await write();
    const { orm, services, clock } = app.container;
    const found = (isActive: boolean) =>
      ask(() => orm.em.count(User, { $and: [{ id: userId }, access.whereActive(isActive)] }));
    const person = { userId: sql<string>`$1::uuid`, isAdmin: sql<boolean>`$2` };
    const bySql = (isFree: boolean, isAdmin: boolean, isDraft = false) =>
      app.sql(
        `select ${sqlOf(mayWatchLecture(person, rowIn('lectures', 'lectures'), sql`$3::timestamptz`))} as may
         from (values ($4::boolean, $5::boolean)) as lectures (is_free_preview, is_draft)`,
        [userId, isAdmin, clock(), isFree, isDraft],
      );
    const [report] = await ask(() =>
      new AccessReports(orm.em, services.statements, clock, 7).ofUsers([userId]),
    );
    const [subscription] = await ask(() => access.subscriptionsOf([userId]));
    expect(await ask(() => access.areActive([userId]))).toEqual([isOpen]);
    expect([await found(true), await found(false)]).toEqual(isOpen ? [1, 0] : [0, 1]);
    expect(await bySql(false, false)).toEqual([{ may: isOpen }]);
    expect([await bySql(true, false), await bySql(false, true)]).toEqual([[{ may: true }], [{ may: true }]]);
    expect([await bySql(true, false, true), await bySql(true, true, true)]).toEqual([
      [{ may: false }],
      [{ may: true }],
    ]);
    expect(report?.mayWatch).toBe(isOpen);
    expect(['ACTIVE', 'GRACE'].includes(subscription?.status ?? '')).toBe(isOpen);
    expect(await ask(() => access.mayWatchAll(actorOf('USER')))).toBe(isOpen);
  });
});

it('a subscription that is still charged is shown beside a grant that opens the lectures', async () => {
  const both = () =>
    ask(() => Promise.all([access.subscriptionsOf([userId]), access.paidSubscriptionsOf([userId])]));
  await rows.subscription(userId, { access_until: over, stripe_status: 'canceled' });
  await rows.grant(userId, { expires_at: ahead });
  expect(await both()).toMatchObject([[{ kind: 'GRANTED', status: 'ACTIVE' }], [null]]);
  await rows.subscription(userId, { access_until: over, stripe_status: 'past_due' });
  expect(await both()).toMatchObject([
    [{ kind: 'GRANTED', status: 'ACTIVE' }],
    [{ kind: 'PAID', status: 'PAST_DUE' }],
  ]);
});

describe('the right to watch', () => {
  it('is decided per lecture, with one statement for many', async () => {
    const other = await register(app);
    await rows.subscription(other.id, { access_until: ahead });
    const subscriber: Actor = { userId: other.id, role: 'USER', via: { kind: 'session', id: 'test' } };
    const statements = watchStatements(app);
    const may = await ask(() =>
      access.mayWatch([
        { actor: null, lecture: locked },
        { actor: null, lecture: free },
        { actor: actorOf('USER'), lecture: locked },
        { actor: actorOf('USER'), lecture: free },
        { actor: subscriber, lecture: locked },
        { actor: subscriber, lecture: locked },
        { actor: actorOf('ADMIN'), lecture: locked },
        { actor: null, lecture: draft },
        { actor: subscriber, lecture: draft },
        { actor: actorOf('ADMIN'), lecture: draft },
      ]),
    );
    expect(may).toEqual([false, true, false, true, true, true, true, false, false, true]);
    expect(statements).toHaveLength(1);
  });

  it('needs no statement for free lectures, admins and visitors', async () => {
    const statements = watchStatements(app);
    await ask(() => access.requireWatch(actorOf('USER'), [free, free]));
    await ask(() => access.requireWatchAll(actorOf('ADMIN')));
    expect(await ask(() => access.mayWatchAll(null))).toBe(false);
    expect(statements).toEqual([]);
  });

  it('is refused for one locked lecture among free ones, and to visitors', async () => {
    const refusal = { code: 'FORBIDDEN', message: accessMessages.access.subscriptionRequired };
    await expect(ask(() => access.requireWatch(actorOf('USER'), [free, locked]))).rejects.toMatchObject(
      refusal,
    );
    await expect(ask(() => access.requireWatchAll(actorOf('USER')))).rejects.toMatchObject(refusal);
    await expect(ask(() => access.requireWatchAll(null))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

it('concurrent requests read subscriptions with fewer statements than sequential ones', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => register(app)));
  const [subscriber, granted] = people;
  await rows.subscription(subscriber?.id ?? '', { access_until: ahead });
  await rows.grant(granted?.id ?? '', { expires_at: ahead });
  const kinds = new Map([
    [subscriber, { kind: 'PAID', status: 'ACTIVE' }],
    [granted, { kind: 'GRANTED', status: 'ACTIVE' }],
  ]);
  const shown = (person: Person) => ({
    me: { id: person.id, hasSecondFactor: false, subscription: kinds.get(person) ?? null },
  });
  const me = async ({ client }: Person) =>
    dataOf(await client.graphql('{ me { id hasSecondFactor subscription { kind status } } }'));
  const statements = watchStatements(app);
  for (const person of people.slice(0, 3)) {
    expect(await me(person)).toEqual(shown(person));
    // The caller, the subscription and the second factor.
    expect(statements.splice(0)).toHaveLength(3);
  }
  expect(await Promise.all(people.map(me))).toEqual(people.map(shown));
  // The grouping depends on timing. Sequential requests would need three statements each.
  expect(statements.length).toBeLessThan(people.length * 3);
});
