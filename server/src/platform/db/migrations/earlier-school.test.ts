// @slow server/src/platform/db server/src/payment server/src/auth/session.service.ts server/src/auth/password.ts sandbox/stripe server/commands/migrate.ts
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MailFolder } from '#sandbox/mailbox/mail-folder.ts';
import { bringJobsForward } from '#testing/bring-jobs-forward.ts';
import { BuiltCommand } from '#testing/built-command.ts';
import { eventually } from '#testing/eventually.ts';
import type { RunningApp } from '#testing/run-app.ts';
import { EarlierSchool, SETTINGS } from './earlier-school.test-helper.ts';
import { RELEASES } from './releases.ts';
import { figuresOf } from './fixtures/figures.test-helper.ts';
import { LEARNERS, PASSWORD, type Learner } from './fixtures/people.test-helper.ts';
import { dataOf, SchoolCalls } from './fixtures/school-calls.test-helper.ts';

/** Price of a year in the school. */
const YEAR = 9_900;

/** Schools of these versions are in `fixtures`. */
const VERSIONS = RELEASES.map(({ version }) => version);

let school: EarlierSchool;
let app: RunningApp;
let calls: SchoolCalls;

async function start(role: string): Promise<void> {
  await school.stop();
  app = await school.start({ ROLE: role });
  calls = new SchoolCalls(app.url);
}

/** Only this person needs more than a password. */
async function logInInTwoSteps(): Promise<void> {
  const client = calls.visitor();
  const input = { email: LEARNERS.twoSteps.email, password: PASSWORD };
  const login = await client.graphql('mutation ($input: LoginInput!) { login(input: $input) { id } }', {
    input,
  });
  expect(login.errors?.[0]?.extensions.code).toBe('SECOND_FACTOR_REQUIRED');
  await school.sql('update totp_authenticators set last_step = null');
  const proof = { code: new TOTP({ secret: school.recorded.keys.authenticator }).generate() };
  dataOf(
    await client.graphql('mutation ($proof: FactorProof!) { completeLogin(proof: $proof) { id } }', {
      proof,
    }),
  );
  calls.keep('twoSteps', client);
}

/** Migrates as an operator does. */
async function migrate({ folder, database }: EarlierSchool): Promise<void> {
  const command = await BuiltCommand.build('migrate');
  const config = { dataDir: folder, databaseUrl: database.url } as RunningApp['config'];
  const migrated = await command.run({ config }, { settings: SETTINGS });
  await command.remove();
  expect(migrated).toEqual({ code: 0, stdout: 'The database is up to date.\n', stderr: '' });
}

/** Version 0.1.0 counted free trials as subscriptions. */
const COUNTED_TRIALS: Record<string, number> = { '0.1.0': 1 };

interface Seen {
  stats?: { subscribedUsers?: number; totalRevenue?: { amount: number } };
  setupSteps?: { name: string }[];
}

/** The owner's expected figures. A query that the earlier version lacks has null. */
function expectedOf(version: string, recorded: Seen[]): Seen[] {
  const trials = COUNTED_TRIALS[version] ?? 0;
  return recorded.map((seen) => {
    const { subscribedUsers, totalRevenue } = seen?.stats ?? {};
    if (subscribedUsers === undefined || totalRevenue === undefined) return seen;
    const amount = totalRevenue.amount - trials * YEAR;
    return { stats: { ...seen.stats, subscribedUsers: subscribedUsers - trials, totalRevenue: { amount } } };
  });
}

/** The owner's figures without the queries and steps that are new. */
const withoutNews = (seen: Seen[], recorded: (Seen | null)[]) =>
  seen.map((each, index) => {
    if (recorded[index] === null) return null;
    if (!each.setupSteps) return each;
    // The order of the steps has changed.
    const names = recorded[index]?.setupSteps?.map(({ name }) => name) ?? [];
    const byPlace = (name: string) => names.indexOf(name);
    const known = each.setupSteps.filter(({ name }) => names.includes(name));
    return { setupSteps: known.toSorted((one, other) => byPlace(one.name) - byPlace(other.name)) };
  });

interface Watched {
  courses: { nodes: { lectures: { isFreePreview: boolean; video: { url: string } | null }[] }[] };
}

const WATCH = '{ courses(sort: OLDEST) { nodes { lectures { isFreePreview video { url } } } } }';

/** The statuses of the files of the first course: of its preview and of another lecture. */
async function statusesOf(client: { fetch: (path: string) => Promise<Response> }, data: Watched | null) {
  const lectures = data?.courses.nodes[0]?.lectures ?? [];
  const play = async (isPreview: boolean) => {
    const url = lectures.find(({ isFreePreview }) => isFreePreview === isPreview)?.video?.url;
    return url === undefined ? null : (await client.fetch(url)).status;
  };
  return { Preview: await play(true), Lesson: await play(false) };
}

interface Told {
  status: string;
  cancelAtPeriodEnd: boolean;
  currentPeriodEnd: string;
  openRequest: object | null;
}

const told = async (learner: Learner): Promise<Told | null> =>
  (
    await calls.run<{ me: { subscription: Told | null } }>(
      learner,
      '{ me { subscription { status cancelAtPeriodEnd currentPeriodEnd openRequest { kind } } } }',
    )
  ).me.subscription;

const before = (learner: Learner) => (school.recorded.people[learner] as { subscription: Told }).subscription;

describe.each(VERSIONS)('a school that version %s has left', (version) => {
  beforeAll(async () => {
    school = await EarlierSchool.restore(version);
    await migrate(school);
  });
  afterAll(() => school.remove());

  describe('before its queue runs', () => {
    beforeAll(async () => {
      await start('web');
      await logInInTwoSteps();
    });

    it('shows the same figures to its owner, and the same courses, dates and payments to everyone', async () => {
      const { school: owner, people } = await figuresOf(calls);
      expect(people).toEqual(school.recorded.people);
      const { recorded } = school;
      expect(withoutNews(owner as Seen[], recorded.school)).toEqual(
        expectedOf(version, recorded.school as Seen[]),
      );
    });

    it('plays the lectures for those who have paid, and the previews for everyone', async () => {
      const watch = async (learner: Learner) => {
        const client = await calls.of(learner);
        const { data } = await client.graphql<Watched>(WATCH);
        return statusesOf(client, data);
      };
      expect(await watch('renewed')).toEqual({ Preview: 200, Lesson: 200 });
      expect(await watch('neverPaid')).toEqual({ Preview: 200, Lesson: null });
      expect(await watch('ended')).toEqual({ Preview: 200, Lesson: null });
    });

    it('keeps sessions, API tokens and recovery codes', async () => {
      const { session, apiToken, recoveryCode } = school.recorded.keys;
      const browser = calls.visitor();
      const [name = '', value = ''] = (
        session.split('; ').find((each) => each.includes('lectern_session')) ?? ''
      ).split('=');
      browser.setCookie(name, value);
      const { me } = dataOf(await browser.graphql<{ me: { email: string } | null }>('{ me { email } }'));
      expect(me?.email).toBe(LEARNERS.renewed.email);

      const { status } = await fetch(`${app.url}/api/v1/courses`, {
        headers: { authorization: `Bearer ${apiToken}` },
      });
      expect(status).toBe(200);

      const client = calls.visitor();
      const input = { email: LEARNERS.twoSteps.email, password: PASSWORD };
      await client.graphql('mutation ($input: LoginInput!) { login(input: $input) { id } }', { input });
      dataOf(
        await client.graphql('mutation ($proof: FactorProof!) { completeLogin(proof: $proof) { id } }', {
          proof: { recoveryCode },
        }),
      );
    });
  });

  describe('when its queue has run', () => {
    let queued: { name: string; payload: { to?: string; subject?: string; userId?: string } }[];

    beforeAll(async () => {
      queued = await school.sql(
        `select identifier as name, payload from graphile_worker._private_jobs as job
         join graphile_worker._private_tasks as task on task.id = task_id`,
      );
      await start('all');
      // It runs every hour, and carries out what version 0.1.0 has left open.
      await school.sql("select graphile_worker.add_job('look-at-intents')");
      await untilDone();
    });

    /** Waits until only jobs that are scheduled for later are left. */
    async function untilDone(): Promise<void> {
      await eventually(async () => {
        const left = await school.sql(
          "select task_identifier, last_error from graphile_worker.jobs where run_at < now() + interval '10 days'",
        );
        if (left.length > 0) await bringJobsForward(school, 10);
        expect(left).toEqual([]);
        expect(await school.sql("select id from stripe_events where state = 'RECEIVED'")).toEqual([]);
      });
    }

    it('every queued mail is sent once', async () => {
      const { mails } = await new MailFolder(join(school.folder, 'mailbox')).newest(1_000);
      const waiting = queued.flatMap(({ name, payload }) => (name === 'send-mail' ? [payload] : []));
      expect(waiting.length).toBeGreaterThan(5);
      const count = (list: { to?: string; subject?: string }[], mail: { to?: string; subject?: string }) =>
        list.filter(({ to, subject }) => to === mail.to && subject === mail.subject).length;
      expect(waiting.map((mail) => [mail.to, mail.subject, count(mails, mail)])).toEqual(
        waiting.map((mail) => [mail.to, mail.subject, count(waiting, mail)]),
      );
      const { newcomer, neverPaid, active } = LEARNERS;
      const links = mails.filter(({ text }) => text.includes('#token='));
      for (const to of [newcomer.email, neverPaid.email, active.email.toLowerCase(), 'jose@neu.example'])
        expect([to, links.filter((mail) => mail.to.toLowerCase() === to).length]).toEqual([to, 1]);
    });

    it('open requests are completed once: a cancellation, a refund, a purchase and a video', async () => {
      expect(await school.sql('select kind from intents where closed_at is null')).toEqual([]);
      expect(await told('asksToCancel')).toMatchObject({
        cancelAtPeriodEnd: true,
        openRequest: null,
        currentPeriodEnd: before('asksToCancel').currentPeriodEnd,
      });
      expect(await told('lastMinute')).toMatchObject({ status: 'ACTIVE', cancelAtPeriodEnd: false });
      expect(await told('trial')).toMatchObject({ currentPeriodEnd: before('trial').currentPeriodEnd });
      const refunds = await school.sql(
        `select refunds.amount from refunds join payments on payments.id = payment_id
         join users on users.id = payments.user_id where users.email = $1`,
        [LEARNERS.asksForRefund.email],
      );
      expect(refunds).toEqual([{ amount: 9900 }]);
      const videos = await school.sql("select status from lectures where title = 'Wird vorbereitet'");
      expect(videos).toEqual([{ status: 'READY' }]);
    });

    it('renewals stay on their days, and people cancel, resume, subscribe again and leave', async () => {
      for (const learner of ['renewed', 'active', 'partlyRefunded'] as const)
        expect((await told(learner))?.currentPeriodEnd).toBe(before(learner).currentPeriodEnd);

      await calls.run('cancelled', 'mutation { resumeSubscription { id } }');
      expect(await told('cancelled')).toMatchObject({
        cancelAtPeriodEnd: false,
        currentPeriodEnd: before('cancelled').currentPeriodEnd,
      });
      await calls.run('active', 'mutation { cancelSubscription { id } }');
      expect(await told('active')).toMatchObject({ cancelAtPeriodEnd: true });
      await calls.pay('ended');
      expect(await told('ended')).toMatchObject({ status: 'ACTIVE' });
      await calls.run('neverPaid', `mutation { deleteAccount(currentPassword: "${PASSWORD}") { userId } }`);
      await untilDone();
      expect(await school.sql('select id from users where email = $1', [LEARNERS.neverPaid.email])).toEqual(
        [],
      );

      const { customer } = (
        await school.sql<{ customer: string }>(
          `select stripe_customer_id as customer from customers join users on users.id = user_id where email = $1`,
          [LEARNERS.renewed.email],
        )
      )[0] ?? { customer: '' };
      await calls.control('advanceToRenewal', { customer });
      await eventually(async () => {
        const end = Date.parse((await told('renewed'))?.currentPeriodEnd ?? '');
        expect(end).toBeGreaterThan(Date.parse(before('renewed').currentPeriodEnd));
      });
    });
  });
});
