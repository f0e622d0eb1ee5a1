import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { lectureNews } from '#client/entities/lecture/lecture-news.ts';
import { ChangeNote, LectureNewsBadge } from '#client/entities/lecture/lecture-news-badge.tsx';
import type { PlayableLectureFragment } from '#client/gql/graphql.ts';

interface RecentChangeProps {
  lecture: PlayableLectureFragment;
  /** The language of the note; undefined if unknown. */
  lang: string | undefined;
}

/**
 * What has changed in a lecture since the person watched it; nothing if it is unchanged. It stays while they watch the lecture again: give
 * it the lecture's id as its key.
 */
export function RecentChange({ lecture, lang }: RecentChangeProps) {
  const isChanged = lectureNews(lecture, null, null) === 'CHANGED';
  const [isShown, setShown] = useState(isChanged);
  if (isChanged && !isShown) setShown(true);
  if (!isShown) return null;
  return (
    <Flex wrap="wrap" columnGap="3" rowGap="1">
      <LectureNewsBadge news="CHANGED" />
      <ChangeNote note={lecture.changeNote} lang={lang} />
    </Flex>
  );
}
