import type { EntityManager } from '@mikro-orm/postgresql';
import type { Course } from '#server/course/course.entity.ts';
import { updateTotals } from '#server/lecture/course-lectures.ts';
import type { Lecture } from '#server/lecture/lecture.entity.ts';
import type { StoredObjects } from '#server/platform/storage/stored-objects.ts';
import type { StoredVideo } from './video-store.ts';

/** Requests work for every new video, done once the transaction of `em` has committed. */
interface FollowUp {
  request(em: EntityManager, lecture: Lecture): Promise<void>;
}

/** Attaches uploaded videos to lectures. */
export class VideoAttachment {
  constructor(
    private readonly objects: StoredObjects,
    private readonly followUps: readonly FollowUp[],
  ) {}

  /**
   * Gives a lecture of a locked course a video: flushes it with its other changes, releases the previous original, updates
   * the totals of the course and requests the follow-ups. The caller attaches the new object.
   */
  async attachVideo(
    em: EntityManager,
    { course, lecture }: { course: Course; lecture: Lecture },
    { videoKey, videoType, duration }: StoredVideo,
  ): Promise<void> {
    const replaced = lecture.videoKey ? [lecture.videoKey] : [];
    Object.assign(lecture, { videoKey, videoType, videoSha256: null });
    lecture.duration = duration ?? lecture.duration;
    await em.flush();
    await this.objects.release(em, replaced);
    await updateTotals(em, course);
    for (const followUp of this.followUps) await followUp.request(em, lecture);
  }
}
