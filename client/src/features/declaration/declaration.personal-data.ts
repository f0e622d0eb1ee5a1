import type { ApolloClient } from '@apollo/client';
import { MyDeclarationsDocument, type MyDeclarationsQuery } from '#client/gql/graphql.ts';
import type { LoadPersonalData } from '#client/graphql/personal-data.ts';

export const loadPersonalData: LoadPersonalData = async (client) => ({
  declarations: await loadDeclarations(client),
});

type Declarations = MyDeclarationsQuery['myDeclarations']['nodes'];

/** Loads all declarations, page by page. */
async function loadDeclarations(client: ApolloClient, after: string | null = null): Promise<Declarations> {
  const options = { query: MyDeclarationsDocument, variables: { after }, fetchPolicy: 'no-cache' } as const;
  const declared = (await client.query(options)).data?.myDeclarations;
  if (!declared) return [];
  const { nodes, pageInfo } = declared;
  return pageInfo.hasNextPage ? [...nodes, ...(await loadDeclarations(client, pageInfo.endCursor))] : nodes;
}
