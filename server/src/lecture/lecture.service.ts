import type { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
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
import { AppError } from '#server/platform/common/errors.ts';
import { newId, requireId } from '#server/platform/common/identifier.ts';
import { validate } from '#server/platform/common/validate.ts';
import { lockCourse } from '#server/course/course-lock.ts';
import type { Course } from '#server/course/course.entity.ts';
import type { CourseService } from '#server/course/course.service.ts';
import { inOrder } from '#server/platform/common/batch.ts';
import type { Kept } from '#server/platform/answers/kept.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import type { MediaLinks } from '#server/platform/media/media-links.ts';
import { lectureActions } from './lecture.audit-actions.ts';
import {
  createLecture,
  lectureNotFound,
  lockLecture,
  updateTotals,
  videoRefusal,
} from './course-lectures.ts';
import { readEdit, type LectureEdit } from './lecture-edit.ts';
import { linkVideo } from './video/lecture-video.ts';
import {
  readLectures,
  readOutsideTrash,
  readOutlines,
  readPlayable,
  type LectureRow,
} from './lecture-rows.ts';
import { Lecture, LectureStatus } from './lecture.entity.ts';
import { readText, replaceText, type WrittenText } from './text/written-text.ts';
import type { VideoAttachment } from './video/video-attachment.ts';
import { arrange, readParts } from './section/section-rows.ts';
import { withFlatOrder } from './section/flat-order.ts';
import type { Video } from './video/video.types.ts';
import type { StoredVideo, VideoStore } from './video/video-store.ts';

interface Dependencies {
  em: EntityManager;
  statements: Statements;
  /** Cached outlines that learners see, by course id. */
  keptOutlines: Kept<LectureRow[]>;
  courses: CourseService;
  access: AccessService;
  videos: VideoStore;
  attachment: VideoAttachment;
  links: MediaLinks;
  audit: AuditLog;
}

/** The lectures of courses and the access to them. */
export class LectureService {
  constructor(private readonly deps: Dependencies) {}

  /** Batch for resolvers: the lectures of each course that the caller sees, in teaching order; admins see all. */
  readonly visibleTo = (actor: Actor): ((courseIds: readonly string[]) => Promise<LectureRow[][]>) =>
    actor?.role === Role.ADMIN ? this.allOfCourses : this.keptOfCourses;

  /** The lectures of each course that learners see, in teaching order. */
  readonly ofCourses = (courseIds: readonly string[]): Promise<LectureRow[][]> =>
    readOutlines(this.deps.statements, courseIds, { isShownOnly: true });

  /** Like `ofCourses`, from a cache. For display only, because it may be outdated. */
  private readonly keptOfCourses = (courseIds: readonly string[]): Promise<LectureRow[][]> =>
    this.deps.keptOutlines.readAll(courseIds, this.ofCourses);

  /** Like `ofCourses`, with drafts and lectures whose first video is not uploaded yet. For admins only. */
  private readonly allOfCourses = (courseIds: readonly string[]): Promise<LectureRow[][]> =>
    readOutlines(this.deps.statements, courseIds, { isShownOnly: false });

  /** Batch for resolvers: lectures by id, in the trash or not. */
  readonly byIds = async (ids: readonly string[]): Promise<(LectureRow | Error)[]> => {
    const lectures = await readLectures(this.deps.statements, ids);
    return inOrder(ids, lectures, ({ id }) => id).map(
      (lecture) => lecture ?? new AppError('NOT_FOUND', lectureMessages.notFound.lecture),
    );
  };

  /** Batch for resolvers: the lecture with each id; null if it does not exist, or it or its course is in the trash. */
  readonly outsideTrash = async (ids: readonly string[]): Promise<(LectureRow | null)[]> => {
    const lectures = await readOutsideTrash(this.deps.statements, ids);
    return inOrder(ids, lectures, ({ id }) => id).map((lecture) => lecture ?? null);
  };

  /**
   * A lecture as in the outline of its course. Admins also see drafts and lectures in the trash or without a video. Throws
   * BAD_USER_INPUT for a malformed id, NOT_FOUND.
   */
  async byId(actor: Actor, lectureId: string): Promise<LectureRow> {
    const [lecture] = await this.findVisible(actor, [requireId(lectureId, 'lectureId')]);
    return lecture ?? lectureNotFound();
  }

  /** The lectures with these ids; null for one that the caller may not see. */
  async findVisible(actor: Actor, ids: readonly string[]): Promise<(LectureRow | null)[]> {
    const { statements } = this.deps;
    const isAdmin = actor?.role === Role.ADMIN;
    const lectures = isAdmin
      ? await readLectures(statements, ids)
      : await readPlayable(statements, ids, { seesDrafts: false });
    return inOrder(ids, lectures, ({ id }) => id);
  }

  /** A lecture with content that is visible to the caller. Does not check access to its video or text. Throws BAD_USER_INPUT, NOT_FOUND. */
  async playable(actor: Actor, lectureId: string): Promise<LectureRow> {
    const id = requireId(lectureId, 'lectureId');
    const seesDrafts = actor?.role === Role.ADMIN;
    const [lecture] = await readPlayable(this.deps.statements, [id], { seesDrafts });
    return lecture ?? lectureNotFound();
  }

  /**
   * The playable lectures of a course, for a caller who may watch all of them. Throws NOT_FOUND, UNAUTHENTICATED for a visitor
   * and FORBIDDEN without a subscription.
   */
  async watchable(actor: Actor, courseId: string): Promise<LectureRow[]> {
    requireUser(actor);
    const course = await this.deps.courses.byId(actor, courseId);
    await this.deps.access.requireWatchAll(actor);
    const [lectures = []] = await this.ofCourses([course.id]);
    return lectures;
  }

  /** SHA-256 of the original in hexadecimal digits; null until it is computed, and for all callers but admins. */
  videoSha256(actor: Actor, lecture: LectureRow): string | null {
    return actor?.role === Role.ADMIN ? (lecture.videoSha256 ?? null) : null;
  }

  /** Fresh links to the video; null without a video. Check access first. */
  video(actor: Actor, lecture: LectureRow): Video | null {
    return linkVideo(this.deps.links, actor, lecture);
  }

  /**
   * Appends a lecture to a course. The video is streamed to the storage and then validated by its content. Throws
   * UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, SERVICE_UNAVAILABLE.
   * After an error, nothing of the upload is left.
   */
  async add(
    actor: Actor,
    courseId: string,
    fields: unknown,
    openVideo: (() => Readable) | undefined,
    isFreePreview = false,
    { id = newId(), isDemo = false }: { id?: string; isDemo?: boolean } = {},
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
      await this.deps.attachment.attachVideo(em, { course, lecture }, video, { isDemo });
      await this.record(em, actor, lectureActions.LECTURE_ADDED, lecture, course);
      return lecture;
    });
  }

  /**
   * Changes a lecture, and its video or text if a new one is given. An edit without changes creates no new version. Throws
   * UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, CONFLICT if the edited version is not the current one,
   * UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, SERVICE_UNAVAILABLE. After an error, nothing is changed.
   */
  async update(actor: Actor, id: string, edit: LectureEdit, openVideo?: () => Readable): Promise<Lecture> {
    const { userId } = requireAdmin(actor);
    const { em, videos } = this.deps;
    // Validated before the video is read, and again under the lock.
    const found = (await em.findOne(Lecture, requireId(id, 'id'))) ?? lectureNotFound();
    await this.deps.courses.byId(actor, found.course.id);
    if (found.deletedAt) return lectureNotFound();
    const { text } = readEdit(found, edit);
    const message = videoRefusal(found);
    if (openVideo && message !== null) {
      throw new AppError('BAD_USER_INPUT', message, { fields: { video: message } });
    }
    const written = text === undefined ? null : await readText(text);
    const save = (tx: EntityManager, video: StoredVideo | null) =>
      this.save(tx, actor, found.id, edit, { video, written, userId });
    return openVideo ? videos.create(openVideo(), save) : em.transactional((tx) => save(tx, null));
  }

  private async save(
    em: EntityManager,
    actor: Actor,
    id: string,
    edit: LectureEdit,
    { video, written, userId }: { video: StoredVideo | null; written: WrittenText | null; userId: string },
  ): Promise<Lecture> {
    const { course, lecture } = await lockLecture(em, id, { isTrashed: false });
    const changes = readEdit(lecture, edit);
    if (video && lecture.status === LectureStatus.UPLOADING) {
      throw new AppError('CONFLICT', uploadMessages.conflict.uploadRunning);
    }
    const hasNewText = written !== null && (await replaceText(em, lecture, written, userId));
    const fields = [...changes.fields, ...(hasNewText ? ['text'] : []), ...(video ? ['video'] : [])];
    if (fields.length === 0) return lecture;
    Object.assign(lecture, changes.values, { version: lecture.version + 1 });
    if (video) await this.deps.attachment.attachVideo(em, { course, lecture }, video);
    else await em.flush();
    if (hasNewText) await updateTotals(em, course);
    await this.record(em, actor, lectureActions.LECTURE_EDITED, lecture, course, fields);
    return lecture;
  }

  /**
   * Reorders the lectures of a course, also across its sections. Lectures in the trash keep their positions. Throws
   * UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, and CONFLICT if the ids are not exactly the lectures of the course.
   */
  async reorder(actor: Actor, courseId: string, lectureIds: string[]): Promise<Course> {
    requireAdmin(actor);
    const id = requireId(courseId, 'courseId');
    const order = lectureIds.map((lectureId) => requireId(lectureId, 'lectureIds'));
    return this.deps.em.transactional(async (em) => {
      const course = await lockCourse(em, id);
      const parts = await readParts(em, id);
      const lectures = parts.filter(({ kind }) => kind === 'lecture');
      const isComplete =
        lectures.length === order.length && lectures.every((each) => order.includes(each.id));
      if (!isComplete) throw new AppError('CONFLICT', lectureRefusals.conflict.lecturesChanged);
      arrange(withFlatOrder(parts, order));
      await em.flush();
      const subject = { id: course.id, label: course.title };
      await this.deps.audit.record(em, actor, lectureActions.LECTURES_REORDERED, subject);
      return course;
    });
  }

  /**
   * Moves a lecture to the trash. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, also if it is in the
   * trash already or its course is not `ofCourse`.
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
