import type { ApolloClient } from '@apollo/client';
import {
  DismissUploadDocument,
  SentUploadsDocument,
  UploadsDocument,
  type SentUploadFragment,
  type UploadPartsFragment,
} from '#client/gql/graphql.ts';

/** Somebody's uploads on their way, newest first, asked page by page. Rejects when the server does not answer. */
export async function unfinishedUploads(
  client: ApolloClient,
  after: string | null = null,
): Promise<UploadPartsFragment[]> {
  const { data } = await client.query({
    query: UploadsDocument,
    variables: { after },
    fetchPolicy: 'network-only',
  });
  if (!data) throw new Error('The server told of no uploads');
  const { nodes, pageInfo } = data.uploads;
  return pageInfo.hasNextPage ? [...nodes, ...(await unfinishedUploads(client, pageInfo.endCursor))] : nodes;
}

/**
 * The newest lectures whose video has been sent and is not ready: it was refused, could not be prepared, or is being prepared; the
 * oldest of each first. None when the server does not answer.
 */
async function sentUploads(client: ApolloClient): Promise<SentUploadFragment[]> {
  const answer = client.query({ query: SentUploadsDocument, fetchPolicy: 'network-only' });
  const { data } = await answer.catch(() => ({ data: undefined }));
  return data ? [data.failedUploads, data.processingUploads].flatMap(({ nodes }) => nodes.toReversed()) : [];
}

/** Both at once. Rejects when the server does not answer. */
export async function knownUploads(client: ApolloClient) {
  const [unfinished, sent] = await Promise.all([unfinishedUploads(client), sentUploads(client)]);
  return { unfinished, sent };
}

/** Has the server forget that somebody wants to know of a lecture's video. Where that fails they are told once more. */
export async function dismissUpload(client: ApolloClient, lectureId: string): Promise<void> {
  await client.mutate({ mutation: DismissUploadDocument, variables: { lectureId } }).catch(() => undefined);
}
