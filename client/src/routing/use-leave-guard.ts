import { useCallback } from 'react';
import { useBlocker } from 'react-router-dom';
import { useWorkInProgress } from './work-in-progress.ts';

/** Whether somebody has said already that what is in progress may be lost. */
let isAgreed = false;

/**
 * Asks before work in progress is left: the browser does when the tab is closed or reloaded, the returned blocker
 * when another page of the product is opened.
 *
 * @param isBusy read at the moment of leaving, so that a page may lead on itself as soon as its work is done.
 */
export function useLeaveGuard(isBusy: () => boolean) {
  useWorkInProgress('changes', isBusy);
  return useBlocker(useCallback(() => !isAgreed && isBusy(), [isBusy]));
}

/** Has `navigate` open another page without a question: it was asked and answered. */
export function leaveWithoutAsking(navigate: () => void): void {
  isAgreed = true;
  try {
    navigate();
  } finally {
    isAgreed = false;
  }
}
