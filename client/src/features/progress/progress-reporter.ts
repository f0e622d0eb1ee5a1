import type { ApolloClient } from '@apollo/client';
import { limits } from '#shared/limits.ts';
import { LectureLengthFragmentDoc } from '#client/gql/graphql.ts';
import type { ReportProgress } from '#client/player/video.ts';
import { outboxOf, type Place } from './progress-outbox.ts';

/** While a video plays its position is saved this often, in ms. */
const playingInterval = 5_000;

/** Saves where a person is in a lecture: while it plays every few seconds, however often it is told, else at once. */
export function createReporter(client: ApolloClient, userId: string, lectureId: string): ReportProgress {
  const outbox = outboxOf(client);
  let told: Place | null = null;
  let delivered: Place | null = null;
  let saved: Place | null = null;
  let sentAt = -Infinity;

  /** Whether the number of lectures that are done may have changed: only then the course is asked for, too. */
  const mayCount = (position: number, duration: number): boolean => {
    const doneFrom = limits.doneRatio * duration;
    return saved === null || (saved.position < doneFrom && position >= doneFrom);
  };
  const save = async (place: Place): Promise<void> => {
    const duration = durationOf(client, lectureId);
    // A lecture that was deleted meanwhile has no place to be kept.
    if (duration === undefined) return;
    sentAt = performance.now();
    if (!(await outbox.save(place, mayCount(place.position, duration)))) return;
    delivered = place;
    saved = place;
  };

  return (position, moment) => {
    if (moment === 'playing' && performance.now() - sentAt < playingInterval) return;
    // Somebody who has not moved is still where they were then, and may have gone on elsewhere.
    const place = told?.position === position ? told : { userId, lectureId, position, at: Date.now() };
    told = place;
    if (place === delivered) return;
    if (moment !== 'leaving') void save(place);
    else if (outbox.sendLast(place)) delivered = place;
  };
}

function durationOf({ cache }: ApolloClient, id: string): number | undefined {
  const lecture = cache.readFragment({
    fragment: LectureLengthFragmentDoc,
    id: cache.identify({ __typename: 'Lecture', id }),
  });
  return lecture?.duration;
}
