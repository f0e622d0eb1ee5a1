import { MyCertificatesDocument } from '#client/gql/graphql.ts';
import type { LoadPersonalData } from '#client/graphql/personal-data.ts';

export const loadPersonalData: LoadPersonalData = async (client) => {
  const { data } = await client.query({ query: MyCertificatesDocument, fetchPolicy: 'no-cache' });
  return { certificates: data?.me?.certificates ?? [] };
};
