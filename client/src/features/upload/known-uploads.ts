import type { ApolloClient } from '@apollo/client';
import {
  DismissUploadDocument,
  SentUploadsDocument,
  UploadedFilesDocument,
  UploadsDocument,
  type SentUploadFragment,
  type UploadPartsFragment,
} from '#client/gql/graphql.ts';

/** Loads the user's unfinished uploads, newest first, page by page. Rejects when the server does not answer. */
export async function unfinishedUploads(
  client: ApolloClient,
  after: string | null = null,
): Promise<UploadPartsFragment[]> {
  const { data } = await client.query({
    query: UploadsDocument,
    variables: { after },
    fetchPolicy: 'network-only',
  });
  if (!data) throw new Error('The server returned no uploads');
  const { nodes, pageInfo } = data.uploads;
  return pageInfo.hasNextPage ? [...nodes, ...(await unfinishedUploads(client, pageInfo.endCursor))] : nodes;
}

/**
 * The newest lectures whose video is uploaded but not ready: failed or processing. Each group is oldest first. Empty
 * when the server does not answer.
 */
async function sentUploads(client: ApolloClient): Promise<SentUploadFragment[]> {
  const answer = client.query({ query: SentUploadsDocument, fetchPolicy: 'network-only' });
  const { data } = await answer.catch(() => ({ data: undefined }));
  return data ? [data.failedUploads, data.processingUploads].flatMap(({ nodes }) => nodes.toReversed()) : [];
}

/** Loads both in parallel. Rejects when the server does not answer. */
export async function knownUploads(client: ApolloClient) {
  const [unfinished, sent] = await Promise.all([unfinishedUploads(client), sentUploads(client)]);
  return { unfinished, sent };
}

/** Stops the server from reporting a lecture's video again. If that fails, it is reported once more. */
export async function dismissUpload(client: ApolloClient, lectureId: string): Promise<void> {
  await client.mutate({ mutation: DismissUploadDocument, variables: { lectureId } }).catch(() => undefined);
}

/** Loads the files of a course into its lists, after this one was uploaded. Returns whether the server has answered. */
export async function showFiles(client: ApolloClient, slug: string, id: string): Promise<boolean> {
  const load = async () => {
    const query = { query: UploadedFilesDocument, variables: { slug } };
    const answer = client.query({ ...query, fetchPolicy: 'network-only' });
    return (await answer.catch(() => null))?.data?.course;
  };
  const course = await load();
  const isThere = [course, ...(course?.lectures ?? [])].some((owner) =>
    owner?.files.some((file) => file.id === id),
  );
  // The client sends equal queries that overlap once. This one may have been sent before the upload had ended.
  return course !== undefined && (isThere || (await load()) !== undefined);
}
