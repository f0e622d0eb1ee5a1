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

/** Waits until pages are kept again after a change: PostgreSQL tells of it a moment later. */
async function untilKept(path: string): Promise<void> {
  await whenQueueIsIdle(app);
  await eventually(async () => {
    const before = rendering.addresses.length;
    await read(path);
    expect(rendering.addresses.length).toBe(before);
  });
}

describe('a page for visitors', () => {
  it('comes with its content, its styles and what its scripts need', async () => {
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
    // They show the list from its beginning.
    await untilKept('/courses?after=cursor');
    const later = await read('/courses?after=cursor');
    expect(later).toContain(scripts);
    expect(later).not.toContain('<template');
  });

  it('is for nobody who may be somebody', async () => {
    const { client } = await register(app);
    expect(await read('/courses', { cookie: client.cookieHeader() })).not.toContain('<main>');
    expect(await read('/courses', { authorization: 'Bearer nothing' })).toContain(EMPTY);
    // A cookie of another program at this host says nothing.
    expect(await read('/courses', { cookie: 'theme=dark' })).toContain('<main>');
    expect((await ask('/courses')).headers.get('vary')).toBe(
      'Accept-Encoding, Accept-Language, Authorization, Cookie',
    );
  });

  it('is rendered once until something changes, whatever else its address says', async () => {
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

  it('is not sent again to whoever has it', async () => {
    await untilKept('/courses');
    const answer = await ask('/courses');
    const tag = answer.headers.get('etag') ?? '';
    for (const path of ['/courses', '/courses?utm_source=letter']) {
      // As a browser asks; fetch would ask for it whole.
      const again = await ask(path, { 'if-none-match': tag, 'cache-control': 'max-age=0' });
      expect([path, again.status, await again.text()]).toEqual([path, 304, '']);
    }
    const head = await ask('/courses', {}, 'HEAD');
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, tag, '']);
    expect(answer.headers.get('content-security-policy')).toBe(head.headers.get('content-security-policy'));
    expect(answer.headers.get('x-request-id')).not.toBe(head.headers.get('x-request-id'));
  });

  it('has an address of its own for each view of the catalogue', async () => {
    await read('/courses?sort=title&category=Tea+%26+Co&state=draft&q=');
    expect(rendering.addresses).toEqual(['/courses?category=Tea+%26+Co&sort=title']);
  });

  it('is made anew for each who asks for what is not kept', async () => {
    // A page that takes too long is sent without its content, and the next who asks waits for the same.
    await eventually(async () => {
      rendering.addresses.splice(0);
      for (const _ of [1, 2]) expect(await read('/courses?q=bread')).toContain('<main>');
      expect(rendering.addresses).toEqual(['/courses?q=bread', '/courses?q=bread']);
    });
  });

  it('is not rendered where there is none, nor for what scripts show', async () => {
    expect(await read('/signup')).toContain(`${EMPTY}<p>The school</p>`);
    expect(rendering.addresses).toEqual([]);
    expect(await read('/certificates')).toContain(EMPTY);
  });

  it('is one for all addresses at which there is nothing', async () => {
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

  it('comes without its content when rendering fails, which is logged', async () => {
    const answer = await ask('/about');
    expect([answer.status, (await answer.text()).includes(EMPTY)]).toEqual([200, true]);
    // By its tag the service worker knows a page that can be kept.
    expect(answer.headers.has('etag')).toBe(false);
    expect(log.entries()).toMatchObject([
      { msg: 'a page is sent without its content', err: { message: 'A fault of ours' } },
    ]);
  });

  it('comes without its content when many are asked for at once, which are rendered one at a time', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    rendering.held = promise;
    rendering.mostAtOnce = 0;
    const empty: string[] = [];
    const many = Array.from({ length: 8 }, async (_, index) => {
      const page = await read(`/courses?category=held-${index}`);
      if (page.includes(EMPTY)) empty.push(page);
    });
    // One is being rendered and four wait, since they have parameters: the others are answered meanwhile.
    await eventually(() => expect(empty.length).toBeGreaterThanOrEqual(3));
    resolve();
    await Promise.all(many);
    expect(rendering.mostAtOnce).toBe(1);
  });

  it('is rendered though many pages of searches and categories are asked for', async () => {
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

  it('comes without its content when that takes long, and the others after it with theirs', async () => {
    expect(await read('/contact')).toContain(EMPTY);
    await eventually(async () => expect(await read('/courses')).toContain('<main>'));
  });
});

describe('a page for who is logged in', () => {
  it('comes with what its scripts show to them, for nobody else and kept by nobody', async () => {
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

  it('is whole where it is rendered for them, and then its scripts wait, with those that they fetch next', async () => {
    const { client, email } = await register(app);
    const answer = await ask('/courses/bread-at-home/lectures', { cookie: client.cookieHeader() });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.has('etag')).toBe(false);
    const page = await answer.text();
    expect(page).toContain(email);
    expect(page).not.toContain('<noscript>');
    const waiting = /<template id="scripts">(.*?)<\/template>/.exec(page)?.[1];
    expect(waiting).toMatch(/<script type="module".*lecture\.js.*player\.js/);
    // They bring their styles themselves: nothing of the page waits for those.
    expect(page).not.toContain('player.css');
  });

  it('is compressed, but not together with what somebody else may have put into its address', async () => {
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

  it('is a visitor’s once the session has ended', async () => {
    const { client, email } = await register(app);
    const cookie = client.cookieHeader();
    await client.graphql('mutation { logout { userId } }');
    for (const _ of [1, 2]) {
      const page = await read('/courses', { cookie });
      expect(page).toContain('<main>');
      expect(page).not.toContain(email);
    }
  });

  it.each(['/about', '/contact'])('comes without answers when they fail or take long: %s', async (path) => {
    const { client, email } = await register(app);
    const answer = await ask(path, { cookie: client.cookieHeader() });
    const page = await answer.text();
    expect([answer.status, page.includes(EMPTY), page.includes(email)]).toEqual([200, true, false]);
    expect(log.entries().map(({ err }) => err)).toMatchObject(
      path === '/about' ? [{ message: 'A fault of ours' }] : [],
    );
  });
});
