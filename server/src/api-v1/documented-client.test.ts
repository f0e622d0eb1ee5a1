// @slow server/src/api-v1 docs/api.md
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addLecture, createCourse, drawPicture, registerAdmin } from '#testing/factories.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

/** A client that is based only on section 7 of the specification: fetch, and a cookie jar for the cookies that "are sent with requests". */
class DocumentedClient {
  private readonly jar = new Map<string, string>();

  constructor(private readonly origin: string) {}

  async call<Answer = Record<string, unknown>>(
    method: string,
    path: string,
    payload?: object,
  ): Promise<Answer> {
    const response = await this.fetch(`/api/v1/${path.replace(/^\//, '')}`, method, payload);
    return (await response.json()) as Answer;
  }

  async fetch(path: string, method = 'GET', payload?: object, headers = {}): Promise<Response> {
    const isForm = payload instanceof FormData;
    const response = await fetch(new URL(path, this.origin), {
      method,
      headers: {
        cookie: [...this.jar].map((pair) => pair.join('=')).join('; '),
        // The header that a browser sends from a page of the same site.
        'sec-fetch-site': 'same-origin',
        ...headers,
        ...(payload && !isForm && { 'content-type': 'application/json' }),
      },
      body: payload && !isForm ? JSON.stringify(payload) : payload,
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value) this.jar.set(name, value);
      else this.jar.delete(name);
    }
    return response;
  }
}

interface Me {
  user: { _id: string; role: string; subscription: { status: string } };
}
interface Courses {
  courses: { _id: string; title: string; numberoflectures: number; thumbnail: { secure_url: string } }[];
}
interface Lectures {
  success: boolean;
  message?: string;
  lectures: { title: string; lecture: { secure_url: string } }[];
}

let app: TestApp;
let client: DocumentedClient;
beforeAll(async () => {
  app = await startApp();
  client = new DocumentedClient(app.url);
  const admin = await registerAdmin(app);
  const { id } = await createCourse(admin.client, { title: 'Bread at Home' });
  await addLecture(admin.client, id, { title: 'The first loaf' });
});
afterAll(() => app.stop());

/** Pays on the page at `url`, and returns the session id of the redirect. */
function pay(checkout: { id: string; url: string }): string {
  expect(new URL(checkout.url).protocol).toMatch(/^https?:$/);
  app.container.stripeSandbox?.payCheckout(checkout.id);
  return checkout.id;
}

it('a documented client registers, logs in, subscribes, verifies, watches and unsubscribes', async () => {
  const account = { fullName: 'Ada Lovelace', email: 'ada@example.com', password: 'Lectern#1' };
  const form = new FormData();
  for (const [name, value] of Object.entries(account)) form.set(name, value);
  form.set('avatar', await drawPicture(), 'avatar.png');
  expect(await client.call('POST', 'user/register', form)).toMatchObject({ success: true });
  expect(await client.call('GET', '/user/logout')).toMatchObject({ success: true });
  expect(await client.call('GET', 'user/me')).toMatchObject({ success: false });

  const { email, password } = account;
  const login = await client.call<Me>('POST', 'user/login', { email, password });
  expect(login).toMatchObject({ success: true, user: { fullName: account.fullName, role: 'USER' } });
  expect((await client.call<Me>('GET', 'user/me')).user.subscription.status).toBe('inactive');

  const { courses } = await client.call<Courses>('GET', '/courses');
  expect(courses).toMatchObject([{ title: 'Bread at Home', numberoflectures: 1 }]);
  const course = `/courses/${courses[0]?._id}`;
  expect(await client.call<Lectures>('GET', course)).toMatchObject({ success: false });

  expect(await client.call('GET', '/payments/stripe-key')).toHaveProperty('key');
  const sessionId = pay(await client.call('POST', '/payments/subscribe'));
  const { subscriptionId } = await client.call<{ subscriptionId: string }>(
    'GET',
    `/payments/get-subscription?session_id=${sessionId}`,
  );
  expect(await client.call('POST', '/payments/verify', { subscription_id: subscriptionId })).toEqual({
    success: true,
    message: 'Subscription Active',
  });
  expect((await client.call<Me>('GET', 'user/me')).user.subscription.status).toBe('active');

  const { lectures } = await client.call<Lectures>('GET', course);
  expect(lectures).toMatchObject([{ title: 'The first loaf' }]);
  const video = lectures[0]?.lecture.secure_url ?? '';
  const range = await client.fetch(video, 'GET', undefined, { range: 'bytes=0-99' });
  expect(range.status).toBe(206);
  expect((await range.arrayBuffer()).byteLength).toBe(100);

  expect(await client.call('GET', '/payments/unsubscribe')).toEqual({
    success: true,
    message: 'Cancellation successful',
  });
  expect((await client.call<Me>('GET', 'user/me')).user.subscription.status).toBe('inactive');
  expect(await client.call<Lectures>('GET', course)).toMatchObject({ success: false });
});
