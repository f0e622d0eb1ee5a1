// @slow client/src/features/section client/src/features/course client/src/features/lecture server/src/lecture/section
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsInColourSchemes } from './axe.ts';
import { eventually, settled, useBrowser } from './browser.ts';
import { makeCourse, uniqueTitle } from './courses.ts';
import { choose, expectFocus, pressOn, tabTo, typeInto } from './keyboard.ts';
import { button, field, main } from './locators.ts';

const { openAs, open } = useBrowser();

const toast = (page: Page, text: string) => page.locator('[data-toast]', { hasText: text }).first();
const region = (page: Page) => main(page).getByRole('region', { name: 'Lectures', exact: true });
/** The titles of sections and lectures on the edit page, in their order, such as `1. Basics`. */
const outline = (page: Page) => region(page).locator('h3, ol a > span:nth-child(2)').allInnerTexts();
/** Undoes by the keyboard what a toast says. */
const undo = async (page: Page, text: string) => {
  const button = toast(page, text).getByRole('button', { name: 'Undo' });
  await button.waitFor();
  await page.keyboard.press('F8');
  await eventually(async () => {
    const isFocused = await button.evaluate((element) => element === document.activeElement);
    if (!isFocused) await page.keyboard.press('Tab');
    return isFocused;
  }).toBe(true);
  await page.keyboard.press('Enter');
};

it('arranges a course in sections by keyboard, and learners see them', async () => {
  const page = await openAs('admin', '/denied');
  const course = await makeCourse(page, uniqueTitle('Knots'), ['Bowline', 'Reef', 'Clove', 'Prusik']);
  await page.goto(`/courses/${course.slug}/edit`);

  await pressOn(page, button(page, 'Add section'));
  await expectFocus(field(page, 'Section title'));
  await page.keyboard.press('Enter');
  await region(page).getByText('Enter a title').first().waitFor();
  await typeInto(page, field(page, 'Section title'), 'Loops');
  await choose(page, field(page, 'First lecture'), '1. Bowline');
  await pressOn(page, button(page, 'Save section'));
  await expectFocus(button(page, 'Add section'));
  await pressOn(page, button(page, 'Add section'));
  await typeInto(page, field(page, 'Section title'), 'Hitches');
  await pressOn(page, button(page, 'Save section'));
  await eventually(() => outline(page)).toEqual([
    '1. Loops',
    'Bowline',
    'Reef',
    'Clove',
    'Prusik',
    '2. Hitches',
  ]);

  // Several lectures at once.
  for (const lecture of ['Clove', 'Prusik']) {
    await tabTo(page, main(page).getByRole('checkbox', { name: `Select ${lecture}` }));
    await page.keyboard.press('Space');
  }
  await pressOn(page, button(page, 'Move'));
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: '2. Hitches' }));
  const arranged = ['1. Loops', 'Bowline', 'Reef', '2. Hitches', 'Clove', 'Prusik'];
  await eventually(() => outline(page)).toEqual(arranged);
  expect(await violationsInColourSchemes(page)).toEqual([]);

  // By the handle, across the border of a section.
  await settled(page);
  const heard = page.locator('[aria-live]', { hasText: 'Reef' });
  await tabTo(page, button(page, 'Move lecture Reef'));
  await page.keyboard.press('Space');
  await eventually(() => heard.innerText()).toBe('Picked up Reef, position 2 of 4. Section: Loops.');
  await eventually(async () => {
    if (!(await heard.innerText()).endsWith('Section: Hitches.')) await page.keyboard.press('ArrowDown');
    return heard.innerText();
  }).toBe('Reef is at position 2 of 4. Section: Hitches.');
  await page.keyboard.press('Space');
  await eventually(() => outline(page)).toEqual([
    '1. Loops',
    'Bowline',
    '2. Hitches',
    'Reef',
    'Clove',
    'Prusik',
  ]);
  await undo(page, 'Order saved');
  await eventually(() => outline(page)).toEqual(arranged);

  // A section with its lectures.
  await pressOn(page, button(page, 'Move section Hitches up'));
  await eventually(() => outline(page)).toEqual([
    '1. Hitches',
    'Clove',
    'Prusik',
    '2. Loops',
    'Bowline',
    'Reef',
  ]);
  await expectFocus(button(page, 'Move section Hitches up'));
  await pressOn(page, button(page, 'Edit section Loops'));
  await expectFocus(field(page, 'Section title'));
  await page.keyboard.type('Loops that hold');
  await typeInto(page, field(page, 'Summary (optional)'), 'Two loops for every day.');
  await pressOn(page, button(page, 'Save section'));
  await expectFocus(button(page, 'Edit section Loops that hold'));
  await pressOn(page, button(page, 'Delete section Hitches'));
  await eventually(() => outline(page)).toEqual(['Clove', 'Prusik', '1. Loops that hold', 'Bowline', 'Reef']);
  await undo(page, 'Section deleted');
  const final = ['1. Hitches', 'Clove', 'Prusik', '2. Loops that hold', 'Bowline', 'Reef'];
  await eventually(() => outline(page)).toEqual(final);

  // Several lectures to the trash, and back.
  await tabTo(page, main(page).getByRole('checkbox', { name: 'Select Prusik' }));
  await page.keyboard.press('Space');
  await pressOn(page, button(page, 'Move to trash'));
  await toast(page, 'Lecture moved to the trash').waitFor();
  await expectFocus(region(page).locator('[tabindex="-1"]').first());
  await undo(page, 'Lecture moved to the trash');
  await eventually(() => outline(page)).toEqual(final);
  await settled(page);
  await page.reload();
  await eventually(() => outline(page)).toEqual(final);

  const visitor = await open(`/courses/${course.slug}`);
  await main(visitor).getByRole('heading', { name: '2. Loops that hold' }).waitFor();
  await main(visitor).getByText('Two loops for every day.').waitFor();
});
