import { rowIn, sqlOf } from '#server/platform/db/read.ts';
import { statement, type Statements } from '#server/platform/db/statements.ts';
import { isShown, LECTURE_COLUMNS, toLecture, type LectureColumns } from '#server/lecture/lecture-rows.ts';
import type { CourseProgress } from './course-progress.type.ts';
import { groupedLists } from './grouped-lists.ts';
import { progressId } from './progress-id.ts';

/** The key of a user's progress in a course. */
export interface CourseOfUser {
  userId: string;
  courseId: string;
}

interface Counted {
  userId: string;
  inCourse: string;
  done: number;
  total: number;
}

type Nullable<Row> = { [Column in keyof Row]: Row[Column] | null };

/**
 * The next lecture is the last seen one or the first after it that is not done, wrapping around to the first lecture.
 */
const OF_COURSES = statement<Counted & Nullable<LectureColumns>>(
  `select counted.user_id as "userId", counted.course_id as "inCourse", counted.done, counted.total, ${LECTURE_COLUMNS}
   from (select seen.user_id, seen.course_id,
     count(progress.done_at)::int as done, count(lecture.id)::int as total,
     (array_agg(lecture.id order by lecture.position < seen.position, lecture.position)
       filter (where lecture.id is not null and progress.done_at is null))[1] as next_id
   from (select distinct on (progress.user_id, lecture.course_id)
           progress.user_id, lecture.course_id, lecture.position
         from unnest($1::uuid[], $2::uuid[]) as wanted (user_id, course_id)
         join lectures lecture on lecture.course_id = wanted.course_id
         join lecture_progress progress
           on progress.lecture_id = lecture.id and progress.user_id = wanted.user_id
         order by progress.user_id, lecture.course_id, progress.recorded_at desc, progress.id) as seen
   left join lectures lecture on lecture.course_id = seen.course_id
     and ${sqlOf(isShown(rowIn('lectures', 'lecture')))}
   left join lecture_progress progress
     on progress.lecture_id = lecture.id and progress.user_id = seen.user_id
   group by seen.user_id, seen.course_id) as counted
   left join lectures on lectures.id = counted.next_id`,
);

/** Reads users' progress in courses. It counts only the lectures that learners can see. */
export class CourseProgressService {
  /** Batches concurrent requests into one statement. */
  private readonly lists = groupedLists<CourseOfUser, CourseProgress>((lists) => this.ofLists(lists));

  constructor(private readonly statements: Statements) {}

  /** Batch for resolvers: progress in courses, null where the user has not started the course. */
  readonly ofCourses = (wanted: readonly CourseOfUser[]): Promise<(CourseProgress | null)[]> =>
    this.lists.run(wanted);

  private async ofLists(lists: readonly (readonly CourseOfUser[])[]): Promise<(CourseProgress | null)[][]> {
    const wanted = lists.flat();
    const rows = await this.statements.all(OF_COURSES, [
      wanted.map(({ userId }) => userId),
      wanted.map(({ courseId }) => courseId),
    ]);
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
