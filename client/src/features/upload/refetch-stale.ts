import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { filter, firstValueFrom } from 'rxjs';
import type { LectureStatus, TranscriptionState } from '#client/gql/graphql.ts';

/** Names of the queries that select the status of a lecture's video. */
const videoQueries = ['CourseLectures', 'EditCourse', 'EditLecture'];
/** Selects what a machine does about captions: nothing shows that it is about to begin. */
const transcriptionQuery = 'LectureTranscription';
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
 *   changed between the query and the subscription; that of a transcription always is.
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

/** Queries whose answers an event has overtaken, while they are on their way. */
const overtaken = new WeakSet<ObservableQuery>();

/**
 * Refetches the active queries whose answers are on their way when an event of `lectureChanged` arrives: they may be from
 * before what it told, and replace it in the cache. Never rejects.
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
  // The cache of the product keeps objects by their names and ids.
  const objects = Object.values(
    client.cache.extract() as Record<string, Record<string, unknown> | undefined>,
  );
  return objects.some(
    (object) => pendingStates.includes(object?.status) || pendingStates.includes(object?.state),
  );
}
