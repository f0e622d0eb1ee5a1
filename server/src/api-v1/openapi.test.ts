import { createHash } from 'node:crypto';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { videoTypes } from '#shared/video-header.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import type { ShownDocument } from '#server/platform/rest/docs/document.ts';
import { callsOf } from '#server/platform/rest/docs/document.ts';
import { routeTable } from './route-table.ts';

let app: TestApp;
let document: ShownDocument;
let page: string;
let policy: string;
beforeAll(async () => {
  app = await startApp();
  document = (await app.visitor().json<ShownDocument>('GET', '/api/v1/openapi.json')).body;
  const response = await app.visitor().fetch('/api/v1/docs');
  policy = response.headers.get('content-security-policy') ?? '';
  page = await response.text();
});
afterAll(() => app.stop());

/** The calls of section 7 of the specification. */
const SPECIFIED = `
  POST /user/register          POST /user/login               GET /user/logout
  POST /user/update/{id}       GET /user/me                   GET /courses
  POST /courses                DELETE /courses/{id}           GET /courses/{id}
  POST /courses/{id}           DELETE /courses                POST /contact
  GET /payments/stripe-key     POST /payments/subscribe       POST /payments/verify
  GET /payments                GET /payments/unsubscribe      GET /payments/get-subscription
  GET /admin/stats/users       GET /payments/get-monthly-payments`
  .trim()
  .split(/\s{2,}/);
/** Each GET with side effects also exists as a POST. */
const TWINS = ['POST /user/logout', 'POST /payments/unsubscribe', 'POST /payments/get-subscription'];

describe('the OpenAPI document', () => {
  it('is valid according to a public validator', async () => {
    const { valid, errors } = await new Validator().validate({ ...document });
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(document).toMatchObject({
      openapi: '3.1.0',
      servers: [{ url: `${app.config.publicUrl}/api/v1` }],
      info: { license: { identifier: 'MIT' } },
    });
    expect(document.tags.filter(({ description }) => !description)).toEqual([]);
    expect(document.tags.map(({ name }) => name)).toEqual([
      ...new Set(callsOf(document).map(({ operation }) => operation.tags[0])),
    ]);
  });

  it('is compressed, and sent once while it stays the same', async () => {
    const ask = (headers: Record<string, string>) =>
      app.visitor().fetch('/api/v1/openapi.json', { headers: { 'accept-encoding': 'identity', ...headers } });
    const [plain, zipped] = [await ask({}), await ask({ 'accept-encoding': 'br;q=0, gzip' })];
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(await zipped.json()).toEqual(await plain.json());
    for (const { headers } of [plain, zipped]) {
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('vary')).toContain('Accept-Encoding');
    }
    const etag = zipped.headers.get('etag') ?? '';
    expect(etag).toBe(plain.headers.get('etag'));
    // `fetch` would ask for a full response.
    const revalidating = { 'cache-control': 'max-age=0', 'if-none-match': etag };
    const again = await ask({ 'accept-encoding': 'gzip', ...revalidating });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    expect((await ask({ ...revalidating, 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it('has every specified call, and no others', () => {
    const calls = callsOf(document).map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(calls.sort()).toEqual([...SPECIFIED, ...TWINS].sort());
    const ids = callsOf(document).map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([
    ['numberoflectures', false],
    ['numberOfLectures', true],
    ['description', false],
    ['decription', true],
  ])('marks the course field %s as deprecated: %s', (name, isDeprecated) => {
    expect(document.components.schemas.Course?.properties?.[name]?.deprecated ?? false).toBe(isDeprecated);
  });

  it('requires the cookie, or a token with its scope, wherever an account is needed', () => {
    expect(document.components).toMatchObject({
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'lectern_session' },
        token: { type: 'http', scheme: 'bearer' },
      },
    });
    for (const { operation } of callsOf(document)) {
      const route = routeTable.find(({ operations }) =>
        Object.values(operations).includes(operation.operationId),
      );
      const scope = `${route?.area}_${route?.isChange ? 'WRITE' : 'READ'}`;
      expect(operation.security).toEqual([
        ...(route?.access === 'PUBLIC' ? [{}] : []),
        { session: [] },
        ...(route?.refusesTokens ? [] : [{ token: [scope] }]),
      ]);
    }
  });

  it('describes files as form parts with their media types', () => {
    expect(document.paths['/courses/{id}']?.post?.requestBody).toMatchObject({
      content: {
        'multipart/form-data': {
          schema: {
            properties: { lecture: { type: 'string' } },
            required: ['title', 'description', 'lecture'],
          },
          encoding: { lecture: { contentType: Object.values(videoTypes).join(', ') } },
        },
      },
    });
  });

  it('leaves all answers open for new fields', () => {
    expect(JSON.stringify(document)).not.toContain('"additionalProperties":false');
  });
});

describe('the documentation page', () => {
  it('has an anchor, an entry and an example for every call', () => {
    for (const { operation, path } of callsOf(document)) {
      expect(page).toContain(`id="${operation.operationId}"`);
      expect(page).toContain(`<a href="#${operation.operationId}">`);
      expect(page).toContain(`/api/v1${path}`);
    }
    expect(page.match(/<code>curl /g)).toHaveLength(callsOf(document).length);
    expect(page).toContain('&quot;fullName&quot;: &quot;Ada Lovelace&quot;');
    expect(page).not.toContain('&quot;…&quot;');
    expect(routeTable.length).toBeGreaterThan(0);
  });

  it('links only to its own anchors, and loads nothing', () => {
    const anchors = [...page.matchAll(/<a [^>]*href="#([^"]+)"/g)].map(([, anchor]) => anchor);
    for (const anchor of anchors) expect(page).toContain(`id="${anchor}"`);
    expect(page).not.toMatch(/<script |src=|"https?:\/\/(?!localhost)/);
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-[^']+'/);
  });

  it('explains authentication before the first call, and links to the guide', () => {
    expect(page.indexOf('id="authentication"')).toBeLessThan(page.indexOf('<section class="sheet" id='));
    expect(page).toContain('href="/user/profile#api-tokens"');
    expect(page).toContain('href="/developers"');
  });

  it("has one script, and its policy contains the script's hash", () => {
    const scripts = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
    const hashes = scripts.map(
      (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    expect(policy).toContain(`script-src ${hashes.join(' ')};`);
    expect(scripts).toHaveLength(1);
  });
});
