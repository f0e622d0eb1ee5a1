import type { ApolloClient } from '@apollo/client';
import { MyHistoryDocument, type MyHistoryQuery } from '#client/gql/graphql.ts';
import type { LoadPersonalData } from '#client/graphql/personal-data.ts';

export const loadPersonalData: LoadPersonalData = async (client) => ({
  accessHistory: await loadHistory(client),
});

type History = NonNullable<MyHistoryQuery['me']>['accessHistory']['nodes'];

/** All of it, page by page. */
async function loadHistory(client: ApolloClient, after: string | null = null): Promise<History> {
  // Not through the cache, which would hand the pages before out again.
  const options = { query: MyHistoryDocument, variables: { after }, fetchPolicy: 'no-cache' } as const;
  const history = (await client.query(options)).data?.me?.accessHistory;
  if (!history) return [];
  const { nodes, pageInfo } = history;
  return pageInfo.hasNextPage ? [...nodes, ...(await loadHistory(client, pageInfo.endCursor))] : nodes;
}
