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

/** Tells those beside the video where it is, and whoever keeps it where somebody has been. Returns handlers of events. */
export function usePlaybackReport({ player, engine, video, onProgress }: PlaybackReportOptions) {
  const controller = usePlaybackController();
  // Where the person has been, by video. Vidstack takes the handlers of a render before React shows it: for a moment, the
  // next video is told of while the screen is still that of the one before.
  const reached = useRef(new Map<string, number>());
  // The video that has come to where it can play: until then, what the player tells is about the one before.
  const there = useRef<string | null>(null);
  // Another video may have begun before its screen is there.
  const isThere = () => there.current === video.id && engine.state().id === video.id;
  const begin = useEffectEvent(() => controller.report(video.startAt));

  useEffect(() => begin(), [video.id]);
  useEffect(() => {
    const places = reached.current;
    const tell = (moment: 'leaving' | 'paused') => {
      const position = places.get(video.id);
      if (position !== undefined) onProgress(position, moment);
    };
    const leave = () => tell('leaving');
    const hide = () => document.visibilityState === 'hidden' && leave();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      // On to another video or screen: this page lives on.
      tell('paused');
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
