import type { ApolloClient } from '@apollo/client';
import {
  DismissUploadDocument,
  SentUploadsDocument,
  UploadedFilesDocument,
  UploadsDocument,
  type FileUploadPartsFragment,
  type SentUploadFragment,
  type UploadPartsFragment,
  type UploadsQueryVariables,
} from '#client/gql/graphql.ts';
import { targetOf, targetOfFile, type UploadTarget } from './upload-item.ts';

const fetchPolicy = 'network-only';

/** An upload that is not complete. */
interface UnfinishedUpload {
  target: UploadTarget;
  /** Bytes that the server has accepted. */
  arrived: number;
}

/**
 * Loads the user's unfinished uploads, page by page: those of files, then those of videos, each newest first. Rejects when the server
 * does not answer.
 */
export async function unfinishedUploads(client: ApolloClient): Promise<UnfinishedUpload[]> {
  const videos: UploadPartsFragment[] = [];
  const files: FileUploadPartsFragment[] = [];
  const variables: UploadsQueryVariables = { after: null, afterFile: null };
  for (let isMore = true; isMore;) {
    const { data } = await client.query({ query: UploadsDocument, variables: { ...variables }, fetchPolicy });
    if (!data) throw new Error('The server returned no uploads');
    const { uploads, fileUploads } = data;
    videos.push(...uploads.nodes);
    files.push(...fileUploads.nodes);
    // Nothing follows the end of the shorter list.
    variables.after = uploads.pageInfo.endCursor ?? variables.after;
    variables.afterFile = fileUploads.pageInfo.endCursor ?? variables.afterFile;
    isMore = uploads.pageInfo.hasNextPage || fileUploads.pageInfo.hasNextPage;
  }
  const ofFiles = files.map(async (upload) => ({
    target: targetOfFile(upload),
    arrived: await arrivedOf(upload.url),
  }));
  const ofVideos = videos.map((upload) => ({
    target: targetOf(upload),
    arrived: (upload.size * upload.lecture.progressPercent) / 100,
  }));
  return [...(await Promise.all(ofFiles)), ...ofVideos];
}

/** Asks for the bytes of a file that have arrived. 0 if the server does not tell, as while another tab sends the file. */
async function arrivedOf(url: string): Promise<number> {
  const answer = fetch(url, { method: 'HEAD', headers: { 'Tus-Resumable': '1.0.0' } });
  const response = await answer.catch(() => null);
  return Number(response?.headers.get('upload-offset') ?? 0);
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
