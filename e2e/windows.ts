import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { ANSWERS_ID } from '#shared/page-rendering.ts';

export interface Visit {
  colorScheme?: 'light' | 'dark';
  /** Width of the window in pixels; a phone has 360. */
  width?: number;
  locale?: string;
  /** Whether scripts run: they do unless it is said otherwise. */
  scripts?: boolean;
  /** Whether the service worker runs, past which no test can see or hold what is asked: it does not unless it is said. */
  serviceWorker?: boolean;
}

/** What stays as a window was made. */
type Make = Required<Pick<Visit, 'locale' | 'scripts' | 'serviceWorker'>>;

interface Window extends Make {
  page: Page;
  context: BrowserContext;
  devTools: CDPSession;
}

/** Where a window waits for its next test: at the school, so that its process stays, but without a screen of it. */
const WAITING_PLACE = '/livez';
/** How much of a screen is told when its test has failed. */
const SHOWN_CHARACTERS = 1000;
/** What tests listen to. */
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

/** Has the page's window closed after the test: what was changed about it cannot be taken back. */
export function useOnce(page: Page): void {
  spent.add(page);
}

/**
 * The windows at a school. To open one costs more than most tests do in it: it stays for the next test, emptied of all
 * that a person leaves in a browser. The cache of files and the process stay.
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

  /** The page of a window without cookies that no other test has at the moment. */
  async open({
    colorScheme,
    width,
    locale = 'en-US',
    scripts = true,
    serviceWorker = false,
  }: Visit): Promise<Page> {
    // The one that was used last has read the most.
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
   * Ends what a test has left open.
   *
   * @param how.keep for the next test; else the windows are closed.
   * @param how.except pages that the next test may go on with as they are.
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

  /** What the windows of a test show, a paragraph each: a locator that waited in vain says little. */
  async describe(): Promise<string> {
    const shown = this.#used.map(async ({ page }) => {
      const text = await page.locator('body').innerText({ timeout: 5000 });
      return `${page.url()}\n${text.slice(0, SHOWN_CHARACTERS)}`;
    });
    const told = await Promise.allSettled(shown);
    return told.map((each) => (each.status === 'fulfilled' ? each.value : String(each.reason))).join('\n\n');
  }

  /** Closes all of them. */
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
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    if (scripts) waitForScripts(page);
    return { page, context, locale, scripts, serviceWorker, devTools: await context.newCDPSession(page) };
  }

  /** Makes a window as good as new. False if that is not possible. */
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
      // First of all the session: nothing that a screen does when it is left is done by its person.
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

/** Gives a page its size and its colours; unless told otherwise those that a window is opened with. */
export async function dress(
  page: Page,
  { colorScheme = 'light', width = 1280 }: Pick<Visit, 'colorScheme' | 'width'> = {},
): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce', forcedColors: 'none' });
}

/** Has whoever opens an address use what the server has rendered of it, and wait until it hears them. */
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
