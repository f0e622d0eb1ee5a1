import type { ApolloClient } from '@apollo/client';
import { MySavedCoursesDocument, type MySavedCoursesQuery } from '#client/gql/graphql.ts';
import type { LoadPersonalData } from '#client/graphql/personal-data.ts';

export const loadPersonalData: LoadPersonalData = async (client) => ({
  savedCourses: await loadSaved(client),
});

type Saved = MySavedCoursesQuery['myCourses']['nodes'];

/** Loads all saved courses, page by page. */
async function loadSaved(client: ApolloClient, after: string | null = null): Promise<Saved> {
  const options = { query: MySavedCoursesDocument, variables: { after }, fetchPolicy: 'no-cache' } as const;
  const saved = (await client.query(options)).data?.myCourses;
  if (!saved) return [];
  const { nodes, pageInfo } = saved;
  return pageInfo.hasNextPage ? [...nodes, ...(await loadSaved(client, pageInfo.endCursor))] : nodes;
}
