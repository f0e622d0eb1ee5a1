import { buffer } from 'node:stream/consumers';
import {
  CustomSource,
  EncodedPacketSink,
  Input,
  Logging,
  LogLevel,
  MP4,
  QTFF,
  type VideoCodec,
  WEBM,
} from 'mediabunny';
import { AppError } from '#server/common/errors.ts';
import { messages } from '#shared/messages.ts';
import type { Storage } from './storage.ts';

export interface VideoFacts {
  contentType: string;
  durationSeconds: number;
  /** As shown: after rotation, in square pixels. */
  width: number;
  height: number;
}

/** Playlists (HLS) are missing on purpose: reading one means following the addresses in it. */
const CONTAINERS = [MP4, QTFF, WEBM];

/** What at least two of the big browsers play in these containers. */
const CODECS: readonly (VideoCodec | null)[] = ['avc', 'hevc', 'vp8', 'vp9', 'av1'];

/** The index of a ten-hour video takes about 15 MB; more than this in one piece is an attack on our memory. */
const MAX_READ_BYTES = 32 * 1024 * 1024;

// It prints what it thinks of a file; here that is an answer to the uploader, not a fault of the server.
Logging.level = LogLevel.Silent;

/**
 * Judges a stored video by its content, reading its index and its last frame only; a file whose index tells no
 * duration (recorded live) is read through, in pieces.
 *
 * @throws AppError UNSUPPORTED_MEDIA_TYPE when it is not a whole MP4, MOV or WebM file with a video track in a codec
 *   that browsers play; Error when there is no such object; the storage's own error when it fails.
 */
export async function probeVideo(storage: Pick<Storage, 'get' | 'head'>, key: string): Promise<VideoFacts> {
  const head = await storage.head(key);
  if (!head) throw new Error(`There is no object ${key}`);

  let storageFailure: Error | undefined;
  const read = async (start: number, end: number): Promise<Uint8Array> => {
    if (end - start > MAX_READ_BYTES) throw new Error(`An index of ${end - start} bytes`);
    try {
      const bytes = await storage.get(key, { start, end: end - 1 });
      if (!bytes) throw new Error(`${key} was deleted while it was read`);
      return await buffer(bytes);
    } catch (error) {
      storageFailure = error instanceof Error ? error : new Error('The storage failed', { cause: error });
      throw storageFailure;
    }
  };
  const source = new CustomSource({
    getSize: () => head.size,
    read,
    prefetchProfile: 'network',
    // A read ahead that nobody waits for; if its bytes are needed, the next read fails and is waited for.
    handleUnhandledError: () => undefined,
  });
  const input = new Input({ formats: CONTAINERS, source });
  try {
    return await readFacts(input);
  } catch (error) {
    if (storageFailure) throw storageFailure;
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', messages.validation.videoFormat, { cause: error });
  } finally {
    input.dispose();
  }
}

/** Its errors are for the log only: the uploader is told what to upload instead. */
async function readFacts(input: Input): Promise<VideoFacts> {
  const format = await input.getFormat();
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('No video track');
  const codec = await track.getCodec();
  if (!CODECS.includes(codec)) throw new Error(`Video in ${codec ?? 'an unknown codec'}`);
  const lastFrame = await new EncodedPacketSink(track).getPacket(Infinity);
  if (!lastFrame) throw new Error('The file ends before its video');

  const durationSeconds = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  if (!(durationSeconds > 0)) throw new Error('No duration');
  const [width, height] = await Promise.all([track.getDisplayWidth(), track.getDisplayHeight()]);
  return { contentType: format.mimeType, durationSeconds, width, height };
}
