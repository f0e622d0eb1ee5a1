import { useFragment } from '@apollo/client/react';
import { LectureStandingFragmentDoc } from '#client/gql/graphql.ts';
import { LectureState } from '#client/entities/lecture/lecture-state.tsx';

interface ProcessingStatusProps {
  lectureId: string;
  title: string;
}

/** The processing status of the video of a lecture, after it was uploaded. */
export function ProcessingStatus({ lectureId, title }: ProcessingStatusProps) {
  const { data, dataState } = useFragment({
    fragment: LectureStandingFragmentDoc,
    fragmentName: 'LectureStanding',
    from: { __typename: 'Lecture', id: lectureId },
  });
  if (dataState !== 'complete') return null;
  return <LectureState lecture={{ ...data, id: lectureId, title }} />;
}
