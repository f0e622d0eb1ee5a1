import { MyInvitationDocument } from '#client/gql/graphql.ts';
import type { LoadPersonalData } from '#client/graphql/personal-data.ts';

export const loadPersonalData: LoadPersonalData = async (client) => {
  const { data } = await client.query({ query: MyInvitationDocument, fetchPolicy: 'no-cache' });
  return { invitation: data?.myInvitation ?? null };
};
