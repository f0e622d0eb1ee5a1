// @slow client/src/features/course server/src/course client/src/ui
import { beforeAll, expect, it } from 'vitest';
import { violationsInColourSchemes } from './axe.ts';
import { eventually, useBrowser } from './browser.ts';
import { choose, expectFocus, pressOn, tabTo, typeInto } from './keyboard.ts';
import { main } from './locators.ts';
import { useOwnSchool } from './payments/own-school.ts';

const school = await useOwnSchool();
const { openAs } = useBrowser(school.url);

/** 300 courses, of which each tenth is a draft and each third is about bread. */
beforeAll(() =>
  school.sql(`insert into courses
    (id, created_at, slug, title, description, category, instructor, thumbnail_key, thumbnail_variants, published_at,
      number_of_lectures)
    select gen_random_uuid(), now() - number * interval '1 hour', 'many-' || number, 'Many ' || number, 'About it.',
      case when number % 3 = 0 then 'Bread' else 'Sculpture' end, 'Ada Lovelace', thumbnail_key, thumbnail_variants,
      case when number % 10 = 0 then null else now() - number * interval '1 hour' end, 1
    from generate_series(1, 300) as number,
      (select thumbnail_key, thumbnail_variants from courses where thumbnail_key is not null limit 1) as picture`),
);

it('works through 300 courses: search, drafts of a category, a range, publish, undo', async () => {
  const page = await openAs('admin', '/admin/courses');
  const table = main(page).getByRole('table', { name: 'Courses of the school' });
  const titles = table.getByRole('rowheader');
  await eventually(() => titles.count()).toBe(50);
  await main(page)
    .getByRole('link', { name: /^All 3\d\d$/ })
    .waitFor();

  const search = main(page).getByRole('searchbox', { name: 'Search' });
  await typeInto(page, search, 'Many 217');
  await page.waitForURL((url) => url.searchParams.get('search') === 'Many 217');
  await eventually(() => titles.first().innerText()).toBe('Many 217');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.waitForURL((url) => !url.searchParams.has('search'));

  // It is before the search.
  await main(page)
    .getByRole('link', { name: /^Drafts \d+$/ })
    .press('Enter');
  await page.waitForURL((url) => url.searchParams.get('state') === 'draft');
  await choose(page, main(page).getByRole('combobox', { name: 'Category' }), 'Bread');
  await eventually(() => titles.count()).toBe(10);
  await pressOn(page, table.getByRole('button', { name: 'Title' }));
  await eventually(() => titles.first().innerText()).toBe('Many 120');
  const address = page.url();

  const boxes = table.getByRole('checkbox');
  await tabTo(page, boxes.nth(1));
  await page.keyboard.press('Space');
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  const bar = main(page).getByRole('group', { name: 'Selected courses' });
  await bar.getByText('4 selected').waitFor();
  expect(await boxes.first().evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
  await boxes.first().press('Space');
  await bar.getByText('10 selected').waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);

  await bar.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await page.locator('[data-toast]', { hasText: '10 courses published' }).waitFor();
  await main(page).getByText('No course matches these filters.').waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  await page.keyboard.press('F8');
  await expectFocus(undo);
  await page.keyboard.press('Enter');
  await page.locator('[data-toast]', { hasText: '10 courses unpublished' }).waitFor();
  await eventually(() => titles.count()).toBe(10);
  await page.reload();
  await eventually(() => titles.count()).toBe(10);
  expect(page.url()).toBe(address);
});

it('shows two lines for each course on a phone, and the controls of a selection at the lower edge', async () => {
  const page = await openAs('admin', '/admin/courses?size=25', { width: 360 });
  const first = main(page).getByRole('rowheader').first().locator('..');
  await first.waitFor();
  const { height = 0 } = (await first.boundingBox()) ?? {};
  expect(height).toBeLessThan(120);
  await first.getByRole('checkbox').press('Space');
  const bar = main(page).getByRole('group', { name: 'Selected courses' });
  await bar.getByText('1 selected').waitFor();
  const bottom = await bar.evaluate((one) => window.innerHeight - one.getBoundingClientRect().bottom);
  expect(Math.abs(bottom)).toBeLessThan(1);
  await bar.getByRole('button', { name: 'Clear selection' }).press('Enter');
  await bar.waitFor({ state: 'detached' });
});
