import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { filter, firstValueFrom } from 'rxjs';
import type { LectureStatus, TranscriptionState } from '#client/gql/graphql.ts';

/** Names of the queries that select the status of a lecture's video or captions. */
const watchedQueries = ['CourseLectures', 'EditCourse', 'EditLecture', 'LectureTranscription'];
/** Statuses of lectures and transcriptions that will change without the client's doing. */
const pendingStates: readonly unknown[] = ['UPLOADING', 'PROCESSING', 'RUNNING'] satisfies (
  | LectureStatus
  | TranscriptionState
)[];

/**
 * Refetches the active queries that show the status of videos and captions, once the subscription `lectureChanged` is
 * open: changes from before were not delivered. Never rejects.
 *
 * @param wasAway true if the subscription had been closed: everything is refetched. False on its first start: queries
 *   are refetched only if the cache holds a lecture or transcription that is still pending, because only that can have
 *   changed between the query and the subscription.
 */
export async function refetchStale(client: ApolloClient, wasAway: boolean): Promise<void> {
  const shown = [...client.getObservableQueries()].filter(
    ({ queryName }) => queryName !== undefined && watchedQueries.includes(queryName),
  );
  // A query whose component was unmounted or whose refetch fails is ignored.
  await Promise.allSettled(shown.map((query) => refetch(client, query, wasAway)));
}

async function refetch(client: ApolloClient, query: ObservableQuery, wasAway: boolean): Promise<void> {
  // Apollo would deduplicate the refetch with a request that is still in flight.
  await firstValueFrom(query.pipe(filter(({ loading }) => !loading)));
  if (wasAway || showsPendingWork(client)) await query.refetch();
}

function showsPendingWork(client: ApolloClient): boolean {
  // The cache of the product keeps objects by their names and ids.
  const objects = Object.values(
    client.cache.extract() as Record<string, Record<string, unknown> | undefined>,
  );
  return objects.some(
    (object) => pendingStates.includes(object?.status) || pendingStates.includes(object?.state),
  );
}
