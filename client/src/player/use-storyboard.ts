import { useEffect, useRef, useState } from 'react';
import type { VideoEngine } from './video-engine.ts';
import type { Video, Storyboard } from './video.ts';

/** The sheet of a video's pictures. Rejects when it cannot be had now. */
async function loadSheet(engine: VideoEngine, signal: AbortSignal): Promise<Blob> {
  const links = await engine.links?.fresh();
  if (!links?.storyboard) throw new Error('There are no pictures');
  const response = await fetch(links.storyboard.url, { signal });
  if (!response.ok) throw new Error(`The pictures were refused: ${response.status}`);
  return response.blob();
}

/**
 * The pictures of a video for whoever looks for a place: fetched when `look` is first called, and kept, because the link
 * to them dies while the video plays. Null until they are there.
 */
export function useStoryboard(
  engine: VideoEngine,
  video: Video,
): { storyboard: Storyboard | null; look: () => void } {
  const [kept, keep] = useState<{ videoId: string; url: string } | null>(null);
  const loading = useRef<AbortController | null>(null);

  useEffect(
    () => () => {
      loading.current?.abort();
      loading.current = null;
    },
    [video.id],
  );
  useEffect(() => () => URL.revokeObjectURL(kept?.url ?? ''), [kept]);

  const look = () => {
    if (loading.current || !video.links.storyboard) return;
    const controller = new AbortController();
    loading.current = controller;
    loadSheet(engine, controller.signal).then(
      (sheet) => {
        if (!controller.signal.aborted) keep({ videoId: video.id, url: URL.createObjectURL(sheet) });
      },
      () => {
        // Whoever looks again asks again.
        if (loading.current === controller) loading.current = null;
      },
    );
  };

  const { storyboard } = video.links;
  return {
    storyboard: storyboard && kept?.videoId === video.id ? { ...storyboard, url: kept.url } : null,
    look,
  };
}
