// @slow client/src/features/course client/src/features/lecture client/src/features/payment client/src/features/certificate client/src/player server/src/progress
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsInColourSchemes } from './axe.ts';
import { currentTime, eventually, settled, useBrowser } from './browser.ts';
import { files } from './files.ts';
import { button, link, main, title } from './locators.ts';
import { payWithCard } from './sandbox-checkout.ts';
import { useOnce } from './windows.ts';

const { newPage } = useBrowser();
const COURSE = '/courses/bread-at-home-one-honest-loaf';
const SEARCH_ENGINE = 'https://search.example/';
const PHONE = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };

/** A window of a phone: touch, and a page that cannot be scrolled to the side. */
async function phone(): Promise<Page> {
  const page = await newPage({ width: PHONE.width });
  useOnce(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setDeviceMetricsOverride', PHONE);
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return page;
}

async function expectFits(page: Page): Promise<void> {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: innerWidth,
  }));
  expect(content).toBeLessThanOrEqual(window);
  expect(await violationsInColourSchemes(page)).toEqual([]);
}

it('leads a learner on a phone from a search result to the certificate', async () => {
  const page = await phone();
  await page.goto(COURSE, { referer: SEARCH_ENGINE });
  await expectFits(page);

  // The free lecture plays in place of the picture, for a visitor, to its end.
  await link(page, 'Watch the first lecture free').click();
  await eventually(() => currentTime(page)).toBeGreaterThan(0.2);
  expect(new URL(page.url()).pathname).toBe(COURSE);
  await expectFits(page);
  const video = page.locator('video');
  await video.evaluate((element: HTMLVideoElement) => void (element.currentTime = element.duration - 1));
  await eventually(() => video.evaluate((element: HTMLVideoElement) => element.ended)).toBe(true);

  // The next lecture is locked and offered. An account is made on the way to the checkout.
  await main(page).getByText('This lecture was free.').waitFor();
  await expectFits(page);
  await page
    .getByRole('region', { name: /^Video:/ })
    .getByRole('link', { name: 'Subscribe' })
    .click();
  await page.waitForURL(/\/login/);
  await main(page).getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Full name').fill('Pia Phone');
  await page.getByLabel('Email').fill(`pia-${process.pid}-${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('Secr3t!pw');
  await page.locator('input[type=file]').setInputFiles(files.portrait);
  await expectFits(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(/\/checkout/);
  await button(page, 'Buy Now').waitFor();
  await expectFits(page);
  await button(page, 'Buy Now').click();
  await payWithCard(page, '4242');
  await title(page, 'Payment Successful').waitFor();
  await expectFits(page);

  // The learner is led back to the lecture that was locked.
  await main(page)
    .getByRole('link', { name: /^Continue where you left off/ })
    .click();
  await page.waitForURL(/\/lectures\//);
  await page.locator('video').waitFor();

  // What was watched as a visitor counts: three of four lectures are left.
  const lectures = page.getByRole('region', { name: 'Lectures' }).getByRole('link');
  await eventually(() => lectures.count()).toBe(4);
  for (const index of [1, 2, 3]) {
    const lecture = lectures.nth(index);
    const path = new URL((await lecture.getAttribute('href')) ?? '', page.url()).pathname;
    await lecture.click();
    await page.waitForURL(({ pathname }) => pathname === path);
    await button(page, 'Mark as done').click();
    await button(page, 'Done').waitFor();
  }
  // The buttons do not wait for the server, and a navigation ends requests.
  await settled(page);

  await page.goto(COURSE);
  await button(page, 'Get your certificate').click();
  await link(page, 'Open page').click();
  await page.waitForURL(/\/certificates\//);
  await main(page).getByText('Pia Phone').first().waitFor();
  await expectFits(page);
});
