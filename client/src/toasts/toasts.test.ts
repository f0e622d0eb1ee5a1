import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast, notify, onToastsChange, pauseToasts, resumeToasts } from './toasts.ts';

const shown = () => currentToasts().map(({ kind, text }) => `${kind}: ${text}`);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  resumeToasts();
  currentToasts().forEach(({ id }) => dismissToast(id));
  vi.useRealTimers();
});

describe('the duration of toasts', () => {
  it.each([
    ['info', 4_000],
    ['error', 4_000],
    ['success', 2_000],
  ] as const)('%s stays for %i ms', (kind, duration) => {
    notify[kind]('Something happened');
    vi.advanceTimersByTime(duration - 1);
    expect(shown()).toEqual([`${kind}: Something happened`]);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it('a loading toast stays until it is replaced, and then for the duration of its result', () => {
    const loading = notify.loading('Creating new course');
    vi.advanceTimersByTime(600_000);
    expect(shown()).toEqual(['loading: Creating new course']);
    loading.success('Course created successfully');
    expect(shown()).toEqual(['success: Course created successfully']);
    vi.advanceTimersByTime(2_000);
    expect(shown()).toEqual([]);
  });

  it('restarts after a pause', () => {
    notify.error('Failed to log in');
    vi.advanceTimersByTime(3_900);
    pauseToasts();
    vi.advanceTimersByTime(60_000);
    expect(shown()).toHaveLength(1);
    resumeToasts();
    vi.advanceTimersByTime(3_999);
    expect(shown()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it('is not extended by resuming without a pause', () => {
    notify.success('Welcome back');
    vi.advanceTimersByTime(1_500);
    resumeToasts();
    vi.advanceTimersByTime(500);
    expect(shown()).toEqual([]);
  });
});

describe('a toast with an action', () => {
  const action = { label: 'Undo', run: vi.fn() };

  it.each([
    ['at once', () => notify.success('Deleted', { action })],
    ['in place of a loading toast', () => notify.loading('Deleting').success('Deleted', { action })],
  ])('stays for 10 s, shown %s', (_name, show) => {
    show();
    expect(currentToasts()).toMatchObject([{ kind: 'success', text: 'Deleted', action }]);
    vi.advanceTimersByTime(9_999);
    expect(shown()).toEqual(['success: Deleted']);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
    expect(action.run).not.toHaveBeenCalled();
  });
});

describe('a loading toast', () => {
  it('ends once: calls after its result do nothing', () => {
    const loading = notify.loading('Deleting Course ...');
    loading.error('Failed to delete the course');
    loading.success('Course Deleted Successfully');
    loading.dismiss();
    expect(shown()).toEqual(['error: Failed to delete the course']);
  });

  it('disappears without a message when it is dismissed', () => {
    notify.loading('Adding course lecture').dismiss();
    expect(shown()).toEqual([]);
  });

  it('shows its result even if the person has closed it meanwhile', () => {
    const loading = notify.loading('Adding course lecture');
    currentToasts().forEach(({ id }) => dismissToast(id));
    loading.success('Lecture added successfully');
    expect(shown()).toEqual(['success: Lecture added successfully']);
  });
});

describe('the limit of twenty toasts', () => {
  const fill = (count: number) => Array.from({ length: count }, (_, index) => notify.info(`Toast ${index}`));

  it('removes the oldest when another one is shown', () => {
    fill(21);
    expect(shown()).toHaveLength(20);
    expect(shown()[0]).toBe('info: Toast 1');
    expect(shown().at(-1)).toBe('info: Toast 20');
  });

  it('keeps a loading toast', () => {
    notify.loading('Adding course lecture');
    fill(20);
    expect(shown()).toHaveLength(20);
    expect(shown()[0]).toBe('loading: Adding course lecture');
    expect(shown()[1]).toBe('info: Toast 1');
  });

  it('applies to loading toasts as well', () => {
    Array.from({ length: 21 }, (_, index) => notify.loading(`Upload ${index}`));
    expect(shown()).toHaveLength(20);
    expect(shown()[0]).toBe('loading: Upload 1');
  });
});

describe('a listener', () => {
  it('is called after every change until it stops', () => {
    const listener = vi.fn();
    const stop = onToastsChange(listener);
    const loading = notify.loading('Fetching course lectures');
    loading.dismiss();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    notify.info('Unheard');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
