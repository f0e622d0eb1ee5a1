import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Asks before work in progress is left: the browser does when the tab is closed or reloaded, the returned blocker
 * when another page of the product is opened.
 *
 * @param isBusy read at the moment of leaving, so that a page may lead on itself as soon as its work is done.
 */
export function useLeaveGuard(isBusy: () => boolean) {
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isBusy()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [isBusy]);
  return useBlocker(isBusy);
}
