import type { Locator, Page } from 'playwright-core';
import { expectPlaying } from '../browser.ts';
import { main } from '../locators.ts';

export const COURSE = '/courses/bread-at-home-one-honest-loaf';

/** A lecture for subscribers only. */
const LECTURE = 'Shaping and baking';

export const heading = (page: Page, name: string): Locator => main(page).getByRole('heading', { name });

/** A section of the profile, of a member's page or of the dashboard, by its heading. */
export const region = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** The first match of a text on the screen; a toast may have the same text. */
export const textOn = (page: Page, text: string | RegExp): Locator => main(page).getByText(text).first();

/** Opens the subscribers' lecture as the person at the page. */
export async function openLecture(page: Page): Promise<void> {
  await page.goto(`${COURSE}/lectures`);
  await page.getByRole('region', { name: 'Lectures' }).getByRole('link', { name: LECTURE }).click();
  await page.getByRole('heading', { level: 1, name: LECTURE }).waitFor();
}

/** Opens that lecture and waits until its video plays. */
export async function watch(page: Page): Promise<void> {
  await openLecture(page);
  await expectPlaying(page);
}

/** Opens that lecture and waits until the screen says that it is locked. */
export async function expectLocked(page: Page): Promise<void> {
  await openLecture(page);
  await textOn(page, 'You need an active subscription to watch the lectures').waitFor();
}

/** Opens the profile and counts the receipts of its payments. */
export async function countReceipts(page: Page): Promise<number> {
  await page.goto('/user/profile');
  const receipts = region(page, 'Payments').getByRole('link', { name: /^Receipt from/ });
  await receipts.first().waitFor();
  return receipts.count();
}

/** Pays while the redirect back from Stripe is blocked. Returns the address of the blocked redirect. */
export async function withoutReturning(page: Page, pay: () => Promise<void>): Promise<string> {
  const returned = Promise.withResolvers<string>();
  // The redirect's target is read here, because requests that follow a redirect pass no route.
  const address = '**/sandbox/stripe/checkout/**';
  await page.route(address, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const { location } = response.headers();
    if (!location?.includes('/checkout/success')) return route.fulfill({ response });
    returned.resolve(location);
    return route.abort();
  });
  await pay();
  const location = await returned.promise;
  await page.unroute(address);
  return location;
}
