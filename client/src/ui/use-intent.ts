import { useEffect, useRef } from 'react';

/** How long the pointer or the focus must rest on a link to count as intent, in ms. */
const dwell = 60;

/**
 * Returns handlers that call `onIntent` when a link is probably about to be opened: the pointer or the focus rests on it, or it
 * is pressed.
 */
export function useIntent(onIntent: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const leave = () => clearTimeout(timer.current);
  const rest = () => {
    leave();
    timer.current = setTimeout(onIntent, dwell);
  };
  return {
    onPointerEnter: rest,
    onPointerLeave: leave,
    onFocus: rest,
    onBlur: leave,
    onPointerDown: onIntent,
  };
}
