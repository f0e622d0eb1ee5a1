import { useEffect, useRef } from 'react';

/** Milliseconds before the first, second, ... look at what will be done by itself; the last one repeats. */
const pauses = [3_000, 5_000, 10_000, 20_000, 60_000];

/**
 * Looks again, after growing pauses, while `isOn`: for what is done elsewhere and takes its time. Does not look while
 * nobody sees the page. A look that fails is followed by the next.
 */
export function useGentlePoll(isOn: boolean, look: () => Promise<unknown>): void {
  const latestLook = useRef(look);
  useEffect(() => {
    latestLook.current = look;
  });

  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout>;
    let isStopped = false;
    const wait = (round: number) => {
      if (isStopped) return;
      timer = setTimeout(() => void run(round), pauses[Math.min(round, pauses.length - 1)]);
    };
    const run = async (round: number) => {
      if (document.visibilityState === 'visible') await latestLook.current().catch(() => undefined);
      wait(round + 1);
    };
    wait(0);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [isOn]);
}
