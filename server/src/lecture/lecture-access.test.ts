import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestMessages } from '#shared/request-messages.ts';
import { MediaLinks } from '#server/platform/media/media-links.ts';
import {
  addLecture,
  as,
  createCourse,
  dataOf,
  refusalOf,
  register,
  video,
  type Caller,
} from '#testing/factories.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';

const OUTLINE = `query Course($slug: String!) {
  course(slug: $slug) {
    lectures { id title description position duration isFreePreview locked video { url contentType expiresAt } }
  }
}`;
interface Outline {
  course: {
    lectures: {
      id: string;
      title: string;
      locked: boolean;
      duration: number;
      video: { url: string; contentType: string; expiresAt: string } | null;
    }[];
  };
}

let app: TestApp;
let course: { id: string; slug: string };
let clients: Record<Caller, HttpClient>;
beforeAll(async () => {
  app = await startApp({ SECRET: 'a secret of at least thirty-two characters' });
  const [USER, SUBSCRIBER, ADMIN] = [
    await as(app, 'USER'),
    await as(app, 'SUBSCRIBER'),
    await as(app, 'ADMIN'),
  ];
  clients = { VISITOR: app.visitor(), USER, SUBSCRIBER, ADMIN };
  course = await createCourse(ADMIN);
  await addLecture(ADMIN, course.id, { title: 'Preview', isFreePreview: true });
  await addLecture(ADMIN, course.id, { title: 'First' });
  await addLecture(ADMIN, course.id, { title: 'Second' });
});
afterAll(() => app.stop());

async function outlineFor(client: HttpClient) {
  const answer = await client.graphql<Outline>(OUTLINE, { slug: course.slug });
  return dataOf(answer).course.lectures;
}

const play = (url: string, headers: Record<string, string> = {}) =>
  fetch(new URL(url, app.url), { headers: { range: 'bytes=0-99', ...headers } });

describe('the outline of a course', () => {
  it.each<[Caller, string[]]>([
    ['VISITOR', ['First', 'Second']],
    ['USER', ['First', 'Second']],
    ['SUBSCRIBER', []],
    ['ADMIN', []],
  ])('shows a %s all titles and lengths, but no video of %j', async (caller, locked) => {
    const lectures = await outlineFor(clients[caller]);
    expect(lectures.map(({ title }) => title)).toEqual(['Preview', 'First', 'Second']);
    for (const lecture of lectures) {
      expect(lecture.duration).toBeCloseTo(1, 1);
      expect(lecture.locked).toBe(locked.includes(lecture.title));
      expect(lecture.video === null).toBe(lecture.locked);
    }
  });

  it('contains no storage key of a locked lecture', async () => {
    const rows = await app.sql<{ video_key: string }>(
      "select video_key from lectures where title <> 'Preview'",
    );
    const text = JSON.stringify(await outlineFor(clients.VISITOR));
    for (const { video_key } of rows) expect(text).not.toContain(video_key);
  });

  /** A user whose subscription has this status and gives access for `secondsLeft` seconds; null for no access. */
  async function subscribed(status: string, secondsLeft: number | null) {
    const person = await register(app);
    await app.sql(
      `insert into subscriptions (id, created_at, user_id, stripe_subscription_id, stripe_status,
         current_period_end, access_until, cancel_at_period_end)
       values ($1, now(), $1, $2, $3, now() + interval '1 year', now() + make_interval(secs => $4), false)`,
      [person.id, `sub_${person.id}`, status, secondsLeft],
    );
    return person.client;
  }

  it.each([
    ['active', 60, 200, 0],
    ['active', -1, 403, 2],
    ['active', null, 403, 2],
    ['past_due', 60, 200, 0],
    ['past_due', -1, 403, 2],
    ['incomplete', null, 403, 2],
    ['canceled', null, 403, 2],
    ['unpaid', null, 403, 2],
    ['paused', null, 403, 2],
  ])(
    'with a subscription that is %s and gives access for %s more seconds: status %d, %d locked',
    async (state, seconds, status, locked) => {
      const client = await subscribed(state, seconds);
      expect((await outlineFor(client)).filter((lecture) => lecture.locked)).toHaveLength(locked);
      expect((await client.json('GET', `/api/v1/courses/${course.id}`)).status).toBe(status);
    },
  );
});

describe('a lecture by its id', () => {
  const LECTURE = `query Lecture($id: ID!) {
    lecture(id: $id) { id title description position duration isFreePreview locked video { contentType } captions { url } }
  }`;
  interface Asked {
    lecture: { title: string; locked: boolean; video: object | null };
  }
  const ask = (client: HttpClient, id: string) => client.graphql<Asked>(LECTURE, { id });

  it.each<Caller>(['VISITOR', 'USER', 'SUBSCRIBER', 'ADMIN'])(
    'has the same data for a %s as the outline',
    async (caller) => {
      for (const { id, title, locked } of await outlineFor(clients[caller])) {
        const { lecture } = dataOf(await ask(clients[caller], id));
        expect(lecture).toMatchObject({ id, title, locked, video: locked ? null : {} });
      }
    },
  );

  it.each([
    ['in the trash', 'deleted_at = now()', 'deleted_at = null'],
    ['a draft', 'is_draft = true', 'is_draft = false'],
    [
      'without a video',
      'video_key = null, video_type = null',
      "video_key = 'gone', video_type = 'video/mp4'",
    ],
  ])('that is %s is visible to admins only', async (_state, become, again) => {
    const { id } = await addLecture(clients.ADMIN, course.id, { title: 'Aside', isFreePreview: true });
    await app.sql(`update lectures set ${become} where id = $1`, [id]);
    for (const caller of ['VISITOR', 'USER', 'SUBSCRIBER'] as const) {
      expect(refusalOf(await ask(clients[caller], id))?.code).toBe('NOT_FOUND');
    }
    expect(dataOf(await ask(clients.ADMIN, id)).lecture.title).toBe('Aside');
    await app.sql(`update lectures set ${again} where id = $1`, [id]);
    expect(dataOf(await ask(clients.VISITOR, id)).lecture.title).toBe('Aside');
    await app.sql('delete from lectures where id = $1', [id]);
  });

  it.each([
    ['a draft', 'published_at = null', 'published_at = now()'],
    ['in the trash', 'deleted_at = now()', 'deleted_at = null'],
  ])('of a course that is %s is visible to admins only', async (_state, become, again) => {
    const [preview] = await outlineFor(clients.VISITOR);
    const id = preview?.id ?? '';
    await app.sql(`update courses set ${become} where id = $1`, [course.id]);
    for (const caller of ['VISITOR', 'USER', 'SUBSCRIBER'] as const) {
      expect(refusalOf(await ask(clients[caller], id))?.code).toBe('NOT_FOUND');
    }
    expect(dataOf(await ask(clients.ADMIN, id)).lecture.title).toBe('Preview');
    await app.sql(`update courses set ${again} where id = $1`, [course.id]);
  });

  it('is not found by an unknown id, and a malformed id is refused', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(refusalOf(await ask(clients.ADMIN, unknown))?.code).toBe('NOT_FOUND');
    expect(refusalOf(await ask(clients.VISITOR, unknown))?.code).toBe('NOT_FOUND');
    expect(refusalOf(await ask(clients.VISITOR, 'first'))?.code).toBe('BAD_USER_INPUT');
  });
});

describe('a video', () => {
  it.each<Caller>(['SUBSCRIBER', 'ADMIN'])('can be played by a %s', async (caller) => {
    const original = new Uint8Array(await (await video()).arrayBuffer());
    for (const lecture of await outlineFor(clients[caller])) {
      const cookie = clients[caller].cookieHeader();
      const response = await play(lecture.video?.url ?? '', { cookie });
      expect(response.status).toBe(206);
      expect(response.headers.get('content-type')).toBe('video/mp4');
      expect(response.headers.get('content-range')).toBe(`bytes 0-99/${original.length}`);
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(original.slice(0, 100));
      expect(lecture.video?.contentType).toBe('video/mp4');
    }
  });

  it('that is a free preview can be played by a visitor', async () => {
    const [preview] = await outlineFor(clients.VISITOR);
    expect((await play(preview?.video?.url ?? '')).status).toBe(206);
  });

  it('has a link that expires after five minutes', async () => {
    const [lecture] = await outlineFor(clients.SUBSCRIBER);
    const remaining = new Date(lecture?.video?.expiresAt ?? 0).getTime() - Date.now();
    expect(remaining).toBeGreaterThan(290_000);
    expect(remaining).toBeLessThanOrEqual(300_000);
    const expires = new URL(lecture?.video?.url ?? '', app.url).searchParams.get('expires');
    expect(Number(expires) * 1000 - Date.now()).toBeLessThanOrEqual(300_000);
  });

  it('cannot be opened with the link of another video or with a changed link', async () => {
    const [preview, first] = await outlineFor(clients.SUBSCRIBER);
    const own = new URL(preview?.video?.url ?? '', app.url);
    const other = new URL(first?.video?.url ?? '', app.url);
    const later = new URL(own);
    later.searchParams.set('expires', String(Number(own.searchParams.get('expires')) + 60));
    const cookie = clients.SUBSCRIBER.cookieHeader();
    expect((await play(own.pathname + own.search, { cookie })).status).toBe(206);
    for (const address of [other.pathname + own.search, own.pathname, later.pathname + later.search]) {
      const response = await play(address, { cookie });
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({
        success: false,
        code: 'FORBIDDEN',
        message: requestMessages.linkExpired,
      });
    }
  });

  it('cannot be opened with an expired link', async () => {
    const [row] = await app.sql<{ video_key: string }>('select video_key from lectures limit 1');
    const signed = (secondsAgo: number) =>
      new MediaLinks(
        { current: app.config.secret ?? '' },
        { now: () => Date.now() - secondsAgo * 1000 },
      ).sign(row?.video_key ?? '');
    expect((await play(signed(290))).status).toBe(206);
    expect((await play(signed(301))).status).toBe(403);
  });

  it('cannot be opened with a session but without a link', async () => {
    const [row] = await app.sql<{ video_key: string }>('select video_key from lectures limit 1');
    const cookie = clients.ADMIN.cookieHeader();
    expect((await play(`/media/${row?.video_key}`, { cookie })).status).toBe(403);
  });
});
