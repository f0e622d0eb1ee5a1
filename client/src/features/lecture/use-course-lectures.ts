import { useApolloClient } from '@apollo/client/react';
import type { VideoLinks } from '#client/player/video.ts';
import { LectureLinksDocument, useCourseLecturesQuery } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { useLoadToasts } from '#client/toasts/use-load-toasts.ts';
import { lectureMessages } from '#shared/lecture.ts';
import { linksOf } from './video-of-lecture.ts';

const callTexts = () => ({
  loading: lectureMessages.loading.loadLectures,
  failure: lectureMessages.failure.loadLectures,
});

/** A course with its lectures and their media links. `renewLinks` fetches only the new links of one lecture. */
export function useCourseLectures(slug: string) {
  const client = useApolloClient();
  const query = useCourseLecturesQuery({ variables: { slug } });
  const { data, loading, error } = query;
  useLoadToasts({ loading: loading && !data, error: data ? undefined : error }, callTexts());

  const renewLinks = async (lectureId: string): Promise<VideoLinks | null> => {
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

  return { query, course: data?.course, renewLinks };
}
