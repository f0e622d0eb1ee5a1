import { chromium, type Browser, type Page, type Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
// For the types of what the setup provides.
import type {} from '#testing/school.ts';
import { chromiumSwitches } from './chromium-switches.ts';
import { GRAPHQL, operationNameOf } from './graphql-requests.ts';
import { dress, Windows, type Visit } from './windows.ts';

const PASSWORD = 'Lectern#1';

export type DemoAccount = 'admin' | 'subscriber' | 'learner';

/** The person who opens a screen; a visitor has no account. */
export type Person = 'visitor' | DemoAccount;

/** The URL of this worker's school. */
export function schoolOfWorker(): string {
  const url = inject('schoolUrls')[Number(process.env.VITEST_POOL_ID) - 1];
  if (url === undefined) throw new Error('This worker has no school');
  return url;
}

/**
 * Gives the tests of a file a real browser. Every page starts without cookies. A test fails if one of its pages logs an error or
 * loads something from another host.
 *
 * @param origin of the school; by default the one of this file's worker.
 * @param elsewhere further origins from which its pages may load; none by default.
 */
export function useBrowser(origin = schoolOfWorker(), elsewhere: () => readonly string[] = () => []) {
  let windows: Windows;
  const errors: string[] = [];
  /** The windows of `openShared`, by person and language, and whether the current test uses one. */
  const shown = new Map<string, { path: string; page: Page }>();
  let isLookedAt = false;

  beforeAll(async () => {
    const browser = await browserOfWorker();
    windows = origin === schoolOfWorker() ? windowsOfWorker(browser) : new Windows(browser, origin);
  });
  afterAll(async () => {
    if (origin !== schoolOfWorker()) await windows.close();
  });
  afterEach(async ({ task }) => {
    const keep = task.result?.state !== 'fail';
    if (!keep) process.stderr.write(`'${task.name}' failed at this:\n${await windows.describe()}\n\n`);
    if (!keep || !isLookedAt) shown.clear();
    isLookedAt = false;
    await windows.leave({ keep, except: new Set([...shown.values()].map(({ page }) => page)) });
    expect(errors.splice(0)).toEqual([]);
  });

  /** Opens an empty window of a visitor. */
  async function newPage(visit: Visit = {}): Promise<Page> {
    const page = await windows.open(visit);
    watchTraffic(page);
    page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message.text())) errors.push(message.text());
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      const isAllowed = url.origin === origin || elsewhere().includes(url.origin);
      if (url.protocol.startsWith('http') && !isAllowed) errors.push(`request to ${url.origin}`);
    });
    return page;
  }

  /** Opens an address of the school in a new window. */
  async function open(path: string, visit: Visit = {}): Promise<Page> {
    const page = await newPage(visit);
    await page.goto(path);
    return page;
  }

  /** Opens an address, if given, as the signed-in owner of a demo account. */
  async function openAs(account: DemoAccount, path?: string, visit: Visit = {}): Promise<Page> {
    const page = await newPage(visit);
    await logIn(page, account);
    if (path !== undefined) await page.goto(path);
    return page;
  }

  /** Opens an address as any person. */
  const goTo = (person: Person, path: string, visit: Visit = {}) =>
    person === 'visitor' ? open(path, visit) : openAs(person, path, visit);

  /**
   * Like `goTo`, for tests that change nothing. Consecutive tests share one open screen, and each person keeps one window for all
   * screens.
   */
  async function openShared(person: Person, path: string, locale?: string): Promise<Page> {
    isLookedAt = true;
    const key = `${person} ${locale}`;
    const window = shown.get(key);
    if (window?.path === path) return window.page;
    const page = window?.page ?? (await goTo(person, path, { locale }));
    shown.set(key, { path, page });
    if (window) {
      await dress(page);
      await page.goto(path);
    }
    return page;
  }

  return { newPage, open, openAs, goTo, openShared, origin };
}

/** Logs in the page's window as the owner of a demo account; the page itself does not change. */
export async function logIn(page: Page, account: DemoAccount): Promise<void> {
  const login = await page.request.post('/api/v1/user/login', {
    data: { email: `${account}@example.com`, password: PASSWORD },
    // An idle connection may be closed just when it is used again.
    maxRetries: 1,
  });
  expect(login.status()).toBe(200);
}

let launched: Promise<Browser> | undefined;

/** One browser serves all files of a worker and ends with it. */
async function browserOfWorker(): Promise<Browser> {
  const running = await launched;
  if (running?.isConnected()) return running;
  launched = chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: chromiumSwitches });
  return launched;
}

const keptWindows = new WeakMap<Browser, Windows>();

/** Windows at the worker's school are shared by all its files: cached scripts cost half as much to run. */
function windowsOfWorker(browser: Browser): Windows {
  const windows = keptWindows.get(browser) ?? new Windows(browser, schoolOfWorker());
  keptWindows.set(browser, windows);
  return windows;
}

/** Chromium logs responses such as 401 and 404 as errors; the product sends them on purpose. */
function isExpected(text: string): boolean {
  return text.startsWith('Failed to load resource');
}

/** The requests of a page, without event streams, which last as long as the page. */
interface Traffic {
  underWay: Set<Request>;
  /** The total number of requests. */
  sent: number;
}

const traffics = new WeakMap<Page, Traffic>();

function watchTraffic(page: Page): void {
  const traffic: Traffic = { underWay: new Set(), sent: 0 };
  traffics.set(page, traffic);
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql/stream')) return;
    traffic.underWay.add(request);
    traffic.sent++;
  });
  const end = (request: Request) => void traffic.underWay.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/**
 * Waits until a page has loaded everything: all requests are answered, and the page has sent no further ones after processing the
 * responses. Delayed work of the page does not count.
 */
export async function settled(page: Page): Promise<void> {
  const traffic = traffics.get(page);
  if (!traffic) throw new Error('Not a page of useBrowser()');
  await eventually(async () => {
    const { sent } = traffic;
    if (traffic.underWay.size === 0) await page.evaluate(untilIdle);
    return { underWay: [...traffic.underWay].map((request) => request.url()), new: traffic.sent - sent };
  }).toEqual({ underWay: [], new: 0 });
}

/**
 * Waits in the page until it has been idle three times, because work in one frame may lead to more in the next. Uses a background
 * task, which runs after all others: `requestIdleCallback` may not run in a page that is idle for long.
 */
export async function untilIdle(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await scheduler.postTask(() => undefined, { priority: 'background' });
  }
}

/**
 * The name of a request's GraphQL operation, or `upload` for one with a file, which hides the name. Null for other requests, and
 * for the operation of the upload tray, which loads on every admin screen at any time.
 */
export function operationOf(request: Request): string | null {
  if (!GRAPHQL.test(request.url())) return null;
  if (request.headers()['content-type']?.startsWith('multipart/')) return 'upload';
  const name = operationNameOf(request) ?? 'unnamed';
  return name === 'Uploads' ? null : name;
}

/** Records every further GraphQL operation of a page, by `operationOf`. */
export function recordOperations(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = operationOf(request);
    if (name !== null) names.push(name);
  });
  return names;
}

/** Waits until the page's video plays: its time advances and it shows a picture. */
export async function expectPlaying(page: Page): Promise<void> {
  await play(page);
  await eventually(() => currentTime(page)).toBeGreaterThan(0.3);
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(
    0,
  );
}

/** Plays the page's video as soon as there is one. */
export async function play(page: Page): Promise<void> {
  const begin = async (video: HTMLVideoElement) => {
    // A video that is just being inserted rejects.
    await video.play().catch(() => undefined);
    return video.paused;
  };
  await eventually(() => page.locator('video').evaluate(begin)).toBe(false);
}

/** Polls until an expectation holds. */
export const eventually = <Value>(read: () => Value | Promise<Value>) => expect.poll(read);

export function currentTime(page: Page): Promise<number> {
  return page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
}
