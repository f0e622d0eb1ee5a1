// @slow server/demo server/src/demo
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { demoCourses } from '#demo/courses.ts';
import { demoStory } from '#demo/story.ts';
import { Migration0100 } from '#server/platform/db/migrations/0100-skipped-steps.ts';
import { untilQuiet } from '#server/payment/sandbox-time.test-helper.ts';
import { save } from '#server/progress/progress.test-helper.ts';
import { writeLecture } from '#testing/course-rows.ts';
import {
  createCourse,
  dataOf,
  LOGIN,
  refusalOf,
  register,
  registerAdmin,
  registerPaidSubscriber,
  type Person,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { expectNothingLeft, tally, useOwnTemporaryFolder } from '#testing/traces.ts';
import {
  addDemoCourse,
  readDemo,
  readFigures,
  removeDemo,
  tryAddDemoCourse,
  type Demo,
  type FiguresOfYear,
} from './demo.test-helper.ts';

useOwnTemporaryFolder();

const emails = DEMO_ACCOUNTS.map(({ email }) => email);
const titles = demoCourses.map(({ title }) => title);
const titlesOf = (courses: { title: string }[]) => courses.map(({ title }) => title);
const courseStep = ({ setupSteps }: Demo) => setupSteps.find(({ name }) => name === 'COURSE')?.state;

/** The names of the open steps of setup, in their order. */
async function openSteps(client: HttpClient): Promise<string[]> {
  const { setupSteps } = await readDemo(client);
  return setupSteps.flatMap(({ name, state }) => (state === 'OPEN' ? [name] : []));
}

describe('a school that started with the demo', () => {
  let app: TestApp;
  let admin: Person;
  let learner: Person;
  /** Logged in with a demo account. */
  let demoAdmin: HttpClient;
  beforeAll(async () => {
    app = await startApp({ DEMO_SEED: 'true' });
    admin = await registerAdmin(app);
    learner = await registerPaidSubscriber(app);
    demoAdmin = app.visitor();
    dataOf(await demoAdmin.graphql(LOGIN, { input: { email: emails[0], password: DEMO_PASSWORD } }));
  });
  afterAll(() => app.stop());

  const [kept, edited, ...others] = titles;

  it('lists its demo content', async () => {
    expect(app.container.services.school.current).toMatchObject(demoStory);
    const all = {
      courses: titles,
      accounts: emails,
      learnerCount: 0,
      missingCourses: 0,
    };
    const { courses, accounts, ...demo } = await readDemo(admin.client);
    expect({
      ...demo,
      courses: titlesOf(courses),
      accounts: accounts.map(({ email }) => email),
    }).toMatchObject(all);
    expect(await readDemo(demoAdmin)).toMatchObject({ accounts: [{}, {}] });
  });

  it('shows the figures of a school that grows and that few leave, with payments in sums only', async () => {
    const stats = await readFigures(admin.client);
    const { year: thisYear, yearBefore, renewals } = stats.subscriptionReport;
    const month = new Date().getUTCMonth();
    const revenueOf = ({ months }: FiguresOfYear) => months[month]?.annualRecurringRevenue?.amount ?? 0;
    expect(revenueOf(thisYear) / revenueOf(yearBefore)).toBeGreaterThan(1.5);
    for (const { churnRate } of [thisYear, yearBefore]) expect(churnRate).toBeLessThan(0.2);
    expect(renewals.filter(({ renewing }) => renewing > 0).length).toBeGreaterThanOrEqual(12);
    expect(stats.watchReport.year.months[month]).toBeGreaterThan(0);
    const { newSubscriptions, renewals: renewed, collected, watched } = stats.recentFigures;
    for (const { now, before } of [newSubscriptions, renewed, ...collected, watched]) {
      expect(before).toBeGreaterThan(0);
      expect(now).toBeGreaterThan(before);
    }
    expect(stats.sales.count).toBeGreaterThan(50);
    expect(stats.collected.amount).toBeGreaterThan(collected[0]?.now ?? 0);
    // The accounts of the demo and of this test, of which one each pays.
    expect(stats.registeredUsers).toBe(emails.length + 2);
    expect(await app.sql('select from payments')).toHaveLength(2);
  });

  it('has open steps of setup: its demo, for a demo account its login, and all of a new school', async () => {
    const ofSchool = ['SCHOOL', 'OFFER', 'COURSE', 'MAIL', 'STRIPE', 'LEGAL', 'ABOUT'];
    expect(await openSteps(admin.client)).toEqual(expect.arrayContaining(['DEMO', ...ofSchool]));
    expect(await openSteps(admin.client)).not.toContain('ACCOUNT');
    expect((await openSteps(demoAdmin)).slice(0, 3)).toEqual(['DEMO', 'ACCOUNT', 'SCHOOL']);
  });

  it('does not let an admin skip its demo or a published login', async () => {
    for (const name of ['DEMO', 'ACCOUNT']) {
      const skip = `mutation { dismissSetupStep(name: ${name}, dismissed: true) { state } }`;
      expect(dataOf(await demoAdmin.graphql(skip))).toEqual({ dismissSetupStep: { state: 'OPEN' } });
    }
    expect((await openSteps(demoAdmin)).slice(0, 2)).toEqual(['DEMO', 'ACCOUNT']);
  });

  it('has the steps reopened that an earlier version skipped, but not those that an admin skipped', async () => {
    await app.sql(
      `insert into setup_steps (step, state, changed_at) select step, state, created_at + changed::interval
       from users, (values ('ABOUT', 'DISMISSED', '-1 s'), ('STORAGE', 'DONE', '-1 s'), ('LINKS', 'DISMISSED', '1 s'))
         as steps (step, state, changed) where email = $1`,
      [emails.at(-1)],
    );
    const { orm } = app.container;
    const migration = new Migration0100(orm.driver, orm.config);
    migration.up();
    for (const query of migration.getQueries()) await app.sql(query as string);
    const steps = await app.sql('select step, state from setup_steps order by step');
    expect(steps).toEqual([
      { step: 'LINKS', state: 'DISMISSED' },
      { step: 'STORAGE', state: 'DONE' },
    ]);
  });

  it('keeps added and changed content when the demo is removed', async () => {
    await createCourse(admin.client, { title: 'Knots' });
    const before = await readDemo(admin.client);
    const idOf = (title?: string) => before.courses.find((course) => course.title === title)?.id ?? '';
    await writeLecture(app, idOf(kept), { title: 'One of our own' });
    dataOf(
      await admin.client.graphql(
        'mutation ($id: ID!) { updateCourse(input: { id: $id, version: 1, instructor: "Ann" }) { id } }',
        { id: idOf(edited) },
      ),
    );
    const [lecture] = await app.sql<{ id: string }>(
      'select id from lectures where course_id = $1 order by position limit 1',
      [idOf(others[0])],
    );
    await save(learner.client, lecture?.id, 20);
    expect(await readDemo(admin.client)).toMatchObject({
      changedCourses: [{ title: kept }, { title: edited }],
      learnerCount: 1,
    });

    const after = await removeDemo(admin.client);
    expect(after).toMatchObject({ courses: [], changedCourses: [], accounts: [], learnerCount: 0 });
    expect(after.setupSteps).toEqual(expect.not.arrayContaining([expect.objectContaining({ name: 'DEMO' })]));
    expect(courseStep(after)).toBe('DONE');
    const courses = await app.sql<{ title: string }>('select title from courses order by created_at');
    expect(titlesOf(courses)).toEqual([kept, edited, 'Knots']);
    const people = await app.sql<{ id: string }>('select id from users order by created_at');
    expect(people).toEqual([{ id: admin.id }, { id: learner.id }]);
    const subscribed = '{ me { subscription { status } } }';
    expect(dataOf(await learner.client.graphql(subscribed))).toEqual({
      me: { subscription: { status: 'ACTIVE' } },
    });
  });

  it('keeps no demo files, no quotes and questions, no sample statistics and no demo logins', async () => {
    expect(app.container.services.school.current).toMatchObject({ quotes: [], questions: [] });
    const { stored } = await tally(app);
    const referred = await app.sql<{ key: string }>('select key from stored_objects where is_attached');
    for (const { key } of referred) expect(stored.some((file) => file.endsWith(key))).toBe(true);
    expect(stored).toHaveLength(referred.length);
    // The subscription of the learner remains.
    expect(await app.sql('select renews from counted_subscriptions')).toEqual([{ renews: true }]);
    await app.container.services.watching.fold();
    for (const table of ['watched_months', 'watched_courses', 'watched_lectures', 'watch_day_rollups']) {
      // At most the seconds that the learner watched of a removed course.
      const [{ seconds } = { seconds: 0 }] = await app.sql<{ seconds: number }>(
        `select coalesce(sum(seconds), 0) as seconds from ${table}`,
      );
      expect(Math.round(seconds)).toBeLessThanOrEqual(10);
    }
    const login = await app
      .visitor()
      .graphql(LOGIN, { input: { email: emails[0], password: DEMO_PASSWORD } });
    expect(refusalOf(login)).toBeDefined();
    const log = '{ auditLog(action: DEMO_REMOVED, first: 5) { nodes { actor { id } details } } }';
    expect(dataOf(await admin.client.graphql(log))).toMatchObject({
      auditLog: { nodes: [{ actor: { id: admin.id } }] },
    });
    const accounts = '{ auditLog(action: DEMO_ACCOUNT_REMOVED, first: 5) { nodes { subject } } }';
    expect(dataOf(await admin.client.graphql(accounts))).toEqual({
      auditLog: { nodes: emails.toReversed().map((subject) => ({ subject })) },
    });
  });

  it('keeps no payments of demo accounts, in no list and no figure', async () => {
    // Stripe's events about the deleted customer have arrived.
    await untilQuiet(app);
    expect(await app.sql('select user_id from payments')).toEqual([{ user_id: learner.id }]);
    expect(await app.sql('select user_id from purchase_agreements')).toEqual([{ user_id: learner.id }]);
    expect(
      await app.sql(
        `select key from ledger_lines where stripe_invoice_id not in (select stripe_invoice_id from payments)`,
      ),
    ).toEqual([]);
    const figures = `{ stats { registeredUsers subscribedUsers collected { amount } sales { count }
      subscriptionReport { year { newSubscriptions endedSubscriptions } yearBefore { newSubscriptions } }
      recentFigures(period: MONTHS_12) { newSubscriptions { now before } renewals { now before } collected { now before } } } }`;
    expect(dataOf(await admin.client.graphql(figures))).toEqual({
      stats: {
        registeredUsers: 2,
        subscribedUsers: 1,
        collected: { amount: 49_900 },
        sales: { count: 1 },
        subscriptionReport: {
          year: { newSubscriptions: 1, endedSubscriptions: 0 },
          yearBefore: { newSubscriptions: 0 },
        },
        recentFigures: {
          newSubscriptions: { now: 1, before: 0 },
          renewals: { now: 0, before: 0 },
          collected: [{ now: 49_900, before: 0 }],
        },
      },
    });
  });
});

describe('a school without the demo', () => {
  let app: TestApp;
  let admin: Person;
  beforeAll(async () => {
    app = await startApp();
    admin = await registerAdmin(app);
  });
  afterAll(() => app.stop());

  it('gets demo courses one by one, without accounts, and is unchanged after their removal', async () => {
    const before = await tally(app);
    const first = await addDemoCourse(admin.client);
    expect(first).toMatchObject({ missingCourses: titles.length - 1, accounts: [] });
    expect(titlesOf(first.courses)).toEqual(titles.slice(0, 1));
    expect(courseStep(first)).toBe('OPEN');
    expect(first.setupSteps[0]).toEqual({ name: 'DEMO', state: 'OPEN' });
    const { course } = dataOf(
      await app
        .visitor()
        .graphql<{ course: { lectures: { title: string; isFreePreview: boolean }[] } }>(
          'query ($slug: String!) { course(slug: $slug) { lectures { title isFreePreview captions { language } } } }',
          { slug: demoCourses[0]?.slug },
        ),
    );
    const { lectures = [], texts = [], files = [] } = demoCourses[0] ?? {};
    expect(course.lectures).toEqual([
      ...lectures.map(({ title, isFreePreview = false }) => ({
        title,
        isFreePreview,
        captions: isFreePreview ? [{ language: 'en' }] : [],
      })),
      ...texts.map(({ title }) => ({ title, isFreePreview: false, captions: [] })),
    ]);
    expect(await app.sql('select name from course_files order by id')).toEqual(
      files.map(({ name }) => ({ name })),
    );
    expect(await app.sql('select email from users')).toEqual([{ email: admin.email }]);

    const removed = await removeDemo(admin.client);
    expect(removed).toMatchObject({ courses: [], missingCourses: titles.length });
    expect(courseStep(removed)).toBe('OPEN');
    expect(removed.setupSteps[0]).toMatchObject({ name: 'SCHOOL' });
    await expectNothingLeft(app, before);
  });

  it('keeps its own draft that has the name of a demo course', async () => {
    await addDemoCourse(admin.client);
    await app.sql('update courses set published_at = null');
    await app.sql('delete from demo_marks');
    const own = await app.sql('select id from courses');
    expect((await readDemo(admin.client)).missingCourses).toBe(titles.length - 1);
    await addDemoCourse(admin.client);
    expect(await app.sql('select id from courses where published_at is null')).toEqual(own);
    await removeDemo(admin.client);
  });

  it('refuses the second of two simultaneous additions', async () => {
    const answers = await Promise.all([tryAddDemoCourse(admin.client), tryAddDemoCourse(admin.client)]);
    expect(answers.filter((answer) => refusalOf(answer)?.code === 'CONFLICT')).toHaveLength(1);
    expect((await readDemo(admin.client)).courses).toHaveLength(1);
  });

  it('keeps a demo account whose address was changed', async () => {
    const owner = await register(app);
    await app.sql('insert into demo_marks (id) values ($1)', [owner.id]);
    expect(await readDemo(admin.client)).toMatchObject({ accounts: [] });
  });
});
