import { launch, type Browser, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANSWERS_ID } from '#shared/page-rendering.ts';
import { eventually, schoolOfWorker } from './browser.ts';
import { files } from './files.ts';

const { FIREFOX_PATH = '', REQUIRE_FIREFOX } = process.env;
const MOST_PRESSES = 150;

/** Playwright drives Chromium; a Firefox as people have it speaks WebDriver BiDi, which Puppeteer knows. */
describe.skipIf(FIREFOX_PATH === '' && REQUIRE_FIREFOX !== '1')('in Firefox, without a mouse', () => {
  let browser: Browser;
  let page: Page;
  const errors: string[] = [];
  beforeAll(async () => {
    browser = await launch({ browser: 'firefox', executablePath: FIREFOX_PATH, headless: true });
    page = await browser.newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => errors.push(String(error)));
  });
  afterAll(() => browser.close());

  const press = (key: KeyInput) => page.keyboard.press(key);
  /** Opens a page and has its scripts run, which wait for somebody who uses it. */
  async function go(path: string): Promise<void> {
    await page.goto(new URL(path, schoolOfWorker()).href);
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointerdown')));
    await eventually(() => page.evaluate((id) => document.getElementById(id) === null, ANSWERS_ID)).toBe(
      true,
    );
  }
  const at = (path: RegExp) => eventually(() => page.evaluate(() => location.pathname)).toMatch(path);

  /** The text or the label of what has the focus. */
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: element } = document;
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const [label] = labels.map(({ textContent }) => textContent);
      return element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
    });

  /** Presses Tab until what is called so has the focus; fails when it never gets it. */
  async function tabTo(name: RegExp): Promise<void> {
    for (let presses = 0; presses < MOST_PRESSES; presses++) {
      await press('Tab');
      if (name.test(await focused())) return;
    }
    throw new Error(`The Tab key never reached ${name}`);
  }

  async function pressOn(name: RegExp): Promise<void> {
    await tabTo(name);
    await press('Enter');
  }

  async function typeInto(label: RegExp, text: string): Promise<void> {
    await tabTo(label);
    await page.keyboard.type(text);
  }

  it('finds a course, watches its free lecture, and makes an account', async () => {
    await go('/courses');
    await page.waitForSelector('::-p-aria([role="article"])');
    await press('/');
    await page.keyboard.type('lighht');
    await eventually(() => page.evaluate(() => location.search)).toContain('lighht');
    const firstCard = () => page.evaluate(() => document.querySelector('main article')?.textContent);
    await eventually(firstCard).toContain('Light and Exposure');
    await pressOn(/Light and Exposure/);
    await at(/\/courses\/light-and-exposure/);
    await pressOn(/Free preview/);
    await at(/\/lectures/);
    const video = () =>
      page.evaluate(() => {
        const { paused = true, currentTime = 0 } = document.querySelector('video') ?? {};
        return { paused, currentTime };
      });
    await eventually(async () => (await video()).currentTime).toBeGreaterThan(0.2);
    await press('k');
    await eventually(video).toMatchObject({ paused: true });

    await go('/signup');
    const picker = await page.waitForSelector('input[type=file]');
    await (picker as ElementHandle<HTMLInputElement>).uploadFile(files.portrait);
    await typeInto(/^Full name/, 'Fenna Fox');
    await typeInto(/^Email/, `fenna-${process.pid}-${Date.now()}@example.com`);
    await typeInto(/^Password/, 'Secr3t!pw');
    await press('Enter');
    await at(/^\/$/);

    expect(errors).toEqual([]);
  });
});
