import type { ApolloClient } from '@apollo/client';
import { MyHistoryDocument, type MyHistoryQuery } from '#client/gql/graphql.ts';
import type { LoadPersonalData } from '#client/graphql/personal-data.ts';

export const loadPersonalData: LoadPersonalData = async (client) => ({
  accessHistory: await loadHistory(client),
});

type History = NonNullable<MyHistoryQuery['me']>['accessHistory']['nodes'];

/** Loads the whole history, page by page. */
async function loadHistory(client: ApolloClient, after: string | null = null): Promise<History> {
  // Bypasses the cache, which would return the earlier pages again.
  const options = { query: MyHistoryDocument, variables: { after }, fetchPolicy: 'no-cache' } as const;
  const history = (await client.query(options)).data?.me?.accessHistory;
  if (!history) return [];
  const { nodes, pageInfo } = history;
  return pageInfo.hasNextPage ? [...nodes, ...(await loadHistory(client, pageInfo.endCursor))] : nodes;
}
