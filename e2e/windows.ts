import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { ANSWERS_ID } from '#shared/page-rendering.ts';

export interface Visit {
  colorScheme?: 'light' | 'dark';
  /** Width of the window in pixels; a phone has 360. */
  width?: number;
  locale?: string;
  /** Whether scripts run; true by default. */
  scripts?: boolean;
  /** Whether the service worker runs; false by default, because tests cannot see or hold requests that it handles. */
  serviceWorker?: boolean;
}

/** The properties that are fixed when a window is created. */
type Make = Required<Pick<Visit, 'locale' | 'scripts' | 'serviceWorker'>>;

interface Window extends Make {
  page: Page;
  context: BrowserContext;
  devTools: CDPSession;
}

/** The page where a window waits for its next test: at the school, so that its process stays, but without a screen. */
const WAITING_PLACE = '/livez';
/** The length of the text that is logged of a screen when its test has failed. */
const SHOWN_CHARACTERS = 1000;
/** The events that tests listen to. */
const EVENTS = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'load',
  'pageerror',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const;

const spent = new WeakSet<Page>();

/** Closes the page's window after the test, because changes to it cannot be undone. */
export function useOnce(page: Page): void {
  spent.add(page);
}

/**
 * The windows at a school. Opening one costs more than most tests: it stays for the next test, and all personal data in it is
 * cleared. The file cache and the process stay.
 */
export class Windows {
  readonly #browser: Browser;
  readonly #origin: string;
  readonly #used: Window[] = [];
  #free: Window[] = [];

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  /** Opens the page of a window without cookies that no other test is using. */
  async open({
    colorScheme,
    width,
    locale = 'en-US',
    scripts = true,
    serviceWorker = false,
  }: Visit): Promise<Page> {
    // The last used one has the most files cached.
    const known = this.#free.findLast(
      (window) =>
        window.locale === locale && window.scripts === scripts && window.serviceWorker === serviceWorker,
    );
    this.#free = this.#free.filter((window) => window !== known);
    const window = known ?? (await this.#make({ locale, scripts, serviceWorker }));
    this.#used.push(window);
    await dress(window.page, { colorScheme, width });
    return window.page;
  }

  /**
   * Releases the windows of a test.
   *
   * @param how.keep whether to keep the windows for the next test; otherwise they are closed.
   * @param how.except pages that the next test may continue with.
   */
  async leave({ keep, except }: { keep: boolean; except: ReadonlySet<Page> }): Promise<void> {
    const used = this.#used.splice(0);
    this.#used.push(...used.filter(({ page }) => except.has(page)));
    const left = used.filter(({ page }) => !except.has(page));
    await Promise.all(
      left.map(async (window) => {
        const isEmpty =
          keep && !spent.has(window.page) && !window.page.isClosed() && (await this.#empty(window));
        if (isEmpty) this.#free.push(window);
        else await window.context.close();
      }),
    );
  }

  /** Describes what the windows of a test show, one paragraph each: the error of a locator says little. */
  async describe(): Promise<string> {
    const shown = this.#used.map(async ({ page }) => {
      const text = await page.locator('body').innerText({ timeout: 5000 });
      return `${page.url()}\n${text.slice(0, SHOWN_CHARACTERS)}`;
    });
    const told = await Promise.allSettled(shown);
    return told.map((each) => (each.status === 'fulfilled' ? each.value : String(each.reason))).join('\n\n');
  }

  /** Closes all windows. */
  async close(): Promise<void> {
    await Promise.all(
      [...this.#used.splice(0), ...this.#free.splice(0)].map(({ context }) => context.close()),
    );
  }

  async #make({ locale, scripts, serviceWorker }: Make): Promise<Window> {
    const context = await this.#browser.newContext({
      baseURL: this.#origin,
      locale,
      javaScriptEnabled: scripts,
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      serviceWorkers: serviceWorker ? 'allow' : 'block',
    });
    // Also for the windows that a test or a page opens beside the first one.
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    if (scripts) waitForScripts(page);
    return { page, context, locale, scripts, serviceWorker, devTools: await context.newCDPSession(page) };
  }

  /** Resets a window. Returns false if that fails. */
  async #empty({ page, context, devTools }: Window): Promise<boolean> {
    try {
      for (const event of EVENTS) page.removeAllListeners(event);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await Promise.all(
        context
          .pages()
          .filter((other) => other !== page)
          .map((other) => other.close()),
      );
      // The session first, so that actions of a screen that is left are not done as its person.
      await context.clearCookies();
      await context.clearPermissions();
      await page.goto(WAITING_PLACE);
      await devTools.send('Storage.clearDataForOrigin', { origin: this.#origin, storageTypes: 'all' });
      await page.evaluate(() => sessionStorage.clear());
      await page.mouse.move(0, 0);
      await devTools.send('Page.resetNavigationHistory');
      return true;
    } catch {
      return false;
    }
  }
}

/** Sets the size and colour scheme of a page, by default those of a new window. */
export async function dress(
  page: Page,
  { colorScheme = 'light', width = 1280 }: Pick<Visit, 'colorScheme' | 'width'> = {},
): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce', forcedColors: 'none' });
}

/** Makes `goto` and `reload` trigger the scripts of a rendered page and wait until it handles events. */
function waitForScripts(page: Page): void {
  const goTo = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const answers = page.locator(`#${ANSWERS_ID}`);
  const untilHeard = async () => {
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointerdown')));
    await answers.waitFor({ state: 'detached' });
  };
  page.goto = async (url, options) => {
    const response = await goTo(url, options);
    await untilHeard();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await untilHeard();
    return response;
  };
}
