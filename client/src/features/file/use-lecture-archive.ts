import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { LectureArchiveDocument } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import { limits } from '#shared/limits.ts';
import { fileFormTexts } from '#shared/texts/file-form.ts';
import { startDownload } from './start-download.ts';

const { archive: texts } = fileFormTexts;

/** Returns a function that downloads a ZIP archive of the files of these lectures of a course (ADMIN), or says why there is none. */
export function useLectureArchive(courseId: string) {
  const client = useApolloClient();
  const [isLoading, setIsLoading] = useState(false);

  const download = async (lectureIds: readonly string[]) => {
    const { max } = limits.pageSize;
    if (lectureIds.length > max) return notify.error(texts.tooMany({ max }));
    setIsLoading(true);
    try {
      const variables = { courseId, lectureIds: [...lectureIds] };
      // A link is valid for five minutes.
      const fetchPolicy = 'no-cache';
      const { data } = await client.query({ query: LectureArchiveDocument, variables, fetchPolicy });
      const url = data?.lectureFilesArchiveUrl;
      if (url) startDownload(url);
      else notify.info(texts.none({ count: lectureIds.length }));
    } catch (error) {
      notify.error(errorMessage(error, texts.failure));
    } finally {
      setIsLoading(false);
    }
  };

  return { download, isLoading };
}
