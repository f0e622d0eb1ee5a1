import { describe, expect, it, vi } from 'vitest';
import { hasPending, onPendingChange, addPending } from './pending-count.ts';

describe('the pending state', () => {
  it('lasts until the last skeleton is removed', () => {
    expect(hasPending()).toBe(false);
    const [stopFirst, stopSecond] = [addPending(), addPending()];
    stopFirst();
    expect(hasPending()).toBe(true);
    stopSecond();
    expect(hasPending()).toBe(false);
  });

  it('notifies its listeners until they stop', () => {
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
