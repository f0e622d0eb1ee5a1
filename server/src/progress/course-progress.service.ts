import { statement, type Statements } from '#server/platform/db/statements.ts';
import { CourseProgress } from './course-progress.type.ts';
import { progressId } from './progress-id.ts';

/** Somebody's way through a course, which a resolver asks for. */
export interface CourseOfUser {
  userId: string;
  courseId: string;
}

/** Somebody goes on with the lecture seen last, or the first after it that is not done, from the beginning again. */
const OF_COURSES = statement<Omit<CourseProgress, 'id'>>(
  `select seen.user_id as "userId", seen.course_id as "courseId",
     count(progress.done_at)::int as done, count(lecture.id)::int as total,
     (array_agg(lecture.id order by lecture.position < seen.position, lecture.position)
       filter (where lecture.id is not null and progress.done_at is null))[1] as "nextLectureId"
   from (select distinct on (progress.user_id, lecture.course_id)
           progress.user_id, lecture.course_id, lecture.position
         from unnest($1::uuid[], $2::uuid[]) as wanted (user_id, course_id)
         join lectures lecture on lecture.course_id = wanted.course_id
         join lecture_progress progress
           on progress.lecture_id = lecture.id and progress.user_id = wanted.user_id
         order by progress.user_id, lecture.course_id, progress.recorded_at desc, progress.id) as seen
   left join lectures lecture on lecture.course_id = seen.course_id
     and lecture.deleted_at is null and lecture.video_key is not null
   left join lecture_progress progress
     on progress.lecture_id = lecture.id and progress.user_id = seen.user_id
   group by seen.user_id, seen.course_id`,
);

/** How far people are in courses: in the lectures that have a video and are not in the trash. */
export class CourseProgressService {
  constructor(private readonly statements: Statements) {}

  /** Batch for resolvers: how far people are in courses, null where they have not begun. */
  readonly ofCourses = async (wanted: readonly CourseOfUser[]): Promise<(CourseProgress | null)[]> => {
    const rows = await this.statements.all(OF_COURSES, [
      wanted.map(({ userId }) => userId),
      wanted.map(({ courseId }) => courseId),
    ]);
    const found = new Map(rows.map((row) => [progressId(row.userId, row.courseId), row]));
    return wanted.map(({ userId, courseId }) => {
      const id = progressId(userId, courseId);
      const row = found.get(id);
      return row ? { ...row, id } : null;
    });
  };
}
