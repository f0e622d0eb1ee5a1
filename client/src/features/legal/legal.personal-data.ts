import { MyAgreementsDocument, PurchasesOfDocument } from '#client/gql/graphql.ts';
import { loadList, type LoadPersonalData } from '#client/graphql/personal-data.ts';

export const loadPersonalData: LoadPersonalData = async (client) => {
  const { data } = await client.query({ query: MyAgreementsDocument, fetchPolicy: 'no-cache' });
  const me = data?.me;
  if (!me) return { agreements: [], purchases: [] };
  const { id: userId, agreements } = me;
  const purchases = await loadList(
    client,
    PurchasesOfDocument,
    ({ after }) => ({ userId, after }),
    (page) => page.purchaseAgreements,
  );
  return { agreements, purchases };
};
