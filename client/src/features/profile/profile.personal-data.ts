import { MyApiTokensDocument, MyPaymentsDocument, MySessionsDocument } from '#client/gql/graphql.ts';
import { loadList, type LoadPersonalData } from '#client/graphql/personal-data.ts';

export const loadPersonalData: LoadPersonalData = async (client) => {
  const [payments, apiTokens, sessions] = await Promise.all([
    loadList(
      client,
      MyPaymentsDocument,
      (page) => page,
      ({ me }) => me?.payments,
    ),
    loadList(
      client,
      MyApiTokensDocument,
      (page) => page,
      ({ me }) => me?.apiTokens,
    ),
    loadList(
      client,
      MySessionsDocument,
      (page) => page,
      ({ me }) => me?.sessions,
    ),
  ]);
  return { payments, apiTokens, sessions };
};
