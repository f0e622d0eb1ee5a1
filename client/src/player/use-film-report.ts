import type { MediaPlayerInstance } from '@vidstack/react';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { FilmEngine } from './film-engine.ts';
import type { Film, ReportProgress } from './film.ts';
import { usePlaybackController } from './playback.tsx';

interface FilmReportOptions {
  player: RefObject<MediaPlayerInstance | null>;
  engine: FilmEngine;
  film: Film;
  onProgress: ReportProgress;
}

/** Tells those beside the film where it is, and whoever keeps it where somebody has been. Returns handlers of events. */
export function useFilmReport({ player, engine, film, onProgress }: FilmReportOptions) {
  const controller = usePlaybackController();
  // Where the person has been, by film. Vidstack takes the handlers of a render before React shows it: for a moment, the
  // next film is told of while the screen is still that of the one before.
  const reached = useRef(new Map<string, number>());
  // The film that has come to where it can play: until then, what the player tells is about the one before.
  const there = useRef<string | null>(null);
  // Another film may have begun before its screen is there.
  const isThere = () => there.current === film.id && engine.state().id === film.id;
  const begin = useEffectEvent(() => controller.report(film.startAt));

  useEffect(() => begin(), [film.id]);
  useEffect(() => {
    const places = reached.current;
    const tell = (moment: 'leaving' | 'paused') => {
      const position = places.get(film.id);
      if (position !== undefined) onProgress(position, moment);
    };
    const leave = () => tell('leaving');
    const hide = () => document.visibilityState === 'hidden' && leave();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      // On to another film or screen: this page lives on.
      tell('paused');
      places.delete(film.id);
    };
  }, [film.id, onProgress]);

  const at = () => player.current?.currentTime ?? 0;
  return {
    onCanPlay: () => {
      there.current = engine.state().id;
    },
    onTimeUpdate: () => {
      if (!isThere()) return;
      controller.report(at());
      if (player.current?.state.playing) {
        reached.current.set(film.id, at());
        onProgress(at(), 'playing');
      }
    },
    onSeeked: () => {
      if (isThere() && reached.current.has(film.id)) reached.current.set(film.id, at());
    },
    onPause: () => {
      if (!isThere() || !reached.current.has(film.id) || player.current?.state.ended) return;
      reached.current.set(film.id, at());
      onProgress(at(), 'paused');
    },
    onEnded: () => {
      if (!isThere()) return;
      reached.current.delete(film.id);
      onProgress(player.current?.duration ?? at(), 'ended');
    },
  };
}
