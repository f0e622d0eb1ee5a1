import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { HEADER_BYTES, identifyVideo, type VideoExtension } from '#shared/video-header.ts';
import { contentTypeOf } from '#server/platform/storage/storage.ts';
import { VideoFaultError } from './video-fault.ts';

/** How a video file is built, told from its first bytes. */
export interface VideoContainer {
  extension: VideoExtension;
  contentType: string;
}

/**
 * Looks at the first bytes of an uploaded video, so that its key and its type can be chosen, and most of what is not a
 * video refused, before anything is stored. `probeVideo` judges the whole.
 *
 * @param body nothing of a video is used up: it can be stored afterwards.
 * @throws VideoFaultError EMPTY, PLAYLIST or NOT_A_VIDEO, after which `body` is destroyed; the body's own error when it
 *   fails.
 */
export async function detectVideoContainer(body: Readable): Promise<VideoContainer> {
  const header = await peek(body, HEADER_BYTES);
  try {
    return containerOf(header);
  } catch (error) {
    body.destroy();
    throw error;
  }
}

/**
 * Tells a container by the first `HEADER_BYTES` bytes of a file, or by all of a shorter one.
 *
 * @throws VideoFaultError EMPTY, PLAYLIST or NOT_A_VIDEO.
 */
export function containerOf(header: Buffer): VideoContainer {
  const { extension, fault } = identifyVideo(header);
  if (fault !== null) throw new VideoFaultError(fault);
  return { extension, contentType: contentTypeOf(`video.${extension}`) };
}

/** The container of an object that was stored under its extension. */
export function containerOfName(name: string): VideoExtension {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  if (extension === 'mp4' || extension === 'mov' || extension === 'webm') return extension;
  throw new Error(`${name} is no video of ours`);
}

/**
 * The first `length` bytes or a little more, put back in the same breath: before the stream can end. What is shorter is
 * used up: it is no video.
 */
async function peek(stream: Readable, length: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for (let size = 0; size < length;) {
    if (stream.readableEnded) return Buffer.concat(chunks);
    if (stream.destroyed) throw stream.errored ?? new Error('The upload was closed before its end');
    // A Readable without an encoding gives Buffers, but is typed as anything.
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
