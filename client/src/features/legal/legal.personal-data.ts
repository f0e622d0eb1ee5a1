import type { ApolloClient } from '@apollo/client';
import { MyAgreementsDocument, PurchasesOfDocument, type PurchasesOfQuery } from '#client/gql/graphql.ts';
import type { LoadPersonalData } from '#client/graphql/personal-data.ts';

export const loadPersonalData: LoadPersonalData = async (client) => {
  const { data } = await client.query({ query: MyAgreementsDocument, fetchPolicy: 'no-cache' });
  const me = data?.me;
  return {
    agreements: me?.agreements ?? [],
    purchases: me ? await loadPurchases(client, me.id) : [],
  };
};

type Purchases = PurchasesOfQuery['purchaseAgreements']['nodes'];

/** Loads all purchases of an account, page by page. */
async function loadPurchases(
  client: ApolloClient,
  userId: string,
  after: string | null = null,
): Promise<Purchases> {
  const options = {
    query: PurchasesOfDocument,
    variables: { userId, after },
    fetchPolicy: 'no-cache',
  } as const;
  const purchases = (await client.query(options)).data?.purchaseAgreements;
  if (!purchases) return [];
  const { nodes, pageInfo } = purchases;
  return pageInfo.hasNextPage
    ? [...nodes, ...(await loadPurchases(client, userId, pageInfo.endCursor))]
    : nodes;
}
