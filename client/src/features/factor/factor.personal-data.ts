import { MySecondFactorDataDocument } from '#client/gql/graphql.ts';
import type { LoadPersonalData } from '#client/graphql/personal-data.ts';

export const loadPersonalData: LoadPersonalData = async (client) => {
  const { data } = await client.query({ query: MySecondFactorDataDocument, fetchPolicy: 'no-cache' });
  return { secondFactor: data?.me?.secondFactor ?? null };
};
