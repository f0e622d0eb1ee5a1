import { useEffect, useState } from 'react';

/** Delay after the last keystroke, in milliseconds. */
const PAUSE_MS = 400;

/** Returns the text after it has not changed for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
