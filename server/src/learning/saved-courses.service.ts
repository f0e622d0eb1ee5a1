import { requireUser, type Actor } from '#server/platform/common/actor.ts';
import { newId } from '#server/platform/common/identifier.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { anyOf, read, uuids } from '#server/platform/db/read.ts';
import { statement, type Statements } from '#server/platform/db/statements.ts';
import type { CourseRow } from '#server/course/course-rows.ts';
import type { CourseService } from '#server/course/course.service.ts';

/** A user and a course, the key of a batch. */
export interface CourseOfUser {
  userId: string;
  courseId: string;
}

const SAVE = statement(
  `insert into saved_courses (id, created_at, user_id, course_id) values ($1, now(), $2, $3)
   on conflict (user_id, course_id) do nothing`,
);
const FORGET = statement('delete from saved_courses where user_id = $1 and course_id = $2');
const OF_COURSES = read({ userIds: uuids, courseIds: uuids }, ({ userIds, courseIds }) =>
  db
    .selectFrom('savedCourses')
    .where('userId', '=', anyOf(userIds))
    .where('courseId', '=', anyOf(courseIds))
    .select(['userId', 'courseId']),
);

/** The courses that users have saved for later. They are deleted with the account. */
export class SavedCoursesService {
  constructor(
    private readonly statements: Statements,
    private readonly courses: CourseService,
  ) {}

  /** Saves a course for later, or removes it from the saved courses. Throws UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT. */
  async save(actor: Actor, courseId: string, isSaved: boolean): Promise<CourseRow> {
    const { userId } = requireUser(actor);
    const course = await this.courses.byId(actor, courseId);
    if (isSaved) await this.statements.all(SAVE, [newId(), userId, course.id]);
    else await this.statements.all(FORGET, [userId, course.id]);
    return course;
  }

  /** Batch for resolvers: whether the user has saved the course. */
  readonly ofCourses = async (wanted: readonly CourseOfUser[]): Promise<boolean[]> => {
    const rows = await this.statements.all(OF_COURSES, {
      userIds: [...new Set(wanted.map(({ userId }) => userId))],
      courseIds: wanted.map(({ courseId }) => courseId),
    });
    const key = ({ userId, courseId }: CourseOfUser) => `${userId} ${courseId}`;
    const saved = new Set(rows.map((row) => key(row)));
    return wanted.map((one) => saved.has(key(one)));
  };
}
