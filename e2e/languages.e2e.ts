// @slow shared/languages.ts client/text-files-plugin.ts client/src/theme
import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#shared/languages.ts';
import { isExhaustive, seededRandom } from '#testing/sample.ts';
import { accessibilityViolations, eventually, settled, useBrowser } from './browser.ts';
import { send } from './courses.ts';
import { title } from './locators.ts';
import { register } from './people.ts';
import { addressesOf, overflowOf, SCREENS, show, type Addresses } from './screens.ts';
import { useOnce } from './windows.ts';

const { openShared, open, openAs, newPage } = useBrowser();

/** What everybody sees, and an admin every day. */
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

// The longest words, and another direction.
describe.each(['de', 'ar'] as const)('in %s', (language) => {
  /** Each in all widths, or in one that takes turns. */
  const looks = screens.flatMap((screen, place) =>
    WIDTHS.filter((_, index) => isExhaustive || (place + turn) % WIDTHS.length === index).map((width) => ({
      ...screen,
      width,
    })),
  );

  it.each(looks)(
    '$name has no accessibility fault and no sideways scrolling, at $width px',
    async ({ width, ...screen }) => {
      // What it waits for in English is said in other words.
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

describe('the menu from right to left', () => {
  it('comes in from the side that a line ends at', async () => {
    const page = await open('/', { width: 375, locale: 'ar' });
    await page.locator('header').getByRole('button').last().click();
    const menu = await page.getByRole('dialog').boundingBox();
    expect(menu?.x).toBe(0);
  });
});

describe('whoever chooses a language below a page', () => {
  it('is spoken to in it, there and from then on', async () => {
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

  it('keeps the fragment of the address, which may be what a link is for', async () => {
    const page = await open('/about#the-key-of-a-link');
    await page.getByRole('contentinfo').getByRole('button', { name: languages.de.name }).click();
    await title(page, 'Über uns').waitFor();
    expect(new URL(page.url()).hash).toBe('#the-key-of-a-link');
  });

  it('stays on a page whose address holds a secret, which browsers tell nobody', async () => {
    const page = await open('/verifyemail?token=secret');
    await page.getByRole('contentinfo').getByRole('button', { name: languages.de.name }).click();
    await page.locator('html[lang=de]').waitFor();
    expect(page.url()).toContain('/verifyemail?token=secret');
  });
});

describe('whoever logs in', () => {
  it('is spoken to in the language that they have chosen elsewhere', async () => {
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
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
  });

  it('has pages kept in it for when there is no network', async () => {
    const page = await newPage({ serviceWorker: true });
    useOnce(page);
    await register(page);
    await send(page, 'mutation { setLanguage(language: "de") { id } }', {});
    await page.goto('/courses');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const kept = async () => {
      // A busy school sends pages without their content, which are not kept.
      await page.reload();
      return page.evaluate(async () => {
        const found = await caches.match('/courses', { ignoreVary: true });
        return /<html lang="(\w+)"/.exec((await found?.text()) ?? '')?.[1];
      });
    };
    await eventually(kept).toBe('de');
  });
});
