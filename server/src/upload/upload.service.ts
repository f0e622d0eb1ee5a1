import type { EntityManager } from '@mikro-orm/postgresql';
import { messages } from '#shared/messages.ts';
import { titleOf } from '#shared/file-title.ts';
import { lectureRules } from '#shared/lecture.rules.ts';
import { uploadLimits, uploadMessages } from '#shared/upload.ts';
import type { VideoFault } from '#shared/video-faults.ts';
import type { AuditAction } from '#server/audit/audit-action.ts';
import { lectureActions } from '#server/lecture/lecture.audit-actions.ts';
import { changed, type AuditFact } from '#server/audit/audit-facts.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { ApiScope } from '#shared/api-scopes.ts';
import { batchForAdmins, requireAdmin, requireScope, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import { validate } from '#server/platform/common/validate.ts';
import {
  listKey,
  requirePageSize,
  toPage,
  whereAfter,
  type Page,
} from '#server/platform/common/pagination.ts';
import { lockAnyCourse, lockCourse } from '#server/course/course-lock.ts';
import type { Course } from '#server/course/course.entity.ts';
import { defineJob, type Jobs } from '#server/platform/jobs/job.ts';
import {
  beginsAsDraft,
  createLecture,
  lockLecture,
  requireVideoLecture,
} from '#server/lecture/course-lectures.ts';
import type { LectureChanges } from '#server/lecture/lecture-changes.ts';
import { Lecture, LectureStatus } from '#server/lecture/lecture.entity.ts';
import type { LectureProcessing } from '#server/lecture/processing/lecture-processing.ts';
import { changeStatus } from '#server/lecture/video/video-status.ts';
import { inOrder } from '#server/platform/common/batch.ts';
import { LectureUpload } from './lecture-upload.entity.ts';
import { lockUpload, uploadNotFound, type LockedUpload } from './locked-upload.ts';
import { badFiles, validateFile, type NewFile } from './new-file.ts';
import { openUpload } from './open-upload.ts';
import type { StartLectureInput } from './upload.inputs.ts';

/** Removes the bytes of an upload that is over. */
export const discardUpload = defineJob<{ id: string }>('discard-upload', 'housekeeping');

type NewLectureTexts = Omit<StartLectureInput, 'courseId' | 'file'>;

interface Dependencies {
  em: EntityManager;
  changes: LectureChanges;
  processing: LectureProcessing;
  jobs: Jobs;
  audit: AuditLog;
  /** Maximum size of a video in bytes. */
  maxVideoBytes: number;
}

/** Manages running uploads: their permissions, and the state of their lectures meanwhile. */
export class UploadService {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Adds a lecture for each file to the end of a course, in this order and titled after the file names, and opens an
   * upload for each. In a published course they are drafts, unless it publishes lectures immediately: file names are
   * not meant for the public. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, PAYLOAD_TOO_LARGE, and then
   * adds nothing.
   */
  async start(actor: Actor, courseId: string, files: NewFile[]): Promise<LectureUpload[]> {
    requireAdmin(actor);
    const id = requireId(courseId, 'courseId');
    if (files.length === 0) throw badFiles(uploadMessages.missingFile);
    if (files.length > uploadLimits.uploadFiles) {
      throw badFiles(uploadMessages.validation.tooManyFiles({ limit: uploadLimits.uploadFiles }));
    }
    const named = files.map((file) => validateFile(file, this.deps.maxVideoBytes));
    return this.deps.em.transactional(async (em) => {
      const course = await lockCourse(em, id);
      const uploads: LectureUpload[] = [];
      for (const file of named) {
        const title = titleOf(file.fileName);
        const isDraft = beginsAsDraft(course);
        const fields = { title, description: title, isFreePreview: false, isDraft };
        uploads.push(await this.openForNew(em, actor, course, fields, file));
      }
      return uploads;
    });
  }

  /**
   * Adds a lecture with these texts to the end of a course and opens an upload for its video. Throws UNAUTHENTICATED,
   * FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, PAYLOAD_TOO_LARGE, and then adds nothing.
   */
  async startLecture(
    actor: Actor,
    courseId: string,
    { isFreePreview, ...texts }: NewLectureTexts,
    file: NewFile,
  ): Promise<LectureUpload> {
    requireAdmin(actor);
    const id = requireId(courseId, 'courseId');
    const fields = { ...validate(lectureRules, texts), isFreePreview };
    const named = validateFile(file, this.deps.maxVideoBytes);
    return this.deps.em.transactional(async (em) =>
      this.openForNew(em, actor, await lockCourse(em, id), fields, named),
    );
  }

  /**
   * Opens an upload for a new video of a lecture. The current video stays until the new one has arrived. Throws
   * UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, PAYLOAD_TOO_LARGE, and CONFLICT if an upload is already
   * open or the lecture is a text.
   */
  async startReplacement(actor: Actor, lectureId: string, file: NewFile): Promise<LectureUpload> {
    const { userId } = requireAdmin(actor);
    const id = requireId(lectureId, 'lectureId');
    const named = validateFile(file, this.deps.maxVideoBytes);
    return this.deps.em.transactional(async (em) => {
      const { course, lecture } = await lockLecture(em, id, { isTrashed: false });
      requireVideoLecture(lecture);
      const running = await em.count(LectureUpload, { lecture: id });
      if (running > 0) throw new AppError('CONFLICT', uploadMessages.conflict.uploadRunning);
      const upload = openUpload(em, lecture, userId, named);
      changeStatus(lecture, LectureStatus.UPLOADING);
      await em.flush();
      await this.record(em, actor, lectureActions.LECTURE_EDITED, lecture, course, changed('video'));
      await this.publish(em, lecture);
      return upload;
    });
  }

  /**
   * Cancels an upload of any admin. A lecture that never had a video is deleted. Throws UNAUTHENTICATED, FORBIDDEN,
   * BAD_USER_INPUT, NOT_FOUND.
   */
  async cancel(
    actor: Actor,
    uploadId: string,
  ): Promise<{ id: string; lecture: Lecture | null; course: Course }> {
    requireAdmin(actor);
    const id = requireId(uploadId, 'id');
    return this.deps.em.transactional(async (em) => {
      const locked = (await lockUpload(em, id)) ?? uploadNotFound();
      const { lecture, course } = locked;
      const isKept = await this.giveUp(em, locked);
      if (!isKept)
        await this.record(em, actor, lectureActions.LECTURE_DELETED, lecture, course, {
          kind: 'UPLOAD_CANCELLED',
        });
      return { id, lecture: isKept ? lecture : null, course };
    });
  }

  /** Abandons expired uploads and uploads of deleted accounts. */
  async giveUpExpired(): Promise<void> {
    const { em } = this.deps;
    for (const { id } of await em.fork().find(LectureUpload, { expiresAt: { $lt: new Date() } })) {
      await em.fork().transactional(async (tx) => {
        const locked = await lockUpload(tx, id);
        if (locked && locked.upload.expiresAt < new Date()) await this.giveUp(tx, locked);
      });
    }
    for (const { id, course } of await em.fork().find(Lecture, { status: LectureStatus.UPLOADING })) {
      await em.fork().transactional(async (tx) => {
        await lockAnyCourse(tx, course.id);
        const lecture = await tx.findOne(Lecture, { id, status: LectureStatus.UPLOADING });
        if (lecture && (await tx.count(LectureUpload, { lecture: id })) === 0) await this.letGo(tx, lecture);
      });
    }
  }

  /** Returns a page of the caller's uploads, newest first. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  async list(actor: Actor, first: number, after?: string | null): Promise<Page<LectureUpload>> {
    const { userId } = requireAdmin(actor);
    requirePageSize(first);
    const { em } = this.deps;
    const list = listKey('uploads');
    const [uploads, totalCount] = await Promise.all([
      em.find(
        LectureUpload,
        { $and: [{ user: userId }, whereAfter(list, after)] },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: first + 1 },
      ),
      em.count(LectureUpload, { user: userId }),
    ]);
    return toPage(list, uploads, first, totalCount);
  }

  /** Batch for resolvers: the upload of each lecture or null. Always null for callers who are not admins. */
  readonly visibleTo = (actor: Actor) => batchForAdmins(actor, this.ofLectures);

  private readonly ofLectures = async (lectureIds: readonly string[]): Promise<(LectureUpload | null)[]> => {
    const uploads = await this.deps.em.find(LectureUpload, { lecture: { $in: [...lectureIds] } });
    return inOrder(lectureIds, uploads, ({ lecture }) => lecture.id);
  };

  /**
   * Ends an upload whose file is refused. Its lecture states the reason and keeps its current video. It does nothing if
   * the upload has already ended.
   */
  async refuse(uploadId: string, failure: VideoFault): Promise<void> {
    await this.deps.em.fork().transactional(async (em) => {
      const locked = await lockUpload(em, uploadId);
      if (!locked) return;
      await this.deps.jobs.add(em, discardUpload, { id: uploadId });
      await em.nativeDelete(LectureUpload, { id: uploadId });
      changeStatus(locked.lecture, LectureStatus.FAILED, { failure });
      await em.flush();
      await this.publish(em, locked.lecture);
    });
  }

  /** Returns those of these ids that are running uploads. */
  async running(ids: readonly string[]): Promise<string[]> {
    const known = await this.deps.em
      .fork()
      .find(LectureUpload, { id: { $in: [...ids] } }, { fields: ['id'] });
    return known.map(({ id }) => id);
  }

  /** Throws UNAUTHENTICATED or FORBIDDEN if the actor may not upload. */
  requireUploader(actor: Actor): void {
    requireAdmin(actor);
    requireScope(actor, ApiScope.COURSES_WRITE);
  }

  /**
   * Returns the upload with this id, or null. Throws FORBIDDEN for actors other than its sender, and the errors of
   * `requireUploader`.
   */
  async ofSender(actor: Actor, id: string): Promise<LectureUpload | null> {
    this.requireUploader(actor);
    const upload = await this.deps.em.fork().findOne(LectureUpload, id);
    if (upload && upload.user.id !== actor?.userId) throw new AppError('FORBIDDEN', messages.access.denied);
    return upload;
  }

  /** Ends an incomplete upload. Returns whether its lecture stays, because it had a video before. */
  private async giveUp(em: EntityManager, { upload, lecture }: LockedUpload): Promise<boolean> {
    await this.deps.jobs.add(em, discardUpload, { id: upload.id });
    await em.nativeDelete(LectureUpload, { id: upload.id });
    return this.letGo(em, lecture);
  }

  /** Resets a lecture after its upload was abandoned, or deletes it if it has no video. Returns whether it stays. */
  private async letGo(em: EntityManager, lecture: Lecture): Promise<boolean> {
    await this.publish(em, lecture);
    if (lecture.videoKey === null) {
      await em.nativeDelete(Lecture, { id: lecture.id });
      return false;
    }
    if (lecture.streamKey === null) {
      await this.deps.processing.request(em, lecture);
    } else {
      changeStatus(lecture, LectureStatus.READY);
      await em.flush();
    }
    return true;
  }

  /** Adds a lecture with an upload for its video. */
  private async openForNew(
    em: EntityManager,
    actor: Actor,
    course: Course,
    fields: NewLectureTexts & { isDraft?: boolean },
    file: NewFile,
  ): Promise<LectureUpload> {
    const { userId } = requireAdmin(actor);
    const lecture = await createLecture(em, course, { ...fields, status: LectureStatus.UPLOADING });
    const upload = openUpload(em, lecture, userId, file);
    await em.flush();
    await this.record(em, actor, lectureActions.LECTURE_ADDED, lecture, course);
    await this.publish(em, lecture);
    return upload;
  }

  private publish(em: EntityManager, { id, course }: Lecture): Promise<void> {
    return this.deps.changes.publish(em, { lectureId: id, courseId: course.id });
  }

  private record(
    em: EntityManager,
    actor: Actor,
    action: AuditAction,
    { id, title }: Lecture,
    course: Course,
    ...more: AuditFact[]
  ): Promise<void> {
    const facts: AuditFact[] = [{ kind: 'COURSE', title: course.title }, ...more];
    return this.deps.audit.record(em, actor, action, { id, label: title }, facts);
  }
}
