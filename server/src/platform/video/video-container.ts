import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { VideoFault } from '#shared/video-faults.ts';
import {
  HEADER_BYTES,
  identifyVideo,
  playsInBrowsers,
  videoExtensions,
  type VideoExtension,
} from '#shared/video-header.ts';
import { contentTypeOf } from '#server/platform/storage/storage.ts';
import { VideoFaultError } from './video-fault.ts';

/** The container format of a video file. */
export interface VideoContainer {
  extension: VideoExtension;
  contentType: string;
}

/** The faults of containers that only ffmpeg converts. */
const CONVERTED_FAULTS: Readonly<Partial<Record<VideoExtension, VideoFault>>> = {
  mkv: 'MKV',
  avi: 'AVI',
  ts: 'TS',
  flv: 'FLV',
  wmv: 'WMV',
  mpg: 'MPG',
};

/**
 * Examines the first bytes of an uploaded video before anything is stored. The result determines the key and the
 * content type, and most files that are not videos are refused. `probeVideo` examines the whole file later.
 *
 * @param body is not consumed if it is a video, so it can be stored afterwards
 * @param converts whether the engine converts containers that browsers do not play
 * @throws VideoFaultError of `containerOf`, after which `body` is destroyed. The body's own error if it fails.
 */
export async function detectVideoContainer(body: Readable, converts: boolean): Promise<VideoContainer> {
  const header = await peek(body, HEADER_BYTES);
  try {
    return containerOf(header, converts);
  } catch (error) {
    body.destroy();
    throw error;
  }
}

/**
 * Detects the container from the first `HEADER_BYTES` bytes of a file, or from all bytes of a shorter one.
 *
 * @param converts whether the engine converts containers that browsers do not play
 * @throws VideoFaultError EMPTY, PLAYLIST, NO_PICTURE, NOT_A_VIDEO, or the name of a container that is not accepted
 */
export function containerOf(header: Buffer, converts: boolean): VideoContainer {
  const { extension, fault } = identifyVideo(header);
  if (fault !== null) throw new VideoFaultError(fault);
  const contentType = contentTypeOf(`video.${extension}`);
  if (!converts && !playsInBrowsers(contentType)) throw refusalOf(extension);
  return { extension, contentType };
}

/** Returns the container of a stored object by its extension. */
export function containerOfName(name: string): VideoExtension {
  const extension = videoExtensions.find((each) => name.endsWith(`.${each}`));
  if (extension) return extension;
  throw new Error(`${name} has no video extension`);
}

/** The error for a container that needs ffmpeg, on a server without it. */
export function refusalOf(extension: VideoExtension): VideoFaultError {
  return new VideoFaultError(CONVERTED_FAULTS[extension] ?? 'NOT_A_VIDEO');
}

/**
 * Returns at least the first `length` bytes and puts them back synchronously, before the stream can end. A shorter
 * stream is consumed, because it cannot be a video.
 */
async function peek(stream: Readable, length: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for (let size = 0; size < length;) {
    if (stream.readableEnded) return Buffer.concat(chunks);
    if (stream.destroyed) throw stream.errored ?? new Error('The upload was closed before its end');
    // A Readable without an encoding yields Buffers, but its type says `any`.
    const chunk = stream.read() as Buffer | null;
    if (!chunk) {
      await nextChange(stream);
      continue;
    }
    chunks.push(chunk);
    size += chunk.length;
  }
  const header = Buffer.concat(chunks);
  stream.unshift(header);
  return header;
}

async function nextChange(stream: Readable): Promise<void> {
  const changed = new AbortController();
  const { signal } = changed;
  try {
    await Promise.race(['readable', 'end', 'close'].map((event) => once(stream, event, { signal })));
  } finally {
    changed.abort();
  }
}
