// @slow client/src/toasts client/src/graphql
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../browser.ts';
import { buy, register, subscribe } from '../people.ts';
import { CALLS, type Call } from './call-table.ts';
import { answer, SERVER_MESSAGE } from './calls.ts';

const { newPage, openAs } = useBrowser();

const toast = (page: Page, kind: 'loading' | 'success' | 'error', text: string) =>
  page.locator(`[data-toast=${kind}]`, { hasText: text }).first();

/** Opens an empty window of the person of a call. */
async function windowFor({ as }: Call): Promise<Page> {
  if (as && as !== 'newSubscriber') return openAs(as);
  const page = await newPage();
  if (as) {
    await register(page);
    await buy(page);
  }
  return page;
}

/**
 * Opens the screen of a call with the given server behaviour and triggers the call. Returns a function that ends the behaviour.
 */
async function start({ path, operation, trigger }: Call, page: Page, how: Parameters<typeof answer>[2]) {
  // A load must be intercepted before the page opens.
  if (!trigger) {
    const release = await answer(page, operation, how);
    await page.goto(path);
    return release;
  }
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const release = await answer(page, operation, how);
  await trigger(page);
  return release;
}

describe.each(CALLS)('$name', (call) => {
  it("shows its fallback text if the server sends no message, else the server's message", async () => {
    const page = await windowFor(call);
    await start(call, page, 'broken');
    await toast(page, 'error', call.failure).waitFor();
    await page.unrouteAll();
    await start(call, page, 'refused');
    await toast(page, 'error', SERVER_MESSAGE).waitFor();
  });

  const { loading, success } = call;
  if (loading || success)
    it('shows its progress and its result', async () => {
      const page = await windowFor(call);
      const release = await start(call, page, 'held');
      if (loading) {
        await toast(page, 'loading', loading).waitFor();
        // The loading toast stays until it is replaced.
        await release();
        await toast(page, 'loading', loading).waitFor({ state: 'detached' });
      } else {
        await release();
      }
      if (success) await toast(page, 'success', success).waitFor();
      expect(await page.locator('[data-toast=error]').count()).toBe(0);
    });
});

it('shows that the subscription is active after the payment is confirmed', async () => {
  const page = await newPage();
  await register(page);
  await subscribe(page);
  await toast(page, 'success', 'Subscription Active').waitFor();
});

it('shows the reason of failed monthly records in a second error toast', async () => {
  const page = await openAs('admin');
  await answer(page, 'MonthlySales', 'broken');
  await page.goto('/admin/dashboard');
  await toast(page, 'error', 'Failed to get monthly purchase records').waitFor();
  await toast(page, 'error', 'Something went wrong').waitFor();
});
