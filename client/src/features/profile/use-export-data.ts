import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  MyDataDocument,
  MyHistoryDocument,
  MyLectureProgressDocument,
  type MyHistoryQuery,
  type MyLectureProgressQuery,
} from '#client/gql/graphql.ts';
import { saveFile } from '#client/ui/save-file.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { authMessages } from '#shared/auth.ts';

const texts = {
  loading: authMessages.loading.exportData,
  success: authMessages.success.exportData,
  failure: authMessages.failure.exportData,
};

/** Collects what the school holds about the person and has the browser save it as JSON. */
export function useExportData() {
  const client = useApolloClient();
  const [isExporting, setIsExporting] = useState(false);
  const exportData = async () => {
    setIsExporting(true);
    await withToast(async () => {
      const [{ data }, accessHistory, lectureProgress] = await Promise.all([
        client.query({ query: MyDataDocument, fetchPolicy: 'network-only' }),
        loadHistory(client),
        loadProgress(client),
      ]);
      saveFile(
        'my-lectern-data.json',
        asJson({ ...data?.me, accessHistory, lectureProgress }),
        'application/json',
      );
    }, texts);
    setIsExporting(false);
  };
  return { exportData, isExporting };
}

type History = NonNullable<MyHistoryQuery['me']>['accessHistory']['nodes'];

/** All of it, page by page. */
async function loadHistory(client: ApolloClient, after: string | null = null): Promise<History> {
  // Not through the cache, which would hand the pages before out again.
  const options = { query: MyHistoryDocument, variables: { after }, fetchPolicy: 'no-cache' } as const;
  const history = (await client.query(options)).data?.me?.accessHistory;
  if (!history) return [];
  const { nodes, pageInfo } = history;
  return pageInfo.hasNextPage ? [...nodes, ...(await loadHistory(client, pageInfo.endCursor))] : nodes;
}

type Progress = NonNullable<MyLectureProgressQuery['me']>['lectureProgress']['nodes'];

/** All of it, page by page. */
async function loadProgress(client: ApolloClient, after: string | null = null): Promise<Progress> {
  const options = {
    query: MyLectureProgressDocument,
    variables: { after },
    fetchPolicy: 'no-cache',
  } as const;
  const progress = (await client.query(options)).data?.me?.lectureProgress;
  if (!progress) return [];
  const { nodes, pageInfo } = progress;
  return pageInfo.hasNextPage ? [...nodes, ...(await loadProgress(client, pageInfo.endCursor))] : nodes;
}

/** Without the names of types, which say nothing to a person. */
function asJson(data: object): string {
  return JSON.stringify(data, (name, value: unknown) => (name === '__typename' ? undefined : value), 2);
}
