import type { MediaPlayerInstance } from '@vidstack/react';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { VideoEngine } from './video-engine.ts';
import type { Video, ReportProgress } from './video.ts';
import { usePlaybackController } from './playback.tsx';

interface PlaybackReportOptions {
  player: RefObject<MediaPlayerInstance | null>;
  engine: VideoEngine;
  video: Video;
  onProgress: ReportProgress;
}

/**
 * Reports the position to the `PlaybackController` and the watched position to `onProgress`. Returns the event handlers
 * for `MediaPlayer`.
 */
export function usePlaybackReport({ player, engine, video, onProgress }: PlaybackReportOptions) {
  const controller = usePlaybackController();
  // Last watched position by video id. Vidstack uses the new handlers before React commits the render, so an event of the
  // next video can arrive while the page still shows the previous one.
  const reached = useRef(new Map<string, number>());
  // Id of the video that has fired `canplay`. Events before it belong to the previous video.
  const there = useRef<string | null>(null);
  // The engine may already play another video than the one this render is for.
  const isThere = () => there.current === video.id && engine.state().id === video.id;
  const begin = useEffectEvent(() => controller.report(video.startAt));

  useEffect(() => begin(), [video.id]);
  useEffect(() => {
    const places = reached.current;
    const report = (moment: 'leaving' | 'paused') => {
      const position = places.get(video.id);
      if (position !== undefined) onProgress(position, moment);
    };
    const leave = () => report('leaving');
    const hide = () => document.visibilityState === 'hidden' && leave();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      // The person goes to another video or screen within the client: the page itself is not left.
      report('paused');
      places.delete(video.id);
    };
  }, [video.id, onProgress]);

  const at = () => player.current?.currentTime ?? 0;
  return {
    onCanPlay: () => {
      there.current = engine.state().id;
    },
    onTimeUpdate: () => {
      if (!isThere()) return;
      controller.report(at());
      if (player.current?.state.playing) {
        reached.current.set(video.id, at());
        onProgress(at(), 'playing');
      }
    },
    onSeeked: () => {
      if (isThere() && reached.current.has(video.id)) reached.current.set(video.id, at());
    },
    onPause: () => {
      if (!isThere() || !reached.current.has(video.id) || player.current?.state.ended) return;
      reached.current.set(video.id, at());
      onProgress(at(), 'paused');
    },
    onEnded: () => {
      if (!isThere()) return;
      reached.current.delete(video.id);
      onProgress(player.current?.duration ?? at(), 'ended');
    },
  };
}
