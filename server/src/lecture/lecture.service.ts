import type { Readable } from 'node:stream';
import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { messages } from '#shared/messages.ts';
import { Role } from '#shared/roles.ts';
import { lectureRules } from '#shared/rules.ts';
import { requireAdmin, requireUser, type Actor } from '#server/common/actor.ts';
import { AppError } from '#server/common/errors.ts';
import { newId, requireId } from '#server/common/identifier.ts';
import { validate } from '#server/common/validate.ts';
import { Course } from '#server/course/course.entity.ts';
import type { CourseService } from '#server/course/course.service.ts';
import type { SubscriptionService } from '#server/payment/subscription.service.ts';
import { MEDIA_LINK_SECONDS, type MediaLinks } from '#server/storage/media-links.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { StoredObjects } from '#server/storage/stored-objects.ts';
import { detectVideoContainer } from '#server/storage/video-container.ts';
import { probeVideo } from '#server/storage/video-probe.ts';
import { Lecture, type Video } from './lecture.entity.ts';

/** How many lectures a course has and how long they are together, in seconds. */
export interface CourseTotals {
  numberOfLectures: number;
  duration: number;
}

interface Dependencies {
  em: EntityManager;
  courses: CourseService;
  subscriptions: SubscriptionService;
  storage: Storage;
  objects: StoredObjects;
  links: MediaLinks;
}

/** The lectures of courses, and who may watch them. */
export class LectureService {
  constructor(private readonly deps: Dependencies) {
    deps.courses.onDelete((em, course) => this.deleteAllOf(em, course));
  }

  /** Batch for resolvers: the lectures of each course, in teaching order. */
  readonly ofCourses = async (courseIds: readonly string[]): Promise<Lecture[][]> => {
    const lectures = await this.deps.em.find(
      Lecture,
      { course: { $in: [...courseIds] } },
      { orderBy: { position: 'asc' } },
    );
    const byCourse = Map.groupBy(lectures, (lecture) => lecture.course.id);
    return courseIds.map((id) => byCourse.get(id) ?? []);
  };

  /** Batch for resolvers: the totals of each course. */
  readonly totalsOfCourses = async (courseIds: readonly string[]): Promise<CourseTotals[]> => {
    if (courseIds.length === 0) return [];
    const rows = await this.deps.em
      .getConnection()
      .execute<{ course_id: string; lectures: number; duration: number }[]>(
        `select course_id, count(*)::int as lectures, sum(duration) as duration
         from lectures where course_id in (${courseIds.map(() => '?').join(', ')}) group by course_id`,
        [...courseIds],
        'all',
        this.deps.em.getTransactionContext(),
      );
    const byCourse = new Map(rows.map((row) => [row.course_id, row]));
    return courseIds.map((id) => {
      const row = byCourse.get(id);
      return { numberOfLectures: row?.lectures ?? 0, duration: row?.duration ?? 0 };
    });
  };

  /**
   * The lectures of a course for somebody who may watch all of it. Throws NOT_FOUND, UNAUTHENTICATED for a visitor
   * and FORBIDDEN without a subscription.
   */
  async watchable(actor: Actor, courseId: string): Promise<Lecture[]> {
    const user = requireUser(actor);
    const course = await this.deps.courses.byId(courseId);
    if (user.role !== Role.ADMIN && !(await this.deps.subscriptions.isActive(user.userId))) {
      throw new AppError('FORBIDDEN', messages.access.subscriptionRequired);
    }
    const [lectures = []] = await this.ofCourses([course.id]);
    return lectures;
  }

  /** Whether this person may watch the lecture: it is free, they are an admin, or they have paid. */
  async mayWatch(
    actor: Actor,
    lecture: Lecture,
    isSubscribed: (userId: string) => Promise<boolean>,
  ): Promise<boolean> {
    if (lecture.isFreePreview) return true;
    if (!actor) return false;
    return actor.role === Role.ADMIN || isSubscribed(actor.userId);
  }

  /** A fresh link to the video. Only for those who may watch. */
  video(lecture: Lecture): Video {
    return {
      url: this.deps.links.sign(lecture.videoKey),
      contentType: lecture.videoType,
      expiresAt: new Date(Date.now() + MEDIA_LINK_SECONDS * 1000),
    };
  }

  /**
   * Adds a lecture at the end of a course; the video streams into the storage and is then judged by its content.
   * Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE,
   * SERVICE_UNAVAILABLE; then nothing of the upload is left.
   */
  async add(
    actor: Actor,
    courseId: string,
    fields: unknown,
    openVideo: (() => Readable) | undefined,
    isFreePreview = false,
  ): Promise<Lecture> {
    requireAdmin(actor);
    const { courses, storage, objects } = this.deps;
    if (!openVideo) {
      const message = messages.validation.lectureFieldsMandatory;
      throw new AppError('BAD_USER_INPUT', message, { fields: { video: message } });
    }
    const { title, description } = validate(lectureRules, fields);
    const course = await courses.byId(courseId);

    const body = openVideo();
    const { extension, contentType } = await detectVideoContainer(body);
    const videoKey = `videos/${newId()}.${extension}`;
    return objects.create(
      videoKey,
      async () => {
        await storage.put(videoKey, body, { contentType });
        return probeVideo(storage, videoKey);
      },
      async (em, { durationSeconds }) => {
        const position = await this.nextPosition(em, course.id);
        const lecture = em.create(Lecture, {
          course: em.getReference(Course, course.id, { wrapped: true }),
          position,
          title,
          description,
          isFreePreview,
          videoKey,
          videoType: contentType,
          duration: durationSeconds,
        });
        await em.flush();
        return lecture;
      },
    );
  }

  /** Deletes a lecture and its video. Returns what is gone. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND. */
  async delete(actor: Actor, id: string): Promise<{ id: string; courseId: string }> {
    requireAdmin(actor);
    const lectureId = requireId(id, 'id');
    return this.deps.em.transactional(async (em) => {
      const lecture = await em.findOne(Lecture, lectureId);
      if (!lecture) throw new AppError('NOT_FOUND', messages.notFound.lecture);
      await this.deps.objects.release(em, [lecture.videoKey]);
      await em.nativeDelete(Lecture, { id: lectureId });
      return { id: lectureId, courseId: lecture.course.id };
    });
  }

  private async deleteAllOf(em: EntityManager, course: Course): Promise<void> {
    const lectures = await em.find(Lecture, { course: course.id });
    await this.deps.objects.release(
      em,
      lectures.map(({ videoKey }) => videoKey),
    );
    await em.nativeDelete(Lecture, { course: course.id });
  }

  /** Locks the course, so that lectures that arrive together get a place each. Throws NOT_FOUND when it has gone. */
  private async nextPosition(em: EntityManager, courseId: string): Promise<number> {
    const course = await em.findOne(Course, courseId, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
    if (!course) throw new AppError('NOT_FOUND', messages.notFound.course);
    const last = await em.findOne(Lecture, { course: courseId }, { orderBy: { position: 'desc' } });
    return (last?.position ?? 0) + 1;
  }
}
