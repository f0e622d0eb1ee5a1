import { TextTrack, type MediaPlayerInstance } from '@vidstack/react';
import { useEffect, type RefObject } from 'react';
import { captionFor } from './caption-choice.ts';
import type { VideoEngine } from './video-engine.ts';
import type { Video } from './video.ts';
import { languageText } from './player-text.ts';
import { usePlayerSettings } from './use-player-settings.ts';

/** The captions of a language, fetched by a link that opens now and parsed. */
async function loadTrack(
  engine: VideoEngine,
  language: string,
  signal: AbortSignal,
): Promise<TextTrack | null> {
  const links = await engine.links?.fresh();
  const file = links?.captions.find((caption) => caption.language === language);
  if (!file) return null;
  const response = await fetch(file.url, { signal });
  if (!response.ok) return null;
  const { parseText } = await import('media-captions');
  const { cues } = await parseText(await response.text(), { type: 'vtt' });
  const track = new TextTrack({ kind: 'captions', type: 'vtt', language, label: languageText(language) });
  for (const cue of cues) track.addCue(cue);
  return track;
}

/** Shows the captions that the person wants to see; what cannot be loaded is not shown. */
export function useCaptions(
  player: RefObject<MediaPlayerInstance | null>,
  engine: VideoEngine,
  video: Video,
): void {
  const { hasCaptions, captionLanguage } = usePlayerSettings();
  const wanted = hasCaptions ? captionFor(video.links.captions, captionLanguage) : null;
  const language = wanted?.language;
  const version = wanted?.version;

  useEffect(() => {
    const instance = player.current;
    if (!instance || language === undefined || version === undefined) return;
    const stopping = new AbortController();
    let shown: TextTrack | null = null;
    loadTrack(engine, language, stopping.signal).then(
      (track) => {
        if (!track || stopping.signal.aborted) return;
        shown = track;
        instance.textTracks.add(track);
        track.mode = 'showing';
      },
      () => undefined,
    );
    return () => {
      stopping.abort();
      if (shown) instance.textTracks.remove(shown);
    };
  }, [player, engine, video.id, language, version]);
}
