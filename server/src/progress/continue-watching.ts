import type { Expression } from 'kysely';
import type { AccessService } from '#server/access/access.service.ts';
import { requireUser, type Actor } from '#server/platform/common/actor.ts';
import {
  decodeCursor,
  encodeCursor,
  listKey,
  pageBy,
  requirePageSize,
  type Page,
  type PageArgs,
} from '#server/platform/common/pagination.ts';
import { isPublished } from '#server/course/course-rows.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { counted, flag, int, read, rowOf, time, uuid } from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import { isShown } from '#server/lecture/lecture-rows.ts';
import { progressId } from './progress-id.ts';
import type { ProgressRow } from './progress-rows.ts';

/** The last seen lecture of each course that a user has started. */
const lastSeen = (userId: Expression<string>) =>
  db
    .selectFrom('lectureProgress as progress')
    .innerJoin('lectures as lecture', 'lecture.id', 'progress.lectureId')
    .where('progress.userId', '=', userId)
    .distinctOn('lecture.courseId')
    .orderBy('lecture.courseId')
    .orderBy('progress.recordedAt', 'desc')
    .orderBy('progress.id')
    .select(['lecture.courseId', 'lecture.position', 'progress.recordedAt'])
    .as('seen');

/**
 * One lecture of each published course that a user has started, among the lectures the user may watch (all, or free
 * ones). It is the last seen lecture that is not done. If all started lectures are done, it is the next one that is not
 * done. Its id is null if the lecture is not started.
 */
const chosenFor = (userId: Expression<string>, mayWatchAll: Expression<boolean>) =>
  db
    .selectFrom(lastSeen(userId))
    .innerJoin('courses as course', (join) =>
      join.onRef('course.id', '=', 'seen.courseId').on((query) => isPublished(rowOf(query, 'course'))),
    )
    .innerJoin('lectures as lecture', (join) =>
      join
        .onRef('lecture.courseId', '=', 'course.id')
        .on((query) => isShown(rowOf(query, 'lecture')))
        .on((query) => query.or([mayWatchAll, query.ref('lecture.isFreePreview')])),
    )
    .leftJoin('lectureProgress as progress', (join) =>
      join.onRef('progress.lectureId', '=', 'lecture.id').on('progress.userId', '=', userId),
    )
    .where('progress.doneAt', 'is', null)
    .distinctOn('lecture.courseId')
    .orderBy('lecture.courseId')
    .orderBy('progress.recordedAt', (order) => order.desc().nullsLast())
    .orderBy((query) => query.eb('lecture.position', '<', query.ref('seen.position')))
    .orderBy('lecture.position')
    .select((query) => [
      'progress.id',
      'lecture.id as lectureId',
      query.fn.coalesce('progress.position', query.lit(0)).as('position'),
      query.fn.coalesce('progress.recordedAt', 'seen.recordedAt').as('recordedAt'),
    ])
    .as('chosen');

const page = (userId: Expression<string>, mayWatchAll: Expression<boolean>, limit: Expression<number>) =>
  db
    .selectFrom(chosenFor(userId, mayWatchAll))
    .select(['chosen.id', 'chosen.lectureId', 'chosen.position', 'chosen.recordedAt'])
    .orderBy('chosen.recordedAt', 'desc')
    .orderBy('chosen.lectureId', 'desc')
    .limit(limit);

const CHOSEN_BY = { userId: uuid, mayWatchAll: flag };
const FIRST_PAGE = read({ ...CHOSEN_BY, limit: int }, ({ userId, mayWatchAll, limit }) =>
  page(userId, mayWatchAll, limit),
);
const LATER_PAGE = read(
  { ...CHOSEN_BY, at: time, id: uuid, limit: int },
  ({ userId, mayWatchAll, at, id, limit }) =>
    page(userId, mayWatchAll, limit).where((query) =>
      query.eb(query.refTuple('chosen.recordedAt', 'chosen.lectureId'), '<', query.tuple(at, id)),
    ),
);
const COUNT = read(CHOSEN_BY, ({ userId, mayWatchAll }) =>
  db.selectFrom(chosenFor(userId, mayWatchAll)).select(counted().as('count')),
);

const LIST = listKey('continueWatching');

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
    const place = decodeCursor(LIST, after);
    const chosenBy = { userId, mayWatchAll: await this.access.mayWatchAll(actor) };
    const limit = first + 1;
    const [rows, counted] = await Promise.all([
      place
        ? this.statements.all(LATER_PAGE, { ...chosenBy, at: place.createdAt, id: place.id, limit })
        : this.statements.all(FIRST_PAGE, { ...chosenBy, limit }),
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
  return encodeCursor(LIST, { createdAt: recordedAt, id: lectureId });
}
