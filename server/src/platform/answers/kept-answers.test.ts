import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addLecture, createCourse, dataOf, oneOfEach, ROLES, type Caller } from '#testing/factories.ts';
import { eventually } from '#testing/eventually.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';
import { whenQueueIsIdle } from '#testing/traces.ts';

const CATALOGUE = '{ courses(first: 50) { totalCount nodes { id title } } }';
const COURSE = `query ($slug: String!) {
  course(slug: $slug) { title progress { done } lectures { title locked } }
}`;

let app: TestApp;
/** Another process of the same school. The tests make their changes there. */
let elsewhere: TestApp;
let people: Record<Caller, HttpClient>;
/** The admin's session at the other process. */
let admin: HttpClient;
let sent: string[];

beforeAll(async () => {
  app = await startApp();
  elsewhere = await startApp({ DATABASE_URL: app.config.databaseUrl ?? '' });
  people = await oneOfEach(app);
  admin = elsewhere.visitor({ cookie: people.ADMIN.cookieHeader() });
  sent = watchStatements(app);
});
beforeEach(async () => {
  // Jobs change public content as well.
  await whenQueueIsIdle(app);
  app.container.services.publicContent.changed();
  sent.splice(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await elsewhere.stop();
  await app.stop();
});

const visitor = () => app.visitor();

async function titles(client: HttpClient): Promise<string[]> {
  const { courses } = dataOf(await client.graphql<{ courses: { nodes: { title: string }[] } }>(CATALOGUE));
  return courses.nodes.map(({ title }) => title);
}

/** Returns how many SQL statements a request runs. */
async function statementsFor(ask: () => Promise<unknown>): Promise<number> {
  sent.splice(0);
  await ask();
  return sent.length;
}

describe('a response to visitors', () => {
  it('is computed once, and later visitors get the same bytes', async () => {
    await createCourse(people.ADMIN);
    const ask = () =>
      visitor().fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: CATALOGUE }),
      });
    // Notifications of earlier changes must arrive first: until then nothing stays cached.
    const [first, second] = await eventually(async () => {
      app.container.services.publicContent.changed();
      const made = await ask();
      sent.splice(0);
      const kept = await ask();
      expect(sent).toEqual([]);
      return [made, kept] as const;
    });
    expect(await second.text()).toBe(await first.text());
    const changing = ['x-request-id', 'date'];
    const headersOf = ({ headers }: Response) =>
      Object.fromEntries([...headers].filter(([name]) => !changing.includes(name)));
    expect(headersOf(second)).toEqual(headersOf(first));
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });

  it.each([
    ['another document', { query: '{ courses(first: 51) { totalCount } }' }],
    ['other variables', { query: COURSE, variables: { slug: 'nowhere' } }],
  ])('is not reused for %s', async (_name, body) => {
    await visitor().graphql(CATALOGUE);
    await visitor().graphql(COURSE, { slug: 'elsewhere' });
    expect(await statementsFor(() => visitor().json('POST', '/graphql', body))).toBeGreaterThan(0);
  });

  it.each([
    ['with links that expire', '{ courses { nodes { lectures { video { url } } } } }'],
    ['that counts against a rate limit', '{ searchLectures(search: "rye") { totalCount } }'],
    ['with fields that are not listed as public', '{ pendingLogin { hasApp } courses { totalCount } }'],
    [
      'with such fields in a fragment',
      'query { ...All } fragment All on Query { me { id } courses { totalCount } }',
    ],
  ])('%s is not cached', async (_name, query) => {
    const keeping = vi.spyOn(app.container.services.keptAnswers, 'save');
    dataOf(await visitor().graphql(query));
    expect(keeping).not.toHaveBeenCalled();
  });

  it('is cached for each language, also when a cookie sets the language', async () => {
    const { keptAnswers } = app.container.services;
    await visitor().graphql(CATALOGUE);
    await app.visitor({ 'accept-language': 'de' }).graphql(CATALOGUE);
    expect(keptAnswers.find(`de */*\n${JSON.stringify({ query: CATALOGUE })}`)).toBeDefined();
    expect(await statementsFor(() => app.visitor({ cookie: 'language=de' }).graphql(CATALOGUE))).toBe(0);
  });

  it('is not cached when it is an error', async () => {
    const { slug, id } = await createCourse(people.ADMIN);
    await app.sql('update courses set deleted_at = now() where id = $1', [id]);
    const keeping = vi.spyOn(app.container.services.keptAnswers, 'save');
    expect((await visitor().graphql(COURSE, { slug })).errors).toBeDefined();
    expect(keeping).not.toHaveBeenCalled();
  });
});

describe('the cache for visitors', () => {
  it.each(ROLES.filter((role) => role !== 'VISITOR'))('is not used for a %s', async (role) => {
    const { id, slug } = await createCourse(people.ADMIN);
    await addLecture(people.ADMIN, id);
    const lectures = async (client: HttpClient) =>
      dataOf(await client.graphql<{ course: { lectures: object[] } }>(COURSE, { slug })).course.lectures;
    expect(await lectures(visitor())).toMatchObject([{ locked: true }]);
    expect(await lectures(people[role])).toMatchObject([{ locked: role === 'USER' }]);
    expect(await lectures(visitor())).toMatchObject([{ locked: true }]);
  });

  it('is cleared before the response to a change in this process', async () => {
    const { id, title } = await createCourse(people.ADMIN);
    expect(await titles(visitor())).toContain(title);
    dataOf(await people.ADMIN.graphql('mutation ($id: ID!) { deleteCourse(id: $id) { id } }', { id }));
    expect(await titles(visitor())).not.toContain(title);
  });

  it('is cleared after a change in another process', async () => {
    const { id, title } = await createCourse(admin);
    await eventually(async () => expect(await titles(visitor())).toContain(title));
    const deleted = admin.graphql('mutation ($id: ID!) { deleteCourse(id: $id) { id } }', { id });
    // Requests arrive before, during and after the change.
    const asking = Array.from({ length: 20 }, () => titles(visitor()));
    dataOf(await deleted);
    await Promise.all(asking);
    await eventually(async () => expect(await titles(visitor())).not.toContain(title));
    // The requests during the change were not cached.
    expect(await Promise.all(Array.from({ length: 20 }, () => titles(visitor())))).not.toContainEqual(
      expect.arrayContaining([title]),
    );
  });

  it('does not keep a response that was begun before a change', () => {
    const { keptAnswers, publicContent } = app.container.services;
    const answer = { headers: {}, body: Buffer.from('{}') };
    const { moment } = keptAnswers;
    keptAnswers.save('before', answer, moment);
    expect(keptAnswers.find('before')).toBe(answer);
    publicContent.changed();
    keptAnswers.save('after', answer, moment);
    expect(keptAnswers.find('after')).toBeUndefined();
  });

  it('is limited in size even when the responses are small', () => {
    const { keptAnswers } = app.container.services;
    const { moment } = keptAnswers;
    const many = 20_000;
    for (let number = 0; number < many; number += 1) {
      keptAnswers.save(`small ${number}`, { headers: {}, body: Buffer.from('{}') }, moment);
    }
    expect(keptAnswers.find(`small ${many - 1}`)).toBeDefined();
    expect(keptAnswers.find('small 0')).toBeUndefined();
  });

  it('outlives requests that change nothing', async () => {
    await visitor().graphql(CATALOGUE);
    const { id } = dataOf(await people.USER.graphql<{ me: { id: string } }>('{ me { id } }')).me;
    expect(id).toBeTruthy();
    expect(await statementsFor(() => visitor().graphql(CATALOGUE))).toBe(0);
  });

  it('is empty while the process receives no notifications', async () => {
    await visitor().graphql(CATALOGUE);
    const { keptAnswers, publicContent } = app.container.services;
    const lost: number[] = [];
    publicContent.onChange(() => lost.push(publicContent.moment));
    const find = () => keptAnswers.find(`en */*\n${JSON.stringify({ query: CATALOGUE })}`);
    expect(find()).toBeDefined();
    await elsewhere.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lectern school'`,
    );
    await eventually(() => expect(find()).toBeUndefined());
    // The process reconnects by itself and caches again.
    await eventually(async () => {
      await visitor().graphql(CATALOGUE);
      expect(await statementsFor(() => visitor().graphql(CATALOGUE))).toBe(0);
    });
    // A read that began without a connection may have missed a change.
    expect(publicContent.isCurrent(lost[0] ?? publicContent.moment)).toBe(false);
  });
});

describe('the response to a GET request of a visitor', () => {
  const get = (query: string, headers: Record<string, string> = {}, client = visitor()) =>
    client.fetch(`/graphql?${new URLSearchParams({ query }).toString()}`, {
      headers: { 'apollo-require-preflight': 'true', ...headers },
    });

  it('is computed once, and is a 304 for a client that has it', async () => {
    const { title } = await createCourse(people.ADMIN);
    // A notification can arrive between any two requests. It clears the cache, so that all must be asked again.
    const [first, again] = await eventually(async () => {
      app.container.services.publicContent.changed();
      const made = await get(CATALOGUE);
      expect(await statementsFor(() => get(CATALOGUE))).toBe(0);
      const same = await get(CATALOGUE, { 'if-none-match': `"other", ${made.headers.get('etag')}` });
      expect(same.status).toBe(304);
      return [made, same] as const;
    });
    const text = await first.text();
    expect(text).toContain(title);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    expect([await again.text(), again.headers.get('etag')]).toEqual(['', etag]);
    expect(await (await get(CATALOGUE, { 'if-none-match': '"other"' })).text()).toBe(text);

    const next = await createCourse(people.ADMIN);
    const changed = await get(CATALOGUE, { 'if-none-match': etag });
    expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining(next.title)]);
    const has = { 'if-none-match': changed.headers.get('etag') ?? '' };
    await eventually(async () => {
      app.container.services.publicContent.changed();
      // The first client already has the response. The cache still stores it in full.
      await get(CATALOGUE, has);
      expect(await statementsFor(() => get(CATALOGUE))).toBe(0);
      expect((await get(CATALOGUE, has)).status).toBe(304);
    });
  });

  it('is compressed once, for clients that accept gzip', async () => {
    const each = (index: number) => `c${index}: courses(first: 2${index}) { nodes { id title description } }`;
    const long = `{ ${[1, 2, 3, 4, 5, 6, 7, 8, 9].map(each).join(' ')} }`;
    await createCourse(people.ADMIN);
    const plain = await (await get(long)).text();
    expect(plain.length).toBeGreaterThan(1_024);
    const zipped = await eventually(async () => {
      const answer = await get(long, { 'accept-encoding': 'br;q=0.1, gzip' });
      expect(answer.headers.get('content-encoding')).toBe('gzip');
      return answer;
    });
    expect(Number(zipped.headers.get('content-length'))).toBeLessThan(plain.length / 2);
    expect(await zipped.text()).toBe(plain);
    const unzipped = await get(long, { 'accept-encoding': 'gzip;q=0, br' });
    expect([unzipped.headers.get('content-encoding'), await unzipped.text()]).toEqual([null, plain]);
  });

  it('is not used for a learner, whose own response is not cached', async () => {
    const { id, slug } = await createCourse(people.ADMIN);
    await addLecture(people.ADMIN, id);
    const query = COURSE.replace('query ($slug: String!)', '').replace('$slug', `"${slug}"`);
    const locked = async (client: HttpClient) => {
      const answer = await get(query, {}, client);
      const { data } = (await answer.json()) as { data: { course: { lectures: { locked: boolean }[] } } };
      const { headers } = answer;
      return [headers.get('cache-control'), headers.has('etag'), data.course.lectures[0]?.locked];
    };
    expect(await locked(visitor())).toEqual(['no-cache', true, true]);
    expect(await locked(people.SUBSCRIBER)).toEqual(['no-store', false, false]);
    expect(await locked(visitor())).toEqual(['no-cache', true, true]);
  });

  it('is refused to a page of another site, even when it is cached', async () => {
    await get(CATALOGUE);
    const foreign = await get(CATALOGUE, { 'apollo-require-preflight': '' });
    expect(foreign.status).toBe(400);
  });

  it('is not cached when it is an error', async () => {
    const answer = await get('{ course(slug: "nowhere") { title } }');
    expect(await answer.json()).toHaveProperty('errors');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

it('reads request bodies of any size, alone and concurrently', async () => {
  const pad = (length: number) => `{ courses(first: 3) { totalCount } } #${'x'.repeat(length)}`;
  const answers = await Promise.all(
    [0, 1, 4_000, 8_100, 8_192, 20_000, 60_000].flatMap((length) =>
      [1, 2, 3].map(async () => (await visitor().graphql(pad(length))).data),
    ),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toHaveProperty('courses');
});
