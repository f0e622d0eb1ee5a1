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
    // The script has a single media query.
    () => ({ matches: isPhone }) as MediaQueryList,
  );
  // The page runs it before all other scripts.
  runInThisContext(script);
});
afterEach(() => {
  window.installOffer = undefined;
  localStorage.clear();
  isPhone = true;
});

/** Dispatches the browser's install prompt. */
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

it('offers the installation when the browser prompts before or after rendering, and suppresses the prompt', async () => {
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

it('can be dismissed permanently', async () => {
  offer();
  const page = await open();
  await page.press('Do not show this again');
  expect(page.container.textContent).not.toContain('Install');
  await act(offer);
  expect(page.container.textContent).not.toContain('Install');
  await page.unmount();
});

it('disappears when the school is installed in another way', async () => {
  offer();
  const page = await open();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(page.container.textContent).not.toContain('Install');
  await page.unmount();
});

it('stays hidden when the school was installed while another page was open', async () => {
  offer();
  window.dispatchEvent(new Event('appinstalled'));
  const page = await open();
  expect(page.container.textContent).not.toContain('Install');
  await page.unmount();
});

it('disappears when the prompt is no longer valid', async () => {
  offer().prompt.mockRejectedValue(new DOMException('Used up', 'InvalidStateError'));
  const page = await open();
  await page.press('Install');
  expect(page.container.textContent).not.toContain('Install');
  await page.unmount();
});

it('leaves the prompt to the browser on desktops', async () => {
  isPhone = false;
  const page = await open();
  const { event } = await act(offer);
  expect(event.defaultPrevented).toBe(false);
  expect(page.container.textContent).not.toContain('Install');
  await page.unmount();
});
