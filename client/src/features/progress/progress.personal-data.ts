import type { ApolloClient } from '@apollo/client';
import { MyLectureProgressDocument, type MyLectureProgressQuery } from '#client/gql/graphql.ts';
import type { LoadPersonalData } from '#client/graphql/personal-data.ts';

export const loadPersonalData: LoadPersonalData = async (client) => ({
  lectureProgress: await loadProgress(client),
});

type Progress = NonNullable<MyLectureProgressQuery['me']>['lectureProgress']['nodes'];

/** Loads the whole progress, page by page. */
async function loadProgress(client: ApolloClient, after: string | null = null): Promise<Progress> {
  const options = {
    query: MyLectureProgressDocument,
    variables: { after },
    fetchPolicy: 'no-cache',
  } as const;
  const progress = (await client.query(options)).data?.me?.lectureProgress;
  if (!progress) return [];
  const { nodes, pageInfo } = progress;
  return pageInfo.hasNextPage ? [...nodes, ...(await loadProgress(client, pageInfo.endCursor))] : nodes;
}
