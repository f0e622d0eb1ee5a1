import type { Page } from 'playwright-core';
import { eventually } from './browser.ts';

/** A mail as the mailbox page shows it. */
export interface ReadMail {
  subject: string;
  text: string;
  replyTo: string | null;
  /** Where the mail's one button leads, on the school's own origin. */
  link: string;
}

/** Waits for a mail to this address, anybody's when it is empty, and opens the newest of them in the mailbox. */
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
 * Opens the link in the mail that is read, as a person does in their mail program; returns the new window. By keyboard: Chromium finds what
 * is under the mouse by what it has drawn of the frame last, which on a busy machine may be nothing yet.
 */
export async function followLink(page: Page): Promise<Page> {
  const button = page.frameLocator('iframe').getByRole('link').last();
  const [opened] = await Promise.all([page.context().waitForEvent('page'), button.press('Enter')]);
  await opened.waitForLoadState();
  return opened;
}
