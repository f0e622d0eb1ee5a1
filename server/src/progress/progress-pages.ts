import type { EntityManager } from '@mikro-orm/postgresql';
import {
  decodeCursor,
  encodeCursor,
  pageBy,
  pagesOfUsers,
  requirePageSize,
  type Page,
  type PageArgs,
  type PageOfUser,
} from '#server/platform/common/pagination.ts';
import { LectureProgress } from './lecture-progress.entity.ts';

/** What somebody may be shown by their progress in it: not what is in the trash or a draft. */
const SHOWN = `
  from lecture_progress progress
  join lectures lecture on lecture.id = progress.lecture_id and lecture.deleted_at is null
    and lecture.video_key is not null
  join courses course on course.id = lecture.course_id and course.deleted_at is null
    and course.published_at is not null`;

/** All that is kept about how far people are, page by page. */
export class ProgressPages {
  constructor(private readonly em: EntityManager) {}

  /** Batch for resolvers: a page of each person's progress, last seen first. Throws BAD_USER_INPUT. */
  readonly ofUsers = (wanted: readonly PageOfUser[]): Promise<Page<LectureProgress>[]> =>
    pagesOfUsers(wanted, (userIds, page) => this.read(userIds, page));

  private async read(userIds: string[], { first, after }: PageArgs) {
    requirePageSize(first);
    const place = after == null ? null : decodeCursor(after);
    const isAfter = place ? 'and (progress.recorded_at, progress.id) < (?, ?)' : '';
    const people = userIds.map(() => '?').join(', ');
    const [rows, counts] = await Promise.all([
      this.em.execute<object[]>(
        `select shown.* from (select id as person from users where id in (${people})) as people,
           lateral (select progress.* ${SHOWN} where progress.user_id = person ${isAfter}
             order by progress.recorded_at desc, progress.id desc limit ?) as shown
         order by shown.recorded_at desc, shown.id desc`,
        [...userIds, ...(place ? [place.createdAt, place.id] : []), first + 1],
      ),
      this.em.execute<{ user_id: string; count: number }[]>(
        `select progress.user_id, count(*)::int as count ${SHOWN}
         where progress.user_id in (${people}) group by progress.user_id`,
        userIds,
      ),
    ]);
    const reader = this.em.fork();
    const byUser = Map.groupBy(
      rows.map((row) => reader.map(LectureProgress, row)),
      ({ user }) => user.id,
    );
    const totals = new Map(counts.map(({ user_id: userId, count }) => [userId, count]));
    return (userId: string) => pageBy(cursorOf, byUser.get(userId) ?? [], first, totals.get(userId) ?? 0);
  }
}

function cursorOf({ recordedAt, id }: LectureProgress): string {
  return encodeCursor({ createdAt: recordedAt, id });
}
