import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { MyDataDocument } from '#client/gql/graphql.ts';
import type { LoadPersonalData } from '#client/graphql/personal-data.ts';
import { saveFile } from '#client/ui/save-file.ts';
import { withToast } from '#client/toasts/with-toast.ts';
import { accountMessages } from '#shared/account.ts';

const texts = () => ({
  loading: accountMessages.loading.exportData,
  success: accountMessages.success.exportData,
  failure: accountMessages.failure.exportData,
});

/** Each feature loads its personal data of the user in its `<feature>.personal-data.ts`. */
const ofEveryFeature = Object.values(
  import.meta.glob<LoadPersonalData>('../*/*.personal-data.ts', { eager: true, import: 'loadPersonalData' }),
);

/** Collects the user's personal data and downloads it as JSON. */
export function useExportData(loaders: readonly LoadPersonalData[] = ofEveryFeature) {
  const client = useApolloClient();
  const [isExporting, setIsExporting] = useState(false);
  const exportData = async () => {
    setIsExporting(true);
    await withToast(async () => {
      const [{ data }, ...ofFeatures] = await Promise.all([
        client.query({ query: MyDataDocument, fetchPolicy: 'network-only' }),
        ...loaders.map((load) => load(client)),
      ]);
      const personalData = ofFeatures.reduce((all, one) => ({ ...all, ...one }), { ...data?.me });
      saveFile('my-lectern-data.json', asJson(personalData), 'application/json');
    }, texts());
    setIsExporting(false);
  };
  return { exportData, isExporting };
}

/** Omits `__typename`, which is an implementation detail. */
function asJson(data: object): string {
  return JSON.stringify(data, (name, value: unknown) => (name === '__typename' ? undefined : value), 2);
}
