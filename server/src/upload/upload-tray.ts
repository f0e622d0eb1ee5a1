import type { EntityManager } from '@mikro-orm/postgresql';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import {
  requirePageSize,
  toPage,
  whereAfter,
  type Page,
  type PageArgs,
} from '#server/platform/common/pagination.ts';
import { lectureNotFound } from '#server/lecture/course-lectures.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';

/** What the tray tells of videos that were sent, also after a reload. */
export class UploadTray {
  constructor(private readonly em: EntityManager) {}

  /**
   * A page of the lectures, last added first, whose video the person who asks has sent and that is in this status. Throws
   * UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
   */
  async list(
    actor: Actor,
    status: 'PROCESSING' | 'FAILED',
    { first, after }: PageArgs,
  ): Promise<Page<Lecture>> {
    const { userId } = requireAdmin(actor);
    requirePageSize(first);
    const isTold = { uploader: userId, deletedAt: null, status };
    const [lectures, totalCount] = await Promise.all([
      this.em.find(
        Lecture,
        { $and: [isTold, whereAfter(after)] },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: first + 1 },
      ),
      this.em.count(Lecture, isTold),
    ]);
    return toPage(lectures, first, totalCount);
  }

  /**
   * Takes the video of a lecture out of the tray of the person who asks; out of others' it never was. Throws UNAUTHENTICATED,
   * FORBIDDEN, BAD_USER_INPUT, NOT_FOUND.
   */
  async dismiss(actor: Actor, lectureId: string): Promise<Lecture> {
    const { userId } = requireAdmin(actor);
    const id = requireId(lectureId, 'lectureId');
    await this.em.nativeUpdate(Lecture, { id, uploader: userId }, { uploader: null });
    return (await this.em.findOne(Lecture, id, { refresh: true })) ?? lectureNotFound();
  }
}
