import type { Page } from 'playwright-core';

/** The last digits of the test cards, by their behaviour; docs/payments.md has the full table. */
export const cards = {
  succeeds: '4242',
  declines: '0002',
  authenticates: '3155',
  refundFailsLater: '5126',
} as const;

export type Card = (typeof cards)[keyof typeof cards];

/** Waits for the sandbox's page with the payment form. */
export async function untilAtPayment(page: Page): Promise<void> {
  await page.waitForURL(/\/sandbox\/stripe\/checkout\//);
}

/** Pays on the sandbox's page with the test card that ends in these digits. */
export async function payWithCard(page: Page, lastDigits: Card): Promise<void> {
  await untilAtPayment(page);
  await page.getByRole('button', { name: `Use ${lastDigits}` }).click();
  await page.getByRole('button', { name: /^Pay / }).click();
}
