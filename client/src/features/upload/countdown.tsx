import { useEffect, useState } from 'react';
import { formatDuration } from '#client/format/format.ts';
import { uploadMessages } from '#shared/upload.ts';

interface CountdownProps {
  /** The reason for the retry. */
  reason: string;
  /** Time of the retry, in ms of `Date.now()`. */
  until: number;
}

/** The reason for a retry and the time until it. */
export function Countdown({ reason, until }: CountdownProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const time = formatDuration(Math.max(Math.ceil((until - now) / 1_000), 0));
  return uploadMessages.row.retrying({ reason, time });
}
