import { sql } from 'kysely';
import pg from 'pg';
import { lectureMessages } from '#shared/lecture.ts';
import { messages } from '#shared/messages.ts';
import { progressLimits } from '#shared/progress.ts';
import { subscriptionRequired } from '#server/access/access.service.ts';
import { mayWatchLecture } from '#server/access/open-access.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { Batched, SHARED } from '#server/platform/common/batched.ts';
import { rowIn, sqlOf } from '#server/platform/db/read.ts';
import { statement, type Statements } from '#server/platform/db/statements.ts';
import { isPlayable, lectureColumns, toLecture, type LectureColumns } from '#server/lecture/lecture-rows.ts';
import { progressId } from './progress-id.ts';
import type { ProgressRow } from './progress-rows.ts';

/** A user's position in a lecture. */
export interface Position {
  userId: string;
  isAdmin: boolean;
  lectureId: string;
  /** In seconds. */
  position: number;
  /** When it was measured, on the scale of `performance.now()`. */
  measuredAt: number;
}

/** How long a batch waits for a row lock. All positions of the batch wait with it. */
const PATIENCE = '250ms';
/** No lock timeout: a single write may wait as long as its request may take. */
const UNTIL_THE_LIMIT = '0';

/** In milliseconds, the precision of a `Date`, because cursors of lists contain it. */
export const NOW = `date_trunc('milliseconds', clock_timestamp())`;

/** The user who sent a position. */
const SENDER = {
  userId: sql.ref<string>('sent.user_id'),
  isAdmin: sql.ref<boolean>('sent.is_admin'),
};

interface Written {
  userId: string;
  mayWatch: boolean;
  progressId: string | null;
  savedPosition: number;
  recordedAt: Date;
  doneAt: Date | null;
}

/**
 * Writes the positions of users who may watch. Returns a row for each position in a lecture that its sender may see.
 *
 * The newest position wins, in whichever order they arrive. The database's clock tells when a position was measured,
 * because the clocks of processes differ and can be changed. Texts and links have no positions: 0 is saved for them, which tells when
 * they were last opened.
 *
 * A position from before the learner reset the lecture is not saved. Its answer has the position 0.
 *
 * Reaching the threshold makes a lecture done, and watching never undoes that. Once a learner has marked it by hand,
 * only crossing the threshold again makes it done: a learner who removes the mark while the last minutes play means it.
 */
const SAVE_POSITIONS = statement<Written & LectureColumns>(`
  with patience as materialized (select set_config('lock_timeout', $8, true)),
  sent as (
    select sent.*, ${NOW} - age * interval '1 millisecond' as recorded_at
    from patience, unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::float8[], $5::bigint[], $6::boolean[])
      as sent (progress_id, user_id, lecture_id, position, age, is_admin)
  ),
  known as (
    select sent.progress_id, sent.user_id, sent.lecture_id, sent.recorded_at,
      case when lectures.kind <> 'VIDEO' then 0 else least(sent.position, lectures.duration) end as position, ${doneFrom('lectures')} as done_from,
      ${sqlOf(mayWatchLecture(SENDER, rowIn('lectures', 'lectures'), sql`$7::timestamptz`))} as may_watch
    from sent join lectures on lectures.id = sent.lecture_id join courses on courses.id = lectures.course_id
    where ${sqlOf(isPlayable(rowIn('lectures', 'lectures'), rowIn('courses', 'courses'), SENDER.isAdmin))}
  ),
  saved as (
    insert into lecture_progress as kept (id, created_at, user_id, lecture_id, position, recorded_at, done_at)
    select progress_id, now(), user_id, lecture_id, position, recorded_at,
      case when position >= done_from then recorded_at end
    from known where may_watch and not exists (
      select from progress_resets as reset where reset.id = known.progress_id and reset.reset_at >= known.recorded_at
    ) order by user_id, lecture_id
    on conflict (user_id, lecture_id) do update set
      position = case when excluded.recorded_at < kept.recorded_at then kept.position else excluded.position end,
      recorded_at = greatest(kept.recorded_at, excluded.recorded_at),
      done_at = case
        when kept.marked_at is null or (excluded.recorded_at > kept.marked_at and kept.position <
          (select ${doneFrom('lectures')} from lectures where lectures.id = excluded.lecture_id))
        then coalesce(kept.done_at, excluded.done_at)
        else kept.done_at end
    returning *
  )
  select known.user_id as "userId", known.may_watch as "mayWatch", saved.id as "progressId",
    coalesce(saved.position, 0) as "savedPosition", coalesce(saved.recorded_at, known.recorded_at) as "recordedAt", saved.done_at as "doneAt", ${lectureColumns('lectures')}
  from known join lectures on lectures.id = known.lecture_id
  left join saved on saved.user_id = known.user_id and saved.lecture_id = known.lecture_id`);

/** SQL of the second from which a lecture is done. Null while its video has no length. */
function doneFrom(lectures: string): string {
  return `nullif(${lectures}.duration, 0) * ${progressLimits.doneRatio}::float8`;
}

/**
 * Writes positions in batches: positions that arrive during a statement go into the next one. Each caller is answered
 * after the commit of its batch. A failing position does not fail the others.
 */
export class PositionWrites {
  private readonly writes = new Batched<Position, ProgressRow>((positions) => this.write(positions), {
    ...SHARED,
    maxWaiting: 1_000,
    // A statement can write a row only once.
    nameOf: keyOf,
  });

  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes one position and returns the saved progress. Throws NOT_FOUND, FORBIDDEN for a locked lecture,
   * UNAUTHENTICATED for an account that was deleted meanwhile, SERVICE_UNAVAILABLE when too many positions wait.
   */
  save(position: Position): Promise<ProgressRow> {
    return this.writes.load(position);
  }

  private async write(
    positions: readonly Position[],
  ): Promise<(ProgressRow | Error | Promise<ProgressRow>)[]> {
    try {
      return await this.execute(positions, PATIENCE);
    } catch (error) {
      if (!isOfOneRow(error)) throw error;
      return positions.map((position) => this.writeAlone(position));
    }
  }

  private async writeAlone(position: Position): Promise<ProgressRow> {
    try {
      const [result = lectureNotFound()] = await this.execute([position], UNTIL_THE_LIMIT);
      if (result instanceof AppError) throw result;
      return result;
    } catch (error) {
      throw isOfOneRow(error) && error.code === FOREIGN_KEY_VIOLATION ? goneMeanwhile(error) : error;
    }
  }

  /** Returns the results in the order of the positions. */
  private async execute(
    positions: readonly Position[],
    patience: string,
  ): Promise<(ProgressRow | AppError)[]> {
    const rows = await this.statements.all(SAVE_POSITIONS, [
      positions.map(({ userId, lectureId }) => progressId(userId, lectureId)),
      positions.map(({ userId }) => userId),
      positions.map(({ lectureId }) => lectureId),
      positions.map(({ position }) => position),
      positions.map(({ measuredAt }) => Math.max(0, Math.round(performance.now() - measuredAt))),
      positions.map(({ isAdmin }) => isAdmin),
      this.clock(),
      patience,
    ]);
    const found = new Map(rows.map((row) => [keyOf({ userId: row.userId, lectureId: row.id }), row]));
    return positions.map((position) => {
      const row = found.get(keyOf(position));
      return row ? toProgress(row) : lectureNotFound();
    });
  }
}

type Key = Pick<Position, 'userId' | 'lectureId'>;

function keyOf({ userId, lectureId }: Key): string {
  return `${userId} ${lectureId}`;
}

function toProgress(row: Written & LectureColumns): ProgressRow | AppError {
  const {
    userId,
    mayWatch,
    progressId: saved,
    savedPosition: position,
    recordedAt,
    doneAt,
    ...columns
  } = row;
  if (!mayWatch) return subscriptionRequired();
  const id = saved ?? progressId(userId, columns.id);
  return { id, position, recordedAt, doneAt, userId, lectureId: columns.id, lecture: toLecture(columns) };
}

const FOREIGN_KEY_VIOLATION = '23503';
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';

/** Whether a single row may have made the statement fail. */
function isOfOneRow(error: unknown): error is pg.DatabaseError {
  const codes = [FOREIGN_KEY_VIOLATION, LOCK_NOT_AVAILABLE, DEADLOCK_DETECTED];
  return error instanceof pg.DatabaseError && error.code !== undefined && codes.includes(error.code);
}

/** The error for a row whose user or lecture was deleted after it was read. */
function goneMeanwhile({ constraint }: pg.DatabaseError): AppError {
  return constraint?.includes('user_id')
    ? new AppError('UNAUTHENTICATED', messages.access.loginRequired)
    : lectureNotFound();
}

function lectureNotFound(): AppError {
  return new AppError('NOT_FOUND', lectureMessages.notFound.lecture);
}
