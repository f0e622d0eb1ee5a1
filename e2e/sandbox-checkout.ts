import type { Page } from 'playwright-core';

/** Pays on the sandbox's page with the test card that ends in these digits. */
export async function payWithCard(page: Page, lastDigits: '4242' | '0002' | '3155'): Promise<void> {
  await page.waitForURL(/\/sandbox\/stripe\/checkout\//);
  await page.getByRole('button', { name: `Use ${lastDigits}` }).click();
  await page.getByRole('button', { name: /^Pay / }).click();
}
