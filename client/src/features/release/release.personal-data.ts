import { MyReleaseNoticesDocument } from '#client/gql/graphql.ts';
import type { LoadPersonalData } from '#client/graphql/personal-data.ts';

export const loadPersonalData: LoadPersonalData = async (client) => {
  const { data } = await client.query({ query: MyReleaseNoticesDocument, fetchPolicy: 'no-cache' });
  return { releaseNotices: data?.me?.releaseNotices ?? [] };
};
