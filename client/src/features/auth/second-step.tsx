import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { FactorProof } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { Button } from '#client/ui/button.tsx';
import { SplitPage } from '#client/ui/split-page.tsx';
import { CodeForm, RecoveryCodeForm } from './factor-forms.tsx';
import { useCompleteLogin } from './use-complete-login.ts';

interface SecondStepProps {
  onLoggedIn?: () => void;
  /** The password is to be shown once more. */
  onStartAgain: () => void;
}

/** The screen between the password and the session of an account with a second factor. */
export function SecondStep({ onLoggedIn, onStartAgain }: SecondStepProps) {
  const complete = useCompleteLogin();
  const [hasLostPhone, setHasLostPhone] = useState(false);
  const Form = hasLostPhone ? RecoveryCodeForm : CodeForm;

  const prove = async (proof: FactorProof) => {
    const outcome = await complete(proof);
    if (outcome.ok) onLoggedIn?.();
    // It took too long, or was tried too often.
    if (!outcome.ok && hasCode(outcome.error, 'UNAUTHENTICATED')) onStartAgain();
    return outcome;
  };
  return (
    <SplitPage title="One more step">
      <Stack gap="8">
        <Form onProof={prove}>
          {(isSubmitting) => (
            <Button type="submit" size="lg" loading={isSubmitting}>
              Log in
            </Button>
          )}
        </Form>
        <Stack gap="3">
          <Text color="fg.muted">
            {hasLostPhone ? 'Do you have your phone after all?' : 'Is your phone not at hand?'}
          </Text>
          <Button variant="outline" onClick={() => setHasLostPhone(!hasLostPhone)}>
            {hasLostPhone ? 'Use a code of the app' : 'Use a recovery code'}
          </Button>
          <Button variant="ghost" onClick={onStartAgain}>
            Start again
          </Button>
        </Stack>
      </Stack>
    </SplitPage>
  );
}
