// @slow server/src/progress server/src/access server/src/lecture server/src/platform
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inputRefusals } from '#shared/request-messages.ts';
import {
  as,
  dataOf,
  refusalOf,
  registerPaidSubscriber,
  registerSubscriber,
  type Person,
} from '#testing/factories.ts';
import { eventually } from '#testing/eventually.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';
import { endAccess, mark, save, teach } from './progress.test-helper.ts';

let app: TestApp;
let admin: HttpClient;
let learner: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
});
beforeEach(async () => {
  learner = await registerSubscriber(app);
});
afterAll(() => app.stop());

interface Watching {
  continueWatching: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    nodes: {
      id: string;
      position: number;
      isDone: boolean;
      lecture: { id: string };
      course: { id: string };
    }[];
  };
}

function tryWatching(client: HttpClient, page: { first?: number; after?: string | null } = {}) {
  return client.graphql<Watching>(
    `query W($first: Int! = 24, $after: String) {
      continueWatching(first: $first, after: $after) {
        totalCount
        pageInfo { hasNextPage endCursor }
        nodes { id position isDone lecture { id title } course { id title } }
      }
    }`,
    page,
  );
}

async function watching(client = learner.client): Promise<[lectureId: string, position: number][]> {
  const { nodes, totalCount } = dataOf(await tryWatching(client)).continueWatching;
  expect(totalCount).toBe(nodes.length);
  return nodes.map(({ lecture, position }) => [lecture.id, position]);
}

describe('the continue-watching list', () => {
  it('is empty before the learner watches anything, and ignores the progress of others', async () => {
    const { lectures } = await teach(app, admin);
    await save(await as(app, 'SUBSCRIBER'), lectures[0], 10);
    expect(await watching()).toEqual([]);
  });

  it('has one lecture per course with its exact position, last seen first', async () => {
    const [wood, clay] = [await teach(app, admin), await teach(app, admin)];
    await save(learner.client, wood.lectures[0], 10, 9000);
    await save(learner.client, clay.lectures[1], 20.5, 8000);
    expect(await watching()).toEqual([
      [clay.lectures[1], 20.5],
      [wood.lectures[0], 10],
    ]);
    await save(learner.client, wood.lectures[2], 30.25, 7000);
    expect(await watching()).toEqual([
      [wood.lectures[2], 30.25],
      [clay.lectures[1], 20.5],
    ]);
  });

  it('has the last unfinished lecture, even if another was finished after it', async () => {
    const { lectures } = await teach(app, admin);
    await save(learner.client, lectures[1], 10, 9000);
    await save(learner.client, lectures[0], 95, 8000);
    expect(await watching()).toEqual([[lectures[1], 10]]);
  });

  it('has the next lecture once the started ones are finished, and nothing once all are', async () => {
    const { lectures } = await teach(app, admin);
    await save(learner.client, lectures[1], 95);
    expect(await watching()).toEqual([[lectures[2], 0]]);
    await mark(learner.client, lectures[2]);
    expect(await watching()).toEqual([[lectures[0], 0]]);
    await mark(learner.client, lectures[0]);
    expect(await watching()).toEqual([]);
  });

  it('uses the same id for a lecture before and after it is started', async () => {
    const { lectures } = await teach(app, admin);
    await save(learner.client, lectures[0], 95);
    const [before] = dataOf(await tryWatching(learner.client)).continueWatching.nodes;
    expect((await save(learner.client, lectures[1], 1)).id).toBe(before?.id);
  });

  it.each([
    ['draft', 'update courses set published_at = null where id = $1'],
    ['course in the trash', 'update courses set deleted_at = now() where id = $1'],
    ['course whose videos are deleted', 'update lectures set video_key = null where course_id = $1'],
  ])('leaves out a %s', async (_what, sql) => {
    const course = await teach(app, admin);
    await save(learner.client, course.lectures[0], 10);
    await app.sql(sql, [course.id]);
    expect(await watching()).toEqual([]);
  });

  it('has the following lecture while one is in the trash, and that one again once it is restored', async () => {
    const { lectures } = await teach(app, admin);
    await save(learner.client, lectures[1], 10);
    const variables = { id: lectures[1] };
    dataOf(await admin.graphql('mutation ($id: ID!) { deleteLecture(id: $id) { id } }', variables));
    expect(await watching()).toEqual([[lectures[2], 0]]);
    dataOf(await admin.graphql('mutation ($id: ID!) { restoreLecture(id: $id) { id } }', variables));
    expect(await watching()).toEqual([[lectures[1], 10]]);
  });

  it('has only free lectures once access has ended', async () => {
    learner = await registerPaidSubscriber(app);
    const { lectures } = await teach(app, admin, { free: 1 });
    const other = await teach(app, admin);
    await save(learner.client, lectures[0], 5, 9000);
    await save(learner.client, lectures[1], 10, 8000);
    await save(learner.client, other.lectures[0], 10, 7000);
    await endAccess(learner.client);
    expect(await watching()).toEqual([[lectures[0], 5]]);
  });

  it('has every started lecture for an admin without a subscription', async () => {
    const person = await as(app, 'ADMIN');
    const { lectures } = await teach(app, admin);
    await save(person, lectures[0], 10);
    expect(await watching(person)).toEqual([[lectures[0], 10]]);
  });
});

describe('a page of the list', () => {
  it('is refused to visitors', async () => {
    expect(refusalOf(await tryWatching(app.visitor()))?.code).toBe('UNAUTHENTICATED');
  });

  it.each([
    [{ first: 0 }, inputRefusals.pageSize({ limit: 100 })],
    [{ first: 101 }, inputRefusals.pageSize({ limit: 100 })],
    [{ after: 'nonsense' }, inputRefusals.malformedCursor],
  ])('is refused for %j', async (page, message) => {
    expect(refusalOf(await tryWatching(learner.client, page))).toEqual({ code: 'BAD_USER_INPUT', message });
  });

  it('leaves nothing out, even when all lectures were seen at the same moment', async () => {
    const begun: (string | undefined)[] = [];
    for (let index = 0; index < 5; index++) {
      const { lectures } = await teach(app, admin, { lectures: 1 });
      await save(learner.client, lectures[0], 10);
      begun.push(lectures[0]);
    }
    await app.sql('update lecture_progress set recorded_at = $1 where user_id = $2', [
      new Date(),
      learner.id,
    ]);
    const found: string[] = [];
    let after: string | null = null;
    for (const expected of [2, 2, 1]) {
      const { nodes, pageInfo, totalCount }: Watching['continueWatching'] = dataOf(
        await tryWatching(learner.client, { first: 2, after }),
      ).continueWatching;
      expect([nodes.length, totalCount]).toEqual([expected, 5]);
      expect(pageInfo.hasNextPage).toBe(expected === 2);
      found.push(...nodes.map(({ lecture }) => lecture.id));
      after = pageInfo.endCursor;
    }
    expect(found.toSorted()).toEqual(begun.toSorted());
  });

  it('takes as many statements for many courses as for one', async () => {
    // Not a subscriber: Stripe's events for a payment would add statements.
    const client = await as(app, 'USER');
    const begin = async () => {
      const { lectures } = await teach(app, admin, { free: 3 });
      await save(client, lectures[0], 10);
    };
    const statements = watchStatements(app);
    /** The number of statements of a page, once two in a row are equal: the writes before empty caches a little later. */
    const settled = async (courses: number) => {
      let last = -1;
      await eventually(async () => {
        const before = last;
        statements.length = 0;
        expect(await watching(client)).toHaveLength(courses);
        last = statements.length;
        expect(last).toBe(before);
      });
      return last;
    };
    await begin();
    const forOne = await settled(1);
    for (let index = 0; index < 4; index++) await begin();
    expect(await settled(5)).toBe(forOne);
  });
});
