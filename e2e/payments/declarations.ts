import type { Locator, Page } from 'playwright-core';
import { button, field, main } from '../locators.ts';
import { heading } from './screens.ts';

/** The fields of the public pages that end contracts. */
interface Typed {
  name: string;
  email: string;
  contract?: string;
}

/** Follows a link in the footer. */
export async function followFooter(page: Page, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
}

/** Fills in the fields that a withdrawal and a cancellation have in common. */
export async function fillIn(page: Page, { name, email, contract }: Typed): Promise<void> {
  await field(page, 'Name').fill(name);
  await field(page, 'Email').fill(email);
  if (contract !== undefined) await field(page, 'Contract, order or invoice').fill(contract);
}

/** Withdraws in two steps, and ends on the confirmation of receipt. */
export async function withdraw(page: Page, typed: Typed): Promise<void> {
  await page.goto('/withdraw');
  await fillIn(page, typed);
  await button(page, 'Withdraw from contract').click();
  await button(page, 'Confirm withdrawal').click();
  await heading(page, 'We received your withdrawal').waitFor();
}

/** Cancels, and ends on the confirmation of receipt. */
export async function cancel(page: Page, typed: Typed): Promise<void> {
  await page.goto('/cancel');
  await fillIn(page, typed);
  await button(page, 'Cancel now').click();
  await heading(page, 'We received your cancellation').waitFor();
}

/** Reads a fact of a declaration, by its label. */
export const fact = async (place: Page | Locator, label: string): Promise<string> =>
  plain(await place.locator('dt', { hasText: label }).first().locator('+ dd').innerText());

/** Replaces all kinds of spaces: those in times differ between browsers and servers. */
export const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

/** Opens the mailed link as a visitor and confirms. Ends when the page says that the declaration is confirmed. */
export async function prove(page: Page, address: string, thanks: RegExp): Promise<void> {
  await page.goto(address);
  await button(page, 'Confirm').click();
  await main(page).getByText(thanks).waitFor();
}

/** A declaration in the list of admins, by the name that was typed. */
export const listed = (admin: Page, name: string): Locator => main(admin).getByRole('article', { name });
