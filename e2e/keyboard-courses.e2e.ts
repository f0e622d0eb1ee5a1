// @slow client/src
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsInColourSchemes } from './axe.ts';
import { eventually, settled, useBrowser } from './browser.ts';
import { deleteCourses, makeCourse, uniqueTitle } from './courses.ts';
import {
  answerQuestion,
  choose,
  expectFocus,
  goByAdminMenu,
  goByMenu,
  pressOn,
  tabTo,
  typeInto,
} from './keyboard.ts';
import { button, field, link, main, title } from './locators.ts';
import { answer } from './specification/calls.ts';

const { openAs } = useBrowser();

const combobox = (page: Page, name: string) => main(page).getByRole('combobox', { name });
const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);
const toast = (page: Page, text: string) => page.locator('[data-toast]', { hasText: text }).first();
const titles = (page: Page) => main(page).getByRole('listitem').getByRole('link').allInnerTexts();
const inOrder = (...words: string[]) => new RegExp(words.join('[^]*'));

/** One test per task of the admin's journey, without a mouse. */
it('moves a lecture with announcements, edits it, deletes it and undoes the deletion', async () => {
  const page = await openAs('admin', '/denied');
  const course = await makeCourse(page, uniqueTitle('Knots'), ['Bowline', 'Clove hitch', 'Reef knot']);
  await page.goto(`/courses/${course.slug}/edit`);
  const heard = page.locator('[aria-live]', { hasText: 'Bowline' });
  /**
   * Repeats the key: a press is ignored while the rows are measured or slide. A slow press that moved the row too far is undone.
   */
  const moveTo = async (position: number) => {
    const moved = heard.and(page.getByText(`Bowline is at position ${position} of 3.`, { exact: true }));
    await eventually(async () => {
      const reached = Number(/position (\d)/.exec(await heard.innerText())?.[1]);
      if (reached !== position) await page.keyboard.press(reached > position ? 'ArrowUp' : 'ArrowDown');
      return moved.waitFor({ timeout: 1_000 }).then(
        () => 'moved',
        () => 'not moved',
      );
    }).toBe('moved');
  };

  await tabTo(page, button(page, 'Move lecture Bowline'));
  await page.keyboard.press('Space');
  await eventually(() => heard.innerText()).toBe('Picked up Bowline, position 1 of 3.');
  await moveTo(2);
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await page.keyboard.press('Space');
  await toast(page, 'Order saved').waitFor();
  await eventually(async () => (await titles(page)).join()).toMatch(inOrder('Clove', 'Bowline', 'Reef'));
  await expectFocus(button(page, 'Move lecture Bowline'));

  await page.keyboard.press('Space');
  await eventually(() => heard.innerText()).toBe('Picked up Bowline, position 2 of 3.');
  await moveTo(3);
  await page.keyboard.press('Escape');
  await eventually(() => heard.innerText()).toMatch(/^Bowline stays at position/);

  await pressOn(page, button(page, 'Move down: Bowline'));
  await eventually(async () => (await titles(page)).join()).toMatch(inOrder('Clove', 'Reef', 'Bowline'));
  await expectFocus(button(page, 'Move down: Bowline'));
  // The change is shown before it is saved.
  await settled(page);
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

  // In the row.
  await pressOn(page, button(page, 'Edit Square knot here'));
  const brief = main(page).getByRole('group', { name: 'Edit Square knot here' });
  await expectFocus(brief.getByLabel('Title'));
  await tabTo(page, brief.getByRole('checkbox', { name: /Free preview/ }));
  await page.keyboard.press('Space');
  await pressOn(page, brief.getByRole('button', { name: 'Save lecture' }));
  await expectFocus(button(page, 'Edit Square knot here'));

  await pressOn(page, button(page, 'Delete lecture Square knot'));
  await expectFocus(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }));
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await answerQuestion(page, 'Delete lecture');
  await toast(page, 'Lecture deleted successfully').waitFor();
  await main(page)
    .getByRole('link', { name: /Square knot/ })
    .waitFor({ state: 'detached' });
  await page.keyboard.press('F8');
  await expectFocus(page.getByRole('button', { name: 'Undo' }));
  expect(await violationsInColourSchemes(page)).toEqual([]);
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
  await goByAdminMenu(page, 'Trash');
  await at(page, '/admin/trash');
  await adminPages.locator('[aria-current=page]', { hasText: 'Trash' }).waitFor();
  await pressOn(page, button(page, `Restore ${course.title}`));
  await toast(page, 'Restored').waitFor();
  await button(page, `Restore ${course.title}`).waitFor({ state: 'detached' });

  await goByAdminMenu(page, 'Audit log');
  await at(page, '/admin/audit');
  await main(page).getByRole('row', { name: course.title }).first().waitFor();
  await typeInto(page, main(page).getByRole('searchbox', { name: 'Search' }), course.title);
  const unpublished = combobox(page, 'Action').getByRole('option', {
    name: 'Unpublished a course',
    exact: true,
  });
  await unpublished.waitFor({ state: 'attached' });
  const release = await answer(page, 'AuditLog', 'held');
  await choose(page, combobox(page, 'Action'), 'Restored a course');
  await main(page).locator('table[aria-busy=true]').waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await release();
  await main(page).getByText('Showing 1 of 1 entries').waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await pressOn(page, button(page, 'Download these entries as CSV'));
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.split('\r\n')[1]).toContain(`,Restored a course,${course.title},`);

  // The audit log of one course, opened from its own page.
  await pressOn(page, link(page, course.title));
  await title(page, course.title).waitFor();
  await pressOn(page, link(page, 'Edit course'));
  await pressOn(page, link(page, 'View audit log'));
  await title(page, 'Audit log').waitFor();
  const rows = main(page).getByRole('rowheader');
  await eventually(() => rows.allInnerTexts()).toEqual([
    'Restored a course',
    'Deleted a course',
    'Created a course',
  ]);
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await pressOn(page, button(page, 'Show all entries'));
  await eventually(() => rows.count()).toBeGreaterThan(3);

  // A permanently deleted course does not come back.
  await deleteCourses(page, [course]);
  await goByAdminMenu(page, 'Trash');
  await pressOn(page, button(page, `Delete forever: ${course.title}`));
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await answerQuestion(page, 'Cancel');
  await expectFocus(button(page, `Delete forever: ${course.title}`));
  await page.keyboard.press('Enter');
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
