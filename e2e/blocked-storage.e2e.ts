// @slow client/src/storage client/src/features/payment client/src/app
import type { Page } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import { paths } from '#shared/paths.ts';
import { isExhaustive } from '#testing/sample.ts';
import { settled, useBrowser, type Person } from './browser.ts';
import { button } from './locators.ts';
import { register } from './people.ts';
import { cards, payWithCard, untilAtPayment } from './sandbox-checkout.ts';
import { addressesOf, COURSE, SCREENS, show, type Addresses } from './screens.ts';
import { useOnce } from './windows.ts';

const { newPage, openAs } = useBrowser();

let addresses: Addresses;
beforeAll(async () => {
  addresses = await addressesOf(await openAs('admin'));
});

/** Makes a page like one of a browser that accepts cookies but refuses storage. */
async function blockStorage(page: Page): Promise<Page> {
  useOnce(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    navigator.locks.request = () => Promise.reject(new DOMException('Access is denied', 'SecurityError'));
  });
  return page;
}

const openBlocked = async (person: Person, path: string): Promise<Page> => {
  const page = await blockStorage(person === 'visitor' ? await newPage() : await openAs(person));
  await page.goto(path);
  return page;
};

/** Screens that store something, or all of them in an exhaustive run. */
const storing = SCREENS.filter(
  ({ name, path }) =>
    isExhaustive ||
    name.startsWith('a lecture for') ||
    [paths.contact, paths.profile, COURSE].some((each) => path === each),
);

describe('a browser that blocks storage', () => {
  it('buys a subscription and sees that it is paid', async () => {
    const page = await blockStorage(await newPage());
    await register(page);
    await page.goto(`${paths.checkout}?from=${COURSE}`);
    await settled(page);
    await button(page, 'Buy Now').click();
    await untilAtPayment(page);
    await payWithCard(page, cards.succeeds);
    await page.getByRole('heading', { name: 'Payment Successful' }).waitFor();
  });

  it.each(storing)('shows $name', async (screen) => {
    const page = await show(openBlocked, screen, addresses);
    await settled(page);
  });
});
