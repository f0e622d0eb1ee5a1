import type { EntityManager } from '@mikro-orm/postgresql';
import { messages } from '#shared/messages.ts';
import { progressLimits, progressMessages } from '#shared/progress.ts';
import { Role } from '#shared/roles.ts';
import type { AccessService } from '#server/access/access.service.ts';
import { requireUser, type Actor } from '#server/platform/common/actor.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import { lectureNotFound } from '#server/lecture/course-lectures.ts';
import { Lecture } from '#server/lecture/lecture.entity.ts';
import { LectureProgress } from './lecture-progress.entity.ts';
import { progressId } from './progress-id.ts';

/** Where somebody is in a lecture: the position in seconds, measured so many milliseconds ago. */
export interface Moment {
  lectureId: string;
  position: number;
  age: number;
}

/** Somebody's place in a lecture, which a resolver asks for. */
export interface LectureOfUser {
  userId: string;
  lectureId: string;
}

/** How old a position may be that is still to be kept. */
const MAX_AGE_MS = DAY_MS;

/**
 * The newest position wins, whichever was here first. Reaching the threshold makes a lecture done and nothing watched
 * undoes that; but once somebody has marked it by hand, only crossing the threshold anew does: somebody who takes the
 * mark back while the video plays its last minutes means it.
 */
const UPSERT_POSITION = `
  insert into lecture_progress as kept (id, created_at, user_id, lecture_id, position, recorded_at, done_at)
  values (?, now(), ?, ?, ?, ?, ?)
  on conflict (user_id, lecture_id) do update set
    position = case when excluded.recorded_at < kept.recorded_at then kept.position else excluded.position end,
    recorded_at = greatest(kept.recorded_at, excluded.recorded_at),
    done_at = case
      when kept.marked_at is null or (excluded.recorded_at > kept.marked_at and kept.position < ?)
      then coalesce(kept.done_at, excluded.done_at)
      else kept.done_at end
  returning kept.*`;

const UPSERT_MARK = `
  insert into lecture_progress as kept (id, created_at, user_id, lecture_id, recorded_at, done_at, marked_at)
  values (?, now(), ?, ?, ?, ?, ?)
  on conflict (user_id, lecture_id) do update set
    done_at = case when excluded.done_at is null then null else coalesce(kept.done_at, excluded.done_at) end,
    marked_at = excluded.marked_at
  returning kept.*`;

/**
 * How far people are in lectures. It outlives their access and the trash: whoever may watch again goes on where they
 * were. It goes with the account.
 */
export class ProgressService {
  constructor(
    private readonly em: EntityManager,
    private readonly access: AccessService,
  ) {}

  /**
   * Keeps where somebody is, by one statement, so that saves from several devices at once cannot lose the newest;
   * returns what is kept now. Throws UNAUTHENTICATED, FORBIDDEN for a locked lecture, NOT_FOUND, BAD_USER_INPUT.
   */
  async save(actor: Actor, { lectureId, position, age }: Moment): Promise<LectureProgress> {
    const { userId } = requireUser(actor);
    if (!Number.isFinite(position) || position < 0)
      return refuse('position', progressMessages.validation.position);
    if (age < 0 || age > MAX_AGE_MS) return refuse('age', messages.badRequest);
    const { id, duration } = await this.requireWatchable(actor, lectureId);
    const place = Math.min(position, duration);
    const doneFrom = duration * progressLimits.doneRatio;
    const recordedAt = new Date(Date.now() - age);
    const doneAt = duration > 0 && place >= doneFrom ? recordedAt : null;
    return this.upsert(UPSERT_POSITION, [
      progressId(userId, id),
      userId,
      id,
      place,
      recordedAt,
      doneAt,
      doneFrom,
    ]);
  }

  /** Marks a lecture as done or takes that back. Throws UNAUTHENTICATED, FORBIDDEN for a locked lecture, NOT_FOUND. */
  async mark(actor: Actor, lectureId: string, isDone: boolean): Promise<LectureProgress> {
    const { userId } = requireUser(actor);
    const { id } = await this.requireWatchable(actor, lectureId);
    const now = new Date();
    return this.upsert(UPSERT_MARK, [progressId(userId, id), userId, id, now, isDone ? now : null, now]);
  }

  /** Batch for resolvers: how far people are in lectures, null where they have not begun. */
  readonly ofLectures = async (wanted: readonly LectureOfUser[]): Promise<(LectureProgress | null)[]> => {
    const rows = await this.em.find(LectureProgress, {
      user: { $in: [...new Set(wanted.map(({ userId }) => userId))] },
      lecture: { $in: wanted.map(({ lectureId }) => lectureId) },
    });
    const key = (userId: string, lectureId: string) => `${userId} ${lectureId}`;
    const found = new Map(rows.map((row) => [key(row.user.id, row.lecture.id), row]));
    return wanted.map(({ userId, lectureId }) => found.get(key(userId, lectureId)) ?? null);
  };

  /** A lecture with a video that this person sees. Throws NOT_FOUND, and FORBIDDEN when they may not watch it. */
  private async requireWatchable(actor: Actor, lectureId: string): Promise<Lecture> {
    const id = requireId(lectureId, 'lectureId');
    const lecture = await this.em.findOne(Lecture, id, { populate: ['course'], strategy: 'joined' });
    if (!lecture || lecture.deletedAt || lecture.videoKey === null) return lectureNotFound();
    const { publishedAt, deletedAt } = lecture.course.getEntity();
    if (deletedAt || !(publishedAt || actor?.role === Role.ADMIN)) return lectureNotFound();
    await this.access.requireWatch(actor, [lecture]);
    return lecture;
  }

  private async upsert(statement: string, values: unknown[]): Promise<LectureProgress> {
    const [row] = await this.em.execute<object[]>(statement, values);
    if (!row) throw new Error('An insert that updates on conflict returned no row');
    return this.em.map(LectureProgress, row);
  }
}

function refuse(field: string, message: string): never {
  throw new AppError('BAD_USER_INPUT', message, { fields: { [field]: message } });
}
