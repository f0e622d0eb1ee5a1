// @slow server/src/api-v1 server/src/platform
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createCourse, dataOf, oneOfEach, type Caller } from '#testing/factories.ts';
import { eventually } from '#testing/eventually.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { watchStatements } from '#testing/statements.ts';
import { whenQueueIsIdle } from '#testing/traces.ts';

const LIST = '/api/v1/courses?first=50';
const DELETE = 'mutation ($id: ID!) { deleteCourse(id: $id) { id } }';

let app: TestApp;
/** Another process of the same school. */
let elsewhere: TestApp;
let people: Record<Caller, HttpClient>;
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
  await whenQueueIsIdle(app);
  app.container.services.publicContent.changed();
});
afterAll(async () => {
  await elsewhere.stop();
  await app.stop();
});

const ask = (headers: Record<string, string> = {}) => app.visitor().fetch(LIST, { headers });

async function titles(): Promise<string[]> {
  const { courses } = (await (await ask()).json()) as { courses: { title: string }[] };
  return courses.map(({ title }) => title);
}

/** Returns a fresh answer and the same answer from the cache. */
async function askedTwice(): Promise<[made: Response, kept: Response]> {
  return eventually(async () => {
    app.container.services.publicContent.changed();
    const made = await ask();
    sent.splice(0);
    const kept = await ask();
    expect(sent).toEqual([]);
    return [made, kept];
  });
}

it('the list for visitors is cached, byte for byte', async () => {
  await createCourse(people.ADMIN);
  const [made, kept] = await askedTwice();
  expect(await kept.text()).toBe(await made.text());
  const headersOf = ({ headers }: Response) =>
    Object.fromEntries([...headers].filter(([name]) => !['x-request-id', 'date'].includes(name)));
  expect(headersOf(kept)).toEqual(headersOf(made));
  expect(kept.headers.get('cache-control')).toBe('no-cache');
  expect(kept.headers.get('vary')).toContain('Accept-Language');
  expect((await ask({ 'if-none-match': kept.headers.get('etag') ?? '' })).status).toBe(304);
});

it('the list is not cached for logged-in users', async () => {
  await askedTwice();
  sent.splice(0);
  expect((await people.USER.fetch(LIST)).status).toBe(200);
  // At least the caller is read. The rows of the list are cached and the same for all learners.
  expect(sent).not.toEqual([]);
  sent.splice(0);
  expect((await people.ADMIN.fetch(LIST)).status).toBe(200);
  expect(sent.length).toBeGreaterThan(1);
});

it('logged-in users may store the list, and get 304 while it is the same', async () => {
  const first = await people.USER.fetch(LIST);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  expect(first.headers.get('vary')).toContain('Cookie');
  // `fetch` would ask for a full response.
  const headers = { 'cache-control': 'max-age=0', 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await people.USER.fetch(LIST, { headers })).status).toBe(304);
  await createCourse(people.ADMIN);
  expect((await people.ADMIN.fetch(LIST, { headers })).status).toBe(200);
});

it('a refusal is not cached', async () => {
  const refused = () => app.visitor().fetch('/api/v1/courses?first=0');
  expect([(await refused()).status, (await refused()).status]).toEqual([400, 400]);
  expect((await refused()).headers.get('cache-control')).toBe('no-store');
});

it('the cached list is evicted by a change in the same process', async () => {
  const { id, title } = await createCourse(people.ADMIN);
  await askedTwice();
  expect(await titles()).toContain(title);
  dataOf(await people.ADMIN.graphql(DELETE, { id }));
  expect(await titles()).not.toContain(title);
});

it('the cached list is evicted by a change in another process', async () => {
  const { id, title } = await createCourse(admin);
  await eventually(async () => expect(await titles()).toContain(title));
  const deleted = admin.graphql(DELETE, { id });
  // Requests run before, during and after the deletion.
  const asking = Array.from({ length: 20 }, titles);
  dataOf(await deleted);
  await Promise.all(asking);
  await eventually(async () => expect(await titles()).not.toContain(title));
  const after = await Promise.all(Array.from({ length: 20 }, titles));
  expect(after.flat()).not.toContain(title);
});
