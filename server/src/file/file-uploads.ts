import type { EntityManager } from '@mikro-orm/postgresql';
import { messages } from '#shared/messages.ts';
import { uploadLimits, uploadMessages } from '#shared/upload.ts';
import { HEADER_BYTES } from '#shared/video-header.ts';
import { ApiScope } from '#shared/api-scopes.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { lockAnyCourse, lockCourse } from '#server/course/course-lock.ts';
import type { Course } from '#server/course/course.entity.ts';
import { requireAdmin, requireScope, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import type { Jobs } from '#server/platform/jobs/job.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { StoredObjects } from '#server/platform/storage/stored-objects.ts';
import { badFiles, type NewFile } from '#server/upload/new-file.ts';
import { expiry } from '#server/upload/open-upload.ts';
import { RecordInterval } from '#server/upload/record-interval.ts';
import type { UploadLocks } from '#server/upload/upload-locks.ts';
import type { UploadStore } from '#server/upload/upload-store.ts';
import type { RunningUpload, UploadTarget } from '#server/upload/upload-targets.ts';
import { discardUpload } from '#server/upload/upload.service.ts';
import { CourseFile } from './course-file.entity.ts';
import { fileActions } from './file.audit-actions.ts';
import type { FileUploadStart, StartFileUploadsInput } from './file.inputs.ts';
import { uploadOf } from './file-upload.type.ts';
import { typeOf } from './file-types.ts';
import { openFile, requireFile } from './new-file.ts';
import {
  createFile,
  factsOf,
  keyOf,
  lastPosition,
  noRoom,
  OBJECT_TYPE,
  requirePlace,
  roomIn,
  subjectOf,
} from './file-place.ts';

interface Dependencies {
  em: EntityManager;
  store: UploadStore;
  locks: UploadLocks;
  storage: Storage;
  objects: StoredObjects;
  jobs: Jobs;
  audit: AuditLog;
  logger: Logger;
}

/** A file whose bytes have not all arrived. */
const RUNNING = { expiresAt: { $ne: null } };

/**
 * The uploads of files. The row of a file exists before its bytes, with the time at which its upload expires. The last byte clears that
 * time, and the file is in the lists of its course. Any process can repeat every step, because the object key derives from the id.
 */
export class FileUploads implements UploadTarget {
  private readonly interval = new RecordInterval();

  constructor(private readonly deps: Dependencies) {}

  /**
   * Opens uploads for files at the end of their place, in this order. Returns an upload or a refusal for each file. Throws
   * UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, and BAD_USER_INPUT for no files, too many of them, or a lecture of another course.
   */
  async start(actor: Actor, input: StartFileUploadsInput): Promise<FileUploadStart[]> {
    const { userId } = requireAdmin(actor);
    const courseId = requireId(input.courseId, 'courseId');
    const lectureId = input.lectureId == null ? null : requireId(input.lectureId, 'lectureId');
    const limit = uploadLimits.uploadFiles;
    if (input.files.length === 0) throw badFiles(uploadMessages.missingFile);
    if (input.files.length > limit) throw badFiles(uploadMessages.validation.tooManyFiles({ limit }));
    const checked = input.files.map(checkedFile);
    return this.deps.em.transactional(async (em) => {
      const course = await lockCourse(em, courseId);
      const lecture = await requirePlace(em, course, lectureId);
      const room = await roomIn(em, courseId, lectureId);
      const last = await lastPosition(em, courseId, lectureId);
      const added: CourseFile[] = [];
      const outcomes = checked.map((file): CourseFile | AppError => {
        if (file instanceof AppError) return file;
        if (added.length >= room) return noRoom();
        const position = last + added.length + 1;
        const created = createFile(em, { course, lecture, uploaderId: userId }, openFile(file, position));
        added.push(created);
        return created;
      });
      await em.flush();
      const { FILE_ADDED } = fileActions;
      await this.deps.audit.recordAll(em, actor, FILE_ADDED, added.map(subjectOf), factsOf(course));
      return outcomes.map(startOf);
    });
  }

  async ofSender(actor: Actor, id: string): Promise<RunningUpload | null> {
    requireAdmin(actor);
    requireScope(actor, ApiScope.COURSES_WRITE);
    const file = await this.deps.em.fork().findOne(CourseFile, { id, ...RUNNING });
    if (!file?.expiresAt) return null;
    if (file.uploader?.id !== actor?.userId) throw new AppError('FORBIDDEN', messages.access.denied);
    return { id, fileName: file.name, size: file.size, expiresAt: file.expiresAt };
  }

  async cancel(actor: Actor, id: string): Promise<void> {
    requireAdmin(actor);
    await this.end(id, async (em, file, course) => {
      const facts = [...factsOf(course), { kind: 'UPLOAD_CANCELLED' as const }];
      await this.deps.audit.record(em, actor, fileActions.FILE_DELETED, subjectOf(file), facts);
    });
  }

  validateHeader({ fileName }: RunningUpload, header: Buffer): void {
    typeOf(fileName, header);
  }

  async refuse(id: string, error: unknown): Promise<void> {
    const isRefused = error instanceof AppError && error.code === 'UNSUPPORTED_MEDIA_TYPE';
    if (isRefused) await this.end(id);
  }

  async record(id: string, _percent: number, options: { isLast: boolean }): Promise<void> {
    const { em, logger } = this.deps;
    if (!this.interval.isDue(id, options)) return;
    try {
      await em.fork().nativeUpdate(CourseFile, { id, ...RUNNING }, { expiresAt: expiry() });
    } catch (error) {
      logger.warn({ err: error, uploadId: id }, 'could not record the progress of an upload');
    }
  }

  /**
   * Makes a file of an upload whose bytes have all arrived. Throws UNSUPPORTED_MEDIA_TYPE if its content is refused, and the upload is
   * then over; LOCKED while another request works on it; and the errors of the storage, after which it can be called again.
   */
  async complete(id: string, patience?: number): Promise<void> {
    const { locks, objects, store } = this.deps;
    try {
      await locks.hold(id, () => this.finish(id), { patience });
    } catch (error) {
      const isRefused = error instanceof AppError && error.code === 'UNSUPPORTED_MEDIA_TYPE';
      if (isRefused) {
        await this.end(id);
        await objects.discard(keyOf(id));
        await store.discard(id);
      }
      throw error;
    }
  }

  async hasBegun(id: string): Promise<boolean> {
    return (await this.deps.objects.known([keyOf(id)])).length > 0;
  }

  async arrivedSize(id: string): Promise<number | null> {
    const file = await this.deps.em.fork().findOne(CourseFile, { id, expiresAt: null, deletedAt: null });
    return file?.size ?? null;
  }

  async running(ids: readonly string[]): Promise<string[]> {
    const files = await this.deps.em
      .fork()
      .find(CourseFile, { id: { $in: [...ids] }, ...RUNNING }, { fields: ['id'] });
    return files.map(({ id }) => id);
  }

  /** Completes uploads that a dead process left complete, and abandons expired ones. */
  async tidy(): Promise<void> {
    const { em, logger } = this.deps;
    const now = new Date();
    for (const { id } of await em.fork().find(CourseFile, RUNNING, { fields: ['id'] })) {
      await this.complete(id, 0).catch((error: unknown) => {
        const isExpected =
          error instanceof AppError && ['LOCKED', 'UNSUPPORTED_MEDIA_TYPE'].includes(error.code);
        if (!isExpected) logger.warn({ err: error, uploadId: id }, 'could not complete an upload');
      });
    }
    const expired = await em.fork().find(CourseFile, { expiresAt: { $lt: now } }, { fields: ['id'] });
    for (const { id } of expired) await this.end(id);
  }

  /** Does nothing for an incomplete or finished upload. */
  private async finish(id: string): Promise<void> {
    const { em, store, storage, objects, jobs } = this.deps;
    const known = await em.fork().findOne(CourseFile, { id, ...RUNNING });
    if (!known) return;
    const { key, size, name } = known;
    if (!(await storage.head(key))) {
      if ((await store.received(id, size)) < size) return;
      await objects.reserve([key]);
      await storage.adopt(await store.source(id), key, { contentType: OBJECT_TYPE });
    }
    const contentType = typeOf(name, await this.firstBytes(key, size));
    const isKept = await em.fork().transactional(async (tx) => {
      await lockAnyCourse(tx, known.course.id);
      const file = await tx.findOne(CourseFile, { id, ...RUNNING });
      if (!file) return false;
      Object.assign(file, { contentType, expiresAt: null, createdAt: new Date() });
      await tx.flush();
      await objects.attach(tx, [key]);
      await jobs.add(tx, discardUpload, { id });
      return true;
    });
    // The upload was cancelled meanwhile.
    if (!isKept) await objects.discard(key);
  }

  private async firstBytes(key: string, size: number): Promise<Buffer> {
    const body = await this.deps.storage.get(key, { start: 0, end: Math.min(HEADER_BYTES, size) - 1 });
    // A stream without an encoding yields Buffers, but its type says `any`.
    const pieces = body ? await (body.toArray() as Promise<Buffer[]>) : [];
    return Buffer.concat(pieces);
  }

  /** Removes the row and the bytes of a running upload. `before` runs in the transaction. */
  private async end(
    id: string,
    before: (em: EntityManager, file: CourseFile, course: Course) => Promise<void> = async () => undefined,
  ): Promise<void> {
    const { em, jobs } = this.deps;
    await em.fork().transactional(async (tx) => {
      const known = await tx.findOne(CourseFile, { id, ...RUNNING });
      // The course is locked first, as in all changes of files.
      const course = known && (await lockAnyCourse(tx, known.course.id));
      const file = await tx.findOne(CourseFile, { id, ...RUNNING }, { refresh: true });
      if (!course || !file) return;
      await before(tx, file, course);
      await tx.nativeDelete(CourseFile, { id });
      await jobs.add(tx, discardUpload, { id });
    });
  }
}

/** Returns a file with its bare name, or the error for which it is refused. */
function checkedFile(file: NewFile): NewFile | AppError {
  try {
    return requireFile(file);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** Presents the file of an upload, or its refusal. */
function startOf(outcome: CourseFile | AppError): FileUploadStart {
  if (!(outcome instanceof AppError)) return { upload: uploadOf(outcome), refusal: null };
  const { code, message } = outcome;
  return { upload: null, refusal: { code, message } };
}
