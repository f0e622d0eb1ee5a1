import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { isExhaustive, seededRandom } from '#testing/sample.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
type AxeApi = typeof axe;

/** The rules about colours; all other rules of axe give the same result in any colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Returns the violations of WCAG 2.2 AA and of axe's best practices, one line each.
 *
 * @param rules limits the run to these rules of axe.
 */
export async function accessibilityViolations(page: Page, rules?: string[]): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(await readFile(AXE, 'utf8'));
  const { violations } = await page.evaluate(runAxe, rules);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`),
  );
}

/** Runs axe in a page, with all rules or with some. */
async function runAxe(runOnly: string[] | undefined) {
  const styles = CSSStyleDeclaration.prototype;
  // Called with the styles as `this`.
  const readStyle: (this: CSSStyleDeclaration, name: string) => string = Reflect.get(
    styles,
    'getPropertyValue',
  );
  // Chromium reports this property without forced colours but paints by `color`; axe prefers this property.
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

const COLOUR_SCHEMES = [
  { name: 'light mode', media: { colorScheme: 'light', forcedColors: 'none' } },
  { name: 'dark mode', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { name: 'forced colours', media: { colorScheme: 'light', forcedColors: 'active' } },
] as const;

const drawScheme = seededRandom('colour schemes');

/** All colour schemes in an exhaustive run, otherwise one of them by chance. */
function schemesToTry() {
  if (isExhaustive) return COLOUR_SCHEMES;
  const drawn = Math.floor(drawScheme() * COLOUR_SCHEMES.length);
  return COLOUR_SCHEMES.slice(drawn, drawn + 1);
}

/** Runs `accessibilityViolations` in colour schemes. Leaves the page in light mode. */
export async function violationsInColourSchemes(page: Page): Promise<string[]> {
  const violations: string[] = [];
  for (const [index, { name, media }] of schemesToTry().entries()) {
    await page.emulateMedia(media);
    // A page without these classes follows at once by its style sheet.
    await page.locator(`html.${media.colorScheme}, html:not(.light, .dark)`).waitFor();
    // The schemes differ in colours alone.
    const found = await accessibilityViolations(page, index === 0 ? undefined : COLOUR_RULES);
    violations.push(...found.map((fault) => `${name}: ${fault}`));
  }
  await page.emulateMedia(COLOUR_SCHEMES[0].media);
  return violations;
}
