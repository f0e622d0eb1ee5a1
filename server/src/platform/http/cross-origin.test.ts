import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCourse, dataOf, PASSWORD, register, registerAdmin, type Person } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await registerAdmin(app);
});
afterAll(() => app.stop());

const ORIGIN = 'https://partner.example';
const CROSS_SITE = { origin: ORIGIN, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };
const preflight = (path: string, method: string, headers: string, of = app) =>
  of.visitor().fetch(path, {
    method: 'OPTIONS',
    headers: {
      ...CROSS_SITE,
      'access-control-request-method': method,
      'access-control-request-headers': headers,
    },
  });

async function createToken(client: Person['client'], scopes: string): Promise<string> {
  const { body } = await client.json<{ data: { createApiToken: { secret: string } } }>('POST', '/graphql', {
    query: `mutation ($password: String!) {
      createApiToken(input: { name: "Widget", scopes: [${scopes}], currentPassword: $password }) { secret }
    }`,
    variables: { password: PASSWORD },
  });
  return body.data.createApiToken.secret;
}

/** Creates a course and returns the address of its picture. */
async function pictureOf(school: TestApp, { client }: Person): Promise<string> {
  const { slug } = await createCourse(client);
  const { course } = dataOf<{ course: { thumbnail: { url: string } } }>(
    await school
      .visitor()
      .graphql('query ($slug: String!) { course(slug: $slug) { thumbnail { url } } }', { slug }),
  );
  return course.thumbnail.url;
}

describe('a page of another origin', () => {
  it.each([
    ['/graphql', 'POST', 'content-type,authorization'],
    ['/api/v1/courses', 'GET', 'authorization'],
    ['/api/v1/courses/x', 'POST', 'authorization,idempotency-key'],
    ['/uploads/x', 'PATCH', 'authorization,content-type,tus-resumable,upload-offset,upload-checksum'],
  ])('may call %s with %s, without cookies', async (path, method, headers) => {
    const response = await preflight(path, method, headers);
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-methods')).toContain(method);
    const allowed = response.headers.get('access-control-allow-headers')?.toLowerCase().split(', ');
    expect(allowed).toEqual(expect.arrayContaining(headers.split(',')));
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });

  it('may read answers and errors, also kept ones', async () => {
    for (const path of ['/api/v1/courses', '/api/v1/courses', '/api/v1/user/me', '/api/v1/nothing']) {
      const response = await app.visitor().fetch(path, { headers: CROSS_SITE });
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('access-control-expose-headers')).toContain('X-Request-Id');
    }
  });

  it('may change something with a token only', async () => {
    const { email } = await register(app);
    const login = await app.visitor().fetch('/api/v1/user/login', {
      method: 'POST',
      headers: { ...CROSS_SITE, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    expect(login.status).toBe(403);
    const { id } = await createCourse(admin.client);
    const remove = (headers: Record<string, string>) =>
      app
        .visitor()
        .fetch(`/api/v1/courses/${id}`, { method: 'DELETE', headers: { ...CROSS_SITE, ...headers } });
    expect((await remove({})).status).toBe(403);
    const token = await createToken(admin.client, 'COURSES_WRITE');
    expect((await remove({ authorization: `Bearer ${token}` })).status).toBe(200);
  });

  it('does nothing with a cookie, even beside a password of the proxy', async () => {
    const { client } = await register(app);
    const response = await client.fetch('/api/v1/user/logout', {
      method: 'POST',
      headers: { ...CROSS_SITE, authorization: 'Basic eDp5' },
    });
    expect(response.status).toBe(403);
    expect((await client.fetch('/api/v1/user/me')).status).toBe(200);
  });

  it('may show and read pictures of courses', async () => {
    const url = await pictureOf(app, admin);
    const response = await app.visitor().fetch(url, { headers: CROSS_SITE });
    expect(response.status).toBe(200);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('may not read the pages', async () => {
    const response = await app.visitor().fetch('/livez', { headers: CROSS_SITE });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

it('CORS=closed closes all of it', async () => {
  const closed = await startApp({ CORS: 'closed' });
  const url = await pictureOf(closed, await registerAdmin(closed));
  const response = await preflight('/api/v1/courses', 'GET', 'authorization', closed);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  for (const path of ['/api/v1/courses', '/graphql?query={__typename}', url]) {
    const { headers } = await closed.visitor().fetch(path, { headers: CROSS_SITE });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  }
  await closed.stop();
});
