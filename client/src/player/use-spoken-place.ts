import { useMediaPlayer, type TimeSliderInstance } from '@vidstack/react';
import { useEffect, type RefObject } from 'react';
import { placeText } from './player-text.ts';

/** Has the time line tell in the page's language where the video is: Vidstack writes it in English, whenever it changes. */
export function useSpokenPlace(slider: RefObject<TimeSliderInstance | null>): void {
  const player = useMediaPlayer();
  useEffect(() => {
    const element = slider.current?.el;
    if (!element || !player) return;
    const say = () => {
      const { duration } = player.state;
      const text = placeText(((slider.current?.state.value ?? 0) / 100) * duration, duration);
      if (element.getAttribute('aria-valuetext') !== text) element.setAttribute('aria-valuetext', text);
    };
    const observer = new MutationObserver(say);
    observer.observe(element, { attributeFilter: ['aria-valuetext'] });
    say();
    return () => observer.disconnect();
  }, [slider, player]);
}
