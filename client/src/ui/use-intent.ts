import { useEffect, useRef } from 'react';

/** How long somebody has to stay on something to mean it, in ms: shorter is passing by. */
const dwell = 60;

/** Handlers that tell when somebody is probably about to press a link: they rest on it, or press it down. */
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
