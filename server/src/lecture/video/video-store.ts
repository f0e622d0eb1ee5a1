import type { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '#server/platform/common/identifier.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { StoredObjects } from '#server/platform/storage/stored-objects.ts';
import { detectVideoContainer } from '#server/platform/video/video-container.ts';
import { probeVideo } from '#server/platform/video/video-probe.ts';

/** What a lecture keeps of its video. */
export interface StoredVideo {
  videoKey: string;
  videoType: string;
  /** In seconds. */
  duration: number;
}

/** Takes uploaded videos: streamed into the storage and then judged by their content. */
export class VideoStore {
  constructor(
    private readonly storage: Storage,
    private readonly objects: StoredObjects,
  ) {}

  /**
   * Stores a video and runs `commit` with what is known of it in one transaction; when that fails, the video is gone
   * too. Throws UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, SERVICE_UNAVAILABLE, and the errors of `commit`.
   */
  async create<Result>(
    body: Readable,
    commit: (em: EntityManager, video: StoredVideo) => Promise<Result>,
  ): Promise<Result> {
    // The upload may fail while nobody reads it, between the two looks at it; its error is met by the next read then.
    body.on('error', () => undefined);
    const { extension, contentType } = await detectVideoContainer(body);
    const videoKey = `videos/${newId()}.${extension}`;
    return this.objects.create(
      videoKey,
      async () => {
        await this.storage.put(videoKey, body, { contentType });
        return probeVideo(this.storage, videoKey);
      },
      (em, { durationSeconds }) =>
        commit(em, { videoKey, videoType: contentType, duration: durationSeconds }),
    );
  }
}
