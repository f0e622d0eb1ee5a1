import { useApolloClient } from '@apollo/client/react';
import type { RenewLinks } from '#client/player/video.ts';
import { LectureLinksDocument } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { linksOf } from './video-of-lecture.ts';

/** Returns the function that fetches new media links of a lecture. */
export function useRenewLinks(): RenewLinks {
  const client = useApolloClient();
  return async (lectureId) => {
    try {
      const links = { query: LectureLinksDocument, variables: { id: lectureId } };
      const { data: renewed } = await client.query({ ...links, fetchPolicy: 'network-only' });
      return renewed ? linksOf(renewed.lecture) : null;
    } catch (failure) {
      // The lecture was deleted while it was watched.
      if (hasCode(failure, 'NOT_FOUND')) return null;
      throw failure;
    }
  };
}
