import { useCallback, useEffect, useRef, useState } from 'react';
import { useEngine } from '#client/player/engine/use-video.ts';

/** How long the controls stay after the last sign of the viewer, in ms. */
const idleTime = 2_000;
const signs = ['pointermove', 'keydown', 'focusin', 'click', 'play'] as const;
/** A menu that is open, and a control that the keyboard is on. */
const inUse = '[aria-expanded=true], .video-controls :focus-visible';

/**
 * Whether the viewer has used the player within the last two seconds. A tap on the picture is no sign of that: it calls
 * `toggle`.
 */
export function useActivity() {
  const frame = useEngine().element.parentElement;
  const [isActive, setActive] = useState(true);
  const timer = useRef(0);

  const wake = useCallback(() => {
    window.clearInterval(timer.current);
    timer.current = window.setInterval(() => {
      if (frame?.querySelector(inUse)) return;
      window.clearInterval(timer.current);
      setActive(false);
    }, idleTime);
    setActive(true);
  }, [frame]);

  useEffect(() => {
    if (!frame) return;
    const onSign = (event: Event) => {
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
      const isOnPicture = event.target instanceof Element && event.target.matches('.video-gestures');
      if (event.type === 'pointermove' ? !isTouch : event.type !== 'click' || !isOnPicture) wake();
    };
    const listening = new AbortController();
    // Events of the video do not bubble.
    const options = { capture: true, signal: listening.signal };
    for (const type of signs) frame.addEventListener(type, onSign, options);
    return () => {
      window.clearInterval(timer.current);
      listening.abort();
    };
  }, [frame, wake]);

  const toggle = () => (isActive ? setActive(false) : wake());
  return { isActive, toggle };
}
