import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually, untilIdle } from './browser.ts';

const MOST_PRESSES = 150;
/** Longer than the second after which a select begins a new search. */
const NEW_WORD_MS = 1500;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Waits until the element has the focus without a key press. */
export async function expectFocus(target: Locator): Promise<void> {
  await target.waitFor();
  await eventually(() => isFocused(target)).toBe(true);
}

/** Presses Tab until the element has the focus; fails if it never gets it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  // An effect may still move the focus, such as to a heading.
  await page.evaluate(untilIdle);
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press('Tab');
    if (await isFocused(target)) return;
  }
  throw new Error('The Tab key never reached it');
}

/** Tabs to a link or a button and presses Enter. */
export async function pressOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Tabs to a field and replaces its text. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Tabs to a select and chooses an option by its first letters. Types them again if the machine was too slow for one word. */
export async function choose(page: Page, target: Locator, label: string): Promise<void> {
  await tabTo(page, target);
  const type = async () => {
    await page.keyboard.type(label);
    const chosen = await target.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label);
    return chosen?.startsWith(label);
  };
  await expect.poll(type, { interval: NEW_WORD_MS }).toBe(true);
}

/** Tabs to a file picker, opens it and chooses a file; the dialog itself is the browser's. */
export async function pickFile(page: Page, target: Locator, file: string): Promise<void> {
  await tabTo(page, target);
  await openPicker(page, file);
}

/** Opens the focused file picker and chooses a file. */
export async function openPicker(page: Page, file: string): Promise<void> {
  const opened = page.waitForEvent('filechooser');
  // After this round trip the browser knows that its dialog is awaited.
  await page.evaluate(() => document.hasFocus());
  await page.keyboard.press('Enter');
  await (await opened).setFiles(file);
}

/** Opens the menu and follows one of its entries. */
export async function goByMenu(page: Page, entry: string): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: 'Menu' }));
  const dialog = page.getByRole('dialog');
  await pressOn(
    page,
    dialog.getByRole('link', { name: entry }).or(dialog.getByRole('button', { name: entry })),
  );
}

/** Opens an admin page from the side bar. */
export async function goByAdminMenu(page: Page, entry: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Administration' });
  await pressOn(page, menu.getByRole('link', { name: entry }));
}

/** Answers a dialog by the name of a button. */
export async function answerQuestion(page: Page, name: string): Promise<void> {
  await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name }));
}
