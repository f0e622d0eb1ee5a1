import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { paletteCss } from '#shared/accent.ts';
import { isExhaustive, seededRandom } from '#testing/sample.ts';
import { violationsInColourSchemes } from './axe.ts';
import { settled, useBrowser } from './browser.ts';
import { peopleTexts, textsWithoutDirection } from './people-texts.ts';
import { addressesOf, overflowOf, SCREENS, show, type Addresses } from './screens.ts';

const { openAs, openShared } = useBrowser();

let texts: string[];
let addresses: Addresses;
beforeAll(async () => {
  const admin = await openAs('admin');
  texts = await peopleTexts(admin);
  addresses = await addressesOf(admin);
});

/** The default colours, those of a school, and an unusual choice. */
const PALETTES = ['', '#1d4ed8', '#c8ff00'];

const LOOKS = [1280, 320].flatMap((width) =>
  PALETTES.map((accent) => ({ width, accent, colours: accent || "the product's own colours" })),
);
const turn = Math.floor(seededRandom('looks')() * LOOKS.length);

/** All looks of a screen in an exhaustive run, otherwise one of them in rotation. */
const looksAt = (screen: number) =>
  LOOKS.filter((_, index) => isExhaustive || (screen + turn) % LOOKS.length === index);

describe.each(SCREENS)('$name', (screen) => {
  it.each(looksAt(SCREENS.indexOf(screen)))(
    "has no accessibility violations, no horizontal scrolling and the right direction of people's texts, at $width px in $colours",
    async ({ width, accent }) => {
      const page = await show(openShared, screen, addresses);
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      await wear(page, accent);
      expect(await violationsInColourSchemes(page)).toEqual([]);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      expect(await textsWithoutDirection(page, texts)).toEqual([]);
    },
  );
});

/** Applies the colours of a school to a page, until it navigates. */
async function wear(page: Page, accent: string): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, paletteCss(accent));
}
