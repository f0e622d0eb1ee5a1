import { Box } from '@chakra-ui/react';
import { useSendTestMailMutation } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { doctorMessages } from '#shared/doctor.ts';
import { Findings } from './findings.tsx';

/** Sends the admin a test email, because a mail server that accepts an email may still not deliver it. */
export function TestMail() {
  const [send, { data, error, loading }] = useSendTestMailMutation();
  const { testMail: texts } = doctorMessages;
  const ask = () => void send().catch(() => undefined);
  return (
    <SectionCard title={texts.title} intro={texts.intro}>
      <Box>
        <Button variant="outline" loading={loading} onClick={ask}>
          {texts.send}
        </Button>
      </Box>
      <Box role="status">
        {error && (
          <ErrorState message={errorMessage(error, doctorMessages.failure.sendTestMail)} onRetry={ask} />
        )}
        {data && !error && <Findings of={data.sendTestMail} />}
      </Box>
    </SectionCard>
  );
}
