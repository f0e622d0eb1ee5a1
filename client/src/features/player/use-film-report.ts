import type { MediaPlayerInstance } from '@vidstack/react';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { seekTo } from './film-commands.ts';
import type { Film } from './film.ts';
import { usePlaybackClock } from './playback.tsx';

/** Why a position, in seconds, is told. `leaving`: the page may be gone at once. */
export type ReportProgress = (position: number, moment: 'playing' | 'paused' | 'leaving' | 'ended') => void;

interface FilmReportOptions {
  player: RefObject<MediaPlayerInstance | null>;
  film: Film;
  onProgress: ReportProgress;
}

/** Tells those beside the film where it is, and whoever keeps it where somebody has been. Returns handlers of events. */
export function useFilmReport({ player, film, onProgress }: FilmReportOptions) {
  const clock = usePlaybackClock();
  // Where the person has been in this film; null before they have been anywhere.
  const reached = useRef<number | null>(null);
  // Until this film is there, what the player tells is about the one before.
  const there = useRef<string | null>(null);
  const begin = useEffectEvent(() => {
    reached.current = null;
    clock.report(film.startAt);
  });

  useEffect(() => begin(), [film.id]);
  useEffect(() => {
    const tell = (moment: 'leaving' | 'paused') =>
      reached.current !== null && onProgress(reached.current, moment);
    const leave = () => tell('leaving');
    const hide = () => document.visibilityState === 'hidden' && leave();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      // On to another film or screen: this page lives on.
      tell('paused');
    };
  }, [onProgress]);

  useEffect(
    () =>
      clock.attach((seconds) => {
        if (player.current) seekTo(player.current, seconds);
      }),
    [clock, player],
  );

  const at = () => player.current?.currentTime ?? 0;
  return {
    onCanPlay: () => {
      there.current = film.id;
    },
    onTimeUpdate: () => {
      if (there.current !== film.id) return;
      clock.report(at());
      if (player.current?.state.playing) {
        reached.current = at();
        onProgress(at(), 'playing');
      }
    },
    onSeeked: () => {
      if (there.current === film.id && reached.current !== null) reached.current = at();
    },
    onPause: () => {
      if (there.current !== film.id || reached.current === null || player.current?.state.ended) return;
      reached.current = at();
      onProgress(at(), 'paused');
    },
    onEnded: () => {
      reached.current = null;
      onProgress(player.current?.duration ?? at(), 'ended');
    },
  };
}
