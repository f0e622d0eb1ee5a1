import { sql, type Expression, type SqlBool } from 'kysely';
import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { counted, is, read, rowOf, type ColumnsOf, type RowOf } from '#server/platform/db/read.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import type { Tables } from '#server/platform/db/tables.ts';

type Columns<Table extends keyof Tables> = ColumnsOf<Tables[Table]>;

/** Each count starts from a partial index of such lectures, which are few. */
const waiting = (
  condition: (lecture: Columns<'lectures'>, course: Columns<'courses'>) => Expression<SqlBool>,
) =>
  read({}, () =>
    db
      .selectFrom('lectures')
      .innerJoin('courses', 'courses.id', 'lectures.courseId')
      .where('lectures.deletedAt', 'is', null)
      .where('courses.deletedAt', 'is', null)
      .where((query) => condition(rowOf(query, 'lectures'), rowOf(query, 'courses')))
      .select((query) => {
        const { id, createdAt } = rowOf(query, 'lectures');
        const oldest = sql<string | null>`(array_agg(${id} order by ${createdAt}, ${id}))[1]`;
        return [counted().as('totalCount'), oldest.as('oldestId')];
      }),
  );

const FAILED = waiting((lecture) => is(lecture.status, '=', 'FAILED'));
const DRAFTS = waiting((lecture, course) =>
  is.and([lecture.isDraft, is(lecture.publishAt, 'is', null), is(course.publishedAt, 'is not', null)]),
);

/** The number of lectures that need the attention of an admin, and the oldest of them; null if there is none. */
export type WaitingRow = RowOf<typeof FAILED>;

/** Counts lectures that need the attention of an admin, without those in the trash. */
export class WaitingLectureCounts {
  constructor(private readonly statements: Statements) {}

  /** Lectures whose video could not be prepared. Throws UNAUTHENTICATED, FORBIDDEN. */
  failed(actor: Actor): Promise<WaitingRow> {
    return this.count(actor, FAILED);
  }

  /** Drafts of published courses without a schedule. Throws UNAUTHENTICATED, FORBIDDEN. */
  drafts(actor: Actor): Promise<WaitingRow> {
    return this.count(actor, DRAFTS);
  }

  private async count(actor: Actor, wanted: typeof FAILED): Promise<WaitingRow> {
    requireAdmin(actor);
    return (await this.statements.first(wanted, {})) ?? { totalCount: 0, oldestId: null };
  }
}
