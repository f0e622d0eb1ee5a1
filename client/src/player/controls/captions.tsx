import { useEffect, useState } from 'react';
import { captionFor } from '#client/player/caption-choice.ts';
import { useEngine } from '#client/player/engine/use-video.ts';
import type { VideoEngine } from '#client/player/engine/video-engine.ts';
import { languageText } from '#client/player/player-text.ts';
import { usePlayerSettings } from '#client/player/use-player-settings.ts';
import type { Video } from '#client/player/video.ts';

/** The captions that the viewer wants, over the video. Captions that cannot be loaded are not shown. */
export function Captions({ video: { id, links } }: { video: Video }) {
  const { hasCaptions, captionLanguage } = usePlayerSettings();
  const wanted = hasCaptions ? captionFor(links.captions, captionLanguage) : null;
  return wanted && <Cues key={`${id} ${wanted.language} ${wanted.version}`} language={wanted.language} />;
}

/** The cues of the current second. */
function Cues({ language }: { language: string }) {
  const engine = useEngine();
  const [texts, setTexts] = useState<readonly string[]>([]);
  useEffect(() => {
    const stopping = new AbortController();
    loadCaptions(engine, language, stopping.signal).then(
      (file) => file && showTrack(engine.element, { file, language, onChange: setTexts }, stopping.signal),
      () => undefined,
    );
    return () => stopping.abort();
  }, [engine, language]);
  return (
    <div className="video-captions" lang={language}>
      {texts.map((text, index) => (
        <div key={index} dir="auto">
          <span data-part="cue">{text}</span>
        </div>
      ))}
    </div>
  );
}

/** The WebVTT file of a language; null when there is none any more. */
async function loadCaptions(
  engine: VideoEngine,
  language: string,
  signal: AbortSignal,
): Promise<Blob | null> {
  const links = await engine.links?.fresh();
  const file = links?.captions.find((caption) => caption.language === language);
  if (!file) return null;
  const response = await fetch(file.url, { signal });
  return response.ok ? response.blob() : null;
}

interface ShownTrack {
  file: Blob;
  language: string;
  /** Called with the texts of the cues that are shown. */
  onChange: (texts: readonly string[]) => void;
}

/**
 * Adds a text track to the video until the signal is aborted. The browser parses the file and reports its cues, and the
 * player draws them. In the full screen of an iPhone, which shows the video only, the browser draws them.
 */
function showTrack(
  video: HTMLVideoElement,
  { file, language, onChange }: ShownTrack,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const element = document.createElement('track');
  const { track } = element;
  const address = URL.createObjectURL(file);
  Object.assign(element, {
    ...{ kind: 'captions', srclang: language, label: languageText(language) },
    src: address,
  });
  const report = () => onChange([...(track.activeCues ?? [])].map(textOf));
  track.addEventListener('cuechange', report, { signal });
  const draw = (mode: TextTrackMode) => () => (track.mode = mode);
  video.addEventListener('webkitbeginfullscreen', draw('showing'), { signal });
  video.addEventListener('webkitendfullscreen', draw('hidden'), { signal });
  signal.addEventListener('abort', () => {
    element.remove();
    URL.revokeObjectURL(address);
  });
  video.append(element);
  track.mode = 'hidden';
}

const textOf = (cue: TextTrackCue): string =>
  cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '';
