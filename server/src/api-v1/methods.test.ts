import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestMessages } from '#shared/request-messages.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { routeTable } from './route-table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const ALLOWED: Record<string, string> = {
  '/user/register': 'POST, OPTIONS',
  '/user/login': 'POST, OPTIONS',
  '/user/logout': 'GET, POST, OPTIONS',
  '/user/update/{id}': 'POST, OPTIONS',
  '/user/me': 'GET, HEAD, OPTIONS',
  '/courses': 'GET, HEAD, POST, DELETE, OPTIONS',
  '/courses/{id}': 'DELETE, GET, HEAD, POST, OPTIONS',
  '/payments/stripe-key': 'GET, HEAD, OPTIONS',
  '/payments/subscribe': 'POST, OPTIONS',
  '/payments/get-subscription': 'GET, POST, OPTIONS',
  '/payments/verify': 'POST, OPTIONS',
  '/payments/unsubscribe': 'GET, POST, OPTIONS',
  '/payments': 'GET, HEAD, OPTIONS',
  '/admin/stats/users': 'GET, HEAD, OPTIONS',
  '/payments/get-monthly-payments': 'GET, HEAD, OPTIONS',
  '/contact': 'POST, OPTIONS',
};
const paths = [...new Set(routeTable.map(({ path }) => path))];
const addressOf = (path: string) => `/api/v1${path.replace('{id}', '0198c0de-0000-7000-8000-000000000000')}`;

describe('the methods of a path', () => {
  it.each(paths)('%s: other methods are refused, and OPTIONS lists the allowed ones', async (path) => {
    const patch = await app.visitor().json('PATCH', addressOf(path));
    expect(patch).toMatchObject({
      status: 405,
      body: { success: false, message: requestMessages.methodNotAllowed },
    });
    expect(patch.headers.get('allow')).toBe(ALLOWED[path]);
    const options = await app.visitor().fetch(addressOf(path), { method: 'OPTIONS' });
    expect(options.status).toBe(204);
    expect(options.headers.get('allow')).toBe(ALLOWED[path]);
  });

  it('HEAD answers as GET would, without a body', async () => {
    const head = await app.visitor().fetch('/api/v1/courses', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await head.text()).toBe('');
  });
});

it('too many messages are refused with the time until the next attempt', async () => {
  const send = (index: number) =>
    app.visitor().json('POST', '/api/v1/contact', {
      name: 'Ada',
      email: `ada-${index}@example.com`,
      message: 'Hello.',
    });
  for (let index = 0; index < 5; index++) expect((await send(index)).status).toBe(200);
  const refused = await send(5);
  expect(refused).toMatchObject({ status: 429, body: { success: false } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});
