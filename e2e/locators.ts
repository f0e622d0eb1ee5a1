import type { Locator, Page } from 'playwright-core';

/** The content of a screen, without the layout around it. */
export const main = (page: Page): Locator => page.getByRole('main');
export const button = (page: Page, name: string | RegExp): Locator =>
  main(page).getByRole('button', { name, exact: true });
export const link = (page: Page, name: string): Locator =>
  main(page).getByRole('link', { name, exact: true });
export const field = (page: Page, label: string): Locator => main(page).getByLabel(label, { exact: true });

/** The cards of a list of courses. */
export const cards = (page: Page): Locator => main(page).getByRole('article').getByRole('link');

/**
 * The main heading of a screen. Waiting for an address is not enough: it changes before its screen is shown, and the former
 * screen may have fields and buttons of the same names.
 */
export const title = (page: Page, name: string): Locator =>
  main(page).getByRole('heading', { level: 1, name, exact: true });
