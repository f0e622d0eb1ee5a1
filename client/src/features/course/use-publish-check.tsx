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

/** `ask` resolves with the admin's answer to `dialog`, which lists the gaps of a course that is about to be published. */
export function usePublishQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (gaps: readonly string[]): Promise<boolean> =>
    new Promise((answer) => setQuestion({ gaps, answer }));
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
  return { ask, dialog };
}

/**
 * Checks a course before it is published. `mayPublish` resolves with true when the course has no gaps, otherwise with
 * the admin's answer to `dialog`. A failed check does not prevent publishing.
 */
export function usePublishCheck(slug: string) {
  const client = useApolloClient();
  const { ask, dialog } = usePublishQuestion();

  const mayPublish = async (): Promise<boolean> => {
    const { data } = await client
      .query({ query: PublishCheckDocument, variables: { slug }, fetchPolicy: 'no-cache' })
      .catch(() => ({ data: undefined }));
    const gaps = data ? publishGaps(data.course) : [];
    return gaps.length === 0 || ask(gaps);
  };
  return { mayPublish, dialog };
}
