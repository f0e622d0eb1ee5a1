// @slow client/src/features/dashboard server/src/stats
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually, operationOf, recordOperations, settled, useBrowser } from '../browser.ts';
import { GRAPHQL } from '../graphql-requests.ts';

const { openAs, openShared } = useBrowser();

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const COLUMNS = [
  'S No',
  'Course Title',
  'Course Category',
  'Instructor',
  'Total Lectures',
  'Description',
  'Actions',
];

/** Sorted from A to Z, so that the demo's first courses are on the first page, whatever other tests created. */
const BY_TITLE = '/admin/dashboard?sort=title';

/** Opens an address as an admin and waits for the upload tray's query for failed uploads. */
async function openWithTray(page: Page, path: string): Promise<void> {
  const asked = page.waitForResponse((response) => operationOf(response.request()) === 'SentUploads');
  await page.goto(path);
  await asked;
}

/** Section 2, the Admin Dashboard screen: one test per line. */
describe('the Admin Dashboard', () => {
  it.each(['Registered Users', 'Subscribed Users', 'Subscription Count', 'Total Revenue', 'Collected'])(
    'has the counter %s',
    async (label) => {
      const page = await openShared('admin', '/admin/dashboard');
      await page.getByRole('main').getByText(label, { exact: true }).first().waitFor();
    },
  );

  it('shows registered users in yellow and enrolled ones in green', async () => {
    const page = await openShared('admin', '/admin/dashboard');
    const slices = page.locator('svg[aria-label^="Pie chart"] path');
    await slices.first().waitFor();
    const hues = await slices.evaluateAll((paths) =>
      paths.map((path) => {
        const [red = 0, green = 0, blue = 0] = (getComputedStyle(path).fill.match(/[\d.]+/g) ?? []).map(
          Number,
        );
        if (green > red && green > blue) return 'green';
        return red > blue && green > blue ? 'yellow' : 'other';
      }),
    );
    expect(hues).toEqual(['yellow', 'green']);
    const labels = await page.locator('svg[aria-label^="Pie chart"] text').allTextContents();
    expect(labels.join(' ')).toMatch(/Registered.*Enrolled/s);
  });

  it('labels twelve bars, Jan to Dec', async () => {
    const page = await openShared('admin', '/admin/dashboard');
    const bars = page.locator('svg[aria-label^="Bar chart"] path');
    await bars.first().waitFor({ state: 'attached' });
    await eventually(() => bars.count()).toBe(12);
    for (const month of MONTHS) {
      await page.getByRole('main').locator('svg').getByText(month, { exact: true }).first().waitFor();
    }
  });

  it('shows Total Revenue as subscribed users times the price', async () => {
    const page = await openShared('admin', '/admin/dashboard');
    const answer = await page.request.post('/graphql', {
      data: { query: '{ stats { subscribedUsers totalRevenue { amount currency } } }' },
    });
    const { data } = (await answer.json()) as {
      data: { stats: { subscribedUsers: number; totalRevenue: { amount: number; currency: string } } };
    };
    expect(data.stats.totalRevenue).toEqual({ amount: data.stats.subscribedUsers * 49_900, currency: 'usd' });
  });

  it('has a Courses Overview table with the specified columns', async () => {
    const page = await openAs('admin', BY_TITLE);
    const table = page.getByRole('table', { name: /Courses Overview/ });
    await table.waitFor();
    const headers = await table.getByRole('columnheader').allInnerTexts();
    expect(headers.map((text) => text.trim())).toEqual(COLUMNS);
    await table.getByRole('row', { name: /Bread at Home/ }).waitFor();
  });

  it('opens the lecture screen of a course from its view button', async () => {
    const page = await openAs('admin', BY_TITLE);
    await page
      .getByRole('row', { name: /Bread at Home/ })
      .getByRole('button', { name: /view/i })
      .or(page.getByRole('row', { name: /Bread at Home/ }).getByRole('link', { name: /view/i }))
      .first()
      .click();
    await page.waitForURL(/\/courses\/bread-at-home-one-honest-loaf\/lectures/);
    await page.locator('video').waitFor();
  });

  it('removes a deleted course from the table after a confirmation, and restores it on Undo', async () => {
    const page = await openAs('admin');
    await openWithTray(page, BY_TITLE);
    const row = page.getByRole('row', { name: /Colour with Intent/ });
    const operations = recordOperations(page);
    await row.getByRole('button', { name: /delete/i }).click();
    operations.length = 0;
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /delete/i })
      .click();
    await page.getByText('Course Deleted Successfully').waitFor();
    await row.waitFor({ state: 'detached' });
    // If the table has further pages, only the row that moves up is fetched.
    expect(operations.filter((name) => name !== 'CoursesOverview')).toEqual(['DeleteCourse']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await row.waitFor();
  });

  it('links to the form for a new course', async () => {
    const page = await openAs('admin', '/admin/dashboard');
    await page.getByRole('main').getByRole('link', { name: 'Create New Course' }).click();
    await page.waitForURL(/\/course\/create$/);
  });

  it('queries course list, statistics and monthly sales in parallel when it is opened', async () => {
    const page = await openAs('admin');
    await openWithTray(page, '/denied');
    await page.getByRole('button', { name: /menu/i }).click();
    const entry = page.getByRole('dialog').getByText('Admin Dashboard');
    // The menu shows the admin's entry, so the session's query, which is not part of the dashboard, is answered.
    await entry.waitFor();
    // No query waits for another one's response: all are sent before the first is answered.
    const answers = Promise.withResolvers<void>();
    await page.route(GRAPHQL, (route) => answers.promise.then(() => route.continue()));
    const operations = recordOperations(page);
    await entry.click();
    // The other queries are our own: counts of items that need attention, payment problems, recent figures, and the first
    // steps of a school.
    const specified = ['CoursesOverview', 'MonthlySales', 'UserStats'];
    const queries = [
      ...specified,
      'AdminCounts',
      'FirstSteps',
      'LatestReconciliation',
      'PaymentProblems',
      'RecentFigures',
    ].toSorted();
    await eventually(() => operations.toSorted()).toEqual(queries);
    answers.resolve();
    await page
      .getByRole('table', { name: /Courses Overview/ })
      .getByRole('row')
      .nth(1)
      .waitFor();
    await page.getByRole('main').getByText('Total Revenue').first().waitFor();
    await settled(page);
    expect(operations.toSorted()).toEqual(queries);
  });
});
