import { useFragment } from '@apollo/client/react';
import { LectureStatusPartsFragmentDoc } from '#client/gql/graphql.ts';
import { LectureState } from '#client/entities/lecture/lecture-state.tsx';

interface ProcessingStatusProps {
  lectureId: string;
  title: string;
}

/** The processing status of a lecture's uploaded video. */
export function ProcessingStatus({ lectureId, title }: ProcessingStatusProps) {
  const { data, dataState } = useFragment({
    fragment: LectureStatusPartsFragmentDoc,
    fragmentName: 'LectureStatusParts',
    from: { __typename: 'Lecture', id: lectureId },
  });
  if (dataState !== 'complete') return null;
  return <LectureState lecture={{ ...data, id: lectureId, title }} />;
}
