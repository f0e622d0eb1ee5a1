import { useEffect } from 'react';

/** Work that leaving would lose or stop: unsaved changes, running uploads. */
export type Work = 'changes' | 'uploads';

const work = new Map<() => boolean, Work>();

/** While `isBusy`, the browser asks before the tab is closed or reloaded, and a logout asks as well. */
export function useWorkInProgress(kind: Work, isBusy: () => boolean): void {
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isBusy()) event.preventDefault();
    };
    work.set(isBusy, kind);
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      work.delete(isBusy);
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [kind, isBusy]);
}

/** The kinds of work currently in progress. */
export const workInProgress = (): ReadonlySet<Work> =>
  new Set([...work].filter(([isBusy]) => isBusy()).map(([, kind]) => kind));
