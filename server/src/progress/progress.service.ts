import { sql } from 'kysely';
import { messages } from '#shared/messages.ts';
import { progressLimits, progressMessages } from '#shared/progress.ts';
import { Role } from '#shared/roles.ts';
import type { AccessService } from '#server/access/access.service.ts';
import { requireUser, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { columnsOf, read, uuids } from '#server/platform/db/read.ts';
import { statement, type Statements } from '#server/platform/db/statements.ts';
import type { LectureService } from '#server/lecture/lecture.service.ts';
import { NOW, type PositionWrites } from './position-writes.ts';
import { groupedLists } from './grouped-lists.ts';
import { progressId } from './progress-id.ts';
import { PROGRESS_COLUMNS, progressColumns, type ProgressRow } from './progress-rows.ts';

/** A position in a lecture, in seconds, and its age in milliseconds. */
export interface Moment {
  lectureId: string;
  position: number;
  age: number;
}

/** The key of a user's progress in a lecture. */
export interface LectureOfUser {
  userId: string;
  lectureId: string;
}

const SAVE_MARK = statement<ProgressRow>(`
  insert into lecture_progress as kept (id, created_at, user_id, lecture_id, recorded_at, done_at, marked_at)
  select $1, now(), $2, $3, at, case when $4 then at end, at from (select ${NOW} as at) as moment
  on conflict (user_id, lecture_id) do update set
    done_at = case when excluded.done_at is null then null else coalesce(kept.done_at, excluded.done_at) end,
    marked_at = excluded.marked_at
  returning ${progressColumns('kept')}`);

const OF_LECTURES = read({ userIds: uuids, lectureIds: uuids }, ({ userIds, lectureIds }) =>
  db
    .selectFrom('lectureProgress as progress')
    .innerJoin(
      sql<LectureOfUser>`unnest(${userIds}, ${lectureIds})`.as<'wanted'>(sql`wanted (user_id, lecture_id)`),
      (join) =>
        join
          .onRef('wanted.userId', '=', 'progress.userId')
          .onRef('wanted.lectureId', '=', 'progress.lectureId'),
    )
    .select(columnsOf('progress', PROGRESS_COLUMNS)),
);

/**
 * Users' progress in lectures. It is kept when access ends and while a lecture is in the trash, so that learners can
 * resume later. It is deleted with the account.
 */
export class ProgressService {
  /** Batches concurrent requests into one statement. */
  private readonly lists = groupedLists<LectureOfUser, ProgressRow>((lists) => this.ofLists(lists));

  constructor(
    private readonly statements: Statements,
    private readonly positions: PositionWrites,
    private readonly lectures: LectureService,
    private readonly access: AccessService,
  ) {}

  /**
   * Saves a position and returns the saved progress. One statement does it, so that concurrent saves from several
   * devices cannot lose the newest. Throws UNAUTHENTICATED, FORBIDDEN for a locked lecture, NOT_FOUND, BAD_USER_INPUT,
   * SERVICE_UNAVAILABLE when too many saves wait.
   */
  async save(actor: Actor, { lectureId, position, age }: Moment): Promise<ProgressRow> {
    const { userId, role } = requireUser(actor);
    if (!Number.isFinite(position) || position < 0)
      return refuse('position', progressMessages.validation.position);
    if (age < 0 || age > progressLimits.maxAgeMs) return refuse('age', messages.badRequest);
    return this.positions.save({
      userId,
      isAdmin: role === Role.ADMIN,
      lectureId: requireId(lectureId, 'lectureId'),
      position,
      measuredAt: performance.now() - age,
    });
  }

  /** Marks a lecture as done or not done. Throws UNAUTHENTICATED, FORBIDDEN for a locked lecture, NOT_FOUND. */
  async mark(actor: Actor, lectureId: string, isDone: boolean): Promise<ProgressRow> {
    const { userId } = requireUser(actor);
    const lecture = await this.lectures.playable(actor, lectureId);
    await this.access.requireWatch(actor, [lecture]);
    const { id } = lecture;
    const values = [progressId(userId, id), userId, id, isDone];
    const row = await this.statements.first(SAVE_MARK, values);
    if (!row) throw new Error('An insert that updates on conflict returned no row');
    return { ...row, lecture };
  }

  /** Batch for resolvers: progress in lectures, null where the user has not started the lecture. */
  readonly ofLectures = (wanted: readonly LectureOfUser[]): Promise<(ProgressRow | null)[]> =>
    this.lists.load(wanted);

  private async ofLists(lists: readonly (readonly LectureOfUser[])[]): Promise<(ProgressRow | null)[][]> {
    const wanted = lists.flat();
    const rows = await this.statements.all(OF_LECTURES, {
      userIds: wanted.map(({ userId }) => userId),
      lectureIds: wanted.map(({ lectureId }) => lectureId),
    });
    const key = (userId: string, lectureId: string) => `${userId} ${lectureId}`;
    const found = new Map(rows.map((row) => [key(row.userId, row.lectureId), row]));
    return lists.map((list) =>
      list.map(({ userId, lectureId }) => found.get(key(userId, lectureId)) ?? null),
    );
  }
}

function refuse(field: string, message: string): never {
  throw new AppError('BAD_USER_INPUT', message, { fields: { [field]: message } });
}
