import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { CapturedLog } from '#testing/captured-log.ts';
import { eventually } from '#testing/eventually.ts';
import { register, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const log = new CapturedLog();
let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'debug' }, { log });
  person = await register(app);
});
beforeEach(() => log.clear());
afterAll(() => app.stop());

/** Waits for the line of a request, which is written after its response. */
const lineOf = (path: string) =>
  eventually(() => {
    const line = log.entries().find(({ req }) => (req as { path?: string } | undefined)?.path === path);
    expect(line).toBeDefined();
    return line;
  });
const LEVELS = { debug: 20, info: 30 };

it('names the operation, the caller and the error code of a GraphQL request, in fields and in words', async () => {
  await person.client.graphql('query Secrets { schoolHealth { examinedAt } }');
  const line = await lineOf('/graphql');
  expect(line).toMatchObject({
    level: LEVELS.info,
    operation: 'Secrets',
    userId: person.id,
    code: 'FORBIDDEN',
  });
  expect(line?.msg).toMatch(/^POST \/graphql Secrets 200 FORBIDDEN \d+ ms$/);
});

it('leaves out what a request does not have', async () => {
  await app.visitor().graphql('{ courses { nodes { id } } }');
  const line = await lineOf('/graphql');
  expect(line?.msg).toMatch(/^POST \/graphql 200 \d+ ms$/);
  expect(line).not.toHaveProperty('userId');
  expect(line).not.toHaveProperty('code');
});

it('names a document that is invalid by its code', async () => {
  await app.visitor().graphql('query Wrong { nothing }');
  expect(await lineOf('/graphql')).toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED' });
});

it('cuts long names of operations', async () => {
  await app.visitor().graphql(`query ${'x'.repeat(5_000)} { courses { nodes { id } } }`);
  expect(String((await lineOf('/graphql'))?.msg).length).toBeLessThan(200);
});

it('names the error code of a REST call', async () => {
  await (await person.client.fetch('/api/v1/users')).text();
  expect((await lineOf('/api/v1/users'))?.msg).toMatch(/^GET \/api\/v1\/users 40\d [A-Z_]+ \d+ ms$/);
});

it.each([
  ['/nothing', '/nothing', LEVELS.info],
  ['/uploads/unknown?token=secret', '/uploads/unknown', LEVELS.info],
  ['/media/signed/link.mp4?token=secret', '/media', LEVELS.debug],
  ['/favicon.ico', '/favicon.ico', LEVELS.debug],
  ['/livez', '/livez', LEVELS.debug],
])('logs %s as %s', async (url, path, level) => {
  await (await app.visitor().fetch(url)).text();
  expect(await lineOf(path)).toMatchObject({ level });
  expect(log.raw()).not.toMatch(/secret|signed/);
});
