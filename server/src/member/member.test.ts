import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessGrantMessages } from '#shared/access-grant.ts';
import { memberMessages } from '#shared/member.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import {
  dataOf,
  newAccount,
  refusalOf,
  register,
  registerAdmin,
  registerPaidSubscriber,
  type Person,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { receivedMail } from '#testing/received-mail.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { whileLocked } from '#testing/while-locked.ts';

const UNKNOWN = '0190a000-0000-7000-8000-000000000000';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
});
afterAll(() => app.stop());

/** Returns a user's entries in the audit log, newest first. */
async function logOf({ id }: Person) {
  const log = `query Log($id: ID!) { auditLog(subjectId: $id) { nodes { action subject details } } }`;
  return dataOf(await admin.client.graphql<{ auditLog: { nodes: object[] } }>(log, { id })).auditLog.nodes;
}

const refusedIds: [what: string, id: string, refusal: object][] = [
  ['unknown', UNKNOWN, { code: 'NOT_FOUND', message: memberMessages.notFound.user }],
  ['malformed', 'x', { code: 'BAD_USER_INPUT', message: inputRefusals.malformedId }],
];

describe('one member', () => {
  const USER = `query User($id: ID!) { user(id: $id) { id email subscription { status } } }`;

  it('is shown with the subscription', async () => {
    const { id, email } = await registerPaidSubscriber(app);
    const answer = await admin.client.graphql(USER, { id });
    expect(dataOf(answer).user).toEqual({ id, email, subscription: { status: 'ACTIVE' } });
  });

  it.each(refusedIds)('is refused when the id is %s', async (_what, id, refusal) => {
    expect(refusalOf(await admin.client.graphql(USER, { id }))).toEqual(refusal);
  });
});

const CHANGE_ROLE = `mutation Change($userId: ID!, $role: Role!) { changeRole(userId: $userId, role: $role) { id role } }`;
const changeRole = (userId: string, role: string, client: HttpClient = admin.client) =>
  client.graphql<{ changeRole: { role: string } }>(CHANGE_ROLE, { userId, role });

describe('changing an email address', () => {
  const changeEmail = (userId: string, email: string) =>
    admin.client.graphql<{ changeEmail: { email: string; isEmailVerified: boolean } }>(
      'mutation ($userId: ID!, $email: String!) { changeEmail(userId: $userId, email: $email) { email isEmailVerified } }',
      { userId, email },
    );

  it('notifies the previous address, requires verification of the new one, and is audited', async () => {
    const person = await register(app, { fullName: 'Barbara Liskov' });
    const { email } = newAccount();
    expect(dataOf(await changeEmail(person.id, email)).changeEmail).toEqual({
      email,
      isEmailVerified: false,
    });
    await receivedMail(app, ({ to, subject }) => to === person.email && subject === 'Your email was changed');
    await receivedMail(app, ({ to, subject }) => to === email && subject === 'Verify your email');
    expect(await logOf(person)).toEqual([
      { action: 'EMAIL_CHANGED', subject: 'Barbara Liskov', details: `Email: ${person.email} to ${email}` },
    ]);
  });

  it('is refused for an address that has an account, and is not audited', async () => {
    const [person, other] = [await register(app), await register(app)];
    expect(refusalOf(await changeEmail(person.id, other.email))?.code).toBe('CONFLICT');
    expect(refusalOf(await changeEmail(person.id, 'nowhere'))?.code).toBe('BAD_USER_INPUT');
    expect(await logOf(person)).toEqual([]);
  });
});

describe('changing a role', () => {
  it('takes effect on the next request of existing sessions, and is audited', async () => {
    const person = await register(app, { fullName: 'Edsger Dijkstra' });
    const asAdmin = () => person.client.graphql('{ users(first: 1) { totalCount } }');
    expect(refusalOf(await asAdmin())?.code).toBe('FORBIDDEN');
    expect(dataOf(await changeRole(person.id, 'ADMIN')).changeRole.role).toBe('ADMIN');
    expect(refusalOf(await asAdmin())).toBeNull();
    dataOf(await changeRole(person.id, 'USER'));
    expect(refusalOf(await asAdmin())?.code).toBe('FORBIDDEN');
    expect(dataOf(await person.client.graphql('{ me { id role } }')).me).toEqual({
      id: person.id,
      role: 'USER',
    });
    expect(await logOf(person)).toEqual([
      { action: 'ROLE_CHANGED', subject: 'Edsger Dijkstra', details: 'Role: ADMIN to USER' },
      { action: 'ROLE_CHANGED', subject: 'Edsger Dijkstra', details: 'Role: USER to ADMIN' },
    ]);
  });

  it('is reported by mail to the user', async () => {
    const person = await register(app);
    dataOf(await changeRole(person.id, 'ADMIN'));
    const mail = await receivedMail(app, ({ to }) => to === person.email);
    expect(mail.subject).toBe('You are now an admin');
    dataOf(await changeRole(person.id, 'USER'));
    await receivedMail(
      app,
      ({ to, subject }) => to === person.email && subject === 'You are no longer an admin',
    );
  });

  it('is reported to all other admins when there is a new one, with who made the change', async () => {
    const other = await registerAdmin(app);
    const person = await register(app, { fullName: 'Grace Hopper' });
    dataOf(await changeRole(person.id, 'ADMIN'));
    const toldTo = (to: string) =>
      receivedMail(
        app,
        (mail) =>
          mail.to === to && mail.subject === 'There is a new admin' && mail.text.includes(person.email),
      );
    const [row] = await app.sql<{ fullName: string }>(
      `select full_name as "fullName" from users where id = '${admin.id}'`,
    );
    expect((await toldTo(other.email)).text).toContain(`${row?.fullName} just made Grace Hopper`);
    expect((await toldTo(admin.email)).text).toContain('You just made Grace Hopper');
  });

  it('is not audited when the role stays the same', async () => {
    const person = await register(app);
    dataOf(await changeRole(person.id, 'USER'));
    expect(await logOf(person)).toEqual([]);
  });

  it.each(refusedIds)('refuses an id that is %s', async (_what, id, refusal) => {
    expect(refusalOf(await changeRole(id, 'ADMIN'))).toEqual(refusal);
  });

  describe('of the last admins', () => {
    let school: TestApp;
    beforeAll(async () => {
      school = await startApp();
    });
    afterAll(() => school.stop());
    const lastAdmin = { code: 'CONFLICT', message: memberMessages.conflict.lastAdmin };

    it('keeps the only admin', async () => {
      const only = await registerAdmin(school);
      expect(refusalOf(await changeRole(only.id, 'USER', only.client))).toEqual(lastAdmin);
      expect(await school.sql(`select id from users where role = 'ADMIN'`)).toEqual([{ id: only.id }]);
      await school.sql(`update users set role = 'USER'`);
    });

    it('keeps one of two who demote each other concurrently', async () => {
      const [one, other] = [await registerAdmin(school), await registerAdmin(school)];
      const answers = await whileLocked(
        school,
        [`select pg_advisory_xact_lock(hashtextextended('roles', 0))`],
        async (waiting) => {
          const calls = [changeRole(other.id, 'USER', one.client), changeRole(one.id, 'USER', other.client)];
          await waiting(2);
          return calls;
        },
      );
      const refusals = (await Promise.all(answers)).map(refusalOf);
      expect(refusals.filter((refusal) => refusal === null)).toHaveLength(1);
      expect(refusals).toContainEqual(lastAdmin);
      expect(await school.sql(`select id from users where role = 'ADMIN'`)).toHaveLength(1);
    });
  });
});

const GRANT = `mutation Grant($userId: ID!, $until: DateTime!) {
  grantAccess(userId: $userId, until: $until) { id subscription { status kind currentPeriodEnd } }
}`;
const grantUntil = (userId: string, until: Date) => admin.client.graphql(GRANT, { userId, until });
const grant = ({ id }: Person, until: Date) => grantUntil(id, until);
const END = `mutation End($userId: ID!, $refund: Boolean) {
  endAccess(userId: $userId, refund: $refund) { id subscription { status kind } }
}`;
const endOf = (userId: string, refund = false) => admin.client.graphql(END, { userId, refund });
const end = ({ id }: Person, refund?: boolean) => endOf(id, refund);

describe('granting access', () => {
  const until = new Date(Date.UTC(new Date().getUTCFullYear() + 2, 4, 1));

  it('lets a user watch until then, and is audited', async () => {
    const person = await register(app);
    const subscription = { status: 'ACTIVE', kind: 'GRANTED', currentPeriodEnd: until.toISOString() };
    expect(dataOf(await grant(person, until)).grantAccess).toEqual({ id: person.id, subscription });
    expect(await logOf(person)).toMatchObject([
      { action: 'ACCESS_GRANTED', details: `Until May 1, ${until.getUTCFullYear()}` },
    ]);
  });

  const years = (count: number, ms = 0) => {
    const time = new Date(Date.now() + ms);
    time.setUTCFullYear(time.getUTCFullYear() + count);
    return time;
  };
  it.each([
    ['is past', () => new Date(Date.now() - 1_000), accessGrantMessages.validation.timeOver],
    [
      'is more than ten years away',
      () => years(10, 60_000),
      accessGrantMessages.validation.grantTooLong({ years: 10 }),
    ],
  ])('refuses a time that %s', async (_what, time, message) => {
    const person = await register(app);
    const { errors } = await grant(person, time());
    expect(errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT', fields: { until: message } },
    });
    expect(await logOf(person)).toEqual([]);
  });

  it('accepts a time that is ten years away', async () => {
    expect(refusalOf(await grant(await register(app), years(10, -60_000)))).toBeNull();
  });

  it.each(refusedIds)('refuses an id that is %s', async (_what, id, refusal) => {
    expect(refusalOf(await grantUntil(id, until))).toEqual(refusal);
  });
});

describe('revoking access', () => {
  it.each([
    ['with a refund', true, 'With a refund of the last payment', 49_900],
    ['without a refund', false, 'Without a refund', 0],
  ])('closes the lectures immediately, %s, and is audited', async (_what, refund, details, refunded) => {
    const person = await registerPaidSubscriber(app);
    expect(dataOf(await end(person, refund)).endAccess).toMatchObject({
      subscription: { status: 'INACTIVE', kind: 'PAID' },
    });
    expect(await logOf(person)).toMatchObject([{ action: 'ACCESS_ENDED', details }]);
    expect(await app.sql('select refunded_amount from payments where user_id = $1', [person.id])).toEqual([
      { refunded_amount: refunded },
    ]);
  });

  it('revokes a grant', async () => {
    const person = await register(app);
    dataOf(await grant(person, new Date(Date.now() + DAY_MS)));
    expect(dataOf(await end(person)).endAccess).toMatchObject({
      subscription: { status: 'INACTIVE', kind: 'GRANTED' },
    });
    expect(await logOf(person)).toMatchObject([{ action: 'ACCESS_ENDED', details: '' }, {}]);
  });

  it('is refused for a user without access, and is not audited', async () => {
    const person = await register(app);
    const refusal = { code: 'CONFLICT', message: accessGrantMessages.conflict.noAccess };
    expect(refusalOf(await end(person))).toEqual(refusal);
    expect(await logOf(person)).toEqual([]);
  });

  it.each(refusedIds)('refuses an id that is %s', async (_what, id, refusal) => {
    expect(refusalOf(await endOf(id))).toEqual(refusal);
  });
});
