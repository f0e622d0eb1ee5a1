import type { EntityManager } from '@mikro-orm/postgresql';
import { uploadLimits } from '#shared/upload.ts';
import { HOUR_MS } from '#server/platform/common/durations.ts';
import type { Lecture } from '#server/lecture/lecture.entity.ts';
import { User } from '#server/user/user.entity.ts';
import { LectureUpload } from './lecture-upload.entity.ts';
import type { NewFile } from './new-file.ts';

/** Returns the time at which an upload is abandoned if no more bytes arrive. */
export function expiry(): Date {
  return new Date(Date.now() + uploadLimits.uploadHours * HOUR_MS);
}

/** Creates the row of an upload and sets its sender as the lecture's uploader. The caller flushes both. */
export function openUpload(
  em: EntityManager,
  lecture: Lecture,
  userId: string,
  { fileName, size }: NewFile,
): LectureUpload {
  lecture.uploader = em.getReference(User, userId, { wrapped: true });
  return em.create(LectureUpload, { lecture, user: userId, fileName, size, expiresAt: expiry() });
}
