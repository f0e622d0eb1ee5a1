import { mkdtemp, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HEADER_BYTES, playsInBrowsers } from '#shared/video-header.ts';
import { containerOf } from './video-container.ts';
import type { PreparationOptions, PreparedVideo, VideoEngine } from './video-engine.ts';
import { VideoFaultError } from './video-fault.ts';
import type { VideoFacts } from './probe-facts.ts';
import { probeFile } from './video-probe.ts';

interface Preparation {
  /** READY, or the fault. */
  outcome: string;
  /** Why it failed. */
  cause?: unknown;
  folder: string;
  facts?: VideoFacts;
  prepared?: PreparedVideo;
}

/** Processes a file like an upload: from detecting its container to the finished stream. */
export async function prepareFile(
  engine: VideoEngine,
  path: string,
  { signal = new AbortController().signal, onProgress = () => undefined }: Partial<PreparationOptions> = {},
): Promise<Preparation> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-prepared-'));
  try {
    const { extension: container, contentType } = containerOf(await headerOf(path), engine.converts);
    const facts = playsInBrowsers(contentType)
      ? await probeFile(path)
      : await engine.examine({ path, container }, signal);
    const prepared = await engine.prepare({ path, container, facts }, folder, { signal, onProgress });
    return { outcome: 'READY', folder, facts, prepared };
  } catch (error) {
    if (error instanceof VideoFaultError) return { outcome: error.fault, cause: error.cause, folder };
    throw error;
  }
}

async function headerOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
