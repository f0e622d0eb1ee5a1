import type { EntityManager } from '@mikro-orm/postgresql';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import {
  listKey,
  requirePageSize,
  toPage,
  whereAfter,
  type Page,
  type PageArgs,
} from '#server/platform/common/pagination.ts';
import { CourseFile } from './course-file.entity.ts';
import { uploadOf, type FileUpload } from './file-upload.type.ts';

/** The running uploads of files, which an admin continues after a reload. */
export class FileUploadList {
  constructor(private readonly em: EntityManager) {}

  /** Returns a page of the caller's running uploads, newest first. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  async list(actor: Actor, { first, after }: PageArgs): Promise<Page<FileUpload>> {
    const { userId } = requireAdmin(actor);
    requirePageSize(first);
    const list = listKey('fileUploads');
    const own = { uploader: userId, expiresAt: { $ne: null } };
    const [files, totalCount] = await Promise.all([
      this.em.find(
        CourseFile,
        { $and: [own, whereAfter(list, after)] },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: first + 1 },
      ),
      this.em.count(CourseFile, own),
    ]);
    return toPage(list, files.map(uploadOf), first, totalCount);
  }
}
