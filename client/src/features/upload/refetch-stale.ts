import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { filter, firstValueFrom } from 'rxjs';
import type { LectureStatus, TranscriptionState } from '#client/gql/graphql.ts';

/** Names of the queries that select the status of a lecture's video. */
const videoQueries = ['CourseLectures', 'EditCourse', 'EditLecture'];
/** Selects the state of transcriptions: nothing shows that one is about to start. */
const transcriptionQuery = 'LectureTranscription';
/** Statuses of lectures and transcriptions that will change without the client's doing. */
const pendingStates: readonly unknown[] = ['UPLOADING', 'PROCESSING', 'RUNNING'] satisfies (
  | LectureStatus
  | TranscriptionState
)[];

/**
 * Refetches the active queries that show the status of videos and captions, once the subscription `lectureChanged` is
 * open, because earlier changes were not delivered. Never rejects.
 *
 * @param wasAway true if the subscription had been closed: everything is refetched. False on its first start: only
 * pending work can have changed between the query and the subscription, so queries are refetched only if the cache
 * holds a pending lecture or transcription. The query of transcriptions is always refetched.
 */
export async function refetchStale(client: ApolloClient, wasAway: boolean): Promise<void> {
  // A query whose component was unmounted or whose refetch fails is ignored.
  await Promise.allSettled(
    watchedQueries(client).map(async (query) => {
      await untilAnswered(query);
      const isStale = wasAway || query.queryName === transcriptionQuery || showsPendingWork(client);
      if (isStale) await query.refetch();
    }),
  );
}

/** Queries in flight whose answers an event has overtaken. */
const overtaken = new WeakSet<ObservableQuery>();

/**
 * Refetches the active queries that are in flight when an event of `lectureChanged` arrives: their answers may be
 * older than the event and overwrite it in the cache. Never rejects.
 */
export async function refetchOvertaken(client: ApolloClient): Promise<void> {
  const inFlight = watchedQueries(client).filter(
    (query) => query.getCurrentResult().loading && !overtaken.has(query),
  );
  await Promise.allSettled(
    inFlight.map(async (query) => {
      overtaken.add(query);
      await untilAnswered(query).finally(() => overtaken.delete(query));
      await query.refetch();
    }),
  );
}

function watchedQueries(client: ApolloClient): ObservableQuery[] {
  return [...client.getObservableQueries()].filter(
    ({ queryName }) => queryName === transcriptionQuery || videoQueries.includes(queryName ?? ''),
  );
}

/** Apollo would deduplicate a refetch with a request that is still in flight. */
async function untilAnswered(query: ObservableQuery): Promise<void> {
  await firstValueFrom(query.pipe(filter(({ loading }) => !loading)));
}

function showsPendingWork(client: ApolloClient): boolean {
  // The cache is normalized: it stores objects by type name and id.
  const objects = Object.values(
    client.cache.extract() as Record<string, Record<string, unknown> | undefined>,
  );
  return objects.some(
    (object) => pendingStates.includes(object?.status) || pendingStates.includes(object?.state),
  );
}
