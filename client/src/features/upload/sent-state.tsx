import { useFragment } from '@apollo/client/react';
import { LectureStandingFragmentDoc } from '#client/gql/graphql.ts';
import { LectureState } from '#client/entities/lecture/lecture-state.tsx';

interface SentStateProps {
  lectureId: string;
  title: string;
}

/** What becomes of a video that has arrived. */
export function SentState({ lectureId, title }: SentStateProps) {
  const { data, dataState } = useFragment({
    fragment: LectureStandingFragmentDoc,
    fragmentName: 'LectureStanding',
    from: { __typename: 'Lecture', id: lectureId },
  });
  if (dataState !== 'complete') return null;
  return <LectureState lecture={{ ...data, id: lectureId, title }} />;
}
