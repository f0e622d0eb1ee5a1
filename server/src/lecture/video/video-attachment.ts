import type { EntityManager } from '@mikro-orm/postgresql';
import type { Course } from '#server/course/course.entity.ts';
import { updateTotals } from '#server/lecture/course-lectures.ts';
import type { Lecture } from '#server/lecture/lecture.entity.ts';
import type { StoredObjects } from '#server/platform/storage/stored-objects.ts';
import type { StoredVideo } from './video-store.ts';

/** Work that every new video needs, done once the transaction of `em` has committed. */
interface FollowUp {
  request(em: EntityManager, lecture: Lecture): Promise<void>;
}

/** Gives lectures videos that have arrived. */
export class VideoAttachment {
  constructor(
    private readonly objects: StoredObjects,
    private readonly followUps: readonly FollowUp[],
  ) {}

  /**
   * Gives a lecture of a locked course a video: flushes it with its other changes, releases the original that it had,
   * counts the totals of the course anew and requests what follows. Attaching the new object is the caller's part.
   */
  async attachVideo(
    em: EntityManager,
    { course, lecture }: { course: Course; lecture: Lecture },
    { videoKey, videoType, duration }: StoredVideo,
  ): Promise<void> {
    const replaced = lecture.videoKey ? [lecture.videoKey] : [];
    Object.assign(lecture, { videoKey, videoType, duration, videoSha256: null });
    await em.flush();
    await this.objects.release(em, replaced);
    await updateTotals(em, course);
    for (const followUp of this.followUps) await followUp.request(em, lecture);
  }
}
