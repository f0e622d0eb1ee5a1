import { Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { chaptersOf, timedLine } from '#shared/chapters.ts';

interface LectureDescriptionProps {
  description: string;
  /** The language of the description; undefined if unknown. */
  lang: string | undefined;
}

/** The description of a lecture, with links at the times of its chapters. */
export function LectureDescription({ description, lang }: LectureDescriptionProps) {
  const hasChapters = chaptersOf(description).length > 0;
  return (
    <Text maxWidth="65ch" whiteSpace="pre-line" lang={lang} dir="auto">
      {description.split('\n').map((line, index) => (
        <Fragment key={index}>
          {index > 0 && '\n'}
          {hasChapters ? <Line text={line} /> : line}
        </Fragment>
      ))}
    </Text>
  );
}

function Line({ text }: { text: string }) {
  const line = timedLine(text);
  if (!line) return text;
  return (
    <>
      {line.before}
      <Link to={{ search: `?t=${line.second}` }} replace preventScrollReset>
        {line.time}
      </Link>
      {line.after}
    </>
  );
}
