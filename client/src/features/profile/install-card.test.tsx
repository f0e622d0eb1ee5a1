// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { act } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Providers } from '#client/app/providers.tsx';
import { createCountingClient } from '#client/testing/counting-client.ts';
import { render } from '#client/testing/render.tsx';
import { InstallCard } from './install-card.tsx';

let isPhone = true;
const script = readFileSync(join(import.meta.dirname, '../../../public/install-offer.js'), 'utf8');
beforeAll(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    // The script asks one thing of it.
    () => ({ matches: isPhone }) as MediaQueryList,
  );
  // As the page has it, before all else.
  runInThisContext(script);
});
afterEach(() => {
  window.installOffer = undefined;
  localStorage.clear();
  isPhone = true;
});

/** The browser makes its offer. */
function offer() {
  const prompt = vi.fn(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return { event, prompt };
}

const open = () =>
  render(
    <Providers client={createCountingClient({}).client}>
      <InstallCard />
    </Providers>,
  );

it('offers what the browser offered, before or after it was shown, and nothing comes up by itself', async () => {
  const empty = await open();
  expect(empty.container.textContent).not.toContain('Install');
  const { event, prompt } = await act(offer);
  expect(event.defaultPrevented).toBe(true);
  expect(empty.container.textContent).toContain('Install');
  await empty.unmount();

  const page = await open();
  await page.press('Install');
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(page.container.textContent).not.toContain('Install');
  await page.unmount();
});

it('is refused for good', async () => {
  offer();
  const page = await open();
  await page.press('Do not show this again');
  expect(page.container.textContent).not.toContain('Install');
  await act(offer);
  expect(page.container.textContent).not.toContain('Install');
  await page.unmount();
});

it('goes when the school was installed otherwise', async () => {
  offer();
  const page = await open();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(page.container.textContent).not.toContain('Install');
  await page.unmount();
});

it('is gone when the school was installed while another page was open', async () => {
  offer();
  window.dispatchEvent(new Event('appinstalled'));
  const page = await open();
  expect(page.container.textContent).not.toContain('Install');
  await page.unmount();
});

it('is gone when the browser does not take it any more', async () => {
  offer().prompt.mockRejectedValue(new DOMException('Used up', 'InvalidStateError'));
  const page = await open();
  await page.press('Install');
  expect(page.container.textContent).not.toContain('Install');
  await page.unmount();
});

it('leaves computers to their browsers', async () => {
  isPhone = false;
  const page = await open();
  const { event } = await act(offer);
  expect(event.defaultPrevented).toBe(false);
  expect(page.container.textContent).not.toContain('Install');
  await page.unmount();
});
