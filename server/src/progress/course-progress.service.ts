import type { EntityManager } from '@mikro-orm/postgresql';
import { CourseProgress } from './course-progress.type.ts';
import { progressId } from './progress-id.ts';

/** Somebody's way through a course, which a resolver asks for. */
export interface CourseOfUser {
  userId: string;
  courseId: string;
}

interface Row {
  user_id: string;
  course_id: string;
  done: number;
  total: number;
  next_lecture_id: string | null;
}

/** How far people are in courses: in the lectures that have a video and are not in the trash. */
export class CourseProgressService {
  constructor(private readonly em: EntityManager) {}

  /** Batch for resolvers: how far people are in courses, null where they have not begun. */
  readonly ofCourses = async (wanted: readonly CourseOfUser[]): Promise<(CourseProgress | null)[]> => {
    const rows = await this.read(wanted);
    const found = new Map(rows.map((row) => [progressId(row.user_id, row.course_id), row]));
    return wanted.map(({ userId, courseId }) => {
      const id = progressId(userId, courseId);
      const row = found.get(id);
      if (!row) return null;
      const { done, total, next_lecture_id: nextLectureId } = row;
      return Object.assign(new CourseProgress(), { id, userId, courseId, done, total, nextLectureId });
    });
  };

  /** Somebody goes on with the lecture seen last, or the first after it that is not done, from the beginning again. */
  private read(wanted: readonly CourseOfUser[]): Promise<Row[]> {
    const pairs = wanted.map(() => '(?::uuid, ?::uuid)').join(', ');
    return this.em.execute<Row[]>(
      `select seen.user_id, seen.course_id, count(progress.done_at)::int as done, count(lecture.id)::int as total,
         (array_agg(lecture.id order by lecture.position < seen.position, lecture.position)
           filter (where lecture.id is not null and progress.done_at is null))[1] as next_lecture_id
       from (select distinct on (progress.user_id, lecture.course_id)
               progress.user_id, lecture.course_id, lecture.position
             from (values ${pairs}) as wanted (user_id, course_id)
             join lectures lecture on lecture.course_id = wanted.course_id
             join lecture_progress progress
               on progress.lecture_id = lecture.id and progress.user_id = wanted.user_id
             order by progress.user_id, lecture.course_id, progress.recorded_at desc, progress.id) as seen
       left join lectures lecture on lecture.course_id = seen.course_id
         and lecture.deleted_at is null and lecture.video_key is not null
       left join lecture_progress progress
         on progress.lecture_id = lecture.id and progress.user_id = seen.user_id
       group by seen.user_id, seen.course_id`,
      wanted.flatMap(({ userId, courseId }) => [userId, courseId]),
    );
  }
}
