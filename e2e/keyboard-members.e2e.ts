// @slow client/src/features/member client/src/features/contact server/src/member
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsInColourSchemes } from './axe.ts';
import { eventually, settled, useBrowser } from './browser.ts';
import { deleteCourses, makeDraft, send, uniqueTitle } from './courses.ts';
import { answerQuestion, choose, expectFocus, pressOn, tabTo, typeInto } from './keyboard.ts';
import { button, link, main } from './locators.ts';
import { register } from './people.ts';

const { newPage, openAs } = useBrowser();

const combobox = (page: Page, name: string) => main(page).getByRole('combobox', { name });
const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);
const toast = (page: Page, text: string) => page.locator('[data-toast]', { hasText: text }).first();

/** Starts the given number of lectures as the person at the page, and returns their titles. */
async function watchLectures(page: Page, count: number): Promise<string[]> {
  interface Found {
    courses: { nodes: { lectures: { id: string; title: string }[] }[] };
  }
  const { courses } = await send<Found>(page, '{ courses { nodes { lectures { id title } } } }', {});
  const lectures = courses.nodes.flatMap((course) => course.lectures).slice(0, count);
  const save = 'mutation ($input: SaveProgressInput!) { saveProgress(input: $input) { id } }';
  for (const { id } of lectures) await send(page, save, { input: { lectureId: id, position: 1 } });
  return lectures.map((lecture) => lecture.title);
}

/** Tasks of an admin for members, without a mouse. */
it('finds a member, makes them an admin and a user again, and grants and revokes access', async () => {
  const visitor = await newPage();
  const { email } = await register(visitor, 'Mona Member');
  const page = await openAs('admin', '/admin/dashboard');
  const adminPages = page.getByRole('navigation', { name: 'Administration' });
  await pressOn(page, adminPages.getByRole('link', { name: 'Members' }));
  await at(page, '/admin/members');
  await typeInto(page, main(page).getByRole('searchbox', { name: 'Search' }), email);
  await choose(page, combobox(page, 'Subscription'), 'Inactive');
  await page.waitForURL((url) => url.searchParams.get('access') === 'none');
  await main(page).getByText('1 to 1 of 1 members').waitFor();
  await pressOn(page, link(page, 'Mona Member'));
  await page.waitForURL(/\/admin\/members\/.+/);

  await pressOn(page, button(page, 'Make admin'));
  const question = page.getByRole('dialog', { name: 'Make Mona Member an admin?' });
  await expectFocus(question.getByLabel('Full name of the new admin'));
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await page.keyboard.type('Mona');
  await typeInto(page, question.getByLabel('Your password', { exact: true }), 'wrong#1');
  await page.keyboard.press('Enter');
  await question.getByText('This name does not match. Enter it as shown above').first().waitFor();
  await expectFocus(question.getByLabel('Full name of the new admin'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Mona Member');
  await page.keyboard.press('Enter');
  await question.getByText('The current password is incorrect').first().waitFor();
  await expectFocus(question.getByLabel('Your password', { exact: true }));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Lectern#1');
  await page.keyboard.press('Enter');
  await main(page).getByRole('heading', { name: 'Role: Admin' }).waitFor();
  const undo = page.getByRole('button', { name: 'Undo' });
  // The toast of the running call has another button.
  await undo.waitFor();
  await page.keyboard.press('F8');
  await expectFocus(undo);
  await page.keyboard.press('Enter');
  await main(page).getByRole('heading', { name: 'Role: User' }).waitFor();

  await pressOn(page, button(page, 'Grant access'));
  await toast(page, 'Access granted').waitFor();
  const watched = await watchLectures(visitor, 12);
  await page.reload();
  const lectures = main(page)
    .getByRole('table', { name: 'Lectures, most recently watched first' })
    .getByRole('rowheader');
  await eventually(() => lectures.count()).toBe(10);
  await main(page)
    .getByText(/, last seen on /)
    .waitFor();
  await pressOn(page, button(page, 'Show more'));
  await eventually(() => lectures.allInnerTexts()).toEqual(watched.toReversed());
  await pressOn(page, button(page, 'Revoke access'));
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await answerQuestion(page, 'Revoke access');
  await toast(page, 'Access revoked').waitFor();
  await button(page, 'Revoke access').waitFor({ state: 'detached' });
  await main(page)
    .getByRole('table', { name: /Admin activity/ })
    .waitFor();
});

it('marks a message as done without losing the focus, and reopens it', async () => {
  const name = `Mia ${process.pid}${Date.now()}`;
  const page = await openAs('admin', '/denied');
  const sent = await page.request.post('/api/v1/contact', {
    data: { name, email: `mia-${Date.now()}@example.com`, message: 'May I bring a friend?' },
  });
  expect(sent.status()).toBe(200);
  await page.goto('/admin/messages');
  const message = main(page).getByRole('article', { name });
  await pressOn(page, message.getByRole('button', { name: `Mark as done: message from ${name}` }));
  await toast(page, 'Marked as done').waitFor();
  await message.waitFor({ state: 'detached' });
  await eventually(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

  await page.keyboard.press('Shift+Tab');
  await tabTo(page, main(page).getByRole('radio', { name: 'Open' }));
  await page.keyboard.press('ArrowRight');
  await page.waitForURL((url) => url.searchParams.get('show') === 'done');
  await pressOn(page, message.getByRole('button', { name: `Reopen: message from ${name}` }));
  await toast(page, 'Message reopened').waitFor();
});

it('sorts the dashboard and chooses its page and year, at an address that survives a reload', async () => {
  const lastYear = new Date().getUTCFullYear() - 1;
  const page = await openAs('admin', '/denied');
  const drafts = await Promise.all([1, 2].map((number) => makeDraft(page, uniqueTitle(`Aaa ${number}`))));
  try {
    await page.goto('/admin/dashboard');
    const table = main(page).getByRole('table', { name: 'Courses Overview' });
    const pages = main(page).getByRole('navigation', { name: 'Pages of courses' });
    const header = table.getByRole('columnheader', { name: 'Course Title' });
    const first = table.getByRole('rowheader').first();

    await pressOn(page, header.getByRole('button'));
    await page.waitForURL((url) => url.searchParams.get('sort') === 'title');
    await eventually(() => first.innerText()).toContain('Aaa 1');
    await expectFocus(header.getByRole('button'));
    await eventually(() => header.getAttribute('aria-sort')).toBe('ascending');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('sort') === '-title');
    // While a page loads, the button for the next one does nothing.
    await settled(page);
    await pressOn(page, pages.getByRole('button', { name: 'Next' }));
    await pages.getByText(/^11 to /).waitFor();
    await expectFocus(pages.getByRole('button', { name: 'Next' }));
    expect(await violationsInColourSchemes(page)).toEqual([]);

    const shared = await openAs('admin', `/admin/dashboard?sort=-title&page=2&year=${lastYear}`);
    await main(shared)
      .getByRole('heading', { name: `Sales in ${lastYear}` })
      .waitFor();
    await main(shared)
      .getByText(/^11 to /)
      .waitFor();
    await choose(shared, combobox(shared, 'Year'), String(lastYear + 1));
    await main(shared)
      .getByRole('heading', { name: `Sales in ${lastYear + 1}` })
      .waitFor();
    expect(new URL(shared.url()).searchParams.get('page')).toBe('2');
    await page.reload();
    await pages.getByText(/^11 to /).waitFor();
    await pressOn(page, pages.getByRole('button', { name: 'Previous' }));
    await pages.getByText(/^1 to 10 of/).waitFor();
  } finally {
    await deleteCourses(page, drafts);
  }
});
