import { useEffect, useEffectEvent } from 'react';
import { useEngine } from './engine/use-video.ts';
import { usePlaybackController } from './playback.tsx';
import type { ReportProgress, Video } from './video.ts';

/** Reports the position to the `PlaybackController`, and the position that was watched to `onProgress`. */
export function usePlaybackReport(video: Video, onProgress: ReportProgress): void {
  const engine = useEngine();
  const controller = usePlaybackController();
  const begin = useEffectEvent(() => controller.report(video.startAt));
  useEffect(() => begin(), [video.id]);

  useEffect(() => {
    const { element } = engine;
    /** The last position that was watched, in seconds. */
    let watched: number | null = null;
    const listening = new AbortController();
    const { signal } = listening;
    const on = (type: keyof HTMLVideoElementEventMap, listener: () => void) =>
      element.addEventListener(
        type,
        // The engine may play the next video already, before the page shows it.
        () => engine.readyId === video.id && listener(),
        { signal },
      );
    on('timeupdate', () => {
      controller.report(element.currentTime);
      if (element.paused || element.seeking) return;
      watched = element.currentTime;
      onProgress(watched, 'playing');
    });
    on('seeked', () => {
      if (watched !== null) watched = element.currentTime;
    });
    on('pause', () => {
      if (watched === null || element.ended) return;
      watched = element.currentTime;
      onProgress(watched, 'paused');
    });
    on('ended', () => {
      watched = null;
      onProgress(element.duration, 'ended');
    });

    const leave = () => {
      if (watched !== null) onProgress(watched, 'leaving');
    };
    window.addEventListener('pagehide', leave, { signal });
    const hide = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', hide, { signal });
    return () => {
      listening.abort();
      // The viewer goes to another video or screen of the client. The page stays open.
      if (watched !== null) onProgress(watched, 'paused');
    };
  }, [engine, controller, video.id, onProgress]);
}
