import { useApolloClient } from '@apollo/client/react';
import {
  MarkLectureDocument,
  type CourseProgressPartsFragment,
  type LectureProgressPartsFragment,
  type MarkLectureMutation,
} from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import { progressMessages } from '#shared/progress.ts';

interface MarkedLecture {
  id: string;
  progress: LectureProgressPartsFragment | null;
}

interface CourseOfLecture {
  id: string;
  numberOfLectures: number;
  progress: CourseProgressPartsFragment | null;
}

/** Marks a lecture as completed or removes the mark. The update is optimistic and rolls back with a toast on failure. */
export function useMarkLecture() {
  const client = useApolloClient();
  return async (lecture: MarkedLecture, course: CourseOfLecture, isDone: boolean): Promise<void> => {
    try {
      await client.mutate({
        mutation: MarkLectureDocument,
        variables: { input: { lectureId: lecture.id, isDone } },
        // The request survives the page, which shows the mark at once and may be left at once.
        context: { fetchOptions: { keepalive: true } },
        optimisticResponse: { markLecture: guess(lecture, course, isDone) },
      });
    } catch (error) {
      notify.error(errorMessage(error, progressMessages.failure.markLecture));
    }
  };
}

/** The optimistic response. New progress gets a temporary id until the server answers. */
function guess(
  lecture: MarkedLecture,
  course: CourseOfLecture,
  isDone: boolean,
): MarkLectureMutation['markLecture'] {
  const progress: LectureProgressPartsFragment = lecture.progress ?? {
    __typename: 'LectureProgress',
    id: `of-${lecture.id}`,
    position: 0,
    isDone: false,
    recordedAt: new Date().toISOString(),
  };
  const ofCourse: CourseProgressPartsFragment = course.progress ?? {
    __typename: 'CourseProgress',
    id: `of-${course.id}`,
    done: 0,
    total: course.numberOfLectures,
    nextLecture: null,
    certificate: null,
  };
  const more = Number(isDone) - Number(progress.isDone);
  return {
    ...progress,
    isDone,
    lecture: {
      __typename: 'Lecture',
      id: lecture.id,
      progress: { __typename: 'LectureProgress', id: progress.id },
    },
    course: {
      __typename: 'Course',
      id: course.id,
      progress: { ...ofCourse, done: ofCourse.done + more },
    },
  };
}
