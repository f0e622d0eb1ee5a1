import type { ApolloCache } from '@apollo/client/cache';
import type { LectureStatusPartsFragment, OutlineLectureFragment } from '#client/gql/graphql.ts';
import type { Stored } from '#client/graphql/stored.ts';

interface Identity<Typename extends string> {
  __typename: Typename;
  id: string;
}

type StoredCourse = Stored<{ lectures: OutlineLectureFragment[] }>;
type StoredLecture = Stored<Pick<LectureStatusPartsFragment, 'status' | 'progressPercent'>>;

/** Appends a new lecture to its course's outline, once. */
export function appendLecture(
  cache: ApolloCache,
  course: Identity<'Course'>,
  lecture: Identity<'Lecture'>,
): void {
  cache.modify<StoredCourse>({
    id: cache.identify({ ...course }),
    fields: {
      lectures(stored, { toReference }) {
        const reference = toReference({ ...lecture });
        if (!reference || stored.some(({ __ref }) => __ref === reference.__ref)) return stored;
        return [...stored, reference];
      },
    },
  });
}

/** Removes a lecture from its course's outline and evicts it. */
export function removeLecture(
  cache: ApolloCache,
  course: Identity<'Course'>,
  lecture: Identity<'Lecture'>,
): void {
  const id = cache.identify({ ...lecture });
  cache.modify<StoredCourse>({
    id: cache.identify({ ...course }),
    fields: { lectures: (stored) => stored.filter(({ __ref }) => __ref !== id) },
  });
  cache.evict({ id });
  cache.gc();
}

/** Marks a lecture as processing once its video is uploaded. The server reports more after it has checked the video. */
export function showProcessing(cache: ApolloCache, lectureId: string): void {
  cache.modify<StoredLecture>({
    id: cache.identify({ __typename: 'Lecture', id: lectureId }),
    fields: {
      status: (status) => (status === 'UPLOADING' ? 'PROCESSING' : status),
      progressPercent: (percent, { readField }) => (readField('status') === 'UPLOADING' ? 0 : percent),
    },
  });
}
