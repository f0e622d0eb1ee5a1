// @slow client/src/features/auth client/src/graphql client/src/routing
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { currentTime, eventually, useBrowser } from '../browser.ts';
import { files } from '../files.ts';
import { main } from '../locators.ts';
import { register, signUp, subscribe } from '../people.ts';

const { newPage, open, openAs } = useBrowser();

const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click();
const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);
const type = async (page: Page, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) {
    await main(page).getByLabel(label, { exact: true }).fill(text);
  }
};
const pick = (page: Page, file: string) => page.locator('input[type=file]').setInputFiles(file);

async function createCourse(page: Page, title: string): Promise<void> {
  await page.goto('/course/create');
  await pick(page, files.thumbnail);
  await type(page, { Title: title, Instructor: 'Rita Rope', Category: 'Sailing', Description: 'Six knots.' });
  await press(page, 'Create course');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish anyway' }).click();
  await at(page, '/courses');
}

const isLoggedIn = async (page: Page) => {
  await page.goto('/user/profile');
  await page.getByRole('heading', { level: 1, name: /^(Login|Profile)$/ }).waitFor();
  return new URL(page.url()).pathname === '/user/profile';
};

/** Section 4, states and transitions: one test per line. */
describe('Auth', () => {
  it('goes from logged out to logged in on a successful login, which leads to /', async () => {
    const page = await open('/login');
    await type(page, { Email: 'learner@example.com', Password: 'Lectern#1' });
    await press(page, 'Log in');
    await at(page, '/');
    expect(await isLoggedIn(page)).toBe(true);
  });

  it('goes from logged out to logged in on a successful signup, which leads to /', async () => {
    const page = await open('/');
    await signUp(page);
    expect(await isLoggedIn(page)).toBe(true);
  });

  it('is logged in when the query for the current user returns one', async () => {
    const page = await openAs('learner', '/');
    await page.reload();
    expect(await isLoggedIn(page)).toBe(true);
  });

  it('goes from logged in to logged out on logout, which leads to / and leaves nothing in the browser', async () => {
    const page = await openAs('learner', '/courses');
    await page.getByRole('button', { name: /menu/i }).click();
    await page.getByRole('dialog').getByText('Logout').click();
    await at(page, '/');
    expect(await isLoggedIn(page)).toBe(false);
    const remembered = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(remembered).not.toContain('learner@example.com');
  });
});

describe('Subscription', () => {
  it('goes from inactive to active after the payment, and to inactive on a confirmed cancellation', async () => {
    const page = await newPage();
    await register(page);
    await page.goto('/user/profile');
    await main(page).getByText('Inactive', { exact: true }).waitFor();

    await subscribe(page);
    await page.goto('/user/profile');
    await main(page).getByText('Active', { exact: true }).waitFor();

    await press(page, 'Cancel Subscription');
    const question = page.getByRole('alertdialog');
    await question.getByRole('button').first().click();
    await question.waitFor({ state: 'hidden' });
    await main(page).getByText('Active', { exact: true }).waitFor();

    await press(page, 'Cancel Subscription');
    await question.getByText(/\$499/).first().waitFor();
    await question.getByRole('button', { name: /cancel subscription/i }).click();
    await main(page).getByText('Inactive', { exact: true }).waitFor();
    await page.goto('/courses/light-and-exposure');
    await main(page).getByRole('link', { name: 'Subscribe' }).first().waitFor();
  });
});

describe('Payment', () => {
  it('leads from Buy Now to the checkout page and back to a success screen that links to /', async () => {
    const page = await newPage();
    await register(page);
    await subscribe(page);
    expect(new URL(page.url()).searchParams.get('session_id')).toMatch(/^cs_/);
    await page.getByRole('link', { name: 'Go to dashboard' }).click();
    await at(page, '/');
  });

  it('offers a retry on the failure screen', async () => {
    const page = await openAs('learner', '/checkout/failure');
    await page.getByRole('link', { name: 'Try Again' }).click();
    await at(page, '/checkout');
  });
});

describe('Courses and lectures', () => {
  it('lead to /courses after a creation, and leave the list after a deletion', async () => {
    const page = await openAs('admin');
    const title = `Transitions ${Date.now()}`;
    await createCourse(page, title);
    await page.getByRole('heading', { name: title }).click();
    await press(page, /delete course/i);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /delete/i })
      .click();
    await at(page, '/courses');
    await page.getByRole('heading', { name: /Bread at Home/ }).waitFor();
    // The page of the course, which is being left, has its title and may suggest others.
    await eventually(() => page.getByRole('heading', { name: title }).count()).toBe(0);
  });

  it('lead back one screen after an upload, with the lecture in the list, and leave the list after a deletion', async () => {
    const page = await openAs('admin');
    const title = `Uploads ${Date.now()}`;
    await createCourse(page, title);
    await page.getByRole('heading', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const before = page.url();
    await main(page)
      .getByRole('link', { name: /add (new |a )?lecture/i })
      .first()
      .click();
    await pick(page, files.video);
    await type(page, { Title: 'The bowline', Description: 'A loop that never slips.' });
    await press(page, /add|upload/i);
    await page.waitForURL(before);
    await main(page).getByText('The bowline').first().waitFor();

    await main(page).getByRole('link', { name: 'Watch Lectures' }).first().click();
    await main(page).getByRole('link', { name: 'Add new lecture' }).first().waitFor();
    await press(page, /delete lecture/i);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /delete/i })
      .click();
    await main(page).getByText('The bowline').first().waitFor({ state: 'detached' });
  });

  it('play the first lecture initially, and then the one chosen in the list', async () => {
    const page = await openAs('subscriber', '/courses/light-and-exposure/lectures');
    const lectures = page.getByRole('region', { name: 'Lectures' }).getByRole('link');
    await lectures.first().waitFor();
    const titles = await lectures.allInnerTexts();
    const heading = page.getByRole('heading', { level: 1 });
    await eventually(async () => titles[0]?.includes((await heading.textContent()) || '?')).toBe(true);
    await lectures.nth(1).click();
    await eventually(async () => titles[1]?.includes((await heading.textContent()) || '?')).toBe(true);
    await eventually(() => currentTime(page)).toBeGreaterThan(0.3);
  });
});

describe('Profile', () => {
  it('shows the new name and picture on the profile after an update', async () => {
    const page = await newPage();
    await register(page);
    await page.goto('/user/profile');
    const picture = await main(page).locator('img').first().getAttribute('src');
    await main(page).getByRole('link', { name: 'Edit profile' }).click();
    await pick(page, files.thumbnail);
    await type(page, { 'Full name': 'Tess Transformed' });
    await press(page, /save/i);
    await at(page, '/user/profile');
    await main(page).getByText('Tess Transformed').first().waitFor();
    await eventually(() => main(page).locator('img').first().getAttribute('src')).not.toBe(picture);
  });
});
