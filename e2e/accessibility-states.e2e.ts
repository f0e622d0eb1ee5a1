// @slow client/src
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityViolations, violationsInColourSchemes } from './axe.ts';
import { eventually, settled, useBrowser } from './browser.ts';
import { GRAPHQL, operationNameOf } from './graphql-requests.ts';
import { COURSE } from './screens.ts';

const { open, openAs } = useBrowser();

it('shows the opened admin page and its name in the menu without scrolling in a window at 400 %', async () => {
  const page = await openAs('admin', '/denied');
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/admin/health');
  const places = page.getByRole('navigation', { name: 'Administration' });
  const menu = places.getByRole('button', { name: 'Administration Health' });
  const heading = page.getByRole('heading', { level: 1, name: 'Health' });
  const isInView = (element: Locator) =>
    element.evaluate((shown) => {
      const { left, right, bottom } = shown.getBoundingClientRect();
      return left >= 0 && right <= innerWidth && bottom <= innerHeight;
    });
  await eventually(async () => [await isInView(menu), await isInView(heading)]).toEqual([true, true]);

  await menu.click();
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await places.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('heading', { level: 1, name: 'Trash' }).waitFor();
  await places.getByRole('link', { name: 'Health' }).waitFor({ state: 'hidden' });
});

it('keeps the place of a page when the side bar of the admin pages appears', async () => {
  const page = await openAs('admin', '/admin/health');
  // The setup is unfolded on the first visit only.
  await page.getByRole('button', { name: 'Hide steps' }).waitFor();
  // Adds up the layout shifts of each new document.
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += 'value' in entry ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/admin/trash', `${COURSE}/edit`]) {
    await page.goto(path);
    await page.getByRole('navigation', { name: 'Administration' }).locator('[aria-current]').waitFor();
    await settled(page);
    expect(
      await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum),
    ).toBeLessThan(0.1);
  }
});

it('fits words, amounts and pickers into a window of 320 pixels', async () => {
  const page = await openAs('admin', '/denied');
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/admin/courses');
  const category = page.getByRole('cell').getByText('Photography', { exact: true });
  const lines = () =>
    category.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getClientRects().length;
    });
  await eventually(lines).toBe(1);

  await page.goto('/admin/settings/mentors');
  const mentor = page.getByRole('group', { name: 'Mentor 1' });
  const picker = mentor.locator('input[type=file]').locator('..');
  const endOf = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().right);
  await eventually(async () => (await endOf(picker)) <= (await endOf(mentor))).toBe(true);

  await page.goto('/admin/statistics');
  const chart = page.getByRole('img', { name: /^Bar chart: monthly recurring revenue/ });
  const amounts = chart.getByText(/^\$/);
  await amounts.first().waitFor();
  const gaps = await amounts.evaluateAll((texts) => {
    const boxes = texts.map((text) => text.getBoundingClientRect()).sort((one, other) => one.x - other.x);
    return boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0));
  });
  expect(gaps.length).toBeGreaterThan(0);
  expect(Math.min(...gaps)).toBeGreaterThan(0);
});

it('has no accessibility violations in the open menu and in forms with errors', async () => {
  const page = await open('/signup');
  await page.getByRole('button', { name: /sign ?up|create/i }).click();
  await page.getByText('Please fill all the details').first().waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('dialog').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
});

describe('has no accessibility violations', () => {
  it('in a form that the server refused, with its toast', async () => {
    const page = await open('/login');
    await page.getByLabel('Email').fill('unknown@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Wr0ng!pass');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    // A toast stays while the pointer is on it.
    await page.locator('[data-toast=error]').hover();
    expect(await violationsInColourSchemes(page)).toEqual([]);
  });

  it('beside the video: in the transcript and in the captions editor', async () => {
    const page = await openAs('admin', `${COURSE}/lectures`);
    await page.getByText('Transcript', { exact: true }).click();
    await page.getByRole('heading', { name: 'Transcript' }).waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('menuitemradio').first().waitFor();
    await settled(page);
    expect(await violationsInColourSchemes(page)).toEqual([]);
    await page.goto(`${new URL(page.url()).pathname}/captions`);
    await page.getByLabel('Text of cue 1', { exact: true }).waitFor();
    await settled(page);
    expect(await violationsInColourSchemes(page)).toEqual([]);
  });

  it('when it asks before changes to a course are lost', async () => {
    const page = await openAs('admin', '/course/create');
    await page.getByRole('textbox', { name: 'Title' }).fill('Not kept');
    await page.getByRole('link', { name: 'All Courses' }).first().click();
    await page.getByRole('alertdialog').waitFor();
    expect(await violationsInColourSchemes(page)).toEqual([]);
  });

  it('when it asks before a course is deleted on the dashboard, or an admin removes their own role', async () => {
    const page = await openAs('admin', '/admin/dashboard');
    await page
      .getByRole('button', { name: /^Delete course/ })
      .first()
      .click();
    await page.getByRole('alertdialog').waitFor();
    expect(await violationsInColourSchemes(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.goto('/admin/members?search=admin@example.com');
    await page.getByRole('main').getByRole('table').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Make user' }).click();
    await page.getByRole('alertdialog').waitFor();
    expect(await violationsInColourSchemes(page)).toEqual([]);
  });

  it('on a screen whose statistics cannot be loaded', async () => {
    const page = await openAs('admin', '/denied');
    await page.route(GRAPHQL, async (route) => {
      await (operationNameOf(route.request()) === 'Me' ? route.continue() : route.abort('failed'));
    });
    await page.goto('/admin/dashboard');
    await page.locator('[data-toast=error]').first().hover();
    expect(await violationsInColourSchemes(page)).toEqual([]);
  });
});
