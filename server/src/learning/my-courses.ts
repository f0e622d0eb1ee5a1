import type { AliasedExpression, Expression } from 'kysely';
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
import { db } from '#server/platform/db/query-compiler.ts';
import { columnsOf, counted, int, read, rowOf, time, uuid, type RowOf } from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import { COURSE_COLUMNS, isPublished, type CourseRow } from '#server/course/course-rows.ts';
import { isShown } from '#server/lecture/lecture-rows.ts';
import type { LearningState } from './learning-state.ts';

/** The courses that a learner has started, the time each was last watched, and whether a lecture is not done yet. */
const begun = (userId: Expression<string>) => {
  const seen = db
    .selectFrom('lectureProgress as progress')
    .innerJoin('lectures as lecture', (join) =>
      join.onRef('lecture.id', '=', 'progress.lectureId').on((query) => isShown(rowOf(query, 'lecture'))),
    )
    .where('progress.userId', '=', userId)
    .groupBy(['progress.userId', 'lecture.courseId'])
    .select(({ fn }) => ['progress.userId', 'lecture.courseId', fn.max('progress.recordedAt').as('at')])
    .as('seen');
  return db
    .selectFrom(seen)
    .select(['seen.courseId', 'seen.at'])
    .select((query) =>
      query
        .exists(
          query
            .selectFrom('lectures as lecture')
            .leftJoin('lectureProgress as progress', (join) =>
              join
                .onRef('progress.lectureId', '=', 'lecture.id')
                .onRef('progress.userId', '=', 'seen.userId'),
            )
            .whereRef('lecture.courseId', '=', 'seen.courseId')
            .where((query) => isShown(rowOf(query, 'lecture')))
            .where('progress.doneAt', 'is', null)
            .select((lecture) => lecture.lit(1).as('one')),
        )
        .as('isLeft'),
    )
    .as('begun');
};

/** The courses of each list, and the time that the list is ordered by. */
type Own = AliasedExpression<{ courseId: string; at: Date }, 'own'>;
const own: Record<LearningState, (userId: Expression<string>) => Own> = {
  BEGUN: (userId) =>
    db.selectFrom(begun(userId)).where('isLeft', '=', true).select(['courseId', 'at']).as('own'),
  FINISHED: (userId) =>
    db.selectFrom(begun(userId)).where('isLeft', '=', false).select(['courseId', 'at']).as('own'),
  SAVED: (userId) =>
    db
      .selectFrom('savedCourses')
      .where('userId', '=', userId)
      .select(['courseId', 'createdAt as at'])
      .as('own'),
};

const COLUMNS = columnsOf('course', COURSE_COLUMNS);

function readsOf(state: LearningState) {
  const shown = (userId: Expression<string>) =>
    db
      .selectFrom(own[state](userId))
      .innerJoin('courses as course', (join) =>
        join.onRef('course.id', '=', 'own.courseId').on((query) => isPublished(rowOf(query, 'course'))),
      );
  const page = (userId: Expression<string>, limit: Expression<number>) =>
    shown(userId)
      .select([...COLUMNS, 'own.at'])
      .orderBy('own.at', 'desc')
      .orderBy('course.id', 'desc')
      .limit(limit);
  return {
    first: read({ userId: uuid, limit: int }, ({ userId, limit }) => page(userId, limit)),
    later: read({ userId: uuid, at: time, id: uuid, limit: int }, ({ userId, at, id, limit }) =>
      page(userId, limit).where((query) =>
        query.eb(query.refTuple('own.at', 'course.id'), '<', query.tuple(at, id)),
      ),
    ),
    count: read({ userId: uuid }, ({ userId }) => shown(userId).select(counted().as('count'))),
  };
}

const readsBy = { BEGUN: readsOf('BEGUN'), FINISHED: readsOf('FINISHED'), SAVED: readsOf('SAVED') };

/** A course with the time that its list is ordered by. */
type Listed = RowOf<typeof readsBy.BEGUN.first>;

/** The published courses that a learner has started, finished or saved. */
export class MyCourses {
  constructor(private readonly statements: Statements) {}

  /** A page of one of the lists. Throws UNAUTHENTICATED, BAD_USER_INPUT. */
  async list(actor: Actor, state: LearningState, { first, after }: PageArgs): Promise<Page<CourseRow>> {
    const { userId } = requireUser(actor);
    requirePageSize(first);
    const listed = listKey('myCourses', state);
    const place = decodeCursor(listed, after);
    const reads = readsBy[state];
    const [rows, counted] = await Promise.all([
      place
        ? this.statements.all(reads.later, { userId, at: place.createdAt, id: place.id, limit: first + 1 })
        : this.statements.all(reads.first, { userId, limit: first + 1 }),
      this.statements.first(reads.count, { userId }),
    ]);
    const cursorOf = ({ at, id }: Listed) => encodeCursor(listed, { createdAt: at, id });
    return pageBy(cursorOf, rows, first, counted?.count ?? 0);
  }
}
