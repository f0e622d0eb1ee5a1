// @slow client/src/features/course client/src/features/lecture
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violationsInColourSchemes } from './axe.ts';
import { eventually, useBrowser } from './browser.ts';
import { makeCourse, uniqueTitle } from './courses.ts';
import { expectFocus, pressOn } from './keyboard.ts';
import { button, field, main } from './locators.ts';

const { openAs } = useBrowser();

const theirs = (page: Page, label: string) =>
  main(page).getByRole('group', { name: `${label}, as saved by another admin` });

it('warns the second of two admins who edit a course, and keeps the changes of both', async () => {
  const one = await openAs('admin');
  const { slug, title } = await makeCourse(one, uniqueTitle('Rigging'));
  const two = await openAs('admin', `/courses/${slug}/edit`);
  await one.goto(`/courses/${slug}/edit`);
  await field(two, 'Instructor').waitFor();

  await field(one, 'Instructor').fill('Their Teacher');
  await field(one, 'Category').fill('Their Category');
  await field(one, 'Description').fill('Their description.');
  await button(one, 'Save course').click();
  await one.getByText('Course saved').waitFor();

  await field(two, 'Title').fill(`${title} of mine`);
  await field(two, 'Instructor').fill('My Teacher');
  await field(two, 'Category').fill('My Category');
  await button(two, 'Save course').click();
  await main(two).getByText('Another admin changed this course while you were editing').first().waitFor();
  await main(two)
    .getByText('Another admin changed this while you were editing. You see their version.')
    .waitFor();
  expect(await field(two, 'Title').inputValue()).toBe(`${title} of mine`);
  expect(await field(two, 'Instructor').inputValue()).toBe('My Teacher');
  await eventually(() => field(two, 'Description').inputValue()).toBe('Their description.');
  await expectFocus(field(two, 'Instructor'));
  await theirs(two, 'Instructor').getByText('Their Teacher').waitFor();
  expect(await violationsInColourSchemes(two)).toEqual([]);

  await pressOn(two, theirs(two, 'Instructor').getByRole('button', { name: 'Keep mine' }));
  await theirs(two, 'Instructor').waitFor({ state: 'detached' });
  await expectFocus(field(two, 'Instructor'));
  await pressOn(two, theirs(two, 'Category').getByRole('button', { name: 'Take theirs' }));
  await expectFocus(field(two, 'Category'));
  await eventually(() => field(two, 'Category').inputValue()).toBe('Their Category');
  await pressOn(two, button(two, 'Save course'));
  await two.getByText('Course saved').waitFor();

  await one.reload();
  await eventually(() => field(one, 'Title').inputValue()).toBe(`${title} of mine`);
  expect(await field(one, 'Instructor').inputValue()).toBe('My Teacher');
  expect(await field(one, 'Category').inputValue()).toBe('Their Category');
  expect(await field(one, 'Description').inputValue()).toBe('Their description.');
});

it('asks the first of two admins who edit a lecture before they leave, and warns the second', async () => {
  const one = await openAs('admin');
  const { slug } = await makeCourse(one, uniqueTitle('Sails'), ['The jib']);
  await one.goto(`/courses/${slug}/edit`);
  await main(one)
    .getByRole('link', { name: /The jib/ })
    .click();
  // The course's screen, which is being left, also has a title field.
  await button(one, 'Save lecture').waitFor();
  const two = await openAs('admin', new URL(one.url()).pathname);
  await button(two, 'Save lecture').waitFor();

  await field(one, 'Title').fill('The jib of theirs');
  await main(one).getByRole('link', { name: 'Captions' }).click();
  const question = one.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  expect(await field(one, 'Title').inputValue()).toBe('The jib of theirs');
  await button(one, 'Save lecture').click();
  await one.getByText('Lecture saved').waitFor();
  await field(two, 'Title').fill('The jib of mine');
  await button(two, 'Save lecture').click();
  await main(two).getByText('Another admin changed this lecture while you were editing').first().waitFor();
  expect(await violationsInColourSchemes(two)).toEqual([]);
  await theirs(two, 'Title').getByRole('button', { name: 'Keep mine' }).click();
  await button(two, 'Save lecture').click();
  await two.getByText('Lecture saved').waitFor();
  await one.reload();
  await main(one)
    .getByRole('link', { name: /The jib of mine/ })
    .waitFor();
});
