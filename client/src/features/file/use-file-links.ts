import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { CourseFileLinksDocument, LectureFileLinksDocument } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import { courseFilesTexts as texts } from '#shared/texts/course-files.ts';
import { startDownload } from './start-download.ts';

/** The lecture of files, or the course of those that belong to no lecture. */
export type FileOwner = { lectureId: string } | { slug: string };

/** The key of the archive with all files of a course, besides the ids of files. */
export const ARCHIVE = 'archive';

/** Fetches a new link to a file or the archive; null if there is none for the caller. */
async function newLink(client: ApolloClient, owner: FileOwner, key: string): Promise<string | null> {
  const fetchPolicy = 'network-only';
  if ('lectureId' in owner) {
    const variables = { id: owner.lectureId };
    const { data } = await client.query({ query: LectureFileLinksDocument, variables, fetchPolicy });
    return data?.lecture.files.find(({ id }) => id === key)?.url ?? null;
  }
  const { data } = await client.query({ query: CourseFileLinksDocument, variables: owner, fetchPolicy });
  if (key === ARCHIVE) return data?.course.filesArchiveUrl ?? null;
  return data?.course.files.find(({ id }) => id === key)?.url ?? null;
}

/**
 * Follows links to files. They are valid for five minutes and a page may be open for longer, so each click fetches a new one.
 * `running` is the key of the file that is about to be downloaded.
 */
export function useFileLinks(owner: FileOwner) {
  const client = useApolloClient();
  const [running, setRunning] = useState<string | null>(null);

  /** Resolves with null after it has shown why there is no link. */
  const find = async (key: string): Promise<string | null> => {
    try {
      const url = await newLink(client, owner, key);
      if (url === null) notify.error(texts.gone);
      return url;
    } catch (error) {
      notify.error(errorMessage(error, texts.failure));
      return null;
    }
  };

  const download = async (key: string) => {
    setRunning(key);
    const url = await find(key);
    setRunning(null);
    if (url !== null) startDownload(url);
  };

  const open = async (key: string) => {
    // Browsers only allow a new tab during the click.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    const url = await find(key);
    if (url === null) tab?.close();
    else (tab ?? window).location.assign(`${url}&inline=1`);
  };

  return { download, open, running };
}
