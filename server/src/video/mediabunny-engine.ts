import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  Mp4OutputFormat,
  MP4,
  Output,
  QTFF,
} from 'mediabunny';
import { masterPlaylist, mediaPlaylist, type Segment } from './hls-playlist.ts';
import { codecsOf } from './rendition-codecs.ts';
import {
  MASTER_FILE,
  type PreparationOptions,
  type PreparedVideo,
  type VideoEngine,
  type VideoSource,
} from './video-engine.ts';

const RENDITION_FILE = 'original.mp4';
const PLAYLIST_FILE = 'original.m3u8';

const SEGMENT_SECONDS = 4;
/** Longer ones come from rare keyframes; a player would wait longer for one than for a range of the original. */
const MAX_SEGMENT_SECONDS = 20;

interface Fragment {
  start: number;
  timestamp: number;
}

/**
 * Prepares one quality without encoding anything, for machines without ffmpeg: the pictures and the sound as they are,
 * cut into segments. Only H.264 with AAC or no sound plays everywhere from such segments; of other videos only the
 * duration is worked out, and browsers play the original.
 */
export class MediabunnyEngine implements VideoEngine {
  readonly name = 'mediabunny';

  async prepare(source: VideoSource, folder: string, options: PreparationOptions): Promise<PreparedVideo> {
    const { durationSeconds, width, height } = source.facts;
    const withoutStream = { durationSeconds, files: [], master: null, poster: null, storyboard: null };
    if (!isStreamable(source)) return withoutStream;
    const { indexLength, segments } = await this.cut(source, join(folder, RENDITION_FILE), options);
    if (segments.some(({ seconds }) => seconds > MAX_SEGMENT_SECONDS)) return withoutStream;
    const codecs = await codecsOf(join(folder, RENDITION_FILE));
    const variant = {
      uri: PLAYLIST_FILE,
      width: Math.round(width),
      height: Math.round(height),
      codecs,
      segments,
    };
    await writeFile(join(folder, PLAYLIST_FILE), mediaPlaylist(RENDITION_FILE, indexLength, segments));
    await writeFile(join(folder, MASTER_FILE), masterPlaylist([variant]));
    const files = [MASTER_FILE, PLAYLIST_FILE, RENDITION_FILE];
    return { ...withoutStream, files, master: MASTER_FILE };
  }

  private async cut(
    { path, facts }: VideoSource,
    target: string,
    { signal, onProgress }: PreparationOptions,
  ): Promise<{ indexLength: number; segments: Segment[] }> {
    const fragments: Fragment[] = [];
    let end = 0;
    const format = new Mp4OutputFormat({
      fastStart: 'fragmented',
      minimumFragmentDuration: SEGMENT_SECONDS,
      onMoof: (_data, start, timestamp) => fragments.push({ start, timestamp }),
      onMdat: (data, position) => {
        end = position + data.length;
      },
    });
    const input = new Input({ formats: [MP4, QTFF], source: new FilePathSource(path) });
    const output = new Output({ format, target: new FilePathTarget(target) });
    const conversion = await Conversion.init({
      input,
      output,
      tracks: 'primary',
      copy: { mode: 'forced', shiftTolerance: Infinity },
      tags: {},
      showWarnings: false,
    });
    const abort = () => void conversion.cancel();
    try {
      conversion.onProgress = onProgress;
      signal.addEventListener('abort', abort, { once: true });
      signal.throwIfAborted();
      await conversion.execute();
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      signal.removeEventListener('abort', abort);
      input.dispose();
    }
    return {
      indexLength: fragments[0]?.start ?? 0,
      segments: segmentsOf(fragments, end, facts.durationSeconds),
    };
  }
}

function isStreamable({ container, facts: { codec, audioCodec } }: VideoSource): boolean {
  return container !== 'webm' && codec === 'avc' && (audioCodec === 'aac' || audioCodec === null);
}

/** Each lasts until the next begins, the last until the end of the video. */
function segmentsOf(fragments: Fragment[], end: number, durationSeconds: number): Segment[] {
  return fragments.map(({ start, timestamp }, index) => {
    const next = fragments[index + 1];
    return {
      start,
      length: (next?.start ?? end) - start,
      seconds: Math.max(0.001, (next?.timestamp ?? durationSeconds) - timestamp),
    };
  });
}
