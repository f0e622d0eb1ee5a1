import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { MyDataDocument, type MyDataQuery } from '#client/gql/graphql.ts';
import { saveFile } from '#client/lib/save-file.ts';
import { withNotices } from '#client/lib/with-notices.ts';
import { messages } from '#shared/messages.ts';

const texts = {
  loading: messages.loading.exportData,
  success: messages.success.exportData,
  failure: messages.failure.exportData,
};

/** Collects what the school holds about the person and has the browser save it as JSON. */
export function useExportData() {
  const client = useApolloClient();
  const [isExporting, setIsExporting] = useState(false);
  const exportData = async () => {
    setIsExporting(true);
    await withNotices(async () => {
      const { data } = await client.query({ query: MyDataDocument, fetchPolicy: 'network-only' });
      saveFile('my-lectern-data.json', asJson(data?.me), 'application/json');
    }, texts);
    setIsExporting(false);
  };
  return { exportData, isExporting };
}

/** Without the names of types, which say nothing to a person. */
function asJson(me: MyDataQuery['me'] | undefined): string {
  return JSON.stringify(me, (name, value: unknown) => (name === '__typename' ? undefined : value), 2);
}
