import { useCourseLecturesQuery } from '#client/gql/graphql.ts';
import { useLoadToasts } from '#client/toasts/use-load-toasts.ts';
import { lectureMessages } from '#shared/lecture.ts';
import { useRenewLinks } from './use-renew-links.ts';

const callTexts = () => ({
  loading: lectureMessages.loading.loadLectures,
  failure: lectureMessages.failure.loadLectures,
});

/** A course with its lectures and their media links. `renewLinks` fetches only the new links of one lecture. */
export function useCourseLectures(slug: string) {
  const query = useCourseLecturesQuery({ variables: { slug } });
  const { data, loading, error } = query;
  useLoadToasts({ loading: loading && !data, error: data ? undefined : error }, callTexts());
  return { query, course: data?.course, renewLinks: useRenewLinks() };
}
