import { describe, expect, it, vi } from 'vitest';
import { hasPending, onPendingChange, addPending } from './pending-count.ts';

describe('waiting for content', () => {
  it('lasts until the last place has its content', () => {
    expect(hasPending()).toBe(false);
    const [stopFirst, stopSecond] = [addPending(), addPending()];
    stopFirst();
    expect(hasPending()).toBe(true);
    stopSecond();
    expect(hasPending()).toBe(false);
  });

  it('tells its listeners until they stop', () => {
    const listener = vi.fn();
    const stopListening = onPendingChange(listener);
    const stop = addPending();
    stop();
    expect(listener).toHaveBeenCalledTimes(2);
    stopListening();
    addPending()();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
