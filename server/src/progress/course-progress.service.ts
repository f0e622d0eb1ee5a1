import { sql, type Expression } from 'kysely';
import { db } from '#server/platform/db/query-compiler.ts';
import { columnsOf, read, rowOf, uuids } from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import { isShown, LECTURE_COLUMNS, toLecture, type LectureColumns } from '#server/lecture/lecture-rows.ts';
import type { CourseProgress } from './course-progress.type.ts';
import { groupedLists } from './grouped-lists.ts';
import { progressId } from './progress-id.ts';

/** The key of a user's progress in a course. */
export interface CourseOfUser {
  userId: string;
  courseId: string;
}

/** The last seen lecture of each course that a user has started. */
const lastSeen = (userIds: Expression<readonly string[]>, courseIds: Expression<readonly string[]>) =>
  db
    .selectFrom(
      sql<CourseOfUser>`unnest(${userIds}, ${courseIds})`.as<'wanted'>(sql`wanted (user_id, course_id)`),
    )
    .innerJoin('lectures as lecture', 'lecture.courseId', 'wanted.courseId')
    .innerJoin('lectureProgress as progress', (join) =>
      join.onRef('progress.lectureId', '=', 'lecture.id').onRef('progress.userId', '=', 'wanted.userId'),
    )
    .distinctOn(['progress.userId', 'lecture.courseId'])
    .orderBy('progress.userId')
    .orderBy('lecture.courseId')
    .orderBy('progress.recordedAt', 'desc')
    .orderBy('progress.id')
    .select(['progress.userId', 'lecture.courseId', 'lecture.position'])
    .as('seen');

/**
 * The next lecture is the last seen one or the first after it that is not done, wrapping around to the first lecture.
 */
const OF_COURSES = read({ userIds: uuids, courseIds: uuids }, ({ userIds, courseIds }) =>
  db
    .selectFrom(
      db
        .selectFrom(lastSeen(userIds, courseIds))
        .leftJoin('lectures as lecture', (join) =>
          join
            .onRef('lecture.courseId', '=', 'seen.courseId')
            .on((query) => isShown(rowOf(query, 'lecture'))),
        )
        .leftJoin('lectureProgress as progress', (join) =>
          join.onRef('progress.lectureId', '=', 'lecture.id').onRef('progress.userId', '=', 'seen.userId'),
        )
        .groupBy(['seen.userId', 'seen.courseId'])
        .select((query) => {
          const left = query.fn
            .agg<string[]>('array_agg', ['lecture.id'])
            .orderBy(query.eb('lecture.position', '<', query.ref('seen.position')))
            .orderBy('lecture.position')
            .filterWhere('lecture.id', 'is not', null)
            .filterWhere('progress.doneAt', 'is', null);
          return [
            'seen.userId',
            'seen.courseId',
            sql<number>`${query.fn.count('progress.doneAt')}::int`.as('done'),
            sql<number>`${query.fn.count('lecture.id')}::int`.as('total'),
            sql<string | null>`(${left})[1]`.as('nextId'),
          ];
        })
        .as('counted'),
    )
    .leftJoin('lectures', 'lectures.id', 'counted.nextId')
    .select(['counted.userId', 'counted.courseId as inCourse', 'counted.done', 'counted.total'])
    .select(columnsOf('lectures', LECTURE_COLUMNS)),
);

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };

/** Reads users' progress in courses. It counts only the lectures that learners can see. */
export class CourseProgressService {
  /** Batches concurrent requests into one statement. */
  private readonly lists = groupedLists<CourseOfUser, CourseProgress>((lists) => this.ofLists(lists));

  constructor(private readonly statements: Statements) {}

  /** Batch for resolvers: progress in courses, null where the user has not started the course. */
  readonly ofCourses = (wanted: readonly CourseOfUser[]): Promise<(CourseProgress | null)[]> =>
    this.lists.load(wanted);

  private async ofLists(lists: readonly (readonly CourseOfUser[])[]): Promise<(CourseProgress | null)[][]> {
    const wanted = lists.flat();
    const rows = await this.statements.all(OF_COURSES, {
      userIds: wanted.map(({ userId }) => userId),
      courseIds: wanted.map(({ courseId }) => courseId),
    });
    const key = (userId: string, courseId: string) => `${userId} ${courseId}`;
    const found = new Map(
      rows.map(({ userId, inCourse: courseId, done, total, ...next }) => {
        const nextLecture = isLecture(next) ? toLecture(next) : null;
        const id = progressId(userId, courseId);
        return [key(userId, courseId), { id, userId, courseId, done, total, nextLecture }];
      }),
    );
    return lists.map((list) => list.map(({ userId, courseId }) => found.get(key(userId, courseId)) ?? null));
  }
}

/** An outer join returns either all columns of a row or none. */
function isLecture(row: Nullable<LectureColumns>): row is LectureColumns {
  return row.id !== null;
}
