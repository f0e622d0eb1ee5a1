// @slow client/src/features/lecture server/src/lecture/link
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsInColourSchemes } from './axe.ts';
import { eventually, settled, useBrowser } from './browser.ts';
import { makeCourse, uniqueTitle } from './courses.ts';
import { pressOn, typeInto } from './keyboard.ts';
import { button, field, link, main, title } from './locators.ts';

const { openAs } = useBrowser();

const toast = (page: Page, text: string) => page.locator('[data-toast]', { hasText: text }).first();
const article = (page: Page) => main(page).getByRole('article');

it('is added, opened and marked as done by keyboard', async () => {
  const admin = await openAs('admin', '/denied');
  const course = await makeCourse(admin, uniqueTitle('Knots'), ['Bowline']);
  await admin.goto(`/courses/${course.slug}/edit`);
  await pressOn(admin, link(admin, 'Add a link'));
  await typeInto(admin, field(admin, 'Title'), 'Knots in pictures');
  await typeInto(admin, field(admin, 'Address'), 'knots');
  await typeInto(admin, field(admin, 'Why it is worth reading'), 'The best drawings.');
  await pressOn(admin, button(admin, 'Save lecture'));
  await main(admin).getByText('Enter the address of a web page').first().waitFor();
  expect(await violationsInColourSchemes(admin)).toEqual([]);
  // The page itself: tests do not reach the network.
  const address = new URL('/imprint', admin.url());
  await typeInto(admin, field(admin, 'Address'), address.href);
  await pressOn(admin, button(admin, 'Save lecture'));
  await toast(admin, 'Lecture added successfully').waitFor();
  // A new lecture of a published course is a draft.
  await pressOn(admin, button(admin, 'Publish'));
  await settled(admin);

  const learner = await openAs('subscriber', `/courses/${course.slug}`);
  await pressOn(learner, main(learner).getByRole('link', { name: /Knots in pictures/ }));
  await title(learner, 'Knots in pictures').waitFor();
  await article(learner).getByText('The best drawings.').waitFor();
  await article(learner).getByText(`Opens ${address.host} in a new tab`).waitFor();
  expect(await learner.locator('video').count()).toBe(0);
  expect(await violationsInColourSchemes(learner)).toEqual([]);
  const opened = learner.waitForEvent('popup');
  await pressOn(learner, link(learner, 'Open the page'));
  const other = await opened;
  await other.waitForURL(address.href);
  expect(await other.evaluate(() => window.opener === null && document.referrer === '')).toBe(true);
  await other.close();
  const mark = article(learner).getByRole('button', { name: 'Mark as done' });
  expect(await mark.getAttribute('aria-pressed')).toBe('false');
  await pressOn(learner, mark);
  await settled(learner);
  await learner.reload();
  await main(learner).getByText('1 of 2 lectures done').waitFor();

  await admin.goto(`/courses/${course.slug}/edit`);
  await pressOn(admin, main(admin).getByRole('link', { name: /Knots in pictures/ }));
  await title(admin, 'Edit lecture').waitFor();
  await typeInto(admin, field(admin, 'Why it is worth reading'), 'It has moving pictures.');
  await pressOn(admin, button(admin, 'Save lecture'));
  await toast(admin, 'Lecture saved').waitFor();
  await learner.reload();
  await eventually(() => article(learner).innerText()).toContain('It has moving pictures.');
});
