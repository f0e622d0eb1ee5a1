import type { ApolloClient } from '@apollo/client';
import { removeLecture } from '#client/entities/lecture/lecture-cache.ts';
import { CancelUploadDocument } from '#client/gql/graphql.ts';
import type { UploadTarget } from './upload-item.ts';

/** Cancels an upload on the server. A lecture without a video is deleted with it. Rejects when the server does not. */
export async function cancelUpload(
  client: ApolloClient,
  { id, url, lectureId }: UploadTarget,
): Promise<void> {
  if (lectureId === null) return cancelFile(url);
  await client.mutate({
    mutation: CancelUploadDocument,
    variables: { id },
    update: (cache, { data }) => {
      if (!data || data.cancelUpload.lecture) return;
      removeLecture(cache, data.cancelUpload.course, { __typename: 'Lecture', id: lectureId });
    },
  });
}

/** The upload of a file is only known by its URL. */
async function cancelFile(url: string): Promise<void> {
  const { ok, status } = await fetch(url, { method: 'DELETE', headers: { 'Tus-Resumable': '1.0.0' } });
  const isGone = status === 404 || status === 410;
  if (!ok && !isGone) throw new Error(`The server answered ${status}`);
}
