import type { Expression } from 'kysely';
import {
  encodeCursor,
  pageBy,
  pagesOfUsers,
  type ListKey,
  type Page,
  type PageOfUser,
  type Position,
} from '#server/platform/common/pagination.ts';
import { isPublished } from '#server/course/course-rows.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import {
  anyOf,
  columnsOf,
  counted,
  int,
  read,
  rowIn,
  rowOf,
  time,
  uuid,
  uuids,
} from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import { isShown } from '#server/lecture/lecture-rows.ts';
import { PROGRESS_COLUMNS, type ProgressRow } from './progress-rows.ts';

/** Progress in lectures that learners can see, without drafts and the trash. */
const shown = db
  .selectFrom('lectureProgress as progress')
  .innerJoin('lectures as lecture', (join) =>
    join.onRef('lecture.id', '=', 'progress.lectureId').on((query) => isShown(rowOf(query, 'lecture'))),
  )
  .innerJoin('courses as course', (join) =>
    join.onRef('course.id', '=', 'lecture.courseId').on((query) => isPublished(rowOf(query, 'course'))),
  );

const newestOf = (userId: Expression<string>, limit: Expression<number>) =>
  shown
    .where('progress.userId', '=', userId)
    .select(columnsOf('progress', PROGRESS_COLUMNS))
    .orderBy('progress.recordedAt', 'desc')
    .orderBy('progress.id', 'desc')
    .limit(limit);

/** Reads a page for each user. */
const pagesOfEach = (
  userIds: Expression<readonly string[]>,
  pageOf: (userId: Expression<string>) => ReturnType<typeof newestOf>,
) =>
  db
    .selectFrom('users')
    .innerJoinLateral(pageOf(rowIn('users', 'users').id).as('own'), (join) => join.onTrue())
    .where('users.id', '=', anyOf(userIds))
    .select(columnsOf('own', PROGRESS_COLUMNS))
    .orderBy('own.recordedAt', 'desc')
    .orderBy('own.id', 'desc');

const FIRST_PAGES = read({ userIds: uuids, limit: int }, ({ userIds, limit }) =>
  pagesOfEach(userIds, (userId) => newestOf(userId, limit)),
);
const LATER_PAGES = read({ userIds: uuids, at: time, id: uuid, limit: int }, ({ userIds, at, id, limit }) =>
  pagesOfEach(userIds, (userId) =>
    newestOf(userId, limit).where((query) =>
      query.eb(query.refTuple('progress.recordedAt', 'progress.id'), '<', query.tuple(at, id)),
    ),
  ),
);
const COUNTS = read({ userIds: uuids }, ({ userIds }) =>
  shown
    .where('progress.userId', '=', anyOf(userIds))
    .groupBy('progress.userId')
    .select(['progress.userId', counted().as('count')]),
);

/** Reads users' progress in all lectures, in pages. */
export class ProgressPages {
  constructor(private readonly statements: Statements) {}

  /** Batch for resolvers: a page of each user's progress, last seen first. Throws BAD_USER_INPUT. */
  readonly ofUsers = (wanted: readonly PageOfUser[]): Promise<Page<ProgressRow>[]> =>
    pagesOfUsers('User.lectureProgress', wanted, (userIds, first, place) => this.read(userIds, first, place));

  private async read(userIds: string[], first: number, place: Position | null) {
    const [rows, counts] = await Promise.all([
      place
        ? this.statements.all(LATER_PAGES, { userIds, at: place.createdAt, id: place.id, limit: first + 1 })
        : this.statements.all(FIRST_PAGES, { userIds, limit: first + 1 }),
      this.statements.all(COUNTS, { userIds }),
    ]);
    const byUser = Map.groupBy(rows, ({ userId }) => userId);
    const totals = new Map(counts.map(({ userId, count }) => [userId, count]));
    return (userId: string, list: ListKey) =>
      pageBy(
        ({ recordedAt, id }) => encodeCursor(list, { createdAt: recordedAt, id }),
        byUser.get(userId) ?? [],
        first,
        totals.get(userId) ?? 0,
      );
  }
}
