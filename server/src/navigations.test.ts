import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { paths } from '#shared/paths.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { hashSecret } from '#server/platform/common/secret-token.ts';
import { registerAdmin, type Person } from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { newLecture, paid } from './api-v1/call-rows.test-helper.ts';

/** The internal layers of an Express router. */
interface Layer {
  rawPath: unknown;
  route?: { path: unknown; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
}

const TOKEN = 'a-token-of-a-mail';
/** Tables that change with every request, over time, or while a picture is drawn. They contain no data of users. */
const PASSING = ['rate_limits', 'sessions', 'stripe_events'];
/** Headers of a browser that opens a page through a link, a form's redirect or the address bar. */
const NAVIGATION = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

let app: TestApp;
let layers: Layer[];
let before: Record<string, string>;
let admin: Person;
/** A user with a paid subscription. */
let member: HttpClient;
/** A user who has paid a checkout that the school does not know about yet. */
let payer: HttpClient;
/** Addresses by their route patterns. */
let addresses: Record<string, string>;

beforeAll(async () => {
  const madeApps = vi.spyOn(express.application, 'disable');
  app = await startApp({ ROLE: 'web' }, { clientFolder: join(import.meta.dirname, '../../client') });
  // Express' types omit the parts of a router.
  const [made] = madeApps.mock.contexts as unknown as [{ router: { stack: Layer[] } }];
  layers = made.router.stack;
  madeApps.mockRestore();
  admin = await registerAdmin(app);
  const confirmed = await paid({ app });
  member = confirmed.client;
  expect(
    (await member.fetch(`/api/v1${confirmed.lookup}`, { headers: { 'sec-fetch-site': 'same-origin' } }))
      .status,
  ).toBe(200);
  const open = await paid({ app });
  payer = open.client;
  const { lectureId } = await newLecture({ app });
  await app.sql(
    "insert into account_tokens (id, created_at, purpose, token_hash, expires_at, user_id) values ($1, now(), 'VERIFY_EMAIL', $2, now() + interval '1 hour', $3)",
    [newId(), hashSecret(TOKEN), admin.id],
  );
  addresses = {
    '/api/v1/payments/get-subscription': `/api/v1${open.lookup}`,
    '/sandbox/stripe/checkout/:id': `/sandbox/stripe/checkout/${open.lookup.split('=')[1] ?? ''}`,
    '/sandbox/stripe/control/:call': '/sandbox/stripe/control/reset',
    lecture: lectureId,
  };
  before = await contents();
});
afterAll(() => app.stop());

/** Returns the paths of all GET routes in Express. */
function routesOf(stack: Layer[], prefix = ''): string[] {
  return stack.flatMap(({ rawPath, route, handle }) => {
    if (route) return route.methods.get || route.methods._all ? [`${prefix}${String(route.path)}`] : [];
    return handle.stack
      ? routesOf(handle.stack, rawPath === '/' ? prefix : `${prefix}${String(rawPath)}`)
      : [];
  });
}

function addressOf(route: string): string {
  return (
    addresses[route] ?? route.replaceAll(/:\w+/g, addresses.lecture ?? '').replace('.*', 'images/none.webp')
  );
}

/** Opens an address as a browser does. Node's `fetch` would send the headers of a script. */
function navigate(address: string, client: HttpClient, method = 'GET'): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { ...NAVIGATION, cookie: client.cookieHeader() };
    const sent = httpRequest(new URL(address, app.url), { method, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject).end();
  });
}

/** Returns checksums of all tables, and the logged-in user. */
async function contents(): Promise<Record<string, string>> {
  const tables = await app.sql<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema() order by 1',
  );
  const sums = tables
    .filter(({ name }) => !PASSING.includes(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from "${name}" t`,
    );
  sums.push(`select 'sessions', string_agg(id::text, ' ' order by id) from sessions`);
  const rows = await app.sql<{ name: string; sum: string }>(sums.join(' union all '));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

async function expectNoChange(address: string): Promise<void> {
  for (const client of [admin.client, member, payer]) {
    for (const method of ['GET', 'HEAD']) {
      const status = await navigate(address, client, method);
      expect(status, `${method} ${address}`).toBeLessThan(500);
    }
  }
  expect(await contents(), address).toEqual(before);
}

describe('a browser that opens an address changes no data', () => {
  it('at any route', async () => {
    const routes = [...new Set(routesOf(layers))];
    expect(routes).toEqual(
      expect.arrayContaining(['/api/v1/payments/unsubscribe', '/certificates/:code.pdf']),
    );
    for (const route of routes) await expectNoChange(addressOf(route));
  });

  it('at any page', async () => {
    const pages = Object.values(paths).filter((path) => typeof path === 'string');
    for (const page of pages) await expectNoChange(page);
  });

  it.each([
    `${paths.verifyEmail}?token=${TOKEN}`,
    `${paths.resetPassword}?token=${TOKEN}`,
    `${paths.confirmEmail}?token=${TOKEN}`,
    '/graphql?query=mutation%7Blogout%7BuserId%7D%7D',
    '/API/V1/user/logout/',
  ])('at %s', (address) => expectNoChange(address));

  it('at the success page of a paid checkout', async () => {
    const [, id = ''] = (addresses['/api/v1/payments/get-subscription'] ?? '').split('=');
    await expectNoChange(`${paths.checkoutSuccess}?session_id=${id}`);
  });
});
