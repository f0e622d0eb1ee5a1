// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { within } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '#client/testing/render.tsx';
import { system } from '#client/theme/system.ts';
import { currentToasts, dismissToast, notify } from './toasts.ts';
import { ToastsRegion } from './toasts-region.tsx';

let mounted: Awaited<ReturnType<typeof render>>;

beforeEach(async () => {
  vi.useFakeTimers();
  mounted = await render(
    <ChakraProvider value={system}>
      <button type="button">Before</button>
      <ToastsRegion />
    </ChakraProvider>,
  );
});

afterEach(async () => {
  await act(async () => currentToasts().forEach(({ id }) => dismissToast(id)));
  await mounted.unmount();
  vi.useRealTimers();
});

const politely = () => mounted.getByRole('status').textContent;
const atOnce = () => mounted.getByRole('alert').textContent;
const toastButton = () => {
  const region = mounted.getByRole('region', { name: 'Notifications (F8)' });
  const [first] = within(region).getAllByRole('button');
  if (!first) throw new Error('There is no button');
  return first;
};
const before = () => mounted.getByRole('button', { name: 'Before' });
const wait = (duration: number) => act(async () => vi.advanceTimersByTime(duration));
const press = (key: string) =>
  act(async () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

describe('ToastsRegion', () => {
  it('has its live regions before the first toast', () => {
    expect(politely()).toBe('');
    expect(atOnce()).toBe('');
  });

  it('announces errors assertively and everything else politely', async () => {
    await act(async () => {
      notify.success('Saved');
      notify.error('Failed');
    });
    expect(politely()).toBe('Saved');
    expect(atOnce()).toBe('Failed');
  });

  it('removes toasts after their duration', async () => {
    await act(async () => notify.success('Saved'));
    await wait(2000);
    expect(politely()).toBe('');
  });

  it('dismisses the newest toast by Escape', async () => {
    await act(async () => {
      notify.info('First');
      notify.info('Second');
    });
    await press('Escape');
    expect(politely()).toBe('First');
    await press('Escape');
    expect(politely()).toBe('');
  });

  it('dismisses a toast by its button and restores the focus', async () => {
    await act(async () => notify.info('First'));
    before().focus();
    await act(async () => toastButton().focus());
    await act(async () => toastButton().click());
    expect(politely()).toBe('');
    expect(document.activeElement?.textContent).toBe('Before');
  });

  it('keeps toasts while the focus is among them', async () => {
    await act(async () => notify.info('First'));
    await act(async () => toastButton().focus());
    await wait(60_000);
    expect(politely()).toBe('First');
    await act(async () => toastButton().blur());
    await wait(4000);
    expect(politely()).toBe('');
  });

  it('runs the action of a toast once and removes the toast', async () => {
    const run = vi.fn();
    await act(async () => notify.success('Deleted', { action: { label: 'Undo', run } }));
    expect(politely()).toBe('DeletedUndo');
    await act(async () => toastButton().click());
    expect(run).toHaveBeenCalledOnce();
    expect(politely()).toBe('');
  });

  it('F8 focuses the action of the newest toast', async () => {
    await act(async () => {
      notify.info('First');
      notify.success('Deleted', { action: { label: 'Undo', run: () => undefined } });
    });
    await press('F8');
    expect(document.activeElement?.textContent).toBe('Undo');
    await wait(60_000);
    expect(politely()).toContain('Undo');
    await act(async () => before().focus());
  });
});
