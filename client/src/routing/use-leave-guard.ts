import { useCallback } from 'react';
import { useBlocker } from 'react-router-dom';
import { useWorkInProgress } from './work-in-progress.ts';

/** Whether the person has already agreed to lose the work in progress. */
let isAgreed = false;

/**
 * Asks before the person leaves work in progress: the browser asks when the tab is closed or reloaded, the returned blocker when
 * another page of the product is opened.
 *
 * @param isBusy read at the moment of leaving, so that a page may navigate as soon as its work is done.
 */
export function useLeaveGuard(isBusy: () => boolean) {
  useWorkInProgress('changes', isBusy);
  return useBlocker(useCallback(() => !isAgreed && isBusy(), [isBusy]));
}

/** Runs `navigate` without asking, because the person has already answered. */
export function leaveWithoutAsking(navigate: () => void): void {
  isAgreed = true;
  try {
    navigate();
  } finally {
    isAgreed = false;
  }
}
