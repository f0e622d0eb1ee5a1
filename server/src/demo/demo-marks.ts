import type { EntityManager } from '@mikro-orm/postgresql';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { placesFor } from '#server/platform/db/places.ts';

/** A course that the demo made. */
export interface MarkedCourse {
  id: string;
  /** Whether somebody has edited it or a lecture of it, or given it one. */
  isChanged: boolean;
}

const COURSES = `select course.id,
    course.version > 1 or exists (
      select from lectures lecture where lecture.course_id = course.id
        and (lecture.version > 1 or lecture.id not in (select id from demo_marks))
    ) as "isChanged"
  from courses course join demo_marks using (id) order by course.created_at, course.id`;

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

  /** Courses with a mark, in the trash or not, oldest first. */
  courses(): Promise<MarkedCourse[]> {
    return this.em.fork().execute<MarkedCourse[]>(COURSES);
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
