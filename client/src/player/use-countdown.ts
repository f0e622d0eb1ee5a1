import { useEffect, useEffectEvent, useState } from 'react';

/** Counts whole seconds down to 0 and then calls `onOver`, once. Another `length` needs another component (`key`). */
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
