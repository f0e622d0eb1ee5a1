import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGE_COOKIE } from '#shared/languages.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import { Role } from '#shared/roles.ts';
import { courseActions } from '#server/course/course.audit-actions.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { writeLecture } from '#testing/course-rows.ts';
import { createCourse, dataOf, refusalOf, registerAdmin, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';
import { auditActions } from './audit-action.ts';
import { changed, tellFacts, type AuditFact } from './audit-facts.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
});
afterAll(() => app.stop());

interface Log {
  auditLog: {
    totalCount: number;
    nodes: { action: string; subject: string; details: string; actor: { id: string } | null }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}
const LOG = `query Log(
  $first: Int! = 100, $after: String, $subjectId: ID, $action: AuditAction, $actorId: ID, $search: String,
  $from: DateTime, $until: DateTime
) {
  auditLog(
    first: $first, after: $after, subjectId: $subjectId, action: $action, actorId: $actorId, search: $search,
    from: $from, until: $until
  ) {
    totalCount nodes { id action subject subjectId details createdAt actor { id fullName } }
    pageInfo { hasNextPage endCursor }
  }
}`;
const log = async (variables: object = {}) =>
  dataOf(await admin.client.graphql<Log>(LOG, variables)).auditLog;

/** Writes an entry as a service does; `fail` makes the transaction fail afterwards. */
async function record(by: Person, subject: { id: string; label: string }, course?: string, fail = false) {
  const facts: AuditFact[] = course === undefined ? [] : [{ kind: 'COURSE', title: course }];
  const actor = { userId: by.id, role: Role.ADMIN, via: { kind: 'session', id: newId() } } as const;
  const { orm, services } = app.container;
  await orm.em.fork().transactional(async (em) => {
    await services.audit.record(em, actor, courseActions.COURSE_EDITED, subject, facts);
    if (fail) throw new Error('The edit failed');
  });
}

describe('the audit log', () => {
  it('shows the actor, the action and the object, newest first, page by page', async () => {
    const subject = { id: newId(), label: 'Knots' };
    for (const details of ['first', 'second', 'third']) await record(admin, subject, details);
    const first = await log({ first: 2, subjectId: subject.id });
    expect(first).toMatchObject({
      totalCount: 3,
      nodes: [
        {
          action: courseActions.COURSE_EDITED,
          subject: 'Knots',
          details: 'Course: third',
          actor: { id: admin.id },
        },
        { details: 'Course: second' },
      ],
      pageInfo: { hasNextPage: true },
    });
    const second = await log({ first: 2, subjectId: subject.id, after: first.pageInfo.endCursor });
    expect(second).toMatchObject({
      totalCount: 3,
      nodes: [{ details: 'Course: first' }],
      pageInfo: { hasNextPage: false },
    });
  });

  it('links to existing courses and lectures', async () => {
    const { id } = await createCourse(admin.client, { title: 'Knots' });
    const lecture = await writeLecture(app, id, { title: 'Bowline' });
    await record(admin, { id: lecture.id, label: 'Bowline' });
    // More courses than any list returns at once.
    await app.sql(
      `insert into courses (id, created_at, slug, title, description, category, instructor)
       select gen_random_uuid(), now(), 'later-' || number, 'Later', '', '', '' from generate_series(1, $1) as number`,
      [limits.pageSize.max + 1],
    );
    const where = async () => {
      const query =
        '{ auditLog(first: 2) { nodes { course { title } lecture { title course { title } } object { __typename id } } } }';
      return dataOf(await admin.client.graphql<{ auditLog: { nodes: unknown[] } }>(query)).auditLog.nodes;
    };
    // A lecture in the trash can be looked up, a course cannot.
    const ofLecture = { object: { __typename: 'Lecture', id: lecture.id } };
    const ofCourse = { object: { __typename: 'Course', id } };
    const nothing = { course: null, lecture: null };
    const all = [
      { course: null, lecture: { title: 'Bowline', course: { title: 'Knots' } }, ...ofLecture },
      { course: { title: 'Knots' }, lecture: null, ...ofCourse },
    ];
    expect(await where()).toEqual(all);
    await app.sql('update lectures set deleted_at = now() where id = $1', [lecture.id]);
    expect(await where()).toEqual([{ ...nothing, ...ofLecture }, all[1]]);
    await app.sql('update lectures set deleted_at = null where id = $1', [lecture.id]);
    await app.sql('update courses set deleted_at = now() where id = $1', [id]);
    expect(await where()).toEqual([
      { ...nothing, ...ofLecture },
      { ...nothing, object: null },
    ]);
    await app.sql('delete from courses where id = $1', [id]);
    expect(await where()).toEqual([
      { ...nothing, object: null },
      { ...nothing, object: null },
    ]);
  });

  it('shows all subjects, or one', async () => {
    const knots = { id: newId(), label: 'Knots' };
    const sails = { id: newId(), label: 'Sails' };
    await record(admin, knots);
    await record(admin, sails);
    expect((await log({ first: 2 })).nodes.map(({ subject }) => subject)).toEqual(['Sails', 'Knots']);
    expect((await log({ subjectId: knots.id })).nodes).toEqual([
      expect.objectContaining({ subject: 'Knots', subjectId: knots.id, details: '' }),
    ]);
    expect(await log({ subjectId: newId() })).toMatchObject({ totalCount: 0, nodes: [] });
  });

  it('is filtered by action, actor, words and days', async () => {
    const other = await registerAdmin(app);
    const subject = { id: newId(), label: '100% Splicing' };
    await record(admin, subject, 'Rope');
    await record(other, subject, 'Picture');
    await app.sql(
      `update audit_entries set created_at = '2020-02-29T12:00:00Z' where subject_id = $1 and details = 'Course: Picture'`,
      [subject.id],
    );
    const detailsOf = async (filter: object) =>
      (await log({ subjectId: subject.id, ...filter })).nodes.map(({ details }) => details);
    expect(await detailsOf({ actorId: other.id })).toEqual(['Course: Picture']);
    expect(await detailsOf({ action: courseActions.COURSE_EDITED })).toEqual([
      'Course: Rope',
      'Course: Picture',
    ]);
    expect(await detailsOf({ action: courseActions.COURSE_DELETED })).toEqual([]);
    expect(await detailsOf({ search: '100% spl' })).toEqual(['Course: Rope', 'Course: Picture']);
    expect(await detailsOf({ search: 'course: r' })).toEqual(['Course: Rope']);
    expect(await detailsOf({ search: '1__%' })).toEqual([]);
    expect(await detailsOf({ from: '2020-02-29T12:00:00Z', until: '2020-02-29T12:00:01Z' })).toEqual([
      'Course: Picture',
    ]);
    expect(await detailsOf({ until: '2020-02-29T12:00:00Z' })).toEqual([]);
    expect(await log({ actorId: other.id, first: 1 })).toMatchObject({
      totalCount: 1,
      pageInfo: { hasNextPage: false },
    });
  });

  it('names all actors page by page, including former admins', async () => {
    const [former, idle] = [await registerAdmin(app), await registerAdmin(app)];
    await record(former, { id: newId(), label: 'Old course' });
    await record(former, { id: newId(), label: 'Older course' });
    await app.sql(`update users set role = 'USER' where id = $1`, [former.id]);
    const pageAfter = async (after: string | null) => {
      const query = `query ($after: String) {
        auditActors(first: 1, after: $after) { nodes { id } totalCount pageInfo { hasNextPage endCursor } }
      }`;
      interface Answer {
        auditActors: { nodes: { id: string }[]; totalCount: number; pageInfo: Log['auditLog']['pageInfo'] };
      }
      return dataOf(await admin.client.graphql<Answer>(query, { after })).auditActors;
    };
    const actors: string[] = [];
    let page = await pageAfter(null);
    expect(page.nodes).toEqual([{ id: former.id }]);
    for (; page.nodes.length > 0; page = await pageAfter(page.pageInfo.endCursor)) {
      actors.push(...page.nodes.map(({ id }) => id));
    }
    expect(actors).toContain(admin.id);
    expect(actors).not.toContain(idle.id);
    expect(new Set(actors).size).toBe(actors.length);
    expect(page.totalCount).toBe(actors.length);
  });

  it("is shown in the reader's language; entries without facts keep their stored text", async () => {
    const subject = { id: newId(), label: '' };
    const actor = { userId: admin.id, role: Role.ADMIN, via: { kind: 'session', id: newId() } } as const;
    const { orm, services } = app.container;
    const facts: AuditFact[] = [
      { kind: 'COURSE', title: 'Knots' },
      changed('title', 'video', 'something new'),
      { kind: 'CHANGED', fields: [{ name: 'refundDays', before: 14, after: 30 }] },
      { kind: 'UNTIL', at: '2027-05-01T12:00:00Z' },
    ];
    await services.audit.record(orm.em.fork(), actor, courseActions.COURSE_EDITED, subject, facts);
    const read = async (language: string) => {
      admin.client.setCookie(LANGUAGE_COOKIE, language);
      return (await log({ subjectId: subject.id })).nodes[0];
    };
    expect(await read('en')).toMatchObject({
      subject: 'A deleted account',
      details:
        'Course: Knots. Changed: title, video, something new. Changed: refundDays 14 → 30. Until May 1, 2027',
    });
    expect(await read('de')).toMatchObject({
      subject: 'Ein gelöschtes Konto',
      details:
        'Kurs: Knots. Geändert: Titel, Video und something new. Geändert: Tage der Erstattung 14 → 30. Bis 1. Mai 2027',
    });
    await app.sql("update audit_entries set facts = null, details = 'As it was' where subject_id = $1", [
      subject.id,
    ]);
    expect(await read('de')).toMatchObject({ details: 'As it was' });
    await app.sql(
      `update audit_entries set facts = '[{ "kind": "DRAFT" }, { "kind": "NEWER" }]' where subject_id = $1`,
      [subject.id],
    );
    expect(await read('de')).toMatchObject({ details: 'As it was' });
    admin.client.setCookie(LANGUAGE_COOKIE, 'en');
  });

  it('lists the accounts that were removed with the demo', () => {
    const demo = (...accounts: string[]) => tellFacts([{ kind: 'DEMO', courses: 9, accounts }]);
    expect(demo('a@example.com', 'b@example.com')).toBe('Courses: 9. Accounts: a@example.com, b@example.com');
    expect(demo()).toBe('Courses: 9');
  });

  it('is written if and only if the action succeeds', async () => {
    const subject = { id: newId(), label: 'Never edited' };
    await expect(record(admin, subject, 'gone', true)).rejects.toThrow('The edit failed');
    expect((await log({ subjectId: subject.id })).totalCount).toBe(0);
  });

  it('keeps the actions of a deleted account', async () => {
    const former = await registerAdmin(app);
    const subject = { id: newId(), label: 'Old course' };
    await record(former, subject);
    await app.sql('delete from users where id = $1', [former.id]);
    expect((await log({ subjectId: subject.id })).nodes).toMatchObject([
      { subject: 'Old course', actor: null },
    ]);
  });

  it('loads the actors of a page with one statement', async () => {
    const subject = { id: newId(), label: 'Much edited' };
    for (const by of [admin, await registerAdmin(app), await registerAdmin(app)]) await record(by, subject);
    const statements = watchStatements(app);
    expect((await log({ subjectId: subject.id })).nodes).toHaveLength(3);
    const ofUsers = statements.filter((sql) => sql.includes('from "users"'));
    expect(ofUsers).toHaveLength(1);
  });

  it.each([
    ['a malformed subject', { subjectId: 'x' }, inputRefusals.malformedId],
    ['a malformed actor', { actorId: 'x' }, inputRefusals.malformedId],
    [
      'a search that is too long',
      { search: 'x'.repeat(limits.search.max + 1) },
      messages.validation.textTooLong({ limit: limits.search.max }),
    ],
    ['a malformed cursor', { after: 'x' }, inputRefusals.malformedCursor],
    ['a page too large', { first: 101 }, inputRefusals.pageSize({ limit: 100 })],
  ])('refuses %s', async (_what, variables, message) => {
    expect(refusalOf(await admin.client.graphql(LOG, variables))).toEqual({
      code: 'BAD_USER_INPUT',
      message,
    });
  });

  it('has no entries by visitors', async () => {
    const { orm, services } = app.container;
    const subject = { id: newId(), label: 'Course' };
    const em = orm.em.fork();
    await expect(services.audit.record(em, null, courseActions.COURSE_EDITED, subject)).rejects.toThrow(
      messages.access.loginRequired,
    );
  });
});

describe('the actions of a feature', () => {
  it('have names that are unique across features', () => {
    expect(() => auditActions({ COURSE_EDITED: 'Edited something else.' })).toThrow('COURSE_EDITED');
  });
});
