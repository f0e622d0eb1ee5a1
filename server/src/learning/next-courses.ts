import { rowIn, sqlOf } from '#server/platform/db/read.ts';
import { statement, type Statements } from '#server/platform/db/statements.ts';
import { courseColumns, isPublished, type CourseRow } from '#server/course/course-rows.ts';

/** A course and the learner to suggest courses to after it; `userId` is null for a visitor. */
export interface CourseOfAnybody {
  userId: string | null;
  courseId: string;
}

/** Maximum number of suggested courses. */
const SUGGESTED = 3;
/** Maximum number of other learners whose later courses are counted, so that popular courses cost no more. */
const PEOPLE = 200;
/** Maximum number of candidates from other learners, and from the category. */
const WEIGHED = 12;

const PUBLISHED = sqlOf(isPublished(rowIn('courses', 'course')));

/** Courses that other learners of the course started after it, most learners first; then the newest of its category. */
const NEXT = statement<CourseRow & CourseOfAnybody>(`
  select wanted.user_id as "userId", wanted.course_id as "courseId", next.*
  from unnest($1::uuid[], $2::uuid[]) as wanted (user_id, course_id), lateral (
    with others as (
      select learner.user_id, learner.begun_at
      from course_learners learner
      where learner.course_id = wanted.course_id and learner.user_id is distinct from wanted.user_id
      limit ${PEOPLE}
    ), begun as (
      select later.course_id, count(*) as people
      from others join course_learners later on later.user_id = others.user_id and later.begun_at > others.begun_at
      group by later.course_id order by people desc limit ${WEIGHED}
    ), alike as (
      select course.id as course_id
      from courses finished join courses course on course.category = finished.category
      where finished.id = wanted.course_id and ${PUBLISHED}
      order by course.created_at desc limit ${WEIGHED}
    ), weighed as (
      select course_id, max(people) as people, bool_or(is_alike) as is_alike from (
        select course_id, people, false as is_alike from begun
        union all select course_id, 0, true from alike
      ) as either group by course_id
    )
    select ${courseColumns('course')},
      row_number() over (order by weighed.people desc, weighed.is_alike desc, course.created_at desc, course.id) as place
    from weighed join courses course on course.id = weighed.course_id
    where course.id <> wanted.course_id and ${PUBLISHED}
      and course.number_of_lectures > 0
      and not exists (
        select from lectures lecture
        join lecture_progress progress on progress.lecture_id = lecture.id and progress.user_id = wanted.user_id
        where lecture.course_id = course.id
      )
    order by place limit ${SUGGESTED}
  ) as next
  order by next.place`);

/** Suggests courses to take after a course. */
export class NextCourses {
  constructor(private readonly statements: Statements) {}

  /** Batch for resolvers: the courses to suggest after each course, best first, without those that the learner has started. */
  readonly ofCourses = async (wanted: readonly CourseOfAnybody[]): Promise<CourseRow[][]> => {
    const rows = await this.statements.all(NEXT, [
      wanted.map(({ userId }) => userId),
      wanted.map(({ courseId }) => courseId),
    ]);
    return wanted.map(({ userId, courseId }) =>
      rows.filter((row) => row.userId === userId && row.courseId === courseId),
    );
  };
}
