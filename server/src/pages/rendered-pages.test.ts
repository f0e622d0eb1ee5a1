import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CapturedLog } from '#testing/captured-log.ts';
import { createCourse, register, registerAdmin } from '#testing/factories.ts';
import { eventually } from '#testing/eventually.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { whenQueueIsIdle } from '#testing/traces.ts';
import { buildClient, rendering } from './built-client.test-helper.ts';

let app: TestApp;
let admin: HttpClient;
let folder: string;
const log = new CapturedLog();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-dist-'));
  await buildClient(folder);
  app = await startApp({ LOG_LEVEL: 'warn' }, { clientFolder: join(folder, 'client'), log });
  admin = (await registerAdmin(app)).client;
  await createCourse(admin, { title: 'Bread at Home' });
});
beforeEach(() => {
  rendering.addresses.splice(0);
  log.clear();
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${app.url}${path}`, { headers, method });
const read = async (path: string, headers?: Record<string, string>) => (await ask(path, headers)).text();

const EMPTY = '<div id="root"></div>';

/** Waits until pages are cached again after a change: PostgreSQL notifies with a delay. */
async function untilKept(path: string): Promise<void> {
  await whenQueueIsIdle(app);
  await eventually(async () => {
    const before = rendering.addresses.length;
    await read(path);
    expect(rendering.addresses.length).toBe(before);
  });
}

describe('a page for visitors', () => {
  it('contains its content, its styles and links to its script files', async () => {
    await untilKept('/courses');
    const page = await read('/courses');
    expect(page).toContain('<main>Bread at Home</main>');
    expect(page).toContain('<title>All Courses · Lectern</title>');
    expect(page).toContain('<style data-emotion="css 1">.css-1{}</style>');
    expect(page).not.toContain('<noscript>');
    expect(page).toContain('<link rel="stylesheet" crossorigin href="/assets/courses.css" />');
    const links = ['texts/1/en/0', 'courses', 'cards'].map(
      (name) => `<link rel="modulepreload" crossorigin href="/assets/${name}.js" />`,
    );
    const scripts = `<script type="module" src="/src/main.tsx"></script>${links.join('')}`;
    expect(page).toContain(`<template id="scripts">${scripts}</template><script>`);
    // The scripts show the list from its start.
    await untilKept('/courses?after=cursor');
    const later = await read('/courses?after=cursor');
    expect(later).toContain(scripts);
    expect(later).not.toContain('<template');
  });

  it('is sent only to callers without a session or token', async () => {
    const { client } = await register(app);
    expect(await read('/courses', { cookie: client.cookieHeader() })).not.toContain('<main>');
    expect(await read('/courses', { authorization: 'Bearer nothing' })).toContain(EMPTY);
    // Cookies of other programs on this host do not matter.
    expect(await read('/courses', { cookie: 'theme=dark' })).toContain('<main>');
    expect((await ask('/courses')).headers.get('vary')).toBe(
      'Accept-Encoding, Accept-Language, Authorization, Cookie',
    );
  });

  it('is rendered once until content changes, for any unknown parameters', async () => {
    await untilKept('/courses');
    rendering.addresses.splice(0);
    const page = await read('/courses');
    expect(await read('/courses?utm_source=letter')).toBe(page);
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await ask('/courses', { 'accept-encoding': encoding });
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(await answer.text()).toBe(page);
    }
    expect(rendering.addresses).toEqual([]);

    await createCourse(admin, { title: 'Cheese' });
    expect(await read('/courses')).toContain('Cheese');
    expect(await read('/courses?utm_source=letter')).toContain('Cheese');
  });

  it('is answered with 304 if the browser has it', async () => {
    await untilKept('/courses');
    const answer = await ask('/courses');
    const tag = answer.headers.get('etag') ?? '';
    for (const path of ['/courses', '/courses?utm_source=letter']) {
      // Browsers send this header. Without it, fetch sends `no-cache`.
      const again = await ask(path, { 'if-none-match': tag, 'cache-control': 'max-age=0' });
      expect([path, again.status, await again.text()]).toEqual([path, 304, '']);
    }
    const head = await ask('/courses', {}, 'HEAD');
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, tag, '']);
    expect(answer.headers.get('content-security-policy')).toBe(head.headers.get('content-security-policy'));
    expect(answer.headers.get('x-request-id')).not.toBe(head.headers.get('x-request-id'));
  });

  it('is rendered by a program that knows the address of the school', async () => {
    await untilKept('/courses');
    expect(rendering.origin).toBe(app.config.publicUrl);
  });

  it('is cached separately for each view of the catalogue', async () => {
    await read('/courses?sort=title&category=Tea+%26+Co&state=draft&q=');
    expect(rendering.addresses).toEqual(['/courses?category=Tea+%26+Co&sort=title']);
  });

  it('is rendered for every request if it cannot be cached', async () => {
    // A page that takes too long is sent without its content, and the next request waits for the same rendering.
    await eventually(async () => {
      rendering.addresses.splice(0);
      for (const _ of [1, 2]) expect(await read('/courses?q=bread')).toContain('<main>');
      expect(rendering.addresses).toEqual(['/courses?q=bread', '/courses?q=bread']);
    });
  });

  it('is not rendered if the screen is shown by scripts', async () => {
    expect(await read('/signup')).toContain(`${EMPTY}<p>The school</p>`);
    expect(rendering.addresses).toEqual([]);
    expect(await read('/certificates')).toContain(EMPTY);
  });

  it('is shared by all missing addresses', async () => {
    await createCourse(admin, { title: 'Gone' });
    await app.sql("update courses set deleted_at = now() where title = 'Gone'");
    await eventually(async () => {
      rendering.addresses.splice(0);
      const answers = [];
      for (const path of ['/nowhere', '/courses/no-such-course', '/courses/gone', '/404']) {
        const answer = await ask(path);
        answers.push([answer.status, (await answer.text()).includes('<main>Nothing</main>')]);
      }
      expect(answers).toEqual([
        [404, true],
        [404, true],
        [410, true],
        [404, true],
      ]);
      expect(rendering.addresses.length).toBeLessThanOrEqual(1);
    });
  });

  it('is sent without its content if rendering fails, and the failure is logged', async () => {
    const answer = await ask('/about');
    expect([answer.status, (await answer.text()).includes(EMPTY)]).toEqual([200, true]);
    // The service worker stores only pages with an ETag.
    expect(answer.headers.has('etag')).toBe(false);
    expect(log.entries()).toMatchObject([
      { msg: 'a page is sent without its content', err: { message: 'A fault of ours' } },
    ]);
  });

  it('is sent without its content under load, because pages are rendered one at a time', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    rendering.held = promise;
    rendering.mostAtOnce = 0;
    const empty: string[] = [];
    const many = Array.from({ length: 8 }, async (_, index) => {
      const page = await read(`/courses?category=held-${index}`);
      if (page.includes(EMPTY)) empty.push(page);
    });
    // One page is being rendered and four wait, because they have parameters. The others are answered meanwhile.
    await eventually(() => expect(empty.length).toBeGreaterThanOrEqual(3));
    resolve();
    await Promise.all(many);
    expect(rendering.mostAtOnce).toBe(1);
  });

  it('is rendered despite many requests for searches and categories', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    rendering.held = promise;
    let empty = 0;
    const many = Array.from({ length: 25 }, async (_, index) => {
      const page = await read(`/courses?category=held-too-${index}&q=bread`);
      if (page.includes(EMPTY)) empty += 1;
    });
    await eventually(() => expect(empty).toBeGreaterThanOrEqual(8));
    await read('/');
    resolve();
    await eventually(() => expect(rendering.addresses).toContain('/'));
    await Promise.all(many);
  });

  it('is sent without its content if rendering takes long, and later pages with theirs', async () => {
    expect(await read('/contact')).toContain(EMPTY);
    await eventually(async () => expect(await read('/courses')).toContain('<main>'));
  });
});

describe('a page for a logged-in user', () => {
  it("contains the user's answers, only for that user, and is never cached", async () => {
    const [ada, ben] = [await register(app), await register(app)];
    const own = await ask('/courses', { cookie: ada.client.cookieHeader() });
    expect(Object.fromEntries(own.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      vary: 'Accept-Encoding, Accept-Language, Authorization, Cookie',
    });
    expect(own.headers.has('etag')).toBe(false);
    const page = await own.text();
    expect(page).toContain(
      '<div id="root">Skeleton</div><script type="application/json" id="answers">{"me":',
    );
    expect(page).toContain(ada.email);
    expect(page).toMatch(/<link rel="preload" as="image".*<link [^>]*rel="modulepreload".*<\/head>/s);
    expect(page).toContain('<title>All Courses · Lectern</title>');
    expect(page).toContain('<noscript>');

    const others = [
      await read('/courses', { cookie: ben.client.cookieHeader() }),
      await read('/courses'),
      await read('/courses', { authorization: 'Bearer nothing' }),
      await read('/courses', {
        cookie: ada.client.cookieHeader(),
        authorization: 'Bearer nothing',
      }),
    ];
    expect(others[0]).toContain(ben.email);
    expect(others.filter((text) => text.includes(ada.email))).toEqual([]);
  });

  it('is complete if it is rendered for all users, and its scripts wait for an interaction', async () => {
    const { client, email } = await register(app);
    const answer = await ask('/courses/bread-at-home/lectures', { cookie: client.cookieHeader() });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.has('etag')).toBe(false);
    const page = await answer.text();
    expect(page).toContain(email);
    expect(page).not.toContain('<noscript>');
    const waiting = /<template id="scripts">(.*?)<\/template>/.exec(page)?.[1];
    expect(waiting).toMatch(/<script type="module".*lecture\.js.*player\.js/);
    // These scripts load their own styles, so the page does not wait for them.
    expect(page).not.toContain('player.css');
  });

  it('is compressed, unless its address has a query string that another person may have chosen', async () => {
    const { client, email } = await register(app);
    const cookie = client.cookieHeader();
    for (const [path, encoding] of [
      ['/courses', 'br'],
      ['/courses', 'gzip'],
      ['/courses?q=bread', null],
    ] as const) {
      const answer = await ask(path, { cookie, 'accept-encoding': encoding ?? 'br' });
      expect([path, answer.headers.get('content-encoding')]).toEqual([path, encoding]);
      expect(await answer.text()).toContain(email);
    }
  });

  it("is a visitor's page once the session has ended", async () => {
    const { client, email } = await register(app);
    const cookie = client.cookieHeader();
    await client.graphql('mutation { logout { userId } }');
    for (const _ of [1, 2]) {
      const page = await read('/courses', { cookie });
      expect(page).toContain('<main>');
      expect(page).not.toContain(email);
    }
  });

  it.each(['/about', '/contact'])('is sent without answers if they fail or take long: %s', async (path) => {
    const { client, email } = await register(app);
    const answer = await ask(path, { cookie: client.cookieHeader() });
    const page = await answer.text();
    expect([answer.status, page.includes(EMPTY), page.includes(email)]).toEqual([200, true, false]);
    expect(log.entries().map(({ err }) => err)).toMatchObject(
      path === '/about' ? [{ message: 'A fault of ours' }] : [],
    );
  });
});
