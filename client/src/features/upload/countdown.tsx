import { useEffect, useState } from 'react';
import { formatDuration } from '#client/format/format.ts';

/** When something is tried again by itself. `until` is in ms of `Date.now()`. */
export function Countdown({ until }: { until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return ` · again in ${formatDuration(Math.max(Math.ceil((until - now) / 1_000), 0))}`;
}
