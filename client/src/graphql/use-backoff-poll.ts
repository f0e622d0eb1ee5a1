import { useEffect, useRef } from 'react';

/** Milliseconds before the first, second, ... poll; the last one repeats. */
const delays = [3_000, 5_000, 10_000, 20_000, 60_000];

/** Calls `poll` with growing delays while `isOn`. Skips calls while the page is hidden. An error does not end the polling. */
export function useBackoffPoll(isOn: boolean, poll: () => Promise<unknown>): void {
  const latestPoll = useRef(poll);
  useEffect(() => {
    latestPoll.current = poll;
  });

  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout>;
    let isStopped = false;
    const wait = (round: number) => {
      if (isStopped) return;
      timer = setTimeout(() => void run(round), delays[Math.min(round, delays.length - 1)]);
    };
    const run = async (round: number) => {
      if (document.visibilityState === 'visible') await latestPoll.current().catch(() => undefined);
      wait(round + 1);
    };
    wait(0);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [isOn]);
}
