import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { readPages, type Page, type PageRequest } from './read-pages.ts';

/**
 * Queries everything that one feature stores about the signed-in person, bypassing the cache, and returns it under the names of
 * their data export. Each such feature has one in its `<feature>.personal-data.ts`. Rejects when the server refuses or cannot be
 * reached.
 */
export type LoadPersonalData = (client: ApolloClient) => Promise<object>;

/** Loads a whole list of the data export, page by page. An absent list is empty. */
export async function loadList<Data, Variables extends OperationVariables, Node>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variablesOf: (page: PageRequest) => Variables,
  listOf: (data: Data) => Page<Node> | undefined,
): Promise<Node[]> {
  const { nodes } = await readPages(Infinity, async (page) => {
    // Bypasses the cache, which would return the earlier pages again.
    const options = { query, variables: variablesOf(page), fetchPolicy: 'no-cache' } as const;
    const { data } = await client.query<Data, OperationVariables>(options);
    return data && listOf(data);
  });
  return nodes;
}
