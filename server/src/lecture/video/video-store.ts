import type { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { playsInBrowsers, videoTypes, withCodecs } from '#shared/video-header.ts';
import { newId } from '#server/platform/common/identifier.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { StoredObjects } from '#server/platform/storage/stored-objects.ts';
import { containerOfName, detectVideoContainer } from '#server/platform/video/video-container.ts';
import { playbackFault } from '#server/platform/video/playback-fault.ts';
import type { VideoEngine } from '#server/platform/video/video-engine.ts';
import { VideoFaultError } from '#server/platform/video/video-fault.ts';
import { probeVideo } from '#server/platform/video/video-probe.ts';

/** The fields of a stored video that its lecture keeps. */
export interface StoredVideo {
  videoKey: string;
  /** With the codecs that browsers do not play, if there are such. */
  videoType: string;
  /** In seconds. Null until a worker has examined a video that browsers do not play. */
  duration: number | null;
}

type Engine = Pick<VideoEngine, 'converts'>;

/**
 * Examines the content of a stored video, unless browsers do not play its container. A worker with ffmpeg examines such a
 * video before it converts it. Throws the errors of `probeVideo`, and a VideoFaultError for codecs that browsers do not play
 * if the engine does not convert them.
 */
export async function examineStored(
  storage: Storage,
  videoKey: string,
  engine: Engine,
): Promise<StoredVideo> {
  const videoType = videoTypes[containerOfName(videoKey)];
  if (!playsInBrowsers(videoType)) return { videoKey, videoType, duration: null };
  const facts = await probeVideo(storage, videoKey);
  const fault = playbackFault(facts);
  if (!fault) return { videoKey, videoType, duration: facts.durationSeconds };
  if (!engine.converts) throw new VideoFaultError(fault);
  return { videoKey, videoType: withCodecs(videoType, facts.unplayedCodecs), duration: null };
}

/** Streams uploaded videos to the storage and then validates their content. */
export class VideoStore {
  constructor(
    private readonly storage: Storage,
    private readonly objects: StoredObjects,
    private readonly engine: Engine,
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
    const { extension, contentType } = await detectVideoContainer(body, this.engine.converts);
    const videoKey = `videos/${newId()}.${extension}`;
    return this.objects.create(
      videoKey,
      async () => {
        await this.storage.put(videoKey, body, { contentType });
        return examineStored(this.storage, videoKey, this.engine);
      },
      commit,
    );
  }
}
