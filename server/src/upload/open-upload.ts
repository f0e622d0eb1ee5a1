import type { EntityManager } from '@mikro-orm/postgresql';
import { uploadLimits } from '#shared/upload.ts';
import { HOUR_MS } from '#server/platform/common/durations.ts';
import type { Lecture } from '#server/lecture/lecture.entity.ts';
import { User } from '#server/user/user.entity.ts';
import { LectureUpload } from './lecture-upload.entity.ts';
import type { NewFile } from './new-file.ts';

/** When an upload is given up that gets no more bytes from now on. */
export function expiry(): Date {
  return new Date(Date.now() + uploadLimits.uploadHours * HOUR_MS);
}

/** The row of an upload of a lecture's video, whose sender is told of it. Its lecture is flushed with it. */
export function openUpload(
  em: EntityManager,
  lecture: Lecture,
  userId: string,
  { fileName, size }: NewFile,
): LectureUpload {
  lecture.uploader = em.getReference(User, userId, { wrapped: true });
  return em.create(LectureUpload, { lecture, user: userId, fileName, size, expiresAt: expiry() });
}
