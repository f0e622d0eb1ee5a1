import type { Page } from 'playwright-core';
import { eventually } from './browser.ts';

/** An email as the mailbox page shows it. */
export interface ReadMail {
  subject: string;
  text: string;
  replyTo: string | null;
  /** The target of the email's one button, on the school's own origin. */
  link: string;
}

/** Waits for an email to this address, or to any address if it is empty, and opens the newest one in the mailbox. */
export async function readMail(page: Page, to: string, subject: string | RegExp): Promise<ReadMail> {
  const mail = page
    .getByRole('listitem')
    .filter({ hasText: `To ${to}` })
    .getByRole('link', { name: subject })
    .first();
  const arrived = async () => {
    await page.goto('/sandbox/mailbox');
    return mail.count();
  };
  await eventually(arrived).toBeGreaterThan(0);
  await mail.click();
  const plain = page.getByRole('region', { name: 'As plain text' });
  await plain.waitFor();
  // The browser may show the page before all of it has arrived.
  await page.waitForLoadState();
  const text = await plain.innerText();
  const replyTo = page.locator('dt', { hasText: 'Answer to' }).locator('+ dd');
  return {
    subject: await page.getByRole('heading', { level: 1 }).innerText(),
    text,
    replyTo: (await replyTo.count()) > 0 ? await replyTo.innerText() : null,
    link: /^(http\S+)$/m.exec(text)?.[1] ?? '',
  };
}

/**
 * Returns a reader of emails that uses new windows, whose time is real: a fake clock is a script, which the email's frame forbids.
 */
export const mailReader =
  (newPage: () => Promise<Page>) =>
  async (to: string, subject: string | RegExp): Promise<ReadMail> =>
    readMail(await newPage(), to, subject);

/**
 * Opens the link in the opened email and returns the new window. Uses the keyboard: Chromium finds the element under the mouse by
 * the last painted frame, which may be empty on a busy machine.
 */
export async function followLink(page: Page): Promise<Page> {
  const button = page.frameLocator('iframe').getByRole('link').last();
  const [opened] = await Promise.all([page.context().waitForEvent('page'), button.press('Enter')]);
  await opened.waitForLoadState();
  return opened;
}
