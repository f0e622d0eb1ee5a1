import { useEffect, useRef, useState } from 'react';
import type { CaptionFile } from '#client/player/video.ts';
import { parseCues, type Cue } from './cues.ts';

/** Fetches valid links; null when the learner has lost access. May reject. */
export type RenewCaptions = () => Promise<readonly CaptionFile[] | null>;

export type CuesState =
  | { status: 'loading' }
  | { status: 'failed' }
  /** `version` is that of the cues, which may be newer than that of the link. */
  | { status: 'ready'; cues: Cue[]; version: number };

interface Loaded {
  of: string;
  state: CuesState;
}

/** The cues of a video, fetched once for each version of the captions. */
export function useCues(captions: CaptionFile, renew: RenewCaptions): CuesState & { retry: () => void } {
  const { language, version } = captions;
  const [attempt, setAttempt] = useState(0);
  const wanted = `${language} ${version} ${attempt}`;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const latest = useRef({ captions, renew });
  useEffect(() => {
    latest.current = { captions, renew };
  });

  useEffect(() => {
    const stopping = new AbortController();
    const { captions: link, renew: renewLinks } = latest.current;
    loadCues(link, renewLinks, stopping.signal).then(
      (file) => setLoaded({ of: wanted, state: { status: 'ready', ...file } }),
      () => {
        if (!stopping.signal.aborted) setLoaded({ of: wanted, state: { status: 'failed' } });
      },
    );
    return () => stopping.abort();
  }, [wanted]);

  const state: CuesState = loaded?.of === wanted ? loaded.state : { status: 'loading' };
  return { ...state, retry: () => setAttempt((count) => count + 1) };
}

type LoadedFile = Pick<Extract<CuesState, { status: 'ready' }>, 'cues' | 'version'>;

/** Fetches the file. An expired link is renewed once. */
async function loadCues(link: CaptionFile, renew: RenewCaptions, signal: AbortSignal): Promise<LoadedFile> {
  const first = await fetch(link.url, { signal });
  if (first.ok) return read(first, link.version);
  const fresh = (await renew())?.find(({ language }) => language === link.language);
  if (!fresh) throw new Error(`The captions answered ${first.status}`);
  const second = await fetch(fresh.url, { signal });
  if (!second.ok) throw new Error(`The captions answered ${second.status}`);
  return read(second, fresh.version);
}

/** The entity tag of the file contains its version. */
async function read(response: Response, known: number): Promise<LoadedFile> {
  const [version] = /\d+/.exec(response.headers.get('etag') ?? '') ?? [];
  return { cues: parseCues(await response.text()), version: Number(version ?? known) };
}
