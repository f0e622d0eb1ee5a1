import { Flex } from '@chakra-ui/react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useSession } from '#client/features/auth/use-session.ts';
import type { CourseLecturesQuery, PlayableLectureFragment } from '#client/gql/graphql.ts';
import { MarkLectureButton } from './mark-lecture-button.tsx';

/** Loaded lazily, because only learners have progress. */
const ResetProgressButton = lazy(async () => ({
  default: (await import('#client/features/progress/reset-progress-button.tsx')).ResetProgressButton,
}));

const neverChanges = () => () => undefined;

interface LectureProgressButtonsProps {
  course: CourseLecturesQuery['course'];
  lecture: PlayableLectureFragment;
}

/** The buttons for the own progress in a lecture: the mark that it is done, and the reset once it was begun. */
export function LectureProgressButtons({ course, lecture }: LectureProgressButtonsProps) {
  const hasUser = useSession().user !== null;
  // The server renders no page that waits for lazy code.
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <Flex wrap="wrap" gap="3">
      <MarkLectureButton course={course} lecture={lecture} />
      {hasUser && isInBrowser && (
        <Suspense fallback={null}>
          <ResetProgressButton
            of={{ courseId: course.id, lectureId: lecture.id }}
            isShown={lecture.progress !== null}
          />
        </Suspense>
      )}
    </Flex>
  );
}
