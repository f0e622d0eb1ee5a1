import { Badge, Text } from '@chakra-ui/react';
import { lectureNewsTexts as texts } from '#shared/texts/lecture-news.ts';
import type { LectureNews } from './lecture-news.ts';

/** Marks a lecture that is new, or that has changed since the person watched it. */
export function LectureNewsBadge({ news }: { news: LectureNews }) {
  return (
    <Badge color="action.text" borderColor="action.text" whiteSpace="normal">
      {news === 'NEW' ? texts.isNew : texts.changed}
    </Badge>
  );
}

interface ChangeNoteProps {
  note: string;
  /** The language of the note; undefined if unknown. */
  lang?: string | undefined;
}

/** What has changed in a lecture, on a line of its own in a row that wraps. */
export function ChangeNote({ note, lang }: ChangeNoteProps) {
  return (
    <Text
      as="span"
      flexBasis="full"
      color="fg.muted"
      textStyle="sm"
      fontWeight="normal"
      lang={lang}
      dir="auto"
    >
      {note}
    </Text>
  );
}
