import type { EntityManager } from '@mikro-orm/postgresql';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import {
  listKey,
  requirePageSize,
  toPage,
  whereAfter,
  type Page,
  type PageArgs,
} from '#server/platform/common/pagination.ts';
import { lectureNotFound } from '#server/lecture/course-lectures.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';

/** The contents of the upload tray, which survive a reload. */
export class UploadTray {
  constructor(private readonly em: EntityManager) {}

  /**
   * Returns a page of the lectures in this status whose video the caller has uploaded, newest first. Throws
   * UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
   */
  async list(
    actor: Actor,
    status: 'PROCESSING' | 'FAILED',
    { first, after }: PageArgs,
  ): Promise<Page<Lecture>> {
    const { userId } = requireAdmin(actor);
    requirePageSize(first);
    const list = listKey('UploadTray', status);
    const isTold = { uploader: userId, deletedAt: null, status };
    const [lectures, totalCount] = await Promise.all([
      this.em.find(
        Lecture,
        { $and: [isTold, whereAfter(list, after)] },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: first + 1 },
      ),
      this.em.count(Lecture, isTold),
    ]);
    return toPage(list, lectures, first, totalCount);
  }

  /**
   * Removes a lecture from the caller's tray. Other admins' trays never contain it. Throws UNAUTHENTICATED, FORBIDDEN,
   * BAD_USER_INPUT, NOT_FOUND.
   */
  async dismiss(actor: Actor, lectureId: string): Promise<Lecture> {
    const { userId } = requireAdmin(actor);
    const id = requireId(lectureId, 'lectureId');
    await this.em.nativeUpdate(Lecture, { id, uploader: userId }, { uploader: null });
    return (await this.em.findOne(Lecture, id, { refresh: true })) ?? lectureNotFound();
  }
}
