import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CapturedLog } from '#testing/captured-log.ts';
import { createCourse, register, registerAdmin } from '#testing/factories.ts';
import { eventually } from '#testing/eventually.ts';
import type { HttpClient } from '#testing/http-client.ts';
import { startApp, type TestApp } from '#testing/start-app.ts';
import { trustedDocuments } from '#server/platform/graphql/trusted-documents.ts';

/** What the program below does, and what was asked of it. */
interface Rendering {
  addresses: string[];
  atOnce: number;
  mostAtOnce: number;
  /** Resolves when pages of `category=held-…` may go on. */
  held: Promise<void>;
}
const rendering: Rendering = { addresses: [], atOnce: 0, mostAtOnce: 0, held: Promise.resolve() };
Object.assign(globalThis, { rendering });

const hashOf = (operation: string) =>
  [...trustedDocuments].find(([, text]) => text.startsWith(`query ${operation}(`))?.[0] ?? '';

/** Stands for the client's program: shows the titles that it is told, and fails where a test wants it to. */
const PROGRAM = `
export async function renderPage(address, ask) {
  const { rendering } = globalThis;
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  rendering.addresses.push(address);
  rendering.mostAtOnce = Math.max(rendering.mostAtOnce, ++rendering.atOnce);
  try {
    if (pathname === '/about') throw new Error('A fault of ours');
    if (pathname === '/contact') return await new Promise(() => undefined);
    if (pathname === '/certificates') return null;
    if (searchParams.get('category')?.startsWith('held')) await rendering.held;
    const { data } = await ask('${hashOf('Courses')}', {});
    const search = searchParams.get('q');
    if (search) await ask('${hashOf('SearchLectures')}', { search });
    const titles = data.courses.edges.map(({ node }) => node.title);
    return {
      head: '<style data-emotion="css 1">.css-1{}</style>',
      body: '<div id="root"><main>' + titles.join() + '</main></div>',
      module: 'src/courses-page.tsx',
    };
  } finally {
    rendering.atOnce--;
  }
}
`;

const MANIFEST = {
  'src/main.tsx': { file: 'assets/main.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_cards.js': { file: 'assets/cards.js', imports: ['_shared.js'] },
  'src/courses-page.tsx': { file: 'assets/courses.js', imports: ['_cards.js'], css: ['assets/courses.css'] },
};

let app: TestApp;
let admin: HttpClient;
let folder: string;
const log = new CapturedLog();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-dist-'));
  await mkdir(join(folder, 'client/.vite'), { recursive: true });
  await mkdir(join(folder, 'rendering'));
  await cp(join(import.meta.dirname, '../../../client/index.html'), join(folder, 'client/index.html'));
  await writeFile(join(folder, 'client/.vite/manifest.json'), JSON.stringify(MANIFEST));
  await writeFile(join(folder, 'rendering/render-page.js'), PROGRAM);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
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
const untilKept = (path: string) =>
  eventually(async () => {
    const before = rendering.addresses.length;
    await read(path);
    expect(rendering.addresses.length).toBe(before);
  });

describe('a page for visitors', () => {
  it('comes with its content, its styles and what its scripts need', async () => {
    const page = await read('/courses');
    expect(page).toContain('<main>Bread at Home</main>');
    expect(page).toContain('<title>All Courses · Lectern</title>');
    expect(page).toContain('<style data-emotion="css 1">.css-1{}</style>');
    expect(page).not.toContain('<noscript>');
    const links = [...page.matchAll(/<link rel="(modulepreload|stylesheet)"[^>]*href="([^"]*)"/g)];
    expect(links.map(([, kind, file]) => [kind, file])).toEqual([
      ['modulepreload', '/assets/courses.js'],
      ['stylesheet', '/assets/courses.css'],
      ['modulepreload', '/assets/cards.js'],
    ]);
  });

  it('is for nobody who may be somebody', async () => {
    const { client } = await register(app);
    expect(await read('/courses', { cookie: client.cookieHeader() })).toContain(EMPTY);
    expect(await read('/courses', { authorization: 'Bearer nothing' })).toContain(EMPTY);
    // A cookie of another program at this host says nothing.
    expect(await read('/courses', { cookie: 'theme=dark' })).toContain('<main>');
    expect((await ask('/courses')).headers.get('vary')).toBe('Accept-Encoding, Authorization, Cookie');
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
    for (const _ of [1, 2]) await read('/courses?q=bread');
    expect(rendering.addresses).toEqual(['/courses?q=bread', '/courses?q=bread']);
  });

  it('is not rendered where there is none, nor for what scripts show', async () => {
    expect((await ask('/courses/no-such-course')).status).toBe(404);
    expect(await read('/login')).toContain(EMPTY);
    expect(rendering.addresses).toEqual([]);
    expect(await read('/certificates')).toContain(EMPTY);
  });

  it('comes without its content when rendering fails, which is logged', async () => {
    const answer = await ask('/about');
    expect([answer.status, (await answer.text()).includes(EMPTY)]).toEqual([200, true]);
    expect(log.entries()).toMatchObject([
      { msg: 'a page is sent without its content', err: { message: 'A fault of ours' } },
    ]);
  });

  it('comes without its content when many are asked for at once, which are rendered one at a time', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    rendering.held = promise;
    rendering.mostAtOnce = 0;
    const empty: string[] = [];
    const many = Array.from({ length: 20 }, async (_, index) => {
      const page = await read(`/courses?category=held-${index}`);
      if (page.includes(EMPTY)) empty.push(page);
    });
    // One is being rendered and sixteen wait: the others are answered meanwhile.
    await eventually(() => expect(empty.length).toBeGreaterThanOrEqual(3));
    resolve();
    await Promise.all(many);
    expect(rendering.mostAtOnce).toBe(1);
  });

  it('comes without its content when that takes long, and the others after it with theirs', async () => {
    expect(await read('/contact')).toContain(EMPTY);
    await eventually(async () => expect(await read('/courses')).toContain('<main>'));
  });
});
