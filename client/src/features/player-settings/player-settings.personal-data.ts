import { OwnPlayerSettingsDocument } from '#client/gql/graphql.ts';
import type { LoadPersonalData } from '#client/graphql/personal-data.ts';

export const loadPersonalData: LoadPersonalData = async (client) => {
  const { data } = await client.query({ query: OwnPlayerSettingsDocument, fetchPolicy: 'no-cache' });
  return { playerSettings: data?.me?.playerSettings ?? null };
};
