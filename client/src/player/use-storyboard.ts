import { useEffect, useRef, useState } from 'react';
import type { FilmEngine } from './film-engine.ts';
import type { Film, Storyboard } from './film.ts';

/** The sheet of a film's pictures. Rejects when it cannot be had now. */
async function loadSheet(engine: FilmEngine, signal: AbortSignal): Promise<Blob> {
  const links = await engine.links?.fresh();
  if (!links?.storyboard) throw new Error('There are no pictures');
  const response = await fetch(links.storyboard.url, { signal });
  if (!response.ok) throw new Error(`The pictures were refused: ${response.status}`);
  return response.blob();
}

/**
 * The pictures of a film for whoever looks for a place: fetched when `look` is first called, and kept, because the link
 * to them dies while the film plays. Null until they are there.
 */
export function useStoryboard(
  engine: FilmEngine,
  film: Film,
): { storyboard: Storyboard | null; look: () => void } {
  const [kept, keep] = useState<{ filmId: string; url: string } | null>(null);
  const loading = useRef<AbortController | null>(null);

  useEffect(
    () => () => {
      loading.current?.abort();
      loading.current = null;
    },
    [film.id],
  );
  useEffect(() => () => URL.revokeObjectURL(kept?.url ?? ''), [kept]);

  const look = () => {
    if (loading.current || !film.links.storyboard) return;
    const controller = new AbortController();
    loading.current = controller;
    loadSheet(engine, controller.signal).then(
      (sheet) => {
        if (!controller.signal.aborted) keep({ filmId: film.id, url: URL.createObjectURL(sheet) });
      },
      () => {
        // Whoever looks again asks again.
        if (loading.current === controller) loading.current = null;
      },
    );
  };

  const { storyboard } = film.links;
  return {
    storyboard: storyboard && kept?.filmId === film.id ? { ...storyboard, url: kept.url } : null,
    look,
  };
}
