import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessMessages } from '#shared/access.ts';
import { authMessages } from '#shared/auth.ts';
import { courseMessages } from '#shared/course.ts';
import { messages } from '#shared/messages.ts';
import { inputRefusals, requestMessages } from '#shared/request-messages.ts';
import { uploadMessages } from '#shared/upload.ts';
import {
  addLecture,
  as,
  createCourse,
  dataOf,
  drawPicture,
  newAccount,
  PASSWORD,
  register,
  registerSubscriber,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { formWithVideo } from './rest-call.test-helper.ts';

let app: TestApp;
let admin: HttpClient;
beforeAll(async () => {
  app = await startApp();
  admin = await as(app, 'ADMIN');
});
afterAll(() => app.stop());

type Answer = Record<string, unknown>;
const aText = expect.any(String) as string;

describe('the documented answers', () => {
  it('of an empty catalogue is an empty list', async () => {
    expect(await app.visitor().json<Answer>('GET', '/api/v1/courses')).toMatchObject({
      status: 200,
      body: { success: true, courses: [], totalCount: 0 },
    });
  });

  it('of register, login and me have these names', async () => {
    const client = app.visitor();
    const { password, ...account } = newAccount();
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...account, password })) form.set(name, value);
    form.set('avatar', await drawPicture(), 'a.png');
    const registered = await client.fetch('/api/v1/user/register', { method: 'POST', body: form });
    const user = {
      _id: aText,
      ...account,
      avatar: { secure_url: expect.stringMatching(/^\/media\/images\//) as string },
      role: 'USER',
      subscription: { status: 'inactive' },
    };
    expect(await registered.json()).toEqual({
      success: true,
      message: authMessages.success.register({ school: 'Lectern' }),
      user,
    });

    const credentials = { email: account.email, password };
    const loggedIn = await client.json<Answer>('POST', '/api/v1/user/login', credentials);
    expect(loggedIn.body).toEqual({ success: true, message: authMessages.success.login, user });
    expect((await client.json<Answer>('GET', '/api/v1/user/me')).body).toEqual({ success: true, user });
    const loggedOut = await client.json<Answer>('POST', '/api/v1/user/logout');
    expect(loggedOut.body).toEqual({ success: true, message: authMessages.success.logout });
  });

  it('of courses and lectures have these names', async () => {
    const texts = { title: 'Names', description: 'About them.', category: 'Words', instructor: 'Ada' };
    const promises = { outcomes: ['Name things'], audience: 'Beginners.', requirements: 'A pen.' };
    const given = { ...texts, approvalNumber: '7123456', ...promises };
    const { id } = await createCourse(admin, given);
    const lecture = await addLecture(admin, id, { title: 'One', description: 'The first.' });
    const list = await app.visitor().json<{ courses: Answer[] }>('GET', '/api/v1/courses?first=1');
    expect(list.body.courses).toEqual([
      {
        _id: id,
        title: given.title,
        description: given.description,
        decription: given.description,
        category: given.category,
        createdBy: given.instructor,
        approvalNumber: given.approvalNumber,
        ...promises,
        thumbnail: { secure_url: aText },
        numberoflectures: 1,
        numberOfLectures: 1,
      },
    ]);
    const one = await admin.json<Answer>('GET', `/api/v1/courses/${id}`);
    expect(one.body).toEqual({
      success: true,
      lectures: [
        {
          _id: lecture.id,
          kind: 'VIDEO',
          title: 'One',
          description: 'The first.',
          position: 1,
          lecture: { secure_url: aText },
          section: null,
          files: [],
        },
      ],
      textLectures: [],
      linkLectures: [],
      files: [],
      upcomingLectures: [],
    });
  });

  it('of lectures name their sections', async () => {
    const { id } = await createCourse(admin);
    await addLecture(admin, id, { title: 'One' });
    const two = await addLecture(admin, id, { title: 'Two' });
    const create = 'mutation ($input: CreateSectionInput!) { createSection(input: $input) { id } }';
    const begin = (title: string, before: string | null) =>
      admin.graphql(create, { input: { courseId: id, title, summary: `About ${title}`, before } });
    dataOf(await begin('A', two.id));
    dataOf(await begin('B', null));
    const form = await formWithVideo({ title: 'Three', description: 'The third.' });
    const added = await admin.fetch(`/api/v1/courses/${id}`, { method: 'POST', body: form });
    const { course } = (await added.json()) as { course: Answer };
    const section = (title: string) => ({ _id: aText, title, summary: `About ${title}` });
    expect(course.sections).toEqual([section('A'), section('B')]);
    const lectures = [
      { title: 'One', section: null },
      { title: 'Two', section: { _id: aText, title: 'A' } },
      { title: 'Three', section: { _id: aText, title: 'B' } },
    ];
    expect(course.lectures).toMatchObject(lectures);
    const subscriber = await as(app, 'SUBSCRIBER');
    const list = await subscriber.json<Answer>('GET', `/api/v1/courses/${id}`);
    expect(list.body.lectures).toMatchObject(lectures);
  });

  it.each([
    ['VISITOR', 401, messages.access.loginRequired],
    ['USER', 403, accessMessages.access.subscriptionRequired],
    ['SUBSCRIBER', 200, undefined],
    ['ADMIN', 200, undefined],
  ] as const)('of the lectures of a course to a %s: %d', async (caller, status, message) => {
    const { id } = await createCourse(admin);
    const client = await as(app, caller);
    const answer = await client.json<Answer>('GET', `/api/v1/courses/${id}`);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toBe(message);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['0198c0de-0000-7000-8000-000000000000', 404, courseMessages.notFound.course],
    ['1', 400, inputRefusals.malformedId],
    ["1'--", 400, inputRefusals.malformedId],
  ])('of the course %s: %d', async (id, status, message) => {
    const { client } = await registerSubscriber(app);
    const answer = await client.json<Answer>('GET', `/api/v1/courses/${encodeURIComponent(id)}`);
    expect(answer).toMatchObject({ status, body: { success: false, message } });
  });
});

describe('logout by GET', () => {
  const isLoggedIn = async (client: HttpClient) =>
    dataOf(await client.graphql<{ me: object | null }>('{ me { id } }')).me !== null;

  it.each<[string, string, Record<string, string>]>([
    ['another site', '/user/logout', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', '/user/logout', { 'sec-fetch-site': 'same-site' }],
    ['a typed address', '/user/logout', { 'sec-fetch-site': 'none' }],
    ['an old browser', '/user/logout', {}],
    ['another site, with an upper-case path', '/User/LOGOUT/', { 'sec-fetch-site': 'cross-site' }],
  ])('from %s is refused', async (_from, path, headers) => {
    const { client } = await register(app);
    const response = await client.fetch(`/api/v1${path}`, { headers });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      success: false,
      code: 'FORBIDDEN',
      message: requestMessages.crossSite,
    });
    expect(await isLoggedIn(client)).toBe(true);
  });

  it.each<[string, Record<string, string>]>([
    ['our own pages', { 'sec-fetch-site': 'same-origin' }],
    ['a program with its header', { 'x-requested-with': 'XMLHttpRequest' }],
  ])('from %s works', async (_from, headers) => {
    const { client } = await register(app);
    const cookie = client.cookieHeader();
    expect((await client.fetch('/api/v1/user/logout', { headers })).status).toBe(200);
    expect(await isLoggedIn(app.visitor({ cookie }))).toBe(false);
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'HEAD'])('is not possible with %s', async (method) => {
    const { client } = await register(app);
    expect((await client.fetch('/api/v1/user/logout', { method })).status).toBe(405);
    expect(await isLoggedIn(client)).toBe(true);
  });
});

describe('a call that changes data', () => {
  const login = async (headers: Record<string, string>) => {
    const { email } = await register(app);
    return app.visitor().fetch('/api/v1/user/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
  };

  it.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
  ])('from %s is refused, even without a cookie', async (_from, headers) => {
    const response = await login(headers);
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('from our own pages and from programs works', async () => {
    const ownPage = { 'sec-fetch-site': 'same-origin', origin: app.config.publicUrl };
    expect((await login(ownPage)).status).toBe(200);
    expect((await login({})).status).toBe(200);
  });
});

describe('an invalid call', () => {
  it.each([
    ['GET', '/api/v1/nothing'],
    ['GET', '/api/v1'],
    ['DELETE', '/api/v1/user/me'],
    ['GET', '/api/v1/courses/%E0%A4%A'],
  ])('%s %s gets a documented error', async (method, path) => {
    const answer = await app.visitor().json<Answer>(method, path);
    expect([400, 401, 404, 405]).toContain(answer.status);
    expect(answer.body).toMatchObject({ success: false, message: aText });
    expect(answer.body).not.toHaveProperty('incident');
  });

  it.each<[string, number, string, RequestInit]>([
    ['malformed JSON', 400, messages.badRequest, { body: '{"email":' }],
    ['a bare word', 400, messages.badRequest, { body: 'null' }],
    [
      'a body that is too large',
      413,
      uploadMessages.tooLarge,
      { body: JSON.stringify({ email: 'a'.repeat(110_000) }) },
    ],
    [
      'an unknown character set',
      415,
      messages.badRequest,
      { body: '{}', headers: { 'content-type': 'application/json; charset=klingon' } },
    ],
    [
      'a form that breaks off',
      400,
      uploadMessages.malformed,
      { body: '--x\r\nContent-', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    ],
    [
      'a form without a boundary',
      400,
      uploadMessages.malformed,
      { body: 'x', headers: { 'content-type': 'multipart/form-data' } },
    ],
  ])('%s: %d', async (what, status, message, init) => {
    const path = what.startsWith('a form') ? '/api/v1/user/register' : '/api/v1/user/login';
    const response = await app.visitor().fetch(path, {
      method: 'POST',
      ...init,
      headers: { 'content-type': 'application/json', ...init.headers },
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ success: false, message });
  });
});
