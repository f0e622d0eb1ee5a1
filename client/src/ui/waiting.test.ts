import { describe, expect, it, vi } from 'vitest';
import { isWaiting, onWaitingChange, startWaiting } from './waiting.ts';

describe('waiting for content', () => {
  it('lasts until the last place has its content', () => {
    expect(isWaiting()).toBe(false);
    const [stopFirst, stopSecond] = [startWaiting(), startWaiting()];
    stopFirst();
    expect(isWaiting()).toBe(true);
    stopSecond();
    expect(isWaiting()).toBe(false);
  });

  it('tells its listeners until they stop', () => {
    const listener = vi.fn();
    const stopListening = onWaitingChange(listener);
    const stop = startWaiting();
    stop();
    expect(listener).toHaveBeenCalledTimes(2);
    stopListening();
    startWaiting()();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
