import {
  launch,
  type Browser,
  type BrowserContext,
  type ElementHandle,
  type KeyInput,
  type Page,
} from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANSWERS_ID } from '#shared/page-rendering.ts';
import { eventually, schoolOfWorker } from './browser.ts';
import { uniqueTitle } from './courses.ts';
import { files } from './files.ts';

const { FIREFOX_PATH = '', REQUIRE_FIREFOX } = process.env;

/** Playwright drives Chromium. A regular Firefox speaks WebDriver BiDi, which Puppeteer supports. */
describe.skipIf(FIREFOX_PATH === '' && REQUIRE_FIREFOX !== '1')('in Firefox, without a mouse', () => {
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const errors: string[] = [];
  beforeAll(async () => {
    browser = await launch({ browser: 'firefox', executablePath: FIREFOX_PATH, headless: true });
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    context = await browser.createBrowserContext();
    page = await context.newPage();
    page.setDefaultTimeout(120_000);
    page.on('pageerror', (error) => errors.push(String(error)));
  });
  afterEach(async () => {
    await context.close();
    expect(errors.splice(0)).toEqual([]);
  });

  const press = (key: KeyInput) => page.keyboard.press(key);
  const at = (path: RegExp) => eventually(() => page.evaluate(() => location.pathname)).toMatch(path);
  const shown = (text: string | RegExp) =>
    eventually(() => page.evaluate(() => document.body.innerText)).toMatch(text);

  /** Runs a page's scripts, which wait for an interaction. */
  async function waken(): Promise<void> {
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointerdown')));
    await eventually(() => page.evaluate((id) => document.getElementById(id) === null, ANSWERS_ID)).toBe(
      true,
    );
  }

  async function go(path: string): Promise<void> {
    await page.goto(new URL(path, schoolOfWorker()).href);
    await waken();
  }

  /** Waits for another screen, until its heading has the focus. */
  async function arrive(path: RegExp): Promise<void> {
    await at(path);
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  }

  /** The labels or texts of the elements that match a selector. */
  const namesOf = (selector: string) =>
    page.evaluate(
      (given) =>
        [...document.querySelectorAll(given)].map((element) => {
          const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : null;
          return element.getAttribute('aria-label') ?? (label ?? element).textContent.trim();
        }),
      selector,
    );

  /**
   * Waits for the element with this name and presses Tab until it has the focus; fails if the focus leaves the page. The driver's
   * keys go only to the page, so a focus in the window's own frame does not come back.
   */
  async function tabTo(name: RegExp, where: 'after' | 'before' = 'after'): Promise<void> {
    await eventually(() => namesOf('a, button, input, select, summary, textarea')).toContainEqual(
      expect.stringMatching(name),
    );
    if (where === 'before') await page.keyboard.down('Shift');
    let isInPage: boolean;
    let focused: string;
    do {
      await press('Tab');
      [focused = ''] = await namesOf(':focus');
      isInPage = await page.evaluate(() => document.hasFocus());
    } while (isInPage && !name.test(focused));
    if (where === 'before') await page.keyboard.up('Shift');
    if (!isInPage) throw new Error(`The Tab key never reached ${name}`);
  }

  /** Presses Enter on the element with this name, after or before the focused one. */
  async function pressOn(name: RegExp, where: 'after' | 'before' = 'after'): Promise<void> {
    await tabTo(name, where);
    await press('Enter');
  }

  async function goByMenu(entry: RegExp): Promise<void> {
    await pressOn(/^Menu$/, 'before');
    await pressOn(entry);
  }

  async function typeInto(label: RegExp, text: string): Promise<void> {
    await tabTo(label);
    await page.keyboard.type(text);
  }

  /** Chooses a file in the form's only file picker, without Firefox's own dialog. */
  async function chooseFile(path: string): Promise<void> {
    const picker = await page.waitForSelector('input[type=file]');
    await (picker as ElementHandle<HTMLInputElement>).uploadFile(path);
  }

  const video = () =>
    page.evaluate(() => {
      const { paused = true, currentTime = 0 } = document.querySelector('video') ?? {};
      return { paused, currentTime };
    });
  const plays = () => eventually(async () => (await video()).currentTime).toBeGreaterThan(0.2);

  it('finds a course, watches its free lecture, pays for the next one, and cancels with a refund', async () => {
    await go('/courses');
    await page.waitForSelector('::-p-aria([role="article"])');
    await press('/');
    await page.keyboard.type('lighht');
    await eventually(() => page.evaluate(() => location.search)).toContain('lighht');
    const firstCard = () => page.evaluate(() => document.querySelector('main article')?.textContent);
    await eventually(firstCard).toContain('Light and Exposure');
    await pressOn(/Light and Exposure/);
    await arrive(/\/courses\/light-and-exposure$/);
    await pressOn(/Free preview/);
    await at(/\/lectures/);
    await plays();
    await press('k');
    await eventually(video).toMatchObject({ paused: true });
    const free = await page.evaluate(() => location.pathname);

    await press('n');
    await shown('You need an active subscription to watch the lectures');
    const locked = await page.evaluate(() => location.pathname);
    expect(locked).not.toBe(free);
    await pressOn(/^Subscribe$/, 'before');
    await arrive(/^\/login$/);
    await pressOn(/^Create an account/);
    await arrive(/^\/signup$/);
    await chooseFile(files.portrait);
    // Firefox, unlike Chromium, sends an international domain as typed.
    await typeInto(/^Email/, `fenna-${process.pid}-${Date.now()}@exämple.de`);
    await typeInto(/^Password/, 'Secr3t!pw');
    await typeInto(/^Full name/, 'Fenna Fox');
    await press('Enter');
    await arrive(/^\/checkout$/);
    await pressOn(/^Buy Now/);
    await at(/^\/sandbox\/stripe\/checkout\//);
    await pressOn(/^Use 4242/);
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=cardNumber]')?.value);
    await pressOn(/^Pay /);
    await at(/^\/checkout\/success$/);
    await waken();
    await shown('Payment Successful');
    await pressOn(/^Continue where you left off/);
    await at(new RegExp(`^${locked}$`));
    await eventually(() =>
      page.evaluate(() => document.querySelector('video')?.duration ?? 0),
    ).toBeGreaterThan(1);
    await press('k');
    await plays();

    await goByMenu(/^Profile/);
    await arrive(/^\/user\/profile$/);
    await pressOn(/^Cancel Subscription$/);
    await pressOn(/^Cancel subscription$/);
    await shown(/\$499 was refunded to you/);
  });

  it('creates a draft, adds a lecture with a video, publishes it, and views the sales', async () => {
    const title = uniqueTitle('Splicing');
    await go('/login');
    await typeInto(/^Email/, 'admin@example.com');
    await typeInto(/^Password/, 'Lectern#1');
    await press('Enter');
    await arrive(/^\/$/);
    await goByMenu(/^Create New Course/);
    await arrive(/^\/course\/create$/);
    await chooseFile(files.thumbnail);
    await typeInto(/^Title/, title);
    await typeInto(/^Instructor/, 'Rita Rope');
    await typeInto(/^Category/, 'Sailing');
    await typeInto(/^Description/, 'Two ropes become one.');
    await pressOn(/^Save as draft/);
    await arrive(/^\/courses\/splicing.*\/edit$/);

    await pressOn(/^Add new lecture/);
    await arrive(/\/lectures\/new$/);
    await typeInto(/^Title/, 'The short splice');
    await typeInto(/^Description/, 'Rope that grows longer.');
    await chooseFile(files.video);
    await pressOn(/^(Add|Upload)/);
    await arrive(/\/edit$/);
    await shown('1 lecture');
    await pressOn(/^Publish$/);
    await pressOn(/^Publish anyway/);
    await shown('Course published');

    const year = new Date().getUTCFullYear();
    await goByMenu(/^Admin Dashboard/);
    await arrive(/^\/admin\/dashboard$/);
    await shown(`Sales in ${year}`);
    await tabTo(/^Year/);
    await pressOn(/^Show the numbers as a table/);
    await shown(/Month\s+Subscriptions/);
    await tabTo(new RegExp(`^View ${title}`));
  });
});
