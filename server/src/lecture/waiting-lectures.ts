import { requireAdmin, type Actor } from '#server/platform/common/actor.ts';
import { statement, type Statement, type Statements } from '#server/platform/db/statements.ts';

/** The number of lectures that need the attention of an admin, and the oldest of them; null if there is none. */
export interface WaitingRow {
  totalCount: number;
  oldestId: string | null;
}

/** Each count starts from a partial index of such lectures, which are few. */
const waiting = (condition: string): Statement<WaitingRow> =>
  statement(
    `select count(*)::int as "totalCount",
       (array_agg(lectures.id order by lectures.created_at, lectures.id))[1] as "oldestId"
     from lectures join courses on courses.id = lectures.course_id
     where lectures.deleted_at is null and courses.deleted_at is null and ${condition}`,
  );

const FAILED = waiting(`lectures.status = 'FAILED'`);
const DRAFTS = waiting(
  'lectures.is_draft and lectures.publish_at is null and courses.published_at is not null',
);

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

  private async count(actor: Actor, counted: Statement<WaitingRow>): Promise<WaitingRow> {
    requireAdmin(actor);
    return (await this.statements.first(counted, [])) ?? { totalCount: 0, oldestId: null };
  }
}
