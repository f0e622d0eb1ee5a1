import type { EntityManager } from '@mikro-orm/postgresql';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { courseActions } from '#server/course/course.audit-actions.ts';
import { lectureActions } from '#server/lecture/lecture.audit-actions.ts';
import { placesFor } from '#server/platform/db/places.ts';

/** A course that the demo created. */
export interface MarkedCourse {
  id: string;
  /** Whether the course was completely added, regardless of later changes. */
  isComplete: boolean;
  /** Whether an admin has edited the course or its lectures, or added a lecture. */
  isChanged: boolean;
}

/** Actions whose result would be lost with the course. Unpublishing and moving to the trash create nothing. */
const EDITS = [courseActions.COURSE_EDITED, lectureActions.LECTURE_EDITED, lectureActions.LECTURES_REORDERED];

/** The only edit that the demo itself makes, while it adds a course. */
const OWN_EDIT = JSON.stringify([{ kind: 'CAPTIONS', language: 'en' }]);

/** Reads edits from the audit log, which records all of them in their transactions. Versions count only some edits. */
const COURSES = `select course.id, mark.completed_at is not null as "isComplete",
    exists (
      select from lectures lecture where lecture.course_id = course.id and lecture.id not in (select id from demo_marks)
    ) or exists (
      select from (select course.id union all select id from lectures where course_id = course.id) as part
        join audit_entries entry on entry.subject_id = part.id
        where action in (${placesFor(EDITS)}) and case
          when mark.completed_at is null then not coalesce(entry.facts @> ?::jsonb, false)
          else entry.created_at > mark.completed_at end
    ) as "isChanged"
  from courses course join demo_marks mark using (id) order by course.created_at, course.id`;

const addresses = DEMO_ACCOUNTS.map(({ email }) => email);

/** Accounts that still have a demo address. A changed address means that a person has taken over the account. */
const ACCOUNTS = `select users.id from users join demo_marks using (id)
  where email in (${placesFor(addresses)}) order by created_at, users.id`;

const learners = (
  courseIds: readonly string[],
) => `select count(distinct user_id)::int as count from course_learners
  where course_id in (${placesFor(courseIds)}) and user_id is not null and user_id not in (select id from demo_marks)`;

/** Records which rows the demo created, and tells which of them are still unchanged. */
export class DemoMarks {
  constructor(private readonly em: EntityManager) {}

  /** Marks rows as created by the demo, in the transaction of `em`. */
  async set(em: EntityManager, ids: readonly string[]): Promise<void> {
    await em.execute(
      `insert into demo_marks (id) values ${ids.map(() => '(?)').join(', ')} on conflict do nothing`,
      [...ids],
    );
  }

  /** Records, in the transaction of `em`, that a course is completely added. */
  async complete(em: EntityManager, courseId: string): Promise<void> {
    await em.execute('update demo_marks set completed_at = ? where id = ?', [new Date(), courseId]);
  }

  /** Marked courses, including those in the trash, oldest first, as the transaction of `em` sees them. */
  courses(em: EntityManager = this.em.fork()): Promise<MarkedCourse[]> {
    return em.execute<MarkedCourse[]>(COURSES, [...EDITS, OWN_EDIT]);
  }

  /** Ids of marked accounts, oldest first. */
  async accountIds(): Promise<string[]> {
    const rows = await this.em.fork().execute<{ id: string }[]>(ACCOUNTS, addresses);
    return rows.map(({ id }) => id);
  }

  /** Number of learners without a demo account who have started one of these courses. */
  async learnersOf(courseIds: readonly string[]): Promise<number> {
    if (courseIds.length === 0) return 0;
    const [row] = await this.em.fork().execute<{ count: number }[]>(learners(courseIds), [...courseIds]);
    return row?.count ?? 0;
  }

  /** Deletes, in the transaction of `em`, all marks except those of accounts. Remaining courses become the school's own. */
  async clear(em: EntityManager): Promise<void> {
    await em.execute('delete from demo_marks where id not in (select id from users)');
  }
}
