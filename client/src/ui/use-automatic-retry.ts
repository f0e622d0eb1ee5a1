import { useEffect, useEffectEvent } from 'react';
import { isReachable } from '#client/graphql/is-reachable.ts';

/** How long to wait before looking again, in ms; the last one repeats. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 16_000, 30_000];
/** A school that has come back may still refuse the first requests. */
const TRIES = 6;

/**
 * Tries again what has failed, as soon as a browser without a network has one again, or a school that did not answer does. What failed
 * while the school answers is left to the person.
 *
 * @param retry resolves with whether that helped.
 */
export function useAutomaticRetry(retry: () => Promise<boolean>): void {
  const onReachable = useEffectEvent(retry);
  useEffect(() => {
    let timer = 0;
    let isShown = true;
    const poll = async (round: number, tries: number) => {
      const isThere = await isReachable();
      if (!isShown || (isThere && (tries === 0 || (await onReachable())))) return;
      const pause = PAUSES_MS[Math.min(round, PAUSES_MS.length - 1)];
      timer = window.setTimeout(() => void poll(round + 1, isThere ? tries - 1 : TRIES), pause);
    };
    const onOnline = () => {
      window.clearTimeout(timer);
      void poll(0, TRIES);
    };
    void poll(0, 0);
    window.addEventListener('online', onOnline);
    return () => {
      isShown = false;
      window.clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, []);
}
