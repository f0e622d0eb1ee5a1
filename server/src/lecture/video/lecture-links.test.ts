// @slow server/src/lecture server/src/access server/src/auth/session.service.ts server/src/platform
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { requestMessages } from '#shared/request-messages.ts';
import {
  addLecture,
  createCourse,
  dataOf,
  PASSWORD,
  registerAdmin,
  registerPaidSubscriber,
  registerSubscriber,
  type Person,
} from '#testing/factories.ts';
import { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const LINK_SECONDS = 5;
const VIDEO = `query ($slug: String!) {
  course(slug: $slug) { lectures { title video { url streamUrl posterUrl storyboard { url count } expiresAt } } }
}`;
interface Video {
  url: string;
  streamUrl: string | null;
  posterUrl: string | null;
  storyboard: { url: string; count: number } | null;
  expiresAt: string;
}
interface Outline {
  course: { lectures: { title: string; video: Video | null }[] };
}

let app: TestApp;
let slug: string;
let admin: Person;
beforeAll(async () => {
  app = await startApp({ MEDIA_LINK_SECONDS: String(LINK_SECONDS) });
  admin = await registerAdmin(app);
  const course = await createCourse(admin.client);
  slug = course.slug;
  await addLecture(admin.client, course.id, { title: 'Preview', isFreePreview: true });
  await addLecture(admin.client, course.id, { title: 'Paid' });
});
afterAll(() => app.stop());

async function videoOf(client: HttpClient, wanted = 'Paid'): Promise<Video | null> {
  const { course } = dataOf(await client.graphql<Outline>(VIDEO, { slug }));
  return course.lectures.find(({ title }) => title === wanted)?.video ?? null;
}

const statusFor = async (client: HttpClient, url: string): Promise<number> => {
  const response = await client.fetch(url, { headers: { range: 'bytes=0-9' } });
  await response.body?.cancel();
  return response.status;
};

/** Another browser with a session of the same person. */
async function otherBrowserOf({ email }: Person): Promise<HttpClient> {
  const browser = app.visitor();
  dataOf(
    await browser.graphql(
      'mutation ($email: String!) { login(input: { email: $email, password: "Lectern#1" }) { id } }',
      {
        email,
      },
    ),
  );
  return browser;
}

describe('the links of a lecture', () => {
  it('expire, and are renewed by another request', async () => {
    const learner = await registerSubscriber(app);
    const old = await videoOf(learner.client);
    expect(await statusFor(learner.client, old?.url ?? '')).toBe(206);
    const expiresAt = Date.parse(old?.expiresAt ?? '');
    expect(expiresAt).toBeLessThanOrEqual(Date.now() + LINK_SECONDS * 1000);
    let lastOpenedAt = 0;
    const tryAgain = async () => {
      const begun = Date.now();
      const status = await statusFor(learner.client, old?.url ?? '');
      if (status === 206) lastOpenedAt = begun;
      return status;
    };
    await expect.poll(tryAgain, { interval: 50 }).toBe(403);
    // They expire exactly at `expiresAt`.
    expect(Date.now()).toBeGreaterThanOrEqual(expiresAt);
    expect(lastOpenedAt).toBeLessThan(expiresAt);
    const renewed = await videoOf(learner.client);
    expect(await statusFor(learner.client, renewed?.url ?? '')).toBe(206);
  });

  it('do not work for another learner, a visitor or another browser of the same learner', async () => {
    const learner = await registerSubscriber(app);
    const url = (await videoOf(learner.client))?.url ?? '';
    const strangers = [
      (await registerSubscriber(app)).client,
      admin.client,
      app.visitor(),
      await otherBrowserOf(learner),
    ];
    for (const stranger of strangers) {
      const response = await stranger.fetch(url);
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({
        success: false,
        code: 'FORBIDDEN',
        message: requestMessages.linkExpired,
      });
    }
  });

  it('do not work after logging out', async () => {
    const learner = await registerSubscriber(app);
    const url = (await videoOf(learner.client))?.url ?? '';
    await learner.client.graphql('mutation { logout { userId } }');
    expect(await statusFor(learner.client, url)).toBe(403);
  });

  it('are not renewed after cancelling', async () => {
    const learner = await registerPaidSubscriber(app);
    expect(await videoOf(learner.client)).not.toBeNull();
    dataOf(await learner.client.graphql('mutation { cancelSubscription { id } }'));
    await eventually(async () => expect(await videoOf(learner.client)).toBeNull());
  });

  it('are not renewed after the end of the term', async () => {
    const learner = await registerSubscriber(app);
    expect(await videoOf(learner.client)).not.toBeNull();
    await app.sql(`update subscriptions set access_until = now() - interval '1 second' where user_id = $1`, [
      learner.id,
    ]);
    expect(await videoOf(learner.client)).toBeNull();
  });

  it('to a free preview work for all visitors', async () => {
    const url = (await videoOf(app.visitor(), 'Preview'))?.url ?? '';
    expect(await statusFor(app.visitor(), url)).toBe(206);
    expect(await videoOf(app.visitor())).toBeNull();
  });

  it('that were requested with an API token work without a session', async () => {
    const learner = await registerSubscriber(app);
    const { createApiToken } = dataOf(
      await learner.client.graphql<{ createApiToken: { secret: string } }>(
        `mutation { createApiToken(input: { name: "Player", scope: READ, currentPassword: "${PASSWORD}" }) { secret } }`,
      ),
    );
    const url = (await videoOf(app.visitor({ authorization: `Bearer ${createApiToken.secret}` })))?.url ?? '';
    expect(await statusFor(app.visitor(), url)).toBe(206);
  });

  it('give access to a whole stream, including its pictures', async () => {
    const learner = await registerSubscriber(app);
    const ready = `select 1 from lectures where title = 'Paid' and stream_key is not null`;
    await expect.poll(() => app.sql(ready)).toHaveLength(1);
    const { streamUrl } = (await videoOf(learner.client)) ?? {};
    const master = await learner.client.fetch(streamUrl ?? '');
    expect(master.status).toBe(200);
    const [rendition = ''] = (await master.text()).split('\n').filter((line) => /^[^#]/.test(line));
    const playlist = new URL(rendition, new URL(streamUrl ?? '', app.url));
    const media = await learner.client.fetch(playlist.pathname + playlist.search);
    const [part = ''] = (await media.text()).split('\n').filter((line) => /^[^#]/.test(line));
    const bytes = new URL(part, playlist);
    expect(await statusFor(learner.client, bytes.pathname + bytes.search)).toBe(206);
    expect(await statusFor(app.visitor(), bytes.pathname + bytes.search)).toBe(403);
  });

  it('from REST work like those from GraphQL', async () => {
    const learner = await registerSubscriber(app);
    const [course] = await app.sql<{ id: string }>('select id from courses limit 1');
    const { body } = await learner.client.json<{ lectures: { lecture: { secure_url: string } }[] }>(
      'GET',
      `/api/v1/courses/${course?.id}`,
    );
    const url = body.lectures[0]?.lecture.secure_url ?? '';
    expect(await statusFor(learner.client, url)).toBe(206);
    expect(await statusFor(app.visitor(), url)).toBe(403);
  });
});
