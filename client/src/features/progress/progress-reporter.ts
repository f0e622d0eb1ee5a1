import type { ApolloClient } from '@apollo/client';
import { progressLimits } from '#shared/progress.ts';
import type { ReportProgress } from '#client/player/video.ts';
import { lectureDuration } from './lecture-duration.ts';
import { outboxOf, type ProgressRecord } from './progress-outbox.ts';

/** Interval between saves while a video plays, in ms. */
const playingInterval = 5_000;

/**
 * Creates the function that saves a learner's positions in a lecture. Calls during playback are throttled to one
 * every few seconds; other moments save immediately.
 */
export function createReporter(client: ApolloClient, userId: string, lectureId: string): ReportProgress {
  const outbox = outboxOf(client);
  let reported: ProgressRecord | null = null;
  let delivered: ProgressRecord | null = null;
  let saved: ProgressRecord | null = null;
  let sentAt = -Infinity;

  /** Whether the number of completed lectures may have changed. Only then the mutation also selects the course. */
  const mayCount = (position: number, duration: number): boolean => {
    const doneFrom = progressLimits.doneRatio * duration;
    return saved === null || (saved.position < doneFrom && position >= doneFrom);
  };
  const save = async (record: ProgressRecord): Promise<void> => {
    const duration = lectureDuration(client, lectureId);
    // The lecture has been deleted.
    if (duration === undefined) return;
    sentAt = performance.now();
    if (!(await outbox.save(record, mayCount(record.position, duration)))) return;
    delivered = record;
    saved = record;
  };

  return (position, moment) => {
    if (moment === 'playing' && performance.now() - sentAt < playingInterval) return;
    // An unchanged position keeps its time, because the learner may have watched further on another device.
    const record =
      reported?.position === position ? reported : { userId, lectureId, position, at: Date.now() };
    reported = record;
    if (record === delivered) return;
    if (moment !== 'leaving') void save(record);
    else if (outbox.sendLast(record)) delivered = record;
  };
}
