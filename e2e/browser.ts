import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium, type Browser, type Page, type Request } from 'playwright-core';
import type axe from 'axe-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { chromiumSwitches } from './chromium-switches.ts';
import { GRAPHQL, operationNameOf } from './graphql-requests.ts';
import { dress, Windows, type Visit } from './windows.ts';

const PASSWORD = 'Lectern#1';
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

type AxeApi = typeof axe;

export type DemoAccount = 'admin' | 'subscriber' | 'learner';

/** Who looks at a screen; a visitor has no account. */
export type Person = 'visitor' | DemoAccount;

/** The school of this file's worker. */
export function schoolOfWorker(): string {
  const url = inject('schoolUrls')[Number(process.env.VITEST_POOL_ID) - 1];
  if (url === undefined) throw new Error('This worker has no school');
  return url;
}

/**
 * Gives the tests of a file a real browser. Every page starts without cookies. A test fails when a page of its logged
 * an error or loaded something from another host.
 *
 * @param origin of the school to look at; the one of this file's worker unless it is named.
 * @param elsewhere origins beside the school's from which its pages may load; none unless named.
 */
export function useBrowser(origin = schoolOfWorker(), elsewhere: () => readonly string[] = () => []) {
  let windows: Windows;
  const errors: string[] = [];
  /** The windows that the tests before have looked at, by person and language, and whether this one does, too. */
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

  /** A fresh window of a visitor, which shows nothing yet. */
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

  /** Opens an address of the school in a fresh window. */
  async function open(path: string, visit: Visit = {}): Promise<Page> {
    const page = await newPage(visit);
    await page.goto(path);
    return page;
  }

  /** Opens an address, if there is one, as the logged-in owner of a demo account. */
  async function openAs(account: DemoAccount, path?: string, visit: Visit = {}): Promise<Page> {
    const page = await newPage(visit);
    await logIn(page, account);
    if (path !== undefined) await page.goto(path);
    return page;
  }

  /** Opens an address as anybody. */
  const goTo = (person: Person, path: string, visit: Visit = {}) =>
    person === 'visitor' ? open(path, visit) : openAs(person, path, visit);

  /**
   * Like `goTo`, for tests that change nothing: one after the other they look at the same screen, which is opened once, and
   * each person goes on to the next in the same window.
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

/** Logs the page's window in as the owner of a demo account; what it shows stays as it is. */
export async function logIn(page: Page, account: DemoAccount): Promise<void> {
  const login = await page.request.post('/api/v1/user/login', {
    data: { email: `${account}@example.com`, password: PASSWORD },
    // A connection that was idle may be closed just when it is used again.
    maxRetries: 1,
  });
  expect(login.status()).toBe(200);
}

let launched: Promise<Browser> | undefined;

/** One serves all files of a worker, and ends with it. */
async function browserOfWorker(): Promise<Browser> {
  const running = await launched;
  if (running?.isConnected()) return running;
  launched = chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: chromiumSwitches });
  return launched;
}

const keptWindows = new WeakMap<Browser, Windows>();

/** Those at the worker's school are there for all its files: the scripts that they have read once cost half to run. */
function windowsOfWorker(browser: Browser): Windows {
  const windows = keptWindows.get(browser) ?? new Windows(browser, schoolOfWorker());
  keptWindows.set(browser, windows);
  return windows;
}

/** Chromium itself logs answers like 401 and 404 as errors; the product answers so on purpose. */
function isExpected(text: string): boolean {
  return text.startsWith('Failed to load resource');
}

/** What a page has asked for, live news aside, which goes on for as long as the page is open. */
interface Traffic {
  underWay: Set<Request>;
  /** How many requests there have been. */
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
 * Waits until a page has asked for all it needs: everything is answered, and what it did with the answers made it ask for
 * nothing more. What it does after a pause does not count.
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
 * Waits in the page until it has nothing to do but to draw, three times: what it does may lead to more in the next frame. By a task
 * that comes after all others: a page that is idle for long may not be told of that by `requestIdleCallback`.
 */
async function untilIdle(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await scheduler.postTask(() => undefined, { priority: 'background' });
  }
}

/**
 * The GraphQL operation that a screen has sent: its name, or `upload` for one with a file, which hides it. Null for other
 * requests, and for the uploads of the tray: it stands around every screen of an admin and comes when it is loaded.
 */
export function operationOf(request: Request): string | null {
  if (!GRAPHQL.test(request.url())) return null;
  if (request.headers()['content-type']?.startsWith('multipart/')) return 'upload';
  const name = operationNameOf(request) ?? 'unnamed';
  return name === 'Uploads' ? null : name;
}

/** Every GraphQL operation that a screen sends from now on, by `operationOf`. */
export function recordOperations(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = operationOf(request);
    if (name !== null) names.push(name);
  });
  return names;
}

/** Waits until the page's video plays: its time goes on and it shows a picture. */
export async function expectPlaying(page: Page): Promise<void> {
  await play(page);
  await eventually(() => currentTime(page)).toBeGreaterThan(0.3);
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(
    0,
  );
}

/** Has the page's video play, as soon as there is one to play. */
export async function play(page: Page): Promise<void> {
  const begin = async (video: HTMLVideoElement) => {
    // A video that is just being put in refuses.
    await video.play().catch(() => undefined);
    return video.paused;
  };
  await eventually(() => page.locator('video').evaluate(begin)).toBe(false);
}

/** Expects something that comes true after a while, as what a screen shows does. */
export const eventually = <Value>(read: () => Value | Promise<Value>) => expect.poll(read);

export function currentTime(page: Page): Promise<number> {
  return page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
}

/** Rules about colours: what else axe knows is the same in any. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds against WCAG 2.2 AA and its best practices, one line each.
 *
 * @param rules of axe, for some alone.
 */
export async function accessibilityViolations(page: Page, rules?: string[]): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(await readFile(AXE, 'utf8'));
  const { violations } = await page.evaluate(runAxe, rules);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`),
  );
}

/** Runs axe within a page: all of its rules, or some. */
async function runAxe(runOnly: string[] | undefined) {
  const styles = CSSStyleDeclaration.prototype;
  // Called on the styles that are asked.
  const readStyle: (this: CSSStyleDeclaration, name: string) => string = Reflect.get(
    styles,
    'getPropertyValue',
  );
  // Chromium tells this one as it would be without forced colours, and paints by `color`; axe prefers it.
  styles.getPropertyValue = function readPainted(name) {
    return name === '-webkit-text-fill-color' ? '' : readStyle.call(this, name);
  };
  try {
    const { axe: api } = window as unknown as { axe: AxeApi };
    return await api.run(document, { resultTypes: ['violations'], ...(runOnly && { runOnly }) });
  } finally {
    styles.getPropertyValue = readStyle;
  }
}

/**
 * The same by day, by night and in forced colours, which change nothing but colours, for a state of a screen that is reached only
 * by doing something.
 */
export async function violationsByDayAndNight(page: Page): Promise<string[]> {
  const violations: string[] = [];
  // Pages are opened by day: to begin with it spares them a change.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // A page without classes for it follows at once, by its style sheet alone.
    await page.locator(`html.${colorScheme}, html:not(.light, .dark)`).waitFor();
    const found = await accessibilityViolations(page, colorScheme === 'light' ? undefined : COLOUR_RULES);
    violations.push(...found.map((fault) => `${colorScheme}: ${fault}`));
  }
  await page.emulateMedia({ forcedColors: 'active' });
  const inForcedColors = await accessibilityViolations(page, COLOUR_RULES);
  await page.emulateMedia({ forcedColors: 'none' });
  return [...violations, ...inForcedColors.map((fault) => `In forced colours: ${fault}`)];
}
