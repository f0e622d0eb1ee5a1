import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useSyncExternalStore, type KeyboardEvent } from 'react';
import { languages } from '#shared/languages.ts';
import { language } from '#shared/texts/texts.ts';

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Controls a carousel of `count` slides. `viewport` is the ref of the frame, whose first child holds the slides. The
 * carousel never moves by itself, and it skips the animation for users who prefer reduced motion.
 */
export function useCarousel(count: number) {
  const { direction } = languages[language()];
  const [viewport, api] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps', direction });
  const subscribe = useCallback(
    (listener: () => void) => {
      api?.on('select', listener).on('reInit', listener);
      return () => void api?.off('select', listener).off('reInit', listener);
    },
    [api],
  );
  const readFirst = () => api?.selectedScrollSnap() ?? 0;
  const readStops = () => api?.scrollSnapList().length ?? count;
  const first = useSyncExternalStore(subscribe, readFirst, readFirst);
  const stops = useSyncExternalStore(subscribe, readStops, readStops);

  const goTo = (stop: number) => api?.scrollTo(Math.min(Math.max(stop, 0), stops - 1), prefersStillness());
  const step = direction === 'rtl' ? -1 : 1;
  const keys: Record<string, number> = {
    ArrowLeft: first - step,
    ArrowRight: first + step,
    Home: 0,
    End: stops - 1,
  };
  return {
    viewport,
    /** The first and the last slide in view, counted from 0. */
    first,
    last: first + count - stops,
    goTo,
    onKeyDown: (event: KeyboardEvent) => {
      const stop = keys[event.key];
      if (stop === undefined) return;
      event.preventDefault();
      goTo(stop);
    },
  };
}
