import { RequestContext } from '@mikro-orm/postgresql';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { NOTIFICATIONS_CONNECTION } from '#server/connections.ts';
import { applicationName } from '#server/platform/db/reconnecting-client.ts';
import { authRefusals } from '#shared/auth-refusals.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import { EventStream } from '#testing/event-stream.ts';
import { eventually } from '#testing/eventually.ts';
import {
  addLecture,
  as,
  createCourse,
  refusalOf,
  registerAdmin,
  type Caller,
  type Person,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const CHANGES = `subscription ($courseId: ID) {
  lectureChanged(courseId: $courseId) { id title status progressPercent course { id title } }
}`;
const CONDITIONAL = `subscription ($courseId: ID, $isOn: Boolean = false) {
  lectureChanged(courseId: $courseId) @include(if: $isOn) { id }
}`;
interface Change {
  lectureChanged: { id: string; title: string; course: { id: string; title: string } };
}

let app: TestApp;
let admin: Person;
let course: { id: string };
let lecture: { id: string };
const open: EventStream<Change>[] = [];

beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
  course = await createCourse(admin.client);
  lecture = await addLecture(admin.client, course.id, { title: 'First' });
  await untilProcessed();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((stream) => stream.leave()));
  await eventually(() => expect(listeners()).toBe(0));
});
afterAll(() => app.stop());

async function watch(client: HttpClient, courseId?: string, query = CHANGES): Promise<EventStream<Change>> {
  const stream = await EventStream.open<Change>(client, query, { courseId });
  open.push(stream);
  return stream;
}

/** Waits for the further changes that adding a lecture causes. */
async function untilProcessed(): Promise<void> {
  const unfinished = `select 1 from lectures where status not in ('READY', 'FAILED')`;
  await eventually(async () => expect(await app.sql(unfinished)).toEqual([]));
}

async function publish(lectureId = lecture.id, courseId = course.id, at = app): Promise<void> {
  const { orm, services } = at.container;
  const change = { lectureId, courseId };
  await RequestContext.create(orm.em, () =>
    orm.em.transactional((em) => services.lectureChanges.publish(em, change)),
  );
}

/** Returns the number of subscriptions that the process holds. */
const listeners = (): number => app.container.services.lectureChanges.subscriptions;

/** The connection that listens for changes, by its name: its last statement is a check that runs every ten seconds. */
const LISTENING = `pg_stat_activity
  where datname = current_database() and application_name = '${applicationName(NOTIFICATIONS_CONNECTION)}'`;

describe('subscriptions', () => {
  it('send an admin the lecture as it is after a change', async () => {
    const stream = await watch(admin.client);
    expect(stream.response.headers.get('content-type')).toMatch('text/event-stream');
    await publish();
    expect((await stream.next()).data?.lectureChanged).toMatchObject({
      id: lecture.id,
      title: 'First',
      course: { id: course.id },
    });
    await app.sql(`update lectures set title = 'Second' where id = $1`, [lecture.id]);
    await publish();
    // The last change of the preparation may be delivered after the stream has opened.
    const titles = [];
    do titles.push((await stream.next()).data?.lectureChanged.title);
    while (titles.at(-1) === 'First');
    expect(titles.at(-1)).toBe('Second');
  });

  it('send only the changes of the requested course', async () => {
    const other = await createCourse(admin.client);
    const elsewhere = await addLecture(admin.client, other.id, { title: 'Elsewhere' });
    await untilProcessed();
    const stream = await watch(admin.client, course.id);
    await publish(elsewhere.id, other.id);
    await publish();
    expect((await stream.next()).data?.lectureChanged.id).toBe(lecture.id);
  });

  it('send nothing for a transaction that does not commit', async () => {
    const committed = await addLecture(admin.client, course.id, { title: 'Committed' });
    await untilProcessed();
    const stream = await watch(admin.client);
    const { orm, services } = app.container;
    const failing = orm.em.fork().transactional(async (em) => {
      await services.lectureChanges.publish(em, { lectureId: lecture.id, courseId: course.id });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await publish(committed.id);
    expect((await stream.next()).data?.lectureChanged.id).toBe(committed.id);
  });

  it('send nothing for a deleted lecture', async () => {
    const stream = await watch(admin.client);
    await publish('019a0000-0000-7000-8000-000000000000');
    await publish();
    expect((await stream.next()).data?.lectureChanged.id).toBe(lecture.id);
  });

  it('share one connection to the database', async () => {
    const streams = await Promise.all(Array.from({ length: 40 }, () => watch(admin.client)));
    expect(listeners()).toBe(40);
    const listening = await app.sql(`select 1 from ${LISTENING}`);
    expect(listening).toHaveLength(1);
    await publish();
    const told = await Promise.all(streams.map((stream) => stream.next()));
    expect(new Set(told.map(({ data }) => data?.lectureChanged.id))).toEqual(new Set([lecture.id]));
  });

  it('end in the process when the client disconnects', async () => {
    const stream = await watch(admin.client);
    expect(listeners()).toBe(1);
    await stream.leave();
    await eventually(() => expect(listeners()).toBe(0));
  });
});

describe('a subscription is refused', () => {
  it.each<[Caller, string]>([
    ['VISITOR', 'UNAUTHENTICATED'],
    ['USER', 'FORBIDDEN'],
    ['SUBSCRIBER', 'FORBIDDEN'],
  ])('to a %s: %s', async (caller, code) => {
    const stream = await watch(await as(app, caller));
    expect(refusalOf({ status: 200, ...(await stream.next()) })?.code).toBe(code);
    await stream.ended;
    expect(listeners()).toBe(0);
  });

  it('with a bad token, before anything else', async () => {
    const { response } = await watch(app.visitor({ authorization: 'Bearer lectern_nobody' }));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ errors: [{ message: authRefusals.invalidToken }] });
  });

  it('with a malformed id', async () => {
    const answer = await (await watch(admin.client, 'no id')).next();
    expect(answer.errors?.[0]).toMatchObject({
      message: inputRefusals.malformedId,
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it.each([
    ['cannot be parsed', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
    ['selects an unknown field', 'subscription { lectureChanged { nothing } }'],
    [
      'is too deep',
      `subscription { lectureChanged { ${'course { lectures { '.repeat(6)} id ${'} }'.repeat(6)} } }`,
    ],
    ['is too long', `subscription { lectureChanged { ${'id '.repeat(3000)} } }`, 'GRAPHQL_PARSE_FAILED'],
    ['skips its field', 'subscription { lectureChanged @skip(if: true) { id } }'],
    ['may skip its field', CONDITIONAL],
    [
      'skips its field by a fragment',
      'subscription { ...f @skip(if: true) } fragment f on Subscription { lectureChanged { id } }',
    ],
    [
      'skips its field in a fragment',
      'subscription { ... { ...f } } fragment f on Subscription { lectureChanged @skip(if: true) { id } }',
    ],
  ])('when it %s, in an event', async (_, query, code = 'GRAPHQL_VALIDATION_FAILED') => {
    const stream = await watch(admin.client, undefined, query);
    expect(stream.response.status).toBe(200);
    const answer = await stream.next();
    expect(answer).not.toHaveProperty('data');
    expect(answer.errors?.[0]?.extensions.code).toBe(code);
    await stream.ended;
    expect(listeners()).toBe(0);
  });

  it('at /graphql, which answers once', async () => {
    const unreadable = 'subscription { lectureChanged @skip(if: "?") { id } }';
    for (const query of [CHANGES, unreadable, CONDITIONAL]) {
      const answer = await admin.client.graphql(query);
      expect(answer.status).toBe(400);
      expect(answer.data ?? null).toBeNull();
    }
  });
});

describe('a subscription ends', () => {
  it('after logging out', async () => {
    const { client } = await registerAdmin(app);
    const stream = await watch(client);
    await client.graphql('mutation { logout { userId } }');
    await publish();
    expect(refusalOf({ status: 200, ...(await stream.next()) })?.code).toBe('UNAUTHENTICATED');
    await stream.ended;
    expect(listeners()).toBe(0);
  });

  it('when the person is no longer an admin', async () => {
    const person = await registerAdmin(app);
    const stream = await watch(person.client);
    await app.sql(`update users set role = 'USER' where id = $1`, [person.id]);
    await publish();
    expect(refusalOf({ status: 200, ...(await stream.next()) })?.code).toBe('FORBIDDEN');
    await stream.ended;
  });

  it('when changes may have been missed, and another one can be opened', async () => {
    const stream = await watch(admin.client);
    await app.sql(`select pg_terminate_backend(pid) from ${LISTENING}`);
    await stream.ended;
    await eventually(async () => {
      const again = await watch(admin.client);
      await publish();
      expect((await again.next()).data?.lectureChanged.id).toBe(lecture.id);
    });
  });

  it('immediately when the process stops', async () => {
    const own = await startApp();
    const { client } = await registerAdmin(own);
    const stream = await watch(client);
    const begun = Date.now();
    await own.stop();
    await stream.ended;
    // Requests under way would have 15 seconds.
    expect(Date.now() - begun).toBeLessThan(14_000);
  });
});
