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
import { isPublished } from '#server/course/course-rows.ts';
import { rowIn, sqlOf } from '#server/platform/db/read.ts';
import { numbered, statement, type Statements } from '#server/platform/db/statements.ts';
import { isShown } from '#server/lecture/lecture-rows.ts';
import { progressColumns, type ProgressRow } from './progress-rows.ts';

/** Progress in lectures that learners can see, without drafts and the trash. */
const SHOWN = `
  from lecture_progress progress
  join lectures lecture on lecture.id = progress.lecture_id and ${sqlOf(isShown(rowIn('lectures', 'lecture')))}
  join courses course on course.id = lecture.course_id and ${sqlOf(isPublished(rowIn('courses', 'course')))}`;

const pages = (isAfter: string) =>
  statement<ProgressRow>(
    numbered(`select ${progressColumns('shown')}
     from (select id as person from users where id = any(?::uuid[])) as people,
       lateral (select progress.* ${SHOWN} where progress.user_id = person ${isAfter}
         order by progress.recorded_at desc, progress.id desc limit ?) as shown
     order by shown.recorded_at desc, shown.id desc`),
  );
const FIRST_PAGES = pages('');
const LATER_PAGES = pages('and (progress.recorded_at, progress.id) < (?, ?)');
const COUNTS = statement<{ userId: string; count: number }>(
  `select progress.user_id as "userId", count(*)::int as count ${SHOWN}
   where progress.user_id = any($1::uuid[]) group by progress.user_id`,
);

/** Reads users' progress in all lectures, in pages. */
export class ProgressPages {
  constructor(private readonly statements: Statements) {}

  /** Batch for resolvers: a page of each user's progress, last seen first. Throws BAD_USER_INPUT. */
  readonly ofUsers = (wanted: readonly PageOfUser[]): Promise<Page<ProgressRow>[]> =>
    pagesOfUsers(wanted, (userIds, page) => this.read(userIds, page));

  private async read(userIds: string[], { first, after }: PageArgs) {
    requirePageSize(first);
    const place = after == null ? null : decodeCursor(after);
    const [rows, counts] = await Promise.all([
      place
        ? this.statements.all(LATER_PAGES, [userIds, place.createdAt, place.id, first + 1])
        : this.statements.all(FIRST_PAGES, [userIds, first + 1]),
      this.statements.all(COUNTS, [userIds]),
    ]);
    const byUser = Map.groupBy(rows, ({ userId }) => userId);
    const totals = new Map(counts.map(({ userId, count }) => [userId, count]));
    return (userId: string) => pageBy(cursorOf, byUser.get(userId) ?? [], first, totals.get(userId) ?? 0);
  }
}

function cursorOf({ recordedAt, id }: ProgressRow): string {
  return encodeCursor({ createdAt: recordedAt, id });
}
