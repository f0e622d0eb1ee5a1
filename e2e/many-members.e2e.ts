// @slow client/src/features/member server/src/member client/src/ui
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { violationsInColourSchemes } from './axe.ts';
import { eventually, recordOperations, useBrowser } from './browser.ts';
import { choose, expectFocus, pressOn, tabTo, typeInto } from './keyboard.ts';
import { main } from './locators.ts';
import { useOwnSchool } from './payments/own-school.ts';

const school = await useOwnSchool();
const { openAs } = useBrowser(school.url);

/** 5,000 members: each fourth may watch, and each 500th is an admin. */
beforeAll(async () => {
  await school.sql(`insert into users (id, created_at, full_name, email, password_hash, role, avatar_key)
    select gen_random_uuid(), now() - number * interval '1 hour', 'Member ' || lpad(number::text, 4, '0'),
      'member-' || number || '@example.com', '', case when number % 500 = 0 then 'ADMIN' else 'USER' end, avatar_key
    from generate_series(1, 5000) as number, (select avatar_key from users limit 1) as picture`);
  await school.sql(`insert into access_grants (id, created_at, user_id, expires_at)
    select gen_random_uuid(), now(), id, now() + interval '1 year' from users
    where full_name ~ '^Member \\d+$' and right(full_name, 4)::int % 4 = 0`);
});

const table = (page: Page) => main(page).getByRole('table', { name: 'Members' });
const names = (page: Page) => table(page).getByRole('rowheader');
const firstName = (page: Page) => names(page).first().innerText();
const combobox = (page: Page, name: string) => main(page).getByRole('combobox', { name });
const parameter = (page: Page, name: string, value: string | null) =>
  page.waitForURL((url) => url.searchParams.get(name) === value);

it('works through 5,000 members by keyboard: search, filters, order, pages, a member and back', async () => {
  const page = await openAs('admin', '/admin/members');
  await eventually(() => names(page).count()).toBe(50);
  await main(page)
    .getByText(/^5,0\d\d members$/)
    .waitFor();
  expect(await violationsInColourSchemes(page)).toEqual([]);

  const search = main(page).getByRole('searchbox', { name: 'Search' });
  await typeInto(page, search, 'member-4217@');
  await parameter(page, 'search', 'member-4217@');
  await main(page).getByText('1 member', { exact: true }).waitFor();
  expect(await firstName(page)).toBe('Member 4217');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('no such member');
  await main(page).getByText('No member matches these filters.').waitFor();
  // The field keeps the focus while the table is away.
  await expectFocus(search);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Member ');
  await parameter(page, 'search', 'Member');
  await main(page).getByText('5,000 members', { exact: true }).waitFor();

  await choose(page, combobox(page, 'Subscription'), 'Active');
  await parameter(page, 'access', 'active');
  await main(page).getByText('1,250 members', { exact: true }).waitFor();
  await pressOn(page, table(page).getByRole('button', { name: 'Name' }));
  await eventually(() => firstName(page)).toBe('Member 0004');

  await pressOn(page, main(page).getByRole('button', { name: 'Next' }));
  await parameter(page, 'page', '2');
  await eventually(() => firstName(page)).toBe('Member 0204');
  await main(page).getByText('51 to 100 of 1,250 members').waitFor();
  // A second press needs no second way to the button.
  await page.keyboard.press('Enter');
  await eventually(() => firstName(page)).toBe('Member 0404');

  const address = page.url();
  await pressOn(page, names(page).nth(2).getByRole('link'));
  await page.waitForURL(/\/admin\/members\/.+/);
  await main(page).getByRole('heading', { level: 1, name: 'Member 0412' }).waitFor();
  await page.goBack();
  await eventually(() => firstName(page)).toBe('Member 0404');
  expect(page.url()).toBe(address);
  await page.reload();
  await eventually(() => firstName(page)).toBe('Member 0404');
  expect(await combobox(page, 'Subscription').inputValue()).toBe('active');

  // A filter begins at the first page.
  await choose(page, combobox(page, 'Role'), 'Admin');
  await parameter(page, 'page', null);
  await main(page).getByText('1 to 10 of 10 members').waitFor();
  await page.goBack();
  await eventually(() => firstName(page)).toBe('Member 0404');
});

it('exports the filtered members as CSV', async () => {
  const page = await openAs('admin', '/admin/members?search=Member&access=active&sort=name');
  const download = page.waitForEvent('download');
  const button = main(page).getByRole('link', { name: 'Export as CSV' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const rows = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
  expect(rows).toHaveLength(1 + 1_250);
  expect(rows[1]).toMatch(/^Member 0004,member-4@example\.com,/);
});

it('opens the last page from its address, and needs no request for the way back to it', async () => {
  const page = await openAs('admin');
  const operations = recordOperations(page);
  await page.goto('/admin/members?search=Member&sort=name&size=100&page=50');
  await eventually(() => firstName(page)).toBe('Member 4901');
  expect(await names(page).count()).toBe(100);
  const next = main(page).getByRole('button', { name: 'Next' });
  expect(await next.getAttribute('aria-disabled')).toBe('true');
  operations.length = 0;
  await pressOn(page, main(page).getByRole('button', { name: 'Previous' }));
  await eventually(() => firstName(page)).toBe('Member 4801');
  expect(operations).toEqual([]);

  await names(page).nth(1).getByRole('link').click();
  await main(page).getByRole('heading', { level: 1, name: 'Member 4802' }).waitFor();
  await page.goBack();
  await eventually(() => firstName(page)).toBe('Member 4801');
  expect(operations).not.toContain('Members');
});

it('shows members as low cards on a phone, within its width', async () => {
  const page = await openAs('admin', '/admin/members?size=25', { width: 360 });
  await eventually(() => names(page).count()).toBe(25);
  const { height = 0 } = (await names(page).first().locator('..').boundingBox()) ?? {};
  // Three cards fit a screen of 844 pixels.
  expect(height).toBeLessThan(280);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
  expect(await violationsInColourSchemes(page)).toEqual([]);
  await main(page).getByRole('button', { name: 'Next' }).click();
  await main(page)
    .getByText(/^26 to 50 of 5,0\d\d members$/)
    .waitFor();
  // The first row of the new page is in view.
  await eventually(async () => (await names(page).first().boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
});
