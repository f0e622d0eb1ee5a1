import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { filter, firstValueFrom } from 'rxjs';
import type { LectureStatus, TranscriptionState } from '#client/gql/graphql.ts';

/** What screens ask that show how far the videos of lectures and their captions are. */
const watchers = ['CourseLectures', 'EditCourse', 'EditLecture', 'LectureTranscription'];
/** What does not stay as it is: of a lecture, and of its captions. */
const onTheWay: readonly unknown[] = ['UPLOADING', 'PROCESSING', 'RUNNING'] satisfies (
  LectureStatus | TranscriptionState
)[];

/**
 * Asks anew for what may have changed on the screen while no changes were told.
 *
 * @param wasAway whether that was long enough for anything to begin and to end. Without, only what was on its way when the
 *   screen asked for it can have ended between its question and the first moment that changes are told.
 */
export async function catchUp(client: ApolloClient, wasAway: boolean): Promise<void> {
  const shown = [...client.getObservableQueries()].filter(
    ({ queryName }) => queryName !== undefined && watchers.includes(queryName),
  );
  // A screen that was left, or whose question fails, has nothing to catch up with.
  await Promise.allSettled(shown.map((query) => refetch(client, query, wasAway)));
}

async function refetch(client: ApolloClient, query: ObservableQuery, wasAway: boolean): Promise<void> {
  // A question that is still open would be taken for the same one.
  await firstValueFrom(query.pipe(filter(({ loading }) => !loading)));
  if (wasAway || showsWorkOnTheWay(client)) await query.refetch();
}

function showsWorkOnTheWay(client: ApolloClient): boolean {
  // The cache of the product keeps objects by their names and ids.
  const objects = Object.values(
    client.cache.extract() as Record<string, Record<string, unknown> | undefined>,
  );
  return objects.some((object) => onTheWay.includes(object?.status) || onTheWay.includes(object?.state));
}
