import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import {
  CustomSource,
  EncodedPacketSink,
  Input,
  Logging,
  LogLevel,
  MP4,
  QTFF,
  type AudioCodec,
  type VideoCodec,
  WEBM,
} from 'mediabunny';
import type { Storage } from '#server/platform/storage/storage.ts';
import { limits } from '#shared/limits.ts';
import type { VideoFault } from '#shared/video-faults.ts';
import { isTruncated } from './truncated.ts';
import { VideoFaultError } from './video-fault.ts';

/** What is known of a video without decoding it. */
export interface VideoFacts {
  contentType: string;
  durationSeconds: number;
  /** As shown: after rotation, in square pixels. */
  width: number;
  height: number;
  codec: VideoCodec;
  /** Of the first sound track, null without one; undefined when it is in a codec nobody knows. */
  audioCodec: AudioCodec | null | undefined;
  /** Pictures in a second, on average. */
  frameRate: number;
}

/** Playlists (HLS) are missing on purpose: reading one means following the addresses in it. */
const CONTAINERS = [MP4, QTFF, WEBM];

/** What at least two of the big browsers play in these containers. */
const CODECS: readonly VideoCodec[] = ['avc', 'hevc', 'vp8', 'vp9', 'av1'];

/** Enough to tell 60 pictures in a second from 240. */
const PACKETS_FOR_FRAME_RATE = 120;

/** The index of a ten-hour video takes about 15 MB; more than this in one piece is an attack on our memory. */
const MAX_READ_BYTES = 32 * 1024 * 1024;

// It prints what it thinks of a file; here that is an answer to the uploader, not a fault of the server.
Logging.level = LogLevel.Silent;

/**
 * Judges a stored video by its content, reading its index and its last frame only; a file whose index tells no
 * duration (recorded live) is read through, in pieces.
 *
 * @throws VideoFaultError when it is not a whole MP4, MOV or WebM file with a video track in a codec that browsers play;
 *   Error when there is no such object; the storage's own error when it fails.
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
    if (error instanceof VideoFaultError) throw error;
    throw new VideoFaultError(await faultOf(read, head.size), error);
  } finally {
    input.dispose();
  }
}

/** Judges a file of this machine as `probeVideo` does an object. */
export async function probeFile(path: string): Promise<VideoFacts> {
  return probeVideo(
    {
      head: async () => {
        const { size, mtime } = await stat(path);
        return { size, contentType: '', lastModified: mtime, etag: '' };
      },
      get: async (_key, range) => createReadStream(path, range),
    },
    path,
  );
}

/** Why a file cannot be read through: it ends before its end, or it never was a video. */
async function faultOf(
  read: (start: number, end: number) => Promise<Uint8Array>,
  size: number,
): Promise<VideoFault> {
  if (size === 0) return 'EMPTY';
  return (await isTruncated(read, size)) ? 'TRUNCATED' : 'NOT_A_VIDEO';
}

async function readFacts(input: Input): Promise<VideoFacts> {
  const format = await input.getFormat();
  const track = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  if (!track) throw audio ? new VideoFaultError('NO_PICTURE') : new Error('No video track');
  const codec = await track.getCodec();
  if (!codec || !CODECS.includes(codec)) throw new VideoFaultError('UNKNOWN_CODEC');
  const lastFrame = await new EncodedPacketSink(track).getPacket(Infinity);
  if (!lastFrame) throw new VideoFaultError('TRUNCATED');

  const durationSeconds = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  if (!(durationSeconds > 0)) throw new Error('No duration');
  if (durationSeconds > limits.videoHours * 3600) throw new VideoFaultError('TOO_LONG');
  const [width, height] = await Promise.all([track.getDisplayWidth(), track.getDisplayHeight()]);
  const { averagePacketRate } = await track.computePacketStats(PACKETS_FOR_FRAME_RATE);
  return {
    contentType: format.mimeType,
    durationSeconds,
    width,
    height,
    codec,
    audioCodec: audio && ((await audio.getCodec()) ?? undefined),
    frameRate: averagePacketRate,
  };
}
