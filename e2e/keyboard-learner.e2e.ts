import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsInColourSchemes } from './axe.ts';
import { currentTime, eventually, settled, useBrowser } from './browser.ts';
import { files } from './files.ts';
import {
  answerQuestion,
  choose,
  expectFocus,
  goByMenu,
  pickFile,
  pressOn,
  tabTo,
  typeInto,
} from './keyboard.ts';
import { button, cards, field, link, main, title } from './locators.ts';
import { untilAtPayment } from './sandbox-checkout.ts';
import { COURSE } from './screens.ts';

const { open } = useBrowser();

const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

/** One test per task of the learner's journey, without a mouse. */
it('goes from a free lecture through signup and payment to the next one, cancels with a refund and deletes the account', async () => {
  const page = await open(COURSE);
  await pressOn(page, main(page).getByRole('link', { name: /Free preview/ }));
  await eventually(() => currentTime(page)).toBeGreaterThan(0.3);
  await page.keyboard.press('n');
  await title(page, 'Mixing and folding').waitFor();
  const lecture = new URL(page.url()).pathname;
  await pressOn(page, link(page, 'Subscribe'));
  await title(page, 'Login').waitFor();
  await pressOn(page, link(page, 'Create an account'));
  await title(page, 'SignUp').waitFor();

  // The script that suggests corrections loads separately.
  await settled(page);
  await typeInto(page, field(page, 'Email'), `kim-${process.pid}-${Date.now()}@gmial.com`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expectFocus(main(page).getByRole('button', { name: /gmail\.com/ }));
  await page.keyboard.press('Enter');
  await expectFocus(field(page, 'Email'));
  await eventually(() => field(page, 'Email').inputValue()).toMatch(/@gmail\.com$/);
  await typeInto(page, field(page, 'Password'), 'Secr3t!pw');
  await pressOn(page, button(page, 'Show password'));
  await eventually(() => field(page, 'Password').getAttribute('type')).toBe('text');
  await typeInto(page, field(page, 'Full name'), 'Kim Keys');
  await pickFile(page, field(page, 'Picture'), files.portrait);
  await button(page, 'Remove').waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await pressOn(page, button(page, 'Create account'));

  await pressOn(page, button(page, 'Buy Now'));
  await untilAtPayment(page);
  await pressOn(page, page.getByRole('button', { name: 'Use 4242' }));
  const pay = page.getByRole('button', { name: /^Pay / });
  await eventually(() => page.locator('[name=cardNumber]').inputValue()).not.toBe('');
  await pressOn(page, pay);
  await pressOn(page, link(page, 'Continue where you left off'));
  await at(page, lecture);
  await pressOn(page, button(page, 'Play: Mixing and folding'));
  await eventually(() => currentTime(page)).toBeGreaterThan(0.3);
  await pressOn(page, button(page, 'Mark as done'));
  await button(page, 'Done').waitFor();

  await goByMenu(page, 'Profile');
  await main(page).getByRole('heading', { name: 'Kim Keys' }).waitFor();
  await tabTo(page, main(page).getByRole('link', { name: /^Receipt from/ }));
  await pressOn(page, button(page, 'Cancel Subscription'));
  const question = page.getByRole('alertdialog');
  await question.getByText(/\$499/).first().waitFor();
  await expectFocus(question.getByRole('button', { name: 'Keep subscription' }));
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expectFocus(button(page, 'Cancel Subscription'));
  await page.keyboard.press('Enter');
  await answerQuestion(page, 'Cancel subscription');
  await main(page).getByText('Inactive', { exact: true }).waitFor();
  // The focused element is gone. Tab continues from its place and not from the top.
  await tabTo(page, link(page, 'Subscribe'));

  const download = page.waitForEvent('download');
  await pressOn(page, button(page, 'Download my data'));
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  await pressOn(page, button(page, 'Delete account'));
  const deletion = page.getByRole('dialog', { name: /delete your account/ });
  await typeInto(page, deletion.getByLabel('Your password', { exact: true }), 'Secr3t!pw');
  await page.keyboard.press('Enter');
  await expectFocus(title(page, 'Goodbye'));
});

it('finds courses with /, a category and an order, and clears the search with Escape', async () => {
  const page = await open('/courses');
  await cards(page).first().waitFor();
  await page.keyboard.press('/');
  await expectFocus(page.getByRole('searchbox', { name: 'Search courses' }));
  await page.keyboard.type('lighht');
  await page.waitForURL((url) => url.searchParams.get('q') === 'lighht');
  await eventually(() => cards(page).first().innerText()).toContain('Light and Exposure');
  await choose(page, main(page).getByRole('combobox', { name: 'Sort by' }), 'Title');
  await page.waitForURL((url) => url.searchParams.get('sort') === 'title');

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expectFocus(page.getByRole('searchbox', { name: 'Search courses' }));
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => !url.searchParams.has('q') && url.searchParams.get('sort') === 'title');
  // By name, because the list of categories is about to change.
  const categories = page.getByRole('navigation', { name: 'Categories' });
  const category = categories.getByRole('link', { name: 'Photography' });
  await pressOn(page, category);
  await page.waitForURL((url) => url.searchParams.has('category'));
  await eventually(() => category.getAttribute('aria-current')).toBe('true');
  await tabTo(page, cards(page).first());
});
