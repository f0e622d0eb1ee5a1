import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { filter, firstValueFrom } from 'rxjs';
import type { LectureStatus, TranscriptionState } from '#client/gql/graphql.ts';

/** The queries of screens that show the states of lectures' videos and captions. */
const watchedQueries = ['CourseLectures', 'EditCourse', 'EditLecture', 'LectureTranscription'];
/** States that change without the person, of a video and of a transcription. */
const pendingStates: readonly unknown[] = ['UPLOADING', 'PROCESSING', 'RUNNING'] satisfies (
  LectureStatus | TranscriptionState
)[];

/**
 * Refetches the shown queries of lectures whose answers may be stale, because the subscription `lectureChanged` was not
 * open for a while. Never rejects.
 *
 * @param wasAway whether the subscription was interrupted: then any lecture may have changed, and all these queries are
 *   refetched. Else the subscription was opened for the first time, and only a state that was pending when a query was
 *   answered may have changed before it: the queries are refetched if the cache has such a state.
 */
export async function refetchStale(client: ApolloClient, wasAway: boolean): Promise<void> {
  const shown = [...client.getObservableQueries()].filter(
    ({ queryName }) => queryName !== undefined && watchedQueries.includes(queryName),
  );
  // A query whose screen was left, or that fails, has nothing to refetch.
  await Promise.allSettled(shown.map((query) => refetch(client, query, wasAway)));
}

async function refetch(client: ApolloClient, query: ObservableQuery, wasAway: boolean): Promise<void> {
  // A refetch would be deduplicated with a request that is still open.
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
