// @slow server/src/platform/rest shared/page-paths.ts
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { send } from './courses.ts';
import { button, field } from './locators.ts';
import { buy, register } from './people.ts';
import { untilRendered } from './rendered.ts';

const { newPage } = useBrowser();

const CANCELS = '/api/v1/payments/unsubscribe';
const CRAFTED = `/login?next=${encodeURIComponent(CANCELS)}`;

async function subscriber(page: Page) {
  const account = await register(page);
  await buy(page);
  return account;
}

const subscriptionOf = async (page: Page) => {
  const { me } = await send<{ me: { subscription: { status: string } } }>(
    page,
    '{ me { subscription { status } } }',
    {},
  );
  return me.subscription.status;
};

it.each([{ scripts: true }, { scripts: false }])(
  'a link to the login cancels no subscription, with scripts: $scripts',
  async ({ scripts }) => {
    const page = await newPage({ scripts });
    const { email, password } = await subscriber(page);
    // After the login, a person with another language gets a new page.
    await send(page, 'mutation { setLanguage(language: "de") { id } }', {});
    await page.context().clearCookies();
    await untilRendered(page, '/login');
    await page.goto(CRAFTED);
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill(password);
    await button(page, 'Log in').click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.locator('html[lang=de]').waitFor();
    expect(await subscriptionOf(page)).toBe('ACTIVE');
  },
);

it('the address of a cancellation or a logout does nothing when a browser opens it', async () => {
  const page = await newPage();
  await subscriber(page);
  await page.goto('/courses');
  for (const address of [CANCELS, '/api/v1/user/logout']) {
    const opened = page.waitForResponse((response) => response.url().endsWith(address));
    await page.evaluate((path) => window.location.assign(path), address);
    expect((await opened).status()).toBe(403);
    await page.waitForURL((url) => url.pathname === address);
    await page.goto('/courses');
  }
  expect(await subscriptionOf(page)).toBe('ACTIVE');
});
