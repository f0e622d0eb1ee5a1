import type { ApolloClient } from '@apollo/client';
import { progressLimits } from '#shared/progress.ts';
import type { ReportProgress } from '#client/player/video.ts';
import { deviceStorage } from '#client/storage/browser-storage.ts';
import { lectureDuration } from './lecture-duration.ts';
import { outboxOf } from './progress-outbox.ts';
import { visitorProgressKey } from './visitor-progress-key.ts';

/** Maximum number of stored positions. Those of the lectures watched last are kept. */
const maxLectures = 20;

/** Interval between stored positions while a video plays, in ms. */
const playingInterval = 2_000;

/** A visitor's position in a lecture. */
interface VisitorPosition {
  lectureId: string;
  /** In seconds. */
  position: number;
  /** Time of the position, in ms of `Date.now()`. */
  at: number;
}

/**
 * Creates the function that stores a visitor's positions in a lecture on this device, until the visitor logs in. A
 * completed lecture stays completed when the visitor watches parts of it again.
 */
export function createVisitorReporter(client: ApolloClient, lectureId: string): ReportProgress {
  let storedAt = -Infinity;
  return (position, moment) => {
    if (moment === 'playing' && performance.now() - storedAt < playingInterval) return;
    storedAt = performance.now();
    const duration = lectureDuration(client, lectureId);
    // The lecture has been deleted.
    if (duration === undefined) return;
    const doneFrom = duration > 0 ? progressLimits.doneRatio * duration : Infinity;
    const stored = storedPositions();
    const before = stored.find((one) => one.lectureId === lectureId);
    const isDone = before !== undefined && before.position >= doneFrom;
    const newest = {
      lectureId,
      position: isDone ? Math.max(before.position, position) : position,
      at: Date.now(),
    };
    const others = stored.filter((one) => one !== before);
    deviceStorage.set(visitorProgressKey, JSON.stringify([newest, ...others].slice(0, maxLectures)));
  };
}

/**
 * Sends the stored positions to the account that has logged in on this device, and deletes them. Without a connection, the
 * outbox sends them later. Lists of the person's courses are then read again.
 */
export async function sendVisitorProgress(client: ApolloClient, userId: string): Promise<void> {
  const outbox = outboxOf(client);
  const saving = storedPositions().map((one) => outbox.save({ ...one, userId }, true));
  const saved = await Promise.all(saving);
  deviceStorage.remove(visitorProgressKey);
  if (!saved.includes(true)) return;
  for (const fieldName of ['continueWatching', 'myCourses'])
    client.cache.evict({ id: 'ROOT_QUERY', fieldName });
}

/** The stored positions that the server accepts, newest first. */
function storedPositions(): VisitorPosition[] {
  const isUsable = (one: unknown): one is VisitorPosition => {
    const { lectureId, position, at } = (one ?? {}) as Partial<Record<string, unknown>>;
    if (typeof lectureId !== 'string' || typeof position !== 'number' || typeof at !== 'number') return false;
    const age = Date.now() - at;
    return position >= 0 && age >= 0 && age < progressLimits.maxAgeMs;
  };
  try {
    // Written above, possibly by another version of the product.
    const stored = JSON.parse(deviceStorage.get(visitorProgressKey) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter(isUsable).slice(0, maxLectures) : [];
  } catch {
    return [];
  }
}
