import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { msOf } from '#client/entities/lecture/lecture-news.ts';
import { useDate } from '#client/format/use-formats.ts';
import type { OwnOutlineLectureFragment } from '#client/gql/graphql.ts';
import { RichText } from '#client/ui/rich-text.tsx';
import { coursePageTexts as texts } from '#shared/texts/course-page.ts';

interface LastUpdateProps {
  /** When the course was published; null for a draft, which has no new lectures. */
  publishedAt: string | null;
  /** The language of notes and titles; undefined if unknown. */
  lang: string | undefined;
  lectures: readonly OwnOutlineLectureFragment[];
}

/** A change that learners can see. */
interface Update {
  /** ISO 8601. */
  time: string;
  kind: 'updated' | 'lectureAdded';
  /** The note about the change, or the title of the new lecture. */
  what: string;
}

/** When a course was last updated, and how; nothing if its lectures are those with which it was published. */
export function LastUpdate({ publishedAt, ...props }: LastUpdateProps) {
  const updates = props.lectures.flatMap((lecture) => updatesOf(lecture, publishedAt));
  const [last] = updates.toSorted((a, b) => msOf(b.time) - msOf(a.time));
  return last && <UpdateLine update={last} lang={props.lang} />;
}

function updatesOf(lecture: OwnOutlineLectureFragment, coursePublishedAt: string | null): Update[] {
  const { title, isDraft, publishedAt, changedAt, changeNote } = lecture;
  if (isDraft) return [];
  const updates: Update[] = [];
  if (changedAt !== null) updates.push({ time: changedAt, kind: 'updated', what: changeNote });
  if (publishedAt !== null && coursePublishedAt !== null) {
    const isAdded = msOf(publishedAt) > msOf(coursePublishedAt);
    if (isAdded) updates.push({ time: publishedAt, kind: 'lectureAdded', what: title });
  }
  return updates;
}

function UpdateLine({ update: { time, kind, what }, lang }: { update: Update; lang: string | undefined }) {
  const date = useDate(time);
  const shown = (): ReactNode => <bdi lang={lang}>{what}</bdi>;
  return (
    <Text textStyle="sm" color="fg.muted">
      {kind === 'updated' ? (
        <RichText text={texts.updated({ date, note: what })} tags={{ note: shown }} />
      ) : (
        <RichText text={texts.lectureAdded({ date, title: what })} tags={{ lecture: shown }} />
      )}
    </Text>
  );
}
