// @slow server/src/platform
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerAdmin, register } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

/** The headers of a browser that opens a page. */
const asBrowser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

describe('GraphiQL at /graphql', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('is a page for browsers that loads only files of this server', async () => {
    const response = await app.visitor().fetch('/graphql', { headers: asBrowser });
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; worker-src 'self';");
    const page = await response.text();
    const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
    const own = files.filter((file) => !file.startsWith('data:'));
    expect(own).toHaveLength(4);
    for (const file of own) {
      expect(file).toMatch(/^\/graphql\/explorer\//);
      const loaded = await app.visitor().fetch(file);
      expect(loaded.status).toBe(200);
      expect(loaded.headers.get('content-type')).toMatch(/^text\/(javascript|css)/);
      await loaded.body?.cancel();
    }
  });

  it('offers a header for a token, does not store it, and uses the session while it is empty', async () => {
    const start = await (await app.visitor().fetch('/graphql/explorer/start.js')).text();
    expect(start).toContain(JSON.stringify('{\n  "Authorization": ""\n}\n'));
    expect(start).toContain('"shouldPersistHeaders":false');
    const { client, id } = await register(app);
    const response = await client.fetch('/graphql', {
      method: 'POST',
      headers: { authorization: '', 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ me { id } }' }),
    });
    expect(await response.json()).toEqual({ data: { me: { id } } });
  });

  it.each(['editorWorkerService', 'json', 'graphql'])('has the worker %s', async (name) => {
    const response = await app.visitor().fetch(`/graphql/explorer/${name}.js`);
    expect(response.status).toBe(200);
    expect((await response.text()).length).toBeGreaterThan(10_000);
  });

  it('leaves requests of programs to the API', async () => {
    const response = await app.visitor().fetch('/graphql?query={plan{termYears}}', {
      headers: { accept: 'application/json', 'apollo-require-preflight': 'true' },
    });
    expect(await response.json()).toEqual({ data: { plan: { termYears: 1 } } });
  });

  it('has no other files', async () => {
    expect((await app.visitor().fetch('/graphql/explorer/index.js')).status).toBeGreaterThanOrEqual(400);
  });
});

describe('in production', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({}, { asInProduction: true });
  });
  afterAll(() => app.stop());
  const introspection = '{ __schema { queryType { name } } }';

  it.each([
    ['visitors', () => Promise.resolve(app.visitor())],
    ['people with an account', async () => (await register(app)).client],
  ])('there is no GraphiQL and no introspection for %s', async (_who, clientOf) => {
    const client = await clientOf();
    for (const path of ['/graphql', '/graphql/explorer/graphiql.js']) {
      const response = await client.fetch(path, { headers: asBrowser });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(await response.text()).not.toMatch(/graphiql/i);
    }
    for (const query of [
      introspection,
      'query { ...told } fragment told on Query { s: __schema { __typename } }',
    ]) {
      const { data, errors } = await client.graphql(query);
      expect([data ?? null, errors?.length]).toEqual([null, 1]);
    }
  });

  it('GraphiQL for admins has its own policy and can read the schema', async () => {
    // The refusal for a visitor must not be cached for admins.
    await app.visitor().graphql(introspection);
    const { client } = await registerAdmin(app);
    const page = await client.fetch('/graphql', { headers: asBrowser });
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(await page.text()).toContain('GraphiQL');
    expect(await client.graphql(introspection)).toMatchObject({
      data: { __schema: { queryType: { name: 'Query' } } },
    });
    expect((await app.visitor().graphql(introspection)).data ?? null).toBeNull();
  });
});
