// @slow server/src/progress server/src/platform
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, dataOf, refusalOf, register, type Person } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';
import { mark, save, teach, tryIssue } from './progress.test-helper.ts';

let app: TestApp;
let admin: HttpClient;
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
});
afterAll(() => app.stop());

const OWN = `lectureProgress(first: 2) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes { position isDone lecture { id title } course { id } courseProgress { done total } }
  }
  certificates { code courseTitle }`;

interface Own {
  lectureProgress: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    nodes: {
      position: number;
      isDone: boolean;
      lecture: { id: string };
      courseProgress: { done: number; total: number };
    }[];
  };
  certificates: { code: string; courseTitle: string }[];
}

/** A person who has seen three lectures, completed one course, and earned its certificate. */
async function active(): Promise<{ person: Person; seen: (string | undefined)[]; title: string }> {
  const person = await register(app);
  const long = await teach(app, admin, { lectures: 2, free: 2 });
  const short = await teach(app, admin, { lectures: 1, free: 1 });
  await save(person.client, long.lectures[0], 10, 9000);
  await save(person.client, long.lectures[1], 20, 8000);
  await mark(person.client, short.lectures[0]);
  dataOf(await tryIssue(person.client, short.id));
  return { person, seen: [short.lectures[0], long.lectures[1], long.lectures[0]], title: short.title };
}

describe('the activity of a user', () => {
  it('can be read completely by the user, page by page', async () => {
    const { person, seen, title } = await active();
    const { me } = dataOf(await person.client.graphql<{ me: Own }>(`{ me { ${OWN} } }`));
    const { nodes, pageInfo, totalCount } = me.lectureProgress;
    expect(totalCount).toBe(3);
    expect(me.certificates).toEqual([{ code: expect.any(String) as string, courseTitle: title }]);
    const rest = dataOf(
      await person.client.graphql<{ me: Own }>(
        'query ($after: String) { me { lectureProgress(first: 100, after: $after) { nodes { id position recordedAt isDone lecture { id title } course { id title } } pageInfo { hasNextPage endCursor } } } }',
        { after: pageInfo.endCursor },
      ),
    );
    const found = [...nodes, ...rest.me.lectureProgress.nodes].map(({ lecture }) => lecture.id);
    expect(found).toEqual(seen);
  });

  it('can be read by admins but not by other users', async () => {
    const { person } = await active();
    const ask = `query ($id: ID!) { user(id: $id) { ${OWN} } }`;
    const { user } = dataOf(await admin.graphql<{ user: Own }>(ask, { id: person.id }));
    expect(user.lectureProgress.totalCount).toBe(3);
    expect(user.certificates).toHaveLength(1);
    expect(user.lectureProgress.nodes.map(({ courseProgress }) => courseProgress)).toEqual([
      { done: 1, total: 1 },
      { done: 0, total: 2 },
    ]);
    expect(refusalOf(await (await as(app, 'SUBSCRIBER')).graphql(ask, { id: person.id }))?.code).toBe(
      'FORBIDDEN',
    );
  });

  it('includes when they were last seen, even after they have logged out', async () => {
    const person = await register(app);
    const ask = 'query ($id: ID!) { user(id: $id) { lastSeenAt } }';
    const seen = async () =>
      dataOf(await admin.graphql<{ user: { lastSeenAt: string | null } }>(ask, { id: person.id })).user
        .lastSeenAt;
    expect(Date.now() - Date.parse((await seen()) ?? '')).toBeLessThan(60_000);
    await app.sql(`update sessions set last_used_at = now() - interval '3 hours' where user_id = $1`, [
      person.id,
    ]);
    await app.sql(`update users set last_seen_at = now() - interval '3 hours' where id = $1`, [person.id]);
    dataOf(await person.client.graphql('{ me { id } }'));
    dataOf(await person.client.graphql('mutation { logout { userId } }'));
    expect(Date.now() - Date.parse((await seen()) ?? '')).toBeLessThan(60_000);
    expect(refusalOf(await (await as(app, 'SUBSCRIBER')).graphql(ask, { id: person.id }))?.code).toBe(
      'FORBIDDEN',
    );
  });

  it('leaves out lectures in the trash and in drafts', async () => {
    const { person, seen } = await active();
    await app.sql('update lectures set deleted_at = now() where id = $1', [seen[1]]);
    await app.sql(
      'update courses set published_at = null where id = (select course_id from lectures where id = $1)',
      [seen[0]],
    );
    const { me } = dataOf(await person.client.graphql<{ me: Own }>(`{ me { ${OWN} } }`));
    expect(me.lectureProgress.totalCount).toBe(1);
    expect(me.lectureProgress.nodes.map(({ lecture }) => lecture.id)).toEqual([seen[2]]);
  });

  it('takes as many statements for many users as for one', async () => {
    await active();
    await active();
    const statements = watchStatements(app);
    const list = (first: number) => admin.graphql(`{ users(first: ${first}) { nodes { ${OWN} } } }`);
    dataOf(await list(1));
    const forOne = statements.length;
    dataOf(await list(2));
    expect(statements.length - forOne).toBe(forOne);
  });
});
