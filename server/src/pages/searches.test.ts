// @slow server/src/pages server/src/search client/src/features/search
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register } from '#testing/factories.ts';
import { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { SEARCH_LIMIT } from '#server/course/search-limit.ts';
import { buildClient } from './built-client.test-helper.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-dist-'));
  await buildClient(folder);
  app = await startApp({ TRUST_PROXY: '1' }, { clientFolder: join(folder, 'client') });
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

let words = 0;
const newWord = () => `word${(words += 1)}`;
const ALIASES = 20;

/** Searches `times` times. Returns whether a search was refused. */
type Search = (client: HttpClient, times: number) => Promise<boolean>;
const byGraphql =
  (call: (word: string) => string): Search =>
  async (client, times) => {
    const calls = Array.from({ length: times }, (_, index) => `a${index}: ${call(newWord())} { totalCount }`);
    const { errors } = await client.graphql(`{ ${calls.join(' ')} }`);
    return errors?.some(({ extensions }) => extensions.code === 'TOO_MANY_REQUESTS') ?? false;
  };
const oneByOne =
  (path: (word: string) => string): Search =>
  async (client, times) => {
    const statuses = [];
    for (let index = 0; index < times; index += 1) {
      statuses.push((await client.fetch(path(newWord()))).status);
    }
    return statuses.includes(429);
  };
const searches: Record<string, Search> = {
  search: byGraphql((word) => `search(search: "${word}", first: 1)`),
  searchLectures: byGraphql((word) => `searchLectures(search: "${word}", first: 1)`),
  courses: byGraphql((word) => `courses(search: "${word}", first: 1)`),
  REST: oneByOne((word) => `/api/v1/courses?search=${word}&first=1`),
};
const page = oneByOne((word) => `/courses?q=${word}`);

describe.each([...Object.entries(searches), ['the page of the catalogue', page] as const])(
  'searches by %s',
  (_name, search) => {
    it.each([
      ["a visitor's address", async (headers: Record<string, string>) => app.visitor(headers)],
      [
        'an account',
        async (headers: Record<string, string>) => {
          const { client } = await register(app);
          return new HttpClient(app.url, { ...headers, cookie: client.cookieHeader() });
        },
      ],
    ])('share one limit with all other searches, by %s', async (kind, clientFrom) => {
      // Logged-in users search through the page's scripts.
      if (search === page && kind === 'an account') return;
      const client = await clientFrom({ 'x-forwarded-for': `192.0.2.${(words % 200) + 1}` });
      for (let times = 0; times < SEARCH_LIMIT.points; times += ALIASES) {
        expect(await search(client, ALIASES)).toBe(false);
      }
      for (const other of Object.values(searches)) expect(await other(client, 1)).toBe(true);
      expect(await page(client, 1)).toBe(false);
      const stranger = app.visitor({ 'x-forwarded-for': '198.51.100.1' });
      expect(await searches.search?.(stranger, 1)).toBe(false);
    });
  },
);

it('a catalogue request without a search is not counted', async () => {
  const client = app.visitor({ 'x-forwarded-for': '198.51.100.2' });
  for (const query of ['{ courses { totalCount } }', '{ courses(search: " ") { totalCount } }']) {
    const response = await client.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    expect([response.status, response.headers.get('ratelimit')]).toEqual([200, null]);
  }
});

it("a cached response does not contain the first client's rate limit", async () => {
  const query = `{ courses(search: "${newWord()}") { totalCount } }`;
  const headers = { 'content-type': 'application/json' };
  const ask = (address: string) =>
    app
      .visitor({ 'x-forwarded-for': address })
      .fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) });
  expect((await ask('198.51.100.3')).headers.get('ratelimit')).toContain('"search"');
  const kept = await ask('198.51.100.4');
  expect([kept.status, kept.headers.get('ratelimit')]).toEqual([200, null]);
});
