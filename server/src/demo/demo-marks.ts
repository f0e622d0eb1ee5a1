import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Expression } from 'kysely';
import { DEMO_ACCOUNTS } from '#demo/accounts.ts';
import { courseActions } from '#server/course/course.audit-actions.ts';
import { fileActions } from '#server/file/file.audit-actions.ts';
import { lectureActions } from '#server/lecture/lecture.audit-actions.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { anyOf, is, read, texts, uuids, type RowOf } from '#server/platform/db/read.ts';
import { readIn } from '#server/platform/db/statements.ts';

/** Actions whose result would be lost with the course. Unpublishing and moving to the trash create nothing. */
const EDITS = [
  courseActions.COURSE_EDITED,
  lectureActions.LECTURE_EDITED,
  lectureActions.LECTURES_REORDERED,
  lectureActions.SECTION_EDITED,
  fileActions.FILE_EDITED,
  fileActions.FILE_MOVED,
];

/** The only edit that the demo itself makes, while it adds a course. */
const OWN_EDIT = JSON.stringify([{ kind: 'CAPTIONS', language: 'en' }]);

/**
 * Whether an admin has edited a course, its sections, its files or a lecture since the demo completed the course. Until then, all edits count
 * but the demo's own. The audit log records all edits in their transactions. Versions count only some.
 */
const isEdited = (subjectId: Expression<string>, completedAt: Expression<Date | null>) =>
  is.exists(
    db
      .selectFrom('auditEntries as entry')
      .where('entry.subjectId', '=', subjectId)
      .where('entry.action', 'in', EDITS)
      .where((query) =>
        query
          .case()
          .when(completedAt, 'is', null)
          .then(sql<boolean>`not coalesce(${query.ref('entry.facts')} @> ${OWN_EDIT}::jsonb, false)`)
          .else(query('entry.createdAt', '>', sql<Date>`${completedAt}`))
          .end(),
      )
      .select('entry.id'),
  );

const marks = db.selectFrom('demoMarks').select('demoMarks.id');

/**
 * Courses that the demo created: whether each was completely added, regardless of later changes, and whether an admin has
 * edited it, its lectures, sections or files, or added one.
 */
const COURSES = read({}, () =>
  db
    .selectFrom('courses as course')
    .innerJoin('demoMarks as mark', 'mark.id', 'course.id')
    .orderBy('course.createdAt')
    .orderBy('course.id')
    .select((query) => {
      const completedAt = query.ref('mark.completedAt');
      const lectures = query
        .selectFrom('lectures as lecture')
        .whereRef('lecture.courseId', '=', 'course.id')
        .select('lecture.id');
      return [
        'course.id',
        query(completedAt, 'is not', null).as('isComplete'),
        query
          .or([
            query.exists(lectures.where('lecture.id', 'not in', marks)),
            query.exists(
              query
                .selectFrom('sections as section')
                .whereRef('section.courseId', '=', 'course.id')
                .where('section.id', 'not in', marks)
                .select('section.id'),
            ),
            query.exists(
              query
                .selectFrom('courseFiles as file')
                .whereRef('file.courseId', '=', 'course.id')
                .where('file.id', 'not in', marks)
                .select('file.id'),
            ),
            isEdited(query.ref('course.id'), completedAt),
            query.exists(lectures.where((lecture) => isEdited(lecture.ref('lecture.id'), completedAt))),
          ])
          .as('isChanged'),
      ];
    }),
);

/** A course that the demo created. */
export type MarkedCourse = RowOf<typeof COURSES>;

const addresses = DEMO_ACCOUNTS.map(({ email }) => email);

/** Accounts that still have a demo address. A changed address means that a person has taken over the account. */
const ACCOUNTS = read({ addresses: texts }, ({ addresses }) =>
  db
    .selectFrom('users')
    .innerJoin('demoMarks as mark', 'mark.id', 'users.id')
    .where('users.email', '=', anyOf(addresses))
    .orderBy('users.createdAt')
    .orderBy('users.id')
    .select('users.id'),
);

const LEARNERS = read({ courseIds: uuids }, ({ courseIds }) =>
  db
    .selectFrom('courseLearners as learner')
    .where('learner.courseId', '=', anyOf(courseIds))
    .where('learner.userId', 'is not', null)
    .where('learner.userId', 'not in', marks)
    .select((query) => sql<number>`count(distinct ${query.ref('learner.userId')})::int`.as('count')),
);

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
    return readIn(em, COURSES, {});
  }

  /** Ids of marked courses that are unchanged: those that are removed with the demo. */
  async unchangedCourseIds(): Promise<string[]> {
    return (await this.courses()).filter(({ isChanged }) => !isChanged).map(({ id }) => id);
  }

  /** Ids of marked accounts, oldest first. */
  async accountIds(): Promise<string[]> {
    const rows = await readIn(this.em.fork(), ACCOUNTS, { addresses });
    return rows.map(({ id }) => id);
  }

  /** Number of learners without a demo account who have started one of these courses. */
  async learnersOf(courseIds: readonly string[]): Promise<number> {
    const [row] = await readIn(this.em.fork(), LEARNERS, { courseIds });
    return row?.count ?? 0;
  }

  /** Deletes, in the transaction of `em`, all marks except those of accounts. Remaining courses become the school's own. */
  async clear(em: EntityManager): Promise<void> {
    await em.execute('delete from demo_marks where id not in (select id from users)');
  }
}
