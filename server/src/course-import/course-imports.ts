import type { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { courseImportTexts } from '#shared/texts/course-import.ts';
import { messages } from '#shared/messages.ts';
import { importLimits } from '#shared/course-import/plan.ts';
import type { AuditLog } from '#server/audit/audit-log.ts';
import { courseActions } from '#server/course/course.audit-actions.ts';
import { Course } from '#server/course/course.entity.ts';
import { freeSlug } from '#server/course/free-slug.ts';
import { CourseFile } from '#server/file/course-file.entity.ts';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { validate } from '#server/platform/common/validate.ts';
import { lockInTransaction } from '#server/platform/db/advisory-lock.ts';
import { parseForeignJson } from '#server/platform/http/foreign-json.ts';
import { readLimited } from '#server/platform/storage/read-limited.ts';
import { LectureUpload } from '#server/upload/lecture-upload.entity.ts';
import { User } from '#server/user/user.entity.ts';
import { StoredCourseImport, type ImportedItem } from './course-import.entity.ts';
import type { ImportedFile, ImportUpload } from './course-import.type.ts';
import { createParts } from './imported-parts.ts';
import { planRules, textsOf } from './plan.rules.ts';
import { preparePlan } from './prepared-plan.ts';

interface Dependencies {
  em: EntityManager;
  audit: AuditLog;
  /** Maximum size of a video in bytes. */
  maxVideoBytes: number;
}

const KEY_MAX = 100;
const keyRules = z.object({
  key: z
    .string()
    .min(1, { error: () => messages.badRequest })
    .max(KEY_MAX, { error: () => messages.badRequest }),
});

/** Imports folders as courses. The client reads the folder, plans the course, and sends the bytes afterwards. */
export class CourseImports {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Creates a course with all its parts in one transaction, and opens the uploads of its videos and files. With a key that the caller has
   * used before, it returns that import. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, PAYLOAD_TOO_LARGE and
   * UNSUPPORTED_MEDIA_TYPE for the name of a file.
   */
  async begin(actor: Actor, key: string, open: () => Readable): Promise<StoredCourseImport> {
    const { userId } = requireAdmin(actor);
    validate(keyRules, { key });
    const { em: root, audit, maxVideoBytes } = this.deps;
    const known = { user: userId, key };
    const before = await root.fork().findOne(StoredCourseImport, known);
    if (before) return before;
    const source = await readLimited(open(), importLimits.planBytes, () => courseImportTexts.planTooLarge);
    const plan = validate(planRules, parseForeignJson(source.toString('utf8')));
    const prepared = await preparePlan(plan, maxVideoBytes);
    return root.fork().transactional(async (em) => {
      // A repeated request waits here for the first one.
      await lockInTransaction(em, `course_import_${userId}_${key}`);
      const first = await em.findOne(StoredCourseImport, known);
      if (first) return first;
      const texts = textsOf(plan);
      const course = em.create(Course, {
        id: newId(),
        ...texts,
        slug: await freeSlug(em, texts.title),
        thumbnailKey: null,
        publishedAt: null,
        nextReleaseAt: null,
        deletedAt: null,
      });
      await em.flush();
      const subject = { id: course.id, label: course.title };
      await audit.record(em, actor, courseActions.COURSE_CREATED, subject, [{ kind: 'DRAFT' }]);
      const items = await createParts(em, { course, actor, audit }, prepared);
      const made = em.create(StoredCourseImport, {
        user: em.getReference(User, userId, { wrapped: true }),
        course,
        key,
        items,
      });
      await em.flush();
      return made;
    });
  }

  /** The files of an import with their running uploads, in two reads. */
  async filesOf(items: readonly ImportedItem[]): Promise<ImportedFile[]> {
    const em = this.deps.em.fork();
    const lectureIds = items.flatMap(({ lectureId }) => lectureId ?? []);
    const fileIds = items.flatMap(({ fileId }) => fileId ?? []);
    const [videos, files] = await Promise.all([
      em.find(LectureUpload, { lecture: { $in: lectureIds } }),
      this.deps.em.fork().find(CourseFile, { id: { $in: fileIds }, expiresAt: { $ne: null } }),
    ]);
    const uploads = new Map<string, ImportUpload>();
    const noteUpload = (of: string, { id, fileName, size }: Omit<ImportUpload, 'url'>) =>
      uploads.set(of, { id, fileName, size, url: `/uploads/${id}` });
    for (const video of videos) noteUpload(video.lecture.id, video);
    for (const { id, name: fileName, size } of files) noteUpload(id, { id, fileName, size });
    return items
      .filter(({ picture }) => !picture)
      .map(({ path, lectureId, fileId }) => ({
        path,
        lectureId,
        upload: uploads.get(lectureId ?? fileId ?? '') ?? null,
      }));
  }
}
