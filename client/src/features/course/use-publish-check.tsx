import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { PublishCheckDocument, type PublishCheckQuery } from '#client/gql/graphql.ts';
import { formatLectureCount } from '#client/format/format.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { publishCheckTexts as texts } from '#shared/publish-check.ts';

/** What a course lacks that may be published all the same; empty when it lacks nothing. */
function gapsOf({ lectures: all }: PublishCheckQuery['course']): string[] {
  const lectures = all.filter(({ isDraft }) => !isDraft);
  const drafts = all.length - lectures.length;
  if (all.length === 0) return [texts.noLectures];
  if (lectures.length === 0) return [texts.onlyDrafts];
  const silent = lectures.filter(({ captions }) => captions.length === 0).length;
  const bare = lectures.filter(({ description }) => description === '').length;
  return [
    ...(drafts > 0 ? [texts.drafts(formatLectureCount(drafts))] : []),
    ...(silent > 0 ? [texts.noCaptions(formatLectureCount(silent))] : []),
    ...(bare > 0 ? [texts.noDescription(formatLectureCount(bare))] : []),
  ];
}

interface Question {
  gaps: readonly string[];
  answer: (isWanted: boolean) => void;
}

/**
 * Looks at a course before it is published. `mayPublish` resolves with whether it is to be: at once when it lacks nothing, else as
 * the person answers `dialog`. What cannot be looked at keeps nobody from publishing.
 */
export function usePublishCheck(slug: string) {
  const client = useApolloClient();
  const [question, setQuestion] = useState<Question | null>(null);

  const mayPublish = async (): Promise<boolean> => {
    const { data } = await client
      .query({ query: PublishCheckDocument, variables: { slug }, fetchPolicy: 'no-cache' })
      .catch(() => ({ data: undefined }));
    const gaps = data ? gapsOf(data.course) : [];
    if (gaps.length === 0) return true;
    return new Promise((answer) => setQuestion({ gaps, answer }));
  };
  const end = (isWanted: boolean) => {
    setQuestion(null);
    question?.answer(isWanted);
  };
  const dialog = (
    <ConfirmDialog
      open={question !== null}
      title={texts.question}
      description={texts.consequence}
      confirmLabel="Publish anyway"
      cancelLabel="Not yet"
      onConfirm={() => end(true)}
      onCancel={() => end(false)}
    >
      <chakra.ul paddingInlineStart="5">
        {question?.gaps.map((gap) => (
          <li key={gap}>{gap}</li>
        ))}
      </chakra.ul>
    </ConfirmDialog>
  );
  return { mayPublish, dialog };
}
