import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { PublishCheckDocument } from '#client/gql/graphql.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { courseFormTexts } from '#shared/texts/course-form.ts';
import { publishGaps } from './publish-gaps.ts';

const { publishCheck: texts } = courseFormTexts;

interface Question {
  gaps: readonly string[];
  answer: (isWanted: boolean) => void;
}

/**
 * Checks a course before it is published. `mayPublish` resolves with true when the course has no gaps, otherwise with
 * the admin's answer to `dialog`. A failed check does not prevent publishing.
 */
export function usePublishCheck(slug: string) {
  const client = useApolloClient();
  const [question, setQuestion] = useState<Question | null>(null);

  const mayPublish = async (): Promise<boolean> => {
    const { data } = await client
      .query({ query: PublishCheckDocument, variables: { slug }, fetchPolicy: 'no-cache' })
      .catch(() => ({ data: undefined }));
    const gaps = data ? publishGaps(data.course) : [];
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
      confirmLabel={texts.publish}
      cancelLabel={texts.notYet}
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
