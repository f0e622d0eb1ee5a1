import { useEffect, useEffectEvent, useState } from 'react';

/** Counts seconds down to 0, then calls `onOver` once. A change of `length` has no effect. */
export function useCountdown(length: number, onOver: () => void): number {
  const [left, setLeft] = useState(length);
  const over = useEffectEvent(onOver);

  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1_000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left === 0) over();
  }, [left]);

  return left;
}
