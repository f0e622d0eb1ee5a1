import type { EntityManager } from '@mikro-orm/postgresql';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { courseActions } from '#server/course/course.audit-actions.ts';
import { lectureActions } from '#server/lecture/lecture.audit-actions.ts';
import { placesFor } from '#server/platform/db/places.ts';

/** A course that the demo made. */
export interface MarkedCourse {
  id: string;
  /** Whether all of it was there once, whatever has become of it since. */
  isComplete: boolean;
  /** Whether somebody has edited it or a lecture of it, or given it one. */
  isChanged: boolean;
}

/** What is work that would be lost; whoever hides something or puts it in the trash has made nothing. */
const EDITS = [courseActions.COURSE_EDITED, lectureActions.LECTURE_EDITED, lectureActions.LECTURES_REORDERED];

/** All that the demo itself edits, and only until a course is complete. */
const OWN_EDIT = JSON.stringify([{ kind: 'CAPTIONS', language: 'en' }]);

/** Each edit is in the audit log, written in its own transaction; versions count only some of them. */
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

/** An account with an address of its own has become somebody's. */
const ACCOUNTS = `select users.id from users join demo_marks using (id)
  where email in (${placesFor(addresses)}) order by created_at, users.id`;

const learners = (
  courseIds: readonly string[],
) => `select count(distinct user_id)::int as count from course_learners
  where course_id in (${placesFor(courseIds)}) and user_id is not null and user_id not in (select id from demo_marks)`;

/** Which rows of the school the demo made, and which of them are its own still. */
export class DemoMarks {
  constructor(private readonly em: EntityManager) {}

  /** Marks rows as the demo's, in the transaction of `em`. */
  async set(em: EntityManager, ids: readonly string[]): Promise<void> {
    await em.execute(
      `insert into demo_marks (id) values ${ids.map(() => '(?)').join(', ')} on conflict do nothing`,
      [...ids],
    );
  }

  /** Notes, in the transaction of `em`, that all of a course is there. */
  async complete(em: EntityManager, courseId: string): Promise<void> {
    await em.execute('update demo_marks set completed_at = ? where id = ?', [new Date(), courseId]);
  }

  /** Courses with a mark, in the trash or not, oldest first; as the transaction of `em` sees them. */
  courses(em: EntityManager = this.em.fork()): Promise<MarkedCourse[]> {
    return em.execute<MarkedCourse[]>(COURSES, [...EDITS, OWN_EDIT]);
  }

  /** Accounts with a mark, oldest first. */
  async accountIds(): Promise<string[]> {
    const rows = await this.em.fork().execute<{ id: string }[]>(ACCOUNTS, addresses);
    return rows.map(({ id }) => id);
  }

  /** How many people who are not of the demo have begun one of these courses. */
  async learnersOf(courseIds: readonly string[]): Promise<number> {
    if (courseIds.length === 0) return 0;
    const [row] = await this.em.fork().execute<{ count: number }[]>(learners(courseIds), [...courseIds]);
    return row?.count ?? 0;
  }

  /** Forgets, in the transaction of `em`, all marks but those of accounts: what is left is the school's own. */
  async clear(em: EntityManager): Promise<void> {
    await em.execute('delete from demo_marks where id not in (select id from users)');
  }
}
