import type { ApolloClient } from '@apollo/client';
import { LectureLengthFragmentDoc } from '#client/gql/graphql.ts';

/** Returns the duration of a cached lecture, in seconds; undefined for a deleted one. */
export function lectureDuration({ cache }: ApolloClient, id: string): number | undefined {
  const lecture = cache.readFragment({
    fragment: LectureLengthFragmentDoc,
    id: cache.identify({ __typename: 'Lecture', id }),
  });
  return lecture?.duration;
}
