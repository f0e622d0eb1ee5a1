import { useApolloClient } from '@apollo/client/react';
import type { VideoLinks } from '#client/player/video.ts';
import { CourseLecturesDocument, useCourseLecturesQuery } from '#client/gql/graphql.ts';
import { useLoadToasts } from '#client/toasts/use-load-toasts.ts';
import { lectureMessages } from '#shared/lecture.ts';
import { linksOf } from './video-of-lecture.ts';

const texts = {
  loading: lectureMessages.loading.loadLectures,
  failure: lectureMessages.failure.loadLectures,
};

/** A course with its lectures and their media links; `renewLinks` fetches new links for one of them. */
export function useCourseLectures(slug: string) {
  const client = useApolloClient();
  const variables = { slug };
  const { data, loading, error, refetch } = useCourseLecturesQuery({ variables });
  useLoadToasts({ loading: loading && !data, error: data ? undefined : error }, texts);

  const renewLinks = async (lectureId: string): Promise<VideoLinks | null> => {
    // Not through this screen's own query: a failure must not take the video away that still plays.
    const renewed = await client.query({
      query: CourseLecturesDocument,
      variables,
      fetchPolicy: 'network-only',
    });
    const lecture = renewed.data?.course.lectures.find(({ id }) => id === lectureId);
    return lecture ? linksOf(lecture) : null;
  };

  return { course: data?.course, error: loading ? undefined : error, reload: () => refetch(), renewLinks };
}
