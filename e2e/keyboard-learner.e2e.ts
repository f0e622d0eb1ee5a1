import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { currentTime, violationsInColourSchemes, eventually, useBrowser } from './browser.ts';
import { deleteCourses, makeDraft, uniqueTitle } from './courses.ts';
import { files } from './files.ts';
import { GRAPHQL, operationNameOf } from './graphql-requests.ts';
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
import { register, untilHome } from './people.ts';
import { untilAtPayment } from './sandbox-checkout.ts';
import { COURSE } from './screens.ts';

const { newPage, open, openAs } = useBrowser();

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

  await pickFile(page, field(page, 'Picture'), files.portrait);
  await button(page, 'Remove').waitFor();
  await typeInto(page, field(page, 'Email'), `kim-${process.pid}-${Date.now()}@gmial.com`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expectFocus(main(page).getByRole('button', { name: /gmail\.com/ }));
  await page.keyboard.press('Enter');
  await expectFocus(field(page, 'Email'));
  expect(await field(page, 'Email').inputValue()).toMatch(/@gmail\.com$/);
  await typeInto(page, field(page, 'Password'), 'Secr3t!pw');
  await pressOn(page, button(page, 'Show password'));
  expect(await field(page, 'Password').getAttribute('type')).toBe('text');
  await typeInto(page, field(page, 'Full name'), 'Kim Keys');
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await page.keyboard.press('Enter');

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
  await page.getByText('Your account is deleted').waitFor();
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

it('loads more of a list that failed to grow automatically, and focuses the first new course', async () => {
  const page = await openAs('admin', '/denied');
  const word = uniqueTitle('Macrame').replace(' ', '');
  const drafts = await Promise.all(
    Array.from({ length: 26 }, (_, index) => makeDraft(page, `${word} ${index}`)),
  );
  try {
    await page.goto(`/courses?q=${word}`);
    await eventually(() => cards(page).count()).toBe(24);
    let refused = 0;
    await page.route(GRAPHQL, (route) => {
      if (operationNameOf(route.request()) !== 'Search') return route.continue();
      refused++;
      return route.abort('failed');
    });
    await page.keyboard.press('End');
    await page.locator('[data-toast=error]').first().waitFor();
    await page.unroute(GRAPHQL);
    await pressOn(page, button(page, 'Show more'));
    await expectFocus(cards(page).nth(24));
    // It did not retry repeatedly.
    expect(refused).toBe(1);
    await main(page).getByText('Showing 26 of 26 courses').waitFor();
  } finally {
    await deleteCourses(page, drafts);
  }
});

it('pages through the mentors and keeps the focus at both ends', async () => {
  const page = await open('/');
  await goByMenu(page, 'About Us');
  await at(page, '/about');
  const next = button(page, 'Next mentor');
  const position = main(page).getByRole('group', { name: 'Meet our mentors' }).getByRole('status');
  await eventually(() => position.innerText()).toBe('Mentors 1 to 3 of 4');
  await pressOn(page, next);
  await eventually(() => position.innerText()).toBe('Mentors 2 to 4 of 4');
  await page.keyboard.press('ArrowLeft');
  await eventually(() => position.innerText()).toBe('Mentors 1 to 3 of 4');
  await page.keyboard.press('End');
  await eventually(() => position.innerText()).toBe('Mentors 2 to 4 of 4');
  await expectFocus(next);
  expect(await next.getAttribute('aria-disabled')).toBe('true');
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await page.keyboard.press('Home');
  await eventually(() => position.innerText()).toBe('Mentors 1 to 3 of 4');
});

it('changes the picture, the name and the password', async () => {
  const page = await newPage();
  const { password } = await register(page);
  await page.goto('/');
  await untilHome(page);
  await goByMenu(page, 'Profile');
  await pressOn(page, main(page).getByRole('link', { name: 'Edit profile' }));
  await at(page, '/user/editprofile');
  await pickFile(page, field(page, 'New picture'), files.thumbnail);
  await typeInto(page, field(page, 'Full name'), 'Kim Keyboard');
  await page.keyboard.press('Enter');
  await at(page, '/user/profile');
  await main(page).getByRole('heading', { name: 'Kim Keyboard' }).waitFor();

  await pressOn(page, main(page).getByRole('link', { name: 'Change password' }));
  await at(page, '/changepassword');
  await typeInto(page, field(page, 'Current password'), 'wr0ng!pass');
  await typeInto(page, field(page, 'New password'), 'N3w!secret');
  await typeInto(page, field(page, 'New password again'), 'N3w!secret');
  await page.keyboard.press('Enter');
  await main(page).getByText('The current password is incorrect').first().waitFor();
  await expectFocus(field(page, 'Current password'));
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.getByText('Password changed. Your other devices are logged out').first().waitFor();
});

it('creates an API token, copies it and revokes it', async () => {
  const page = await newPage();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { password } = await register(page);
  await page.goto('/');
  await untilHome(page);
  await goByMenu(page, 'Profile');
  await typeInto(page, field(page, 'Token name'), 'Night job');
  await tabTo(page, field(page, 'Your account and progress: Read and write'));
  await page.keyboard.press('Space');
  await typeInto(page, field(page, 'Your password'), password);
  await pressOn(page, button(page, 'Create token'));
  const secret = await field(page, 'Token').inputValue();
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await pressOn(page, button(page, 'Copy token'));
  await page.getByText('Copied', { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await pressOn(page, button(page, 'Done'));
  await main(page).getByRole('columnheader', { name: 'Access', exact: true }).waitFor();
  await main(page).getByRole('cell', { name: 'Your account and progress: Read and write' }).waitFor();
  expect(await page.content()).not.toContain(secret);

  await pressOn(page, button(page, 'Revoke Night job'));
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await answerQuestion(page, 'Revoke token');
  await main(page).getByText('You have no tokens.').waitFor();
});

it('sees the signed-in person in the header and goes to the profile from there', async () => {
  const page = await openAs('learner', '/courses');
  await pressOn(page, page.getByRole('banner').getByRole('link', { name: 'Lee Learner, your profile' }));
  await title(page, 'Profile').waitFor();
});
