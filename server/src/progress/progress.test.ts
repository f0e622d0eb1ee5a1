import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accessMessages } from '#shared/access.ts';
import { authRefusals } from '#shared/auth-refusals.ts';
import { lectureMessages } from '#shared/lecture.ts';
import { messages } from '#shared/messages.ts';
import { inputRefusals } from '#shared/request-messages.ts';
import { progressMessages } from '#shared/progress.ts';
import {
  as,
  dataOf,
  PASSWORD,
  refusalOf,
  register,
  registerPaidSubscriber,
  registerSubscriber,
  type Caller,
  type Person,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';
import { DURATION, endAccess, mark, SAVE, save, teach, tryMark, trySave } from './progress.test-helper.ts';

let app: TestApp;
let admin: HttpClient;
let learner: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
  learner = await registerSubscriber(app);
});
afterAll(() => app.stop());

/** A new lecture without any progress. */
async function newLecture(fields: { free?: number } = {}): Promise<string> {
  const { lectures } = await teach(app, admin, { lectures: 1, ...fields });
  return lectures[0] ?? '';
}

async function kept(client: HttpClient, slug: string) {
  const answer = await client.graphql<{
    course: { lectures: { progress: { position: number; isDone: boolean } | null }[] };
  }>('query C($slug: String!) { course(slug: $slug) { lectures { progress { position isDone } } } }', {
    slug,
  });
  return dataOf(answer).course.lectures.map(({ progress }) => progress);
}

/** Logs the same person in on another device. */
async function otherDevice({ email }: Person): Promise<HttpClient> {
  const client = app.visitor();
  const input = { email, password: PASSWORD };
  dataOf(await client.graphql('mutation L($input: LoginInput!) { login(input: $input) { id } }', { input }));
  return client;
}

describe('the position in a lecture', () => {
  it('is saved to the fraction of a second, and shown on all devices of the learner and to no one else', async () => {
    const course = await teach(app, admin);
    await save(learner.client, course.lectures[1], 41.25);
    const begun = [null, { position: 41.25, isDone: false }, null];
    expect(await kept(learner.client, course.slug)).toEqual(begun);
    expect(await kept(await otherDevice(learner), course.slug)).toEqual(begun);
    expect(await kept(await as(app, 'SUBSCRIBER'), course.slug)).toEqual([null, null, null]);
    expect(await kept(app.visitor(), course.slug)).toEqual([null, null, null]);
  });

  it('is the newest even after the system clock was wrong', async () => {
    const lecture = await newLecture();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60 * 1000 });
    try {
      await save(learner.client, lecture, 10);
      await mark(learner.client, lecture, true);
    } finally {
      vi.useRealTimers();
    }
    expect((await save(learner.client, lecture, 20)).position).toBe(20);
  });

  it('is capped at the length of the video', async () => {
    expect((await save(learner.client, await newLecture(), DURATION * 5)).position).toBe(DURATION);
  });

  it.each([
    [{ position: -0.1 }, progressMessages.validation.position],
    [{ position: 1, age: -1 }, messages.badRequest],
    [{ position: 1, age: 7 * 24 * 60 * 60 * 1000 + 1 }, messages.badRequest],
    [{ position: 1, lectureId: 'nonsense' }, inputRefusals.malformedId],
  ])('is refused as %j', async (fields, message) => {
    const answer = await trySave(learner.client, { lectureId: await newLecture(), ...fields });
    expect(refusalOf(answer)).toEqual({ code: 'BAD_USER_INPUT', message });
  });

  it('is refused if it is infinite', async () => {
    const save = (lectureId: string) =>
      `mutation { saveProgress(input: { lectureId: "${lectureId}", position: 1e999 }) { id } }`;
    const answer = await learner.client.graphql(save(await newLecture()));
    expect(answer.errors?.[0]?.extensions.code).toMatch(/BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED/);
  });

  it('can be sent by a beacon, as JSON without custom headers', async () => {
    const lectureId = await newLecture();
    const response = await fetch(new URL('/graphql', app.url), {
      method: 'POST',
      headers: { cookie: learner.client.cookieHeader() },
      body: new Blob([JSON.stringify({ query: SAVE, variables: { input: { lectureId, position: 12 } } })], {
        type: 'application/json',
      }),
    });
    expect(await response.json()).toMatchObject({ data: { saveProgress: { position: 12 } } });
  });

  it('is saved with three statements, the first time and the second', async () => {
    // Granted access, because Stripe's events for a paid subscription would add statements.
    const { id, client } = await register(app);
    const variables = { id, until: new Date(Date.now() + 60_000) };
    const grant = 'mutation ($id: ID!, $until: DateTime!) { grantAccess(userId: $id, until: $until) { id } }';
    dataOf(await admin.graphql(grant, variables));
    const lectureId = await newLecture();
    const query = SAVE.replace('isDone', 'isDone lecture { id title } course { id title }');
    const statements = watchStatements(app);
    dataOf(await client.graphql(query, { input: { lectureId, position: 1 } }));
    expect(statements).toHaveLength(3);
    dataOf(await client.graphql(query, { input: { lectureId, position: 2 } }));
    expect(statements).toHaveLength(6);
  });
});

describe('saves from several devices', () => {
  it('keep the newest position, whichever arrives last', async () => {
    const lectureId = await newLecture();
    const phone = await otherDevice(learner);
    const newest = await save(learner.client, lectureId, 50);
    const late = await save(phone, lectureId, 20, 60_000);
    expect(late).toEqual(newest);
    expect((await save(phone, lectureId, 30)).position).toBe(30);
  });

  it('never lose the newest of many concurrent positions', async () => {
    const lectureId = await newLecture();
    // Minutes apart, because a busy machine may receive them seconds apart.
    const ages = Array.from({ length: 20 }, (_, index) => index * 60_000);
    await Promise.all(
      ages
        .toSorted((a, b) => (a % 7) - (b % 7))
        .map((age) => save(learner.client, lectureId, 50 - age / 60_000, age)),
    );
    expect((await save(learner.client, lectureId, 0, 3_600_000)).position).toBe(50);
    expect(await app.sql('select id from lecture_progress where lecture_id = $1', [lectureId])).toHaveLength(
      1,
    );
  });

  it('make a lecture done even if the save of its end arrives late', async () => {
    const lectureId = await newLecture();
    await save(learner.client, lectureId, 10);
    expect(await save(learner.client, lectureId, 95, 5000)).toMatchObject({ position: 10, isDone: true });
  });
});

describe('a lecture is done', () => {
  it.each([
    [89.9, false],
    [90, true],
    [100, true],
  ])('at %d of 100 seconds: %s', async (position, isDone) => {
    expect((await save(learner.client, await newLecture(), position)).isDone).toBe(isDone);
  });

  it('and stays so when it is watched again', async () => {
    const lectureId = await newLecture();
    await save(learner.client, lectureId, 95);
    expect(await save(learner.client, lectureId, 3)).toMatchObject({ position: 3, isDone: true });
  });

  it('or not done after a manual mark, at any position', async () => {
    const lectureId = await newLecture();
    expect(await mark(learner.client, lectureId)).toMatchObject({ position: 0, isDone: true });
    await save(learner.client, lectureId, 40);
    expect(await mark(learner.client, lectureId, false)).toMatchObject({ position: 40, isDone: false });
    expect((await save(learner.client, lectureId, 41)).isDone).toBe(false);
  });

  it('after its mark is removed only once the threshold is crossed again, not while the last minutes play on', async () => {
    const lectureId = await newLecture();
    await save(learner.client, lectureId, 92);
    await mark(learner.client, lectureId, false);
    expect((await save(learner.client, lectureId, 97)).isDone).toBe(false);
    await save(learner.client, lectureId, 5);
    expect((await save(learner.client, lectureId, 91)).isDone).toBe(true);
  });

  it('by no position that was measured before the mark was removed', async () => {
    const lectureId = await newLecture();
    await save(learner.client, lectureId, 50, 20_000);
    await mark(learner.client, lectureId, false);
    expect((await save(learner.client, lectureId, 95, 10_000)).isDone).toBe(false);
  });
});

describe('saving and marking', () => {
  const calls = {
    saveProgress: (client: HttpClient, lectureId: string) => trySave(client, { lectureId, position: 1 }),
    markLecture: (client: HttpClient, lectureId: string) => tryMark(client, lectureId, true),
  };
  const operations = Object.entries(calls);
  const subscriptionRequired = { code: 'FORBIDDEN', message: accessMessages.access.subscriptionRequired };
  const loginRequired = { code: 'UNAUTHENTICATED', message: messages.access.loginRequired };
  const unknown = { code: 'NOT_FOUND', message: lectureMessages.notFound.lecture };

  describe.each(operations)('with %s', (_name, call) => {
    it.each<[Caller, object | null]>([
      ['VISITOR', loginRequired],
      ['USER', subscriptionRequired],
      ['SUBSCRIBER', null],
      ['ADMIN', null],
    ])('requires access to the lecture: %s', async (caller, refusal) => {
      expect(refusalOf(await call(await as(app, caller), await newLecture()))).toEqual(refusal);
    });

    it('is open to all users if the lecture is free', async () => {
      expect(refusalOf(await call(await as(app, 'USER'), await newLecture({ free: 1 })))).toBeNull();
    });

    it('is refused once access has ended', async () => {
      const person = await registerPaidSubscriber(app);
      await endAccess(person.client);
      expect(refusalOf(await call(person.client, await newLecture()))).toEqual(subscriptionRequired);
    });

    it.each([
      ['lecture in the trash', 'update lectures set deleted_at = now() where id = $1'],
      ['lecture without a video', 'update lectures set video_key = null where id = $1'],
      [
        'draft',
        'update courses set published_at = null where id = (select course_id from lectures where id = $1)',
      ],
      [
        'course in the trash',
        'update courses set deleted_at = now() where id = (select course_id from lectures where id = $1)',
      ],
    ])('does not find a %s', async (_what, sql) => {
      const lectureId = await newLecture();
      await app.sql(sql, [lectureId]);
      expect(refusalOf(await call(learner.client, lectureId))).toEqual(unknown);
    });

    it('does not find an unknown lecture', async () => {
      expect(refusalOf(await call(learner.client, randomUUID()))).toEqual(unknown);
    });

    it('is refused to a read-only token', async () => {
      const create = `mutation { createApiToken(input: { name: "Reader", scope: READ, currentPassword: "${PASSWORD}" }) { secret } }`;
      const { createApiToken } = dataOf(
        await learner.client.graphql<{ createApiToken: { secret: string } }>(create),
      );
      const reader = app.visitor({ authorization: `Bearer ${createApiToken.secret}` });
      expect(refusalOf(await call(reader, await newLecture()))).toEqual({
        code: 'FORBIDDEN',
        message: authRefusals.scopeRequired({ scope: 'ACCOUNT_WRITE' }),
      });
    });
  });
});

describe('saved progress', () => {
  it('is kept when access ends', async () => {
    const person = await registerPaidSubscriber(app);
    const course = await teach(app, admin, { lectures: 1 });
    await save(person.client, course.lectures[0], 33);
    await endAccess(person.client);
    expect(await kept(person.client, course.slug)).toEqual([{ position: 33, isDone: false }]);
  });

  it('is kept while the lecture is in the trash', async () => {
    const course = await teach(app, admin, { lectures: 1 });
    await save(learner.client, course.lectures[0], 33);
    const variables = { id: course.lectures[0] };
    dataOf(await admin.graphql('mutation ($id: ID!) { deleteLecture(id: $id) { id } }', variables));
    expect(await kept(learner.client, course.slug)).toEqual([]);
    dataOf(await admin.graphql('mutation ($id: ID!) { restoreLecture(id: $id) { id } }', variables));
    expect(await kept(learner.client, course.slug)).toEqual([{ position: 33, isDone: false }]);
  });

  it('is deleted with the account', async () => {
    const client = await as(app, 'USER');
    const lectureId = await newLecture({ free: 1 });
    await save(client, lectureId, 33);
    const leave = 'mutation L($password: String!) { deleteAccount(currentPassword: $password) { userId } }';
    dataOf(await client.graphql(leave, { password: PASSWORD }));
    expect(await app.sql('select id from lecture_progress where lecture_id = $1', [lectureId])).toEqual([]);
  });
});
