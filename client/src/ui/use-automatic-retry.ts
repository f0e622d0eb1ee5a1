import { useEffect, useEffectEvent } from 'react';
import { isReachable } from '#client/graphql/is-reachable.ts';

/** Delays between checks, in ms; the last one repeats. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 16_000, 30_000];
/** Maximum number of retries: a school that is back may still refuse the first requests. */
const TRIES = 6;

/**
 * Retries a failed load as soon as the browser is online again or an unreachable school can be reached. Does nothing if the
 * school could be reached when the load failed: the person then decides.
 *
 * @param retry resolves with whether the retry succeeded.
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
