import { requireUser, type Actor } from '#server/platform/common/actor.ts';
import {
  decodeCursor,
  encodeCursor,
  pageBy,
  requirePageSize,
  type Page,
  type PageArgs,
} from '#server/platform/common/pagination.ts';
import { numbered, statement, type Statements } from '#server/platform/db/statements.ts';
import { courseColumns, type CourseRow } from '#server/course/course-rows.ts';
import { isShown } from '#server/lecture/lecture-rows.ts';
import type { LearningState } from './learning-state.ts';

/** Of each course that somebody has begun, when they saw it last, and whether a lecture is left. */
const BEGUN = `
  select seen.course_id, seen.at, exists (
    select from lectures lecture
    left join lecture_progress progress on progress.lecture_id = lecture.id and progress.user_id = seen.user_id
    where lecture.course_id = seen.course_id and ${isShown('lecture')}
      and progress.done_at is null
  ) as is_left
  from (
    select progress.user_id, lecture.course_id, max(progress.recorded_at) as at
    from lecture_progress progress join lectures lecture on lecture.id = progress.lecture_id
      and ${isShown('lecture')}
    where progress.user_id = ?
    group by progress.user_id, lecture.course_id
  ) as seen`;

const OWN: Record<LearningState, string> = {
  BEGUN: `select course_id, at from (${BEGUN}) as begun where is_left`,
  FINISHED: `select course_id, at from (${BEGUN}) as begun where not is_left`,
  SAVED: 'select course_id, created_at as at from saved_courses where user_id = ?',
};

/** A course, and the time that it is listed by. */
type Listed = CourseRow & { at: Date };

function statementsOf(state: LearningState) {
  const shown = `from (${OWN[state]}) as own join courses course on course.id = own.course_id
    and course.deleted_at is null and course.published_at is not null`;
  const page = (isAfter: string) =>
    statement<Listed>(
      numbered(
        `select ${courseColumns('course')}, own.at ${shown} ${isAfter} order by own.at desc, course.id desc limit ?`,
      ),
    );
  return {
    first: page(''),
    later: page('where (own.at, course.id) < (?, ?)'),
    count: statement<{ count: number }>(numbered(`select count(*)::int as count ${shown}`)),
  };
}

const statementsBy = {
  BEGUN: statementsOf('BEGUN'),
  FINISHED: statementsOf('FINISHED'),
  SAVED: statementsOf('SAVED'),
};

/** The published courses that somebody has begun, finished or saved. */
export class MyCourses {
  constructor(private readonly statements: Statements) {}

  /** A page of one of the lists. Throws UNAUTHENTICATED, BAD_USER_INPUT. */
  async list(actor: Actor, state: LearningState, { first, after }: PageArgs): Promise<Page<CourseRow>> {
    const { userId } = requireUser(actor);
    requirePageSize(first);
    const place = after == null ? null : decodeCursor(after);
    const texts = statementsBy[state];
    const [rows, counted] = await Promise.all([
      place
        ? this.statements.all(texts.later, [userId, place.createdAt, place.id, first + 1])
        : this.statements.all(texts.first, [userId, first + 1]),
      this.statements.first(texts.count, [userId]),
    ]);
    return pageBy(cursorOf, rows, first, counted?.count ?? 0);
  }
}

const cursorOf = ({ at, id }: Listed): string => encodeCursor({ createdAt: at, id });
