import { useEffect, useRef, useState } from 'react';
import { useEngine } from '#client/player/engine/use-video.ts';
import type { VideoEngine } from '#client/player/engine/video-engine.ts';
import type { Video, Storyboard } from '#client/player/video.ts';

/** The sheet of a video's pictures. Rejects when it cannot be loaded. */
async function loadSheet(engine: VideoEngine, signal: AbortSignal): Promise<Blob> {
  const links = await engine.links?.fresh();
  if (!links?.storyboard) throw new Error('There are no pictures');
  const response = await fetch(links.storyboard.url, { signal });
  if (!response.ok) throw new Error(`The pictures were refused: ${response.status}`);
  return response.blob();
}

/**
 * The storyboard of a video for the preview on the time line: fetched by the first `load` and kept as a blob URL,
 * because its link expires during playback. Null until it is loaded.
 */
export function useStoryboard(video: Video): { storyboard: Storyboard | null; load: () => void } {
  const engine = useEngine();
  const [loaded, setLoaded] = useState<{ videoId: string; url: string } | null>(null);
  const loading = useRef<AbortController | null>(null);

  useEffect(
    () => () => {
      loading.current?.abort();
      loading.current = null;
    },
    [video.id],
  );
  useEffect(() => () => URL.revokeObjectURL(loaded?.url ?? ''), [loaded]);

  const load = () => {
    if (loading.current || !video.links.storyboard) return;
    const controller = new AbortController();
    loading.current = controller;
    loadSheet(engine, controller.signal).then(
      (sheet) => {
        if (!controller.signal.aborted) setLoaded({ videoId: video.id, url: URL.createObjectURL(sheet) });
      },
      () => {
        // The next call of `load` tries again.
        if (loading.current === controller) loading.current = null;
      },
    );
  };

  const { storyboard } = video.links;
  return {
    storyboard: storyboard && loaded?.videoId === video.id ? { ...storyboard, url: loaded.url } : null,
    load,
  };
}
