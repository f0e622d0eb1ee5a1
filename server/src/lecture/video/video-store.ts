import type { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { playsInBrowsers, videoTypes, type VideoExtension } from '#shared/video-header.ts';
import { newId } from '#server/platform/common/identifier.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { StoredObjects } from '#server/platform/storage/stored-objects.ts';
import { containerOfName, detectVideoContainer } from '#server/platform/video/video-container.ts';
import { probeVideo } from '#server/platform/video/video-probe.ts';

/** The fields of a stored video that its lecture keeps. */
export interface StoredVideo {
  videoKey: string;
  videoType: string;
  /** In seconds. Null until a worker has examined a video that browsers do not play. */
  duration: number | null;
}

/**
 * Examines the content of a stored video, unless browsers do not play its container. A worker with ffmpeg examines such a
 * video before it converts it. Throws the errors of `probeVideo`.
 */
export async function examineStored(storage: Storage, videoKey: string): Promise<StoredVideo> {
  const videoType = videoTypes[containerOfName(videoKey)];
  const duration = playsInBrowsers(videoType) ? (await probeVideo(storage, videoKey)).durationSeconds : null;
  return { videoKey, videoType, duration };
}

/** Streams uploaded videos to the storage and then validates their content. */
export class VideoStore {
  constructor(
    private readonly storage: Storage,
    private readonly objects: StoredObjects,
    /** Accepted containers. */
    private readonly containers: readonly VideoExtension[],
  ) {}

  /**
   * Stores a video and runs `commit` with its data in one transaction. If that fails, the video is deleted. Throws
   * UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, SERVICE_UNAVAILABLE, and the errors of `commit`.
   */
  async create<Result>(
    body: Readable,
    commit: (em: EntityManager, video: StoredVideo) => Promise<Result>,
  ): Promise<Result> {
    // The upload may fail between the two reads, when no reader listens. The next read then gets the error.
    body.on('error', () => undefined);
    const { extension, contentType } = await detectVideoContainer(body, this.containers);
    const videoKey = `videos/${newId()}.${extension}`;
    return this.objects.create(
      videoKey,
      async () => {
        await this.storage.put(videoKey, body, { contentType });
        return examineStored(this.storage, videoKey);
      },
      commit,
    );
  }
}
