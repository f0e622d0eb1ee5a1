import type { EntityManager } from '@mikro-orm/postgresql';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import {
  decodeCursor,
  encodeCursor,
  listKey,
  pageBy,
  requirePageSize,
  type Page,
  type Position,
} from '#server/platform/common/pagination.ts';
import { Lecture } from './lecture.entity.ts';

/** Arguments of the list of all lectures. */
interface LectureQuery {
  first: number;
  after?: string | null;
  /** Only lectures that changed at this time or later. */
  updatedSince?: Date | null;
}

/** Lists the lectures of all courses. */
export class LectureList {
  constructor(private readonly em: EntityManager) {}

  /**
   * A page, the longest unchanged first, with drafts and the trash. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
   */
  async list(actor: Actor, { first, after, updatedSince }: LectureQuery): Promise<Page<Lecture>> {
    requireAdmin(actor);
    requirePageSize(first);
    const list = listKey('lectures', updatedSince);
    const changed = updatedSince == null ? {} : { updatedAt: { $gte: updatedSince } };
    const [lectures, totalCount] = await Promise.all([
      this.em.find(
        Lecture,
        { $and: [changed, whereChangedAfter(decodeCursor(list, after))] },
        { orderBy: { updatedAt: 'asc', id: 'asc' }, limit: first + 1, disableIdentityMap: true },
      ),
      this.em.count(Lecture, changed),
    ]);
    const cursorOf = ({ updatedAt, id }: Lecture) => encodeCursor(list, { createdAt: updatedAt, id });
    return pageBy(cursorOf, lectures, first, totalCount);
  }
}

function whereChangedAfter(place: Position | null) {
  if (!place) return {};
  const { createdAt: updatedAt, id } = place;
  return { updatedAt: { $gte: updatedAt }, $or: [{ updatedAt: { $gt: updatedAt } }, { id: { $gt: id } }] };
}
