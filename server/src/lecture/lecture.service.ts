import type { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { z } from 'zod';
import { lectureMessages } from '#shared/lecture.ts';
import { lectureRefusals } from '#shared/lecture-refusals.ts';
import { lectureRules } from '#shared/lecture.rules.ts';
import { uploadMessages } from '#shared/upload.ts';
import { Role } from '#shared/roles.ts';
import type { AccessService } from '#server/access/access.service.ts';
import type { AuditAction } from '#server/audit/audit-action.ts';
import { changed, type AuditFact } from '#server/audit/audit-facts.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { requireAdmin, requireUser, type Actor } from '#server/platform/common/actor.ts';
import { differences } from '#server/platform/common/differences.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { newId, requireId } from '#server/platform/common/identifier.ts';
import { validate } from '#server/platform/common/validate.ts';
import { lockCourse } from '#server/course/course-lock.ts';
import type { Course } from '#server/course/course.entity.ts';
import type { CourseService } from '#server/course/course.service.ts';
import { inOrder } from '#server/platform/common/batch.ts';
import type { KeptRows } from '#server/platform/answers/kept-rows.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import type { MediaLinks } from '#server/platform/media/media-links.ts';
import { lectureActions } from './lecture.audit-actions.ts';
import { createLecture, lectureNotFound, lockLecture, updateTotals } from './course-lectures.ts';
import { linkVideo } from './video/lecture-video.ts';
import {
  readLectures,
  readOutsideTrash,
  readOutlines,
  readPlayable,
  type LectureRow,
} from './lecture-rows.ts';
import { Lecture, LectureStatus } from './lecture.entity.ts';
import type { VideoAttachment } from './video/video-attachment.ts';
import type { Video } from './video/video.types.ts';
import type { StoredVideo, VideoStore } from './video/video-store.ts';

interface Dependencies {
  em: EntityManager;
  statements: Statements;
  /** What learners are shown of courses, by their ids. */
  keptOutlines: KeptRows<LectureRow[]>;
  courses: CourseService;
  access: AccessService;
  videos: VideoStore;
  attachment: VideoAttachment;
  links: MediaLinks;
  audit: AuditLog;
}

type LectureTexts = z.infer<typeof lectureRules>;

/** What changes in a lecture; what is missing or null stays as it is. */
export type LectureEdit = { [Field in keyof LectureTexts]?: string | null } & {
  /** The version that was edited. */
  version: number;
  isFreePreview?: boolean | null;
};

/** The lectures of courses, and who may watch them. */
export class LectureService {
  constructor(private readonly deps: Dependencies) {}

  /** Batch for resolvers: the lectures of each course that this person sees, in teaching order; admins see all. */
  readonly visibleTo = (actor: Actor): ((courseIds: readonly string[]) => Promise<LectureRow[][]>) =>
    actor?.role === Role.ADMIN ? this.allOfCourses : this.keptOfCourses;

  /** The lectures of each course that learners are shown, in teaching order. */
  readonly ofCourses = (courseIds: readonly string[]): Promise<LectureRow[][]> =>
    readOutlines(this.deps.statements, courseIds, { isShownOnly: true });

  /** Like `ofCourses`, as everybody is shown it, who then decides nothing by it. */
  private readonly keptOfCourses = (courseIds: readonly string[]): Promise<LectureRow[][]> =>
    this.deps.keptOutlines.readAll(courseIds, this.ofCourses);

  /** Like `ofCourses`, with drafts and those whose first video has not arrived. For admins only. */
  private readonly allOfCourses = (courseIds: readonly string[]): Promise<LectureRow[][]> =>
    readOutlines(this.deps.statements, courseIds, { isShownOnly: false });

  /** Batch for resolvers: lectures by id, in the trash or not. */
  readonly byIds = async (ids: readonly string[]): Promise<(LectureRow | Error)[]> => {
    const lectures = await readLectures(this.deps.statements, ids);
    return inOrder(ids, lectures, ({ id }) => id).map(
      (lecture) => lecture ?? new AppError('NOT_FOUND', lectureMessages.notFound.lecture),
    );
  };

  /** Batch for resolvers: the lecture with each id; null where there is none, or it or its course is in the trash. */
  readonly outsideTrash = async (ids: readonly string[]): Promise<(LectureRow | null)[]> => {
    const lectures = await readOutsideTrash(this.deps.statements, ids);
    return inOrder(ids, lectures, ({ id }) => id).map((lecture) => lecture ?? null);
  };

  /**
   * A lecture as the outline of its course has it; admins see drafts, those in the trash and those without a video, too. Throws
   * BAD_USER_INPUT for a malformed id, NOT_FOUND.
   */
  async byId(actor: Actor, lectureId: string): Promise<LectureRow> {
    if (actor?.role !== Role.ADMIN) return this.playable(actor, lectureId);
    const [lecture] = await readLectures(this.deps.statements, [requireId(lectureId, 'lectureId')]);
    return lecture ?? lectureNotFound();
  }

  /** A lecture with a video, for whoever sees it and its course; nothing is said of who may watch. Throws BAD_USER_INPUT, NOT_FOUND. */
  async playable(actor: Actor, lectureId: string): Promise<LectureRow> {
    const id = requireId(lectureId, 'lectureId');
    const seesDrafts = actor?.role === Role.ADMIN;
    return (await readPlayable(this.deps.statements, id, { seesDrafts })) ?? lectureNotFound();
  }

  /**
   * The lectures of a course that can be watched, for somebody who may watch all of it. Throws NOT_FOUND, UNAUTHENTICATED for a visitor
   * and FORBIDDEN without a subscription.
   */
  async watchable(actor: Actor, courseId: string): Promise<LectureRow[]> {
    requireUser(actor);
    const course = await this.deps.courses.byId(actor, courseId);
    await this.deps.access.requireWatchAll(actor);
    const [lectures = []] = await this.ofCourses([course.id]);
    return lectures;
  }

  /** SHA-256 of the original in hexadecimal digits; null until it was computed, and for all but admins. */
  videoSha256(actor: Actor, lecture: LectureRow): string | null {
    return actor?.role === Role.ADMIN ? (lecture.videoSha256 ?? null) : null;
  }

  /** Fresh links to the video, null before there is one. Only for those who may watch. */
  video(actor: Actor, lecture: LectureRow): Video | null {
    return linkVideo(this.deps.links, actor, lecture);
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
    id = newId(),
  ): Promise<Lecture> {
    requireAdmin(actor);
    if (!openVideo) {
      const message = lectureMessages.validation.lectureFieldsMandatory;
      throw new AppError('BAD_USER_INPUT', message, { fields: { video: message } });
    }
    const texts = validate(lectureRules, fields);
    const found = await this.deps.courses.byId(actor, courseId);
    return this.deps.videos.create(openVideo(), async (em, video) => {
      const course = await lockCourse(em, found.id);
      const lecture = await createLecture(em, course, { id, ...texts, isFreePreview });
      await this.deps.attachment.attachVideo(em, { course, lecture }, video);
      await this.record(em, actor, lectureActions.LECTURE_ADDED, lecture, course);
      return lecture;
    });
  }

  /**
   * Changes a lecture, and its video when there is another; what is as it was makes no new version. Throws
   * UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, CONFLICT when another version is the newest,
   * UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, SERVICE_UNAVAILABLE; then nothing is changed.
   */
  async update(actor: Actor, id: string, edit: LectureEdit, openVideo?: () => Readable): Promise<Lecture> {
    requireAdmin(actor);
    const { em, videos } = this.deps;
    // Judged before the video is read, and again under the lock.
    const found = (await em.findOne(Lecture, requireId(id, 'id'))) ?? lectureNotFound();
    await this.deps.courses.byId(actor, found.course.id);
    if (found.deletedAt) return lectureNotFound();
    validateEdit(found, edit);
    const save = (tx: EntityManager, video: StoredVideo | null) =>
      this.save(tx, actor, found.id, edit, video);
    return openVideo ? videos.create(openVideo(), save) : em.transactional((tx) => save(tx, null));
  }

  private async save(
    em: EntityManager,
    actor: Actor,
    id: string,
    edit: LectureEdit,
    video: StoredVideo | null,
  ): Promise<Lecture> {
    const { course, lecture } = await lockLecture(em, id, { isTrashed: false });
    const changes = validateEdit(lecture, edit);
    if (video && lecture.status === LectureStatus.UPLOADING) {
      throw new AppError('CONFLICT', uploadMessages.conflict.uploadRunning);
    }
    const fields = [...Object.keys(changes), ...(video ? ['video'] : [])];
    if (fields.length === 0) return lecture;
    Object.assign(lecture, changes, { version: lecture.version + 1 });
    if (video) await this.deps.attachment.attachVideo(em, { course, lecture }, video);
    else await em.flush();
    await this.record(em, actor, lectureActions.LECTURE_EDITED, lecture, course, fields);
    return lecture;
  }

  /**
   * Puts the lectures of a course in a new order. Those in the trash keep their places. Throws UNAUTHENTICATED,
   * FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, and CONFLICT when these are not exactly the lectures of the course.
   */
  async reorder(actor: Actor, courseId: string, lectureIds: string[]): Promise<Course> {
    requireAdmin(actor);
    const id = requireId(courseId, 'courseId');
    const order = lectureIds.map((lectureId) => requireId(lectureId, 'lectureIds'));
    return this.deps.em.transactional(async (em) => {
      const course = await lockCourse(em, id);
      const lectures = await em.find(
        Lecture,
        { course: id, deletedAt: null },
        { orderBy: { position: 'asc' }, refresh: true },
      );
      const places = lectures.map(({ position }) => position);
      const isComplete =
        lectures.length === order.length && lectures.every((each) => order.includes(each.id));
      if (!isComplete) throw new AppError('CONFLICT', lectureRefusals.conflict.lecturesChanged);
      for (const lecture of lectures) {
        lecture.position = places[order.indexOf(lecture.id)] ?? lecture.position;
      }
      await em.flush();
      const subject = { id: course.id, label: course.title };
      await this.deps.audit.record(em, actor, lectureActions.LECTURES_REORDERED, subject);
      return course;
    });
  }

  /**
   * Puts a lecture in the trash. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, also for one that is
   * there and for one of another course than `ofCourse`.
   */
  async delete(actor: Actor, id: string, ofCourse?: string): Promise<{ id: string; courseId: string }> {
    requireAdmin(actor);
    const lectureId = requireId(id, 'id');
    return this.deps.em.transactional(async (em) => {
      const { course, lecture } = await lockLecture(em, lectureId, { isTrashed: false });
      if (ofCourse !== undefined && course.id !== requireId(ofCourse, 'courseId')) lectureNotFound();
      lecture.deletedAt = new Date();
      await em.flush();
      await updateTotals(em, course);
      await this.record(em, actor, lectureActions.LECTURE_DELETED, lecture, course);
      return { id: lectureId, courseId: course.id };
    });
  }

  private async record(
    em: EntityManager,
    actor: Actor,
    action: AuditAction,
    { id, title }: Lecture,
    course: Course,
    changedFields: string[] = [],
  ): Promise<void> {
    const facts: AuditFact[] = [{ kind: 'COURSE', title: course.title }];
    if (changedFields.length > 0) facts.push(changed(...changedFields));
    await this.deps.audit.record(em, actor, action, { id, label: title }, facts);
  }
}

/** What an edit changes. Throws CONFLICT when it was made from another version, BAD_USER_INPUT for what cannot be. */
function validateEdit(lecture: Lecture, { version, isFreePreview, ...fields }: LectureEdit) {
  if (lecture.version !== version) throw new AppError('CONFLICT', lectureRefusals.conflict.lectureChanged);
  const given = Object.entries(fields).filter(([, value]) => value != null);
  const texts = validate(lectureRules.partial(), Object.fromEntries(given));
  const { title, description } = lecture;
  return differences(
    { title, description, isFreePreview: lecture.isFreePreview },
    isFreePreview == null ? texts : { ...texts, isFreePreview },
  );
}
