// @slow client/src
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsInColourSchemes } from './axe.ts';
import { eventually, useBrowser } from './browser.ts';
import { deleteCourses, makeDraft, uniqueTitle } from './courses.ts';
import { files } from './files.ts';
import { GRAPHQL, operationNameOf } from './graphql-requests.ts';
import { answerQuestion, expectFocus, goByMenu, pickFile, pressOn, tabTo, typeInto } from './keyboard.ts';
import { button, cards, field, main, title } from './locators.ts';
import { register, untilHome } from './people.ts';

const { newPage, open, openAs } = useBrowser();

const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

/** One test per task of the learner's journey, without a mouse. */
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
  await eventually(() => next.getAttribute('aria-disabled')).toBe('true');
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
  await pressOn(page, button(page, 'New token'));
  await expectFocus(field(page, 'Token name'));
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
