import type { AccessService } from '#server/access/access.service.ts';
import { requireUser, type Actor } from '#server/platform/common/actor.ts';
import {
  decodeCursor,
  encodeCursor,
  pageBy,
  requirePageSize,
  type Page,
  type PageArgs,
} from '#server/platform/common/pagination.ts';
import { isPublished } from '#server/course/course-rows.ts';
import { rowIn, sqlOf } from '#server/platform/db/read.ts';
import { numbered, statement, type Statements } from '#server/platform/db/statements.ts';
import { isShown } from '#server/lecture/lecture-rows.ts';
import { progressId } from './progress-id.ts';
import type { ProgressRow } from './progress-rows.ts';

/**
 * One lecture of each published course that a user has started, among the lectures the user may watch (all, or free
 * ones). It is the last seen lecture that is not done. If all started lectures are done, it is the next one that is not
 * done.
 */
const CHOSEN = `
  seen as (
    select distinct on (lecture.course_id) lecture.course_id, lecture.position, progress.recorded_at
    from lecture_progress progress join lectures lecture on lecture.id = progress.lecture_id
    where progress.user_id = ?
    order by lecture.course_id, progress.recorded_at desc, progress.id
  ),
  chosen as (
    select distinct on (lecture.course_id) progress.id, lecture.id as lecture_id,
      coalesce(progress.position, 0) as position, coalesce(progress.recorded_at, seen.recorded_at) as recorded_at
    from seen
    join courses course on course.id = seen.course_id
      and ${sqlOf(isPublished(rowIn('courses', 'course')))}
    join lectures lecture on lecture.course_id = course.id
      and ${sqlOf(isShown(rowIn('lectures', 'lecture')))} and (? or lecture.is_free_preview)
    left join lecture_progress progress on progress.lecture_id = lecture.id and progress.user_id = ?
    where progress.done_at is null
    order by lecture.course_id, progress.recorded_at desc nulls last,
      lecture.position < seen.position, lecture.position
  )`;

const PAGE = `with ${CHOSEN}
  select id, lecture_id as "lectureId", position, recorded_at as "recordedAt" from chosen`;
const ORDER = 'order by recorded_at desc, lecture_id desc limit ?';

/** Its id is null if the lecture is not started. */
type Chosen = Pick<ProgressRow, 'lectureId' | 'position' | 'recordedAt'> & { id: string | null };
const FIRST_PAGE = statement<Chosen>(numbered(`${PAGE} ${ORDER}`));
const LATER_PAGE = statement<Chosen>(numbered(`${PAGE} where (recorded_at, lecture_id) < (?, ?) ${ORDER}`));
const COUNT = statement<{ count: number }>(
  numbered(`with ${CHOSEN} select count(*)::int as count from chosen`),
);

/** The lectures that a user can continue watching, one per course. */
export class ContinueWatching {
  constructor(
    private readonly statements: Statements,
    private readonly access: AccessService,
  ) {}

  /** Returns a page of them, last seen first. Throws UNAUTHENTICATED, BAD_USER_INPUT. */
  async list(actor: Actor, { first, after }: PageArgs): Promise<Page<ProgressRow>> {
    const { userId } = requireUser(actor);
    requirePageSize(first);
    const place = after == null ? null : decodeCursor(after);
    const chosenBy = [userId, await this.access.mayWatchAll(actor), userId];
    const [rows, counted] = await Promise.all([
      place
        ? this.statements.all(LATER_PAGE, [...chosenBy, place.createdAt, place.id, first + 1])
        : this.statements.all(FIRST_PAGE, [...chosenBy, first + 1]),
      this.statements.first(COUNT, chosenBy),
    ]);
    const entries = rows.map((row): ProgressRow => {
      const id = row.id ?? progressId(userId, row.lectureId);
      return { ...row, id, userId, doneAt: null };
    });
    return pageBy(cursorOf, entries, first, counted?.count ?? 0);
  }
}

function cursorOf({ recordedAt, lectureId }: ProgressRow): string {
  return encodeCursor({ createdAt: recordedAt, id: lectureId });
}
