import { Readable } from 'node:stream';
import { HEADER_BYTES } from '#shared/video-header.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { lockCourse } from '#server/course/course-lock.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { StoredObjects } from '#server/platform/storage/stored-objects.ts';
import { fileActions } from './file.audit-actions.ts';
import { typeOf } from './file-types.ts';
import {
  createFile,
  factsOf,
  keyOf,
  lastPosition,
  OBJECT_TYPE,
  requirePlace,
  requireRoom,
  subjectOf,
} from './file-place.ts';

/** A file that the server itself adds. */
interface ImportedFile {
  /** The id of the new file. */
  id: string;
  courseId: string;
  /** Null for a file of the whole course. */
  lectureId: string | null;
  name: string;
}

interface Dependencies {
  storage: Storage;
  objects: StoredObjects;
  audit: AuditLog;
}

/** Adds files whose bytes are here, without an upload. */
export class FileImport {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Adds a file at the end of its place. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, UNSUPPORTED_MEDIA_TYPE, CONFLICT if the place
   * has no room, and the errors of the storage.
   */
  async add(actor: Actor, { id, courseId, lectureId, name }: ImportedFile, bytes: Buffer): Promise<void> {
    const { userId } = requireAdmin(actor);
    const { storage, objects, audit } = this.deps;
    const key = keyOf(id);
    const contentType = typeOf(name, bytes.subarray(0, HEADER_BYTES));
    await objects.create(
      key,
      () => storage.put(key, Readable.from([bytes]), { contentType: OBJECT_TYPE }),
      async (em, { size }) => {
        const course = await lockCourse(em, courseId);
        const lecture = await requirePlace(em, course, lectureId);
        await requireRoom(em, courseId, lectureId);
        const position = (await lastPosition(em, courseId, lectureId)) + 1;
        const fields = { id, position, name, size, contentType, expiresAt: null };
        const file = createFile(em, { course, lecture, uploaderId: userId }, fields);
        await em.flush();
        await audit.record(em, actor, fileActions.FILE_ADDED, subjectOf(file), factsOf(course));
      },
    );
  }
}
