import type { EntityManager } from '@mikro-orm/postgresql';
import type { CourseRow } from '#server/course/course-rows.ts';
import type { CourseService } from '#server/course/course.service.ts';
import { requireUser, type Actor } from '#server/platform/common/actor.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import { readIn, statement, type Statements } from '#server/platform/db/statements.ts';
import { NOW } from './position-writes.ts';

/** A lecture of a course, or the whole course if it is null. */
export interface ResetScope {
  courseId: string;
  lectureId?: string | null;
}

/** Days for which a reset can be undone. Positions are saved up to seven days late. */
const KEPT_DAYS = 30;

/** The lectures of the scope: $2 is the course, $3 the lecture or null. */
const IN_SCOPE = `select id from lectures where course_id = $2 and ($3::uuid is null or id = $3)`;

const RESET = statement(`
  with moment as materialized (select ${NOW} as at),
  gone as (
    delete from lecture_progress where user_id = $1 and lecture_id in (${IN_SCOPE}) returning *
  )
  insert into progress_resets (id, created_at, user_id, lecture_id, position, recorded_at, done_at, marked_at, reset_at)
    select id, created_at, user_id, lecture_id, position, recorded_at, done_at, marked_at, at from gone, moment order by id
  on conflict (id) do update set created_at = excluded.created_at, position = excluded.position,
    recorded_at = excluded.recorded_at, done_at = excluded.done_at, marked_at = excluded.marked_at, reset_at = excluded.reset_at`);

/** The progress of the last reset in the scope of the user $1. */
const LAST = `reset.user_id = $1 and reset.lecture_id in (${IN_SCOPE}) and reset.reset_at = (
  select max(reset_at) from progress_resets where user_id = $1 and lecture_id in (${IN_SCOPE}))`;

/** The positions follow in a statement of their own: the statistics count a new row with a position as watched. */
const RESTORE_ROWS = statement(`
  insert into lecture_progress (id, created_at, user_id, lecture_id, position, recorded_at)
    select id, created_at, user_id, lecture_id, 0, recorded_at from progress_resets as reset where ${LAST} order by id
  on conflict (user_id, lecture_id) do nothing`);
/** What the learner has watched since the reset stays. */
const RESTORE_POSITIONS = statement(`
  update lecture_progress as progress set position = reset.position, done_at = reset.done_at, marked_at = reset.marked_at
    from progress_resets as reset
    where progress.id = reset.id and progress.recorded_at = reset.recorded_at and ${LAST}`);
const FORGET_LAST = statement(`delete from progress_resets as reset where ${LAST}`);
const PURGE = statement(
  `delete from progress_resets where reset_at < now() - make_interval(days => ${KEPT_DAYS})`,
);

interface Dependencies {
  em: EntityManager;
  statements: Statements;
  courses: CourseService;
}

/** Lets learners start a lecture or a course over. Certificates stay, and statistics keep what was watched. */
export class ProgressResets {
  constructor(private readonly deps: Dependencies) {}

  /** Removes the caller's progress in a lecture or a course. Throws UNAUTHENTICATED, BAD_USER_INPUT, and NOT_FOUND for a course. */
  async reset(actor: Actor, scope: ResetScope): Promise<CourseRow> {
    const { course, values } = await this.read(actor, scope);
    await this.deps.statements.all(RESET, values);
    return course;
  }

  /**
   * Restores what the last reset of this lecture or course has removed, unless the learner has begun it again since. Throws
   * UNAUTHENTICATED, BAD_USER_INPUT, and NOT_FOUND for a course.
   */
  async undo(actor: Actor, scope: ResetScope): Promise<CourseRow> {
    const { course, values } = await this.read(actor, scope);
    await this.deps.em.fork().transactional(async (em) => {
      for (const step of [RESTORE_ROWS, RESTORE_POSITIONS, FORGET_LAST]) await readIn(em, step, values);
    });
    return course;
  }

  /** Deletes what can no longer be restored. */
  async purge(): Promise<void> {
    await this.deps.statements.all(PURGE, []);
  }

  private async read(actor: Actor, { courseId, lectureId }: ResetScope) {
    const { userId } = requireUser(actor);
    const course = await this.deps.courses.byId(actor, courseId);
    const lecture = lectureId == null ? null : requireId(lectureId, 'lectureId');
    return { course, values: [userId, course.id, lecture] };
  }
}
