// @slow shared/languages.ts client/text-files-plugin.ts client/src/theme
import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#shared/languages.ts';
import { isExhaustive, seededRandom } from '#testing/sample.ts';
import { accessibilityViolations } from './axe.ts';
import { eventually, settled, useBrowser } from './browser.ts';
import { send } from './courses.ts';
import { title } from './locators.ts';
import { register } from './people.ts';
import { addressesOf, overflowOf, SCREENS, show, type Addresses } from './screens.ts';
import { useOnce } from './windows.ts';

const { openShared, open, openAs, newPage } = useBrowser();

/** The screens that all people see, and those that an admin sees every day. */
const IMPORTANT = new Set([
  'home',
  'courses',
  'a course for a visitor',
  'login',
  'checkout',
  'a lecture',
  'certificates',
  'about',
  'profile of a subscriber',
  'dashboard',
  'members',
  'settings',
]);
const screens = SCREENS.filter(({ name }) => isExhaustive || IMPORTANT.has(name));

const WIDTHS = [1280, 375];
const turn = Math.floor(seededRandom('languages')() * WIDTHS.length);

let addresses: Addresses;
beforeAll(async () => {
  addresses = await addressesOf(await openAs('admin'));
});

// German has the longest words, Arabic another direction.
describe.each(['de', 'ar'] as const)('in %s', (language) => {
  /** Each screen in all widths in an exhaustive run, otherwise in one width in rotation. */
  const looks = screens.flatMap((screen, place) =>
    WIDTHS.filter((_, index) => isExhaustive || (place + turn) % WIDTHS.length === index).map((width) => ({
      ...screen,
      width,
    })),
  );

  it.each(looks)(
    '$name has no accessibility violations and no horizontal scrolling, at $width px',
    async ({ width, ...screen }) => {
      // `shown` waits for English texts, so `settled` replaces it.
      const page = await show(
        (person, path) => openShared(person, path, language),
        { ...screen, shown: settled },
        addresses,
      );
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      const spoken = page.locator(`html[lang="${language}"][dir="${languages[language].direction}"]`);
      expect(await spoken.count()).toBe(screen.path === '/api/v1/docs' ? 0 : 1);
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    },
  );
});

describe('the menu of a right-to-left page', () => {
  it('opens from the end side', async () => {
    const page = await open('/', { width: 375, locale: 'ar' });
    await page.locator('header').getByRole('button').last().click();
    // It slides in.
    await eventually(async () => (await page.getByRole('dialog').boundingBox())?.x).toBe(0);
  });
});

describe('a visitor who chooses a language in the footer', () => {
  it('gets the page and all later pages in it', async () => {
    const page = await open('/about');
    const choose = (name: string) => page.getByRole('contentinfo').getByRole('button', { name }).click();
    await choose(languages.de.name);
    await title(page, 'Über uns').waitFor();
    expect(new URL(page.url()).pathname).toBe('/about');
    await page.goto('/courses');
    await title(page, 'Alle Kurse').waitFor();
    await choose(languages.ar.name);
    await page.locator('html[lang=ar][dir=rtl]').waitFor();
    await choose(languages.en.name);
    await title(page, 'All Courses').waitFor();
  });

  it('keeps the fragment of the address', async () => {
    const page = await open('/about#the-key-of-a-link');
    await page.getByRole('contentinfo').getByRole('button', { name: languages.de.name }).click();
    await title(page, 'Über uns').waitFor();
    expect(new URL(page.url()).hash).toBe('#the-key-of-a-link');
  });

  it('stays on a page whose address contains a secret, for which browsers send no referrer', async () => {
    const page = await open('/verifyemail?token=secret');
    await page.getByRole('contentinfo').getByRole('button', { name: languages.de.name }).click();
    await page.locator('html[lang=de]').waitFor();
    expect(page.url()).toContain('/verifyemail?token=secret');
  });
});

describe('a person who logs in', () => {
  it('gets pages in the language that they chose on another device', async () => {
    const page = await open('/about');
    const { email, password } = await register(page);
    await send(page, 'mutation { setLanguage(language: "de") { id } }', {});
    await page.context().clearCookies();
    await page.goto('/login?next=%2Fabout');
    await title(page, 'Login').waitFor();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await title(page, 'Über uns').waitFor();
    await eventually(() => page.locator('html').getAttribute('lang')).toBe('de');
  });

  it('has offline pages stored in their language', async () => {
    const page = await newPage({ serviceWorker: true });
    useOnce(page);
    await register(page);
    await send(page, 'mutation { setLanguage(language: "de") { id } }', {});
    await page.goto('/courses');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const kept = async () => {
      // A busy school sends pages without content, which are not stored.
      await page.reload();
      return page.evaluate(async () => {
        const found = await caches.match('/courses', { ignoreVary: true });
        return /<html lang="(\w+)"/.exec((await found?.text()) ?? '')?.[1];
      });
    };
    await eventually(kept).toBe('de');
  });
});
