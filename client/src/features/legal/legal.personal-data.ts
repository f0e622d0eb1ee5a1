import { MyAgreementsDocument } from '#client/gql/graphql.ts';
import type { LoadPersonalData } from '#client/graphql/personal-data.ts';

export const loadPersonalData: LoadPersonalData = async (client) => {
  const { data } = await client.query({ query: MyAgreementsDocument, fetchPolicy: 'no-cache' });
  return {
    agreements: data?.me?.agreements ?? [],
    purchases: data?.purchaseAgreements.nodes ?? [],
  };
};
