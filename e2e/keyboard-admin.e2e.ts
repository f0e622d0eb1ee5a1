import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsByDayAndNight, eventually, useBrowser } from './browser.ts';
import { deleteCourses, makeCourse, makeDraft, uniqueTitle } from './courses.ts';
import { files } from './files.ts';
import {
  answerQuestion,
  choose,
  expectFocus,
  goByMenu,
  openPicker,
  pickFile,
  pressOn,
  tabTo,
  typeInto,
} from './keyboard.ts';
import { button, field, link, main, title } from './locators.ts';
import { register } from './people.ts';
import { answer } from './specification/calls.ts';

const { newPage, openAs } = useBrowser();

const combobox = (page: Page, name: string) => main(page).getByRole('combobox', { name });
const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);
const toast = (page: Page, text: string) => page.locator('[data-toast]', { hasText: text }).first();
const titles = (page: Page) => main(page).getByRole('listitem').getByRole('link').allInnerTexts();
const inOrder = (...words: string[]) => new RegExp(words.join('[^]*'));

/** One test a task of the admin's journey, without a mouse. */
it('makes a draft of a title, completes and publishes it, and adds a lecture', async () => {
  const courseTitle = uniqueTitle('Splicing');
  const page = await openAs('admin', '/');
  await goByMenu(page, 'Create New Course');
  await at(page, '/course/create');
  await typeInto(page, field(page, 'Title'), courseTitle);
  const note = await button(page, 'Create course').getAttribute('aria-describedby');
  expect(await page.locator(`[id="${note}"]`).innerText()).toContain('there is nothing to watch yet');
  await pressOn(page, button(page, 'Save as draft'));
  await at(page, '/courses');
  await pressOn(page, main(page).getByRole('article').getByRole('link', { name: courseTitle }));
  await main(page)
    .getByText(/Before it can be published it needs/)
    .waitFor();
  await pressOn(page, link(page, 'Complete it'));
  await page.waitForURL(/\/edit$/);

  // What is missing is said, and the first of it has the focus.
  await typeInto(page, field(page, 'Instructor'), 'Rita Rope');
  await pressOn(page, button(page, 'Publish'));
  await main(page).getByText('All Fields are mandatory').first().waitFor();
  await expectFocus(field(page, 'Thumbnail'));
  expect(await field(page, 'Instructor').inputValue()).toBe('Rita Rope');
  expect(await violationsByDayAndNight(page)).toEqual([]);
  await openPicker(page, files.thumbnail);
  await typeInto(page, field(page, 'Category'), 'Sailing');
  await typeInto(page, field(page, 'Description'), 'Rope that grows longer.');
  await pressOn(page, button(page, 'Publish'));
  await answerQuestion(page, 'Publish anyway');
  await toast(page, 'Course published').waitFor();

  await pressOn(page, link(page, 'Add new lecture'));
  await title(page, 'Add new lecture').waitFor();
  await typeInto(page, field(page, 'Title'), 'The short splice');
  await typeInto(page, field(page, 'Description'), 'Two ropes become one.');
  await pickFile(page, field(page, 'Video'), files.video);
  await pressOn(page, main(page).getByRole('button', { name: /^(add|upload)/i }));
  await toast(page, 'Lecture added successfully').waitFor();
  await page.waitForURL(/\/edit$/);
  await link(page, 'Add new lecture').waitFor();
  await main(page)
    .getByRole('link', { name: /The short splice/ })
    .waitFor();
});

it('moves a lecture, which is announced, edits it, deletes it and takes that back', async () => {
  const page = await openAs('admin', '/denied');
  const course = await makeCourse(page, uniqueTitle('Knots'), ['Bowline', 'Clove hitch', 'Reef knot']);
  await page.goto(`/courses/${course.slug}/edit`);
  const heard = page.locator('[aria-live]', { hasText: 'Bowline' });

  await tabTo(page, button(page, 'Move lecture Bowline'));
  await page.keyboard.press('Space');
  await eventually(() => heard.innerText()).toBe('You took Bowline, place 1 of 3.');
  await page.keyboard.press('ArrowDown');
  await eventually(() => heard.innerText()).toBe('Bowline is at place 2 of 3.');
  expect(await violationsByDayAndNight(page)).toEqual([]);
  await page.keyboard.press('Space');
  await toast(page, 'Order saved').waitFor();
  await eventually(async () => (await titles(page)).join()).toMatch(inOrder('Clove', 'Bowline', 'Reef'));
  await expectFocus(button(page, 'Move lecture Bowline'));

  await page.keyboard.press('Space');
  await eventually(() => heard.innerText()).toBe('You took Bowline, place 2 of 3.');
  // The rows may still be sliding to their places; a key that comes too early is pressed again, as anybody would.
  await eventually(async () => {
    await page.keyboard.press('ArrowDown');
    return heard.innerText();
  }).toBe('Bowline is at place 3 of 3.');
  await page.keyboard.press('Escape');
  await eventually(() => heard.innerText()).toMatch(/^Bowline stays at place/);

  await pressOn(page, button(page, 'Move down: Bowline'));
  await eventually(async () => (await titles(page)).join()).toMatch(inOrder('Clove', 'Reef', 'Bowline'));
  await expectFocus(button(page, 'Move down: Bowline'));
  await page.reload();
  await eventually(async () => (await titles(page)).join()).toMatch(inOrder('Clove', 'Reef', 'Bowline'));

  await pressOn(page, main(page).getByRole('link', { name: /Reef knot/ }));
  await title(page, 'Edit lecture').waitFor();
  await typeInto(page, field(page, 'Title'), 'Square knot');
  await tabTo(page, main(page).getByRole('checkbox', { name: /Free preview/ }));
  await page.keyboard.press('Space');
  await pressOn(page, button(page, 'Save lecture'));
  await toast(page, 'Lecture saved').waitFor();
  await main(page)
    .getByRole('link', { name: /Square knot\s+Free preview/ })
    .waitFor();

  await pressOn(page, button(page, 'Delete lecture Square knot'));
  await expectFocus(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }));
  expect(await violationsByDayAndNight(page)).toEqual([]);
  await answerQuestion(page, 'Delete lecture');
  await toast(page, 'Lecture deleted successfully').waitFor();
  await main(page)
    .getByRole('link', { name: /Square knot/ })
    .waitFor({ state: 'detached' });
  await page.keyboard.press('F8');
  await expectFocus(page.getByRole('button', { name: 'Undo' }));
  expect(await violationsByDayAndNight(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await toast(page, 'Restored').waitFor();
  await eventually(async () => (await titles(page)).join()).toMatch(inOrder('Clove', 'Square', 'Bowline'));
});

it('deletes a course and restores it from the trash', async () => {
  const page = await openAs('admin', '/denied');
  const course = await makeCourse(page, uniqueTitle('Whipping'));
  await page.goto(`/courses/${course.slug}`);
  await pressOn(page, button(page, 'Delete course'));
  await answerQuestion(page, 'Delete course');
  await toast(page, 'Course Deleted Successfully').waitFor();
  await title(page, 'All Courses').waitFor();

  await goByMenu(page, 'Admin Dashboard');
  const adminPages = page.getByRole('navigation', { name: 'Administration' });
  await pressOn(page, adminPages.getByRole('link', { name: 'Trash' }));
  await at(page, '/admin/trash');
  await adminPages.locator('[aria-current=page]', { hasText: 'Trash' }).waitFor();
  await pressOn(page, button(page, `Restore ${course.title}`));
  await toast(page, 'Restored').waitFor();
  await button(page, `Restore ${course.title}`).waitFor({ state: 'detached' });

  await pressOn(page, adminPages.getByRole('link', { name: 'Audit log' }));
  await at(page, '/admin/audit');
  await main(page).getByRole('row', { name: course.title }).first().waitFor();
  await typeInto(page, main(page).getByRole('searchbox', { name: 'Search' }), course.title);
  const release = await answer(page, 'AuditLog', 'held');
  await choose(page, combobox(page, 'What'), 'Restored a course');
  await main(page).locator('table[aria-busy=true]').waitFor();
  expect(await violationsByDayAndNight(page)).toEqual([]);
  await release();
  await main(page).getByText('Showing 1 of 1 entries').waitFor();
  expect(await violationsByDayAndNight(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await pressOn(page, button(page, 'Download these entries as CSV'));
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.split('\r\n')[1]).toContain(`,Restored a course,${course.title},`);

  // What is deleted forever is not there again.
  await deleteCourses(page, [course]);
  await pressOn(page, adminPages.getByRole('link', { name: 'Trash' }));
  await pressOn(page, button(page, `Delete ${course.title} forever`));
  expect(await violationsByDayAndNight(page)).toEqual([]);
  await answerQuestion(page, 'Delete forever');
  await toast(page, 'Deleted forever').waitFor();
  await button(page, `Restore ${course.title}`).waitFor({ state: 'detached' });
  const other = await makeCourse(page, uniqueTitle('Seizing'));
  await deleteCourses(page, [other]);
  await page.reload();
  await pressOn(page, button(page, 'Empty trash'));
  await answerQuestion(page, 'Empty trash');
  await title(page, 'Trash').waitFor();
  await main(page).getByText('The trash is empty').first().waitFor();
});

it('finds a member, makes them an admin and a user again, and grants and ends access', async () => {
  const visitor = await newPage();
  const { email } = await register(visitor, 'Mona Member');
  const page = await openAs('admin', '/admin/dashboard');
  const adminPages = page.getByRole('navigation', { name: 'Administration' });
  await pressOn(page, adminPages.getByRole('link', { name: 'Members' }));
  await at(page, '/admin/members');
  await typeInto(page, main(page).getByRole('searchbox', { name: 'Search' }), email);
  await choose(page, combobox(page, 'Subscription'), 'Not');
  await page.waitForURL((url) => url.searchParams.get('access') === 'none');
  await main(page).getByText('Showing 1 of 1 members').waitFor();
  await pressOn(page, link(page, 'Mona Member'));
  await page.waitForURL(/\/admin\/members\/.+/);

  await pressOn(page, button(page, 'Make an admin'));
  const question = page.getByRole('dialog', { name: 'Make Mona Member an admin?' });
  await expectFocus(question.getByLabel('Their full name'));
  expect(await violationsByDayAndNight(page)).toEqual([]);
  await page.keyboard.type('Mona');
  await typeInto(page, question.getByLabel('Your password', { exact: true }), 'wrong#1');
  await page.keyboard.press('Enter');
  await question.getByText('This is not their name. Please type it as it stands above').first().waitFor();
  await expectFocus(question.getByLabel('Their full name'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Mona Member');
  await page.keyboard.press('Enter');
  await question.getByText('The current password is wrong').first().waitFor();
  await expectFocus(question.getByLabel('Your password', { exact: true }));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Lectern#1');
  await page.keyboard.press('Enter');
  await main(page).getByRole('heading', { name: 'Role: Admin' }).waitFor();
  await page.keyboard.press('F8');
  await expectFocus(page.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await main(page).getByRole('heading', { name: 'Role: User' }).waitFor();

  await pressOn(page, button(page, 'Grant access'));
  await toast(page, 'Access granted').waitFor();
  await pressOn(page, button(page, 'End access'));
  expect(await violationsByDayAndNight(page)).toEqual([]);
  await answerQuestion(page, 'End access');
  await toast(page, 'Access ended').waitFor();
  await button(page, 'End access').waitFor({ state: 'detached' });
  await main(page)
    .getByRole('table', { name: /What admins did/ })
    .waitFor();
});

it('sees to a message, and goes on at the one beside it', async () => {
  const name = `Mia ${process.pid}${Date.now()}`;
  const page = await openAs('admin', '/denied');
  const sent = await page.request.post('/api/v1/contact', {
    data: { name, email: `mia-${Date.now()}@example.com`, message: 'May I bring a friend?' },
  });
  expect(sent.status()).toBe(200);
  await page.goto('/admin/messages');
  const message = main(page).getByRole('article', { name });
  await pressOn(page, message.getByRole('button', { name: `Mark as done: message of ${name}` }));
  await toast(page, 'Marked as done').waitFor();
  await message.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

  await page.keyboard.press('Shift+Tab');
  await tabTo(page, main(page).getByRole('radio', { name: 'Open' }));
  await page.keyboard.press('ArrowRight');
  await page.waitForURL((url) => url.searchParams.get('show') === 'done');
  await pressOn(page, message.getByRole('button', { name: `Reopen: message of ${name}` }));
  await toast(page, 'Open again').waitFor();
});

it('sorts, pages and dates the dashboard, at an address that survives reload', async () => {
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
    expect(await header.getAttribute('aria-sort')).toBe('ascending');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('sort') === '-title');
    await pressOn(page, pages.getByRole('button', { name: 'Next' }));
    await pages.getByText(/^11 to /).waitFor();
    await expectFocus(pages.getByRole('button', { name: 'Next' }));
    expect(await violationsByDayAndNight(page)).toEqual([]);

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
