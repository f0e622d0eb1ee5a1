import { useEffect } from 'react';

/** What somebody loses or stops who leaves: changes that are not saved, videos that are being sent. */
export type Work = 'changes' | 'uploads';

const work = new Map<() => boolean, Work>();

/** Has the browser ask before the tab is closed or reloaded while `isBusy`, and a logout as well. */
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

/** What is in progress at the moment. */
export const workInProgress = (): ReadonlySet<Work> =>
  new Set([...work].filter(([isBusy]) => isBusy()).map(([, kind]) => kind));
