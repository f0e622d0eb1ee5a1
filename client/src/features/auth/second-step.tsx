import { Spinner, Stack, Text } from '@chakra-ui/react';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { knowsPasskeys } from '#client/entities/passkey/passkeys.ts';
import { usePendingLoginQuery, type FactorProof } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { Button } from '#client/ui/button.tsx';
import { SplitPage } from '#client/ui/split-page.tsx';
import { CodeForm, RecoveryCodeForm } from './factor-forms.tsx';
import { useCompleteLogin } from './use-complete-login.ts';
import { usePasskey } from './use-passkey.ts';

interface SecondStepProps {
  onLoggedIn?: () => void;
  /** The password is to be shown once more. */
  onStartAgain: () => void;
}

/** The screen between the password and the session of an account with a second factor. */
export function SecondStep({ onLoggedIn, onStartAgain }: SecondStepProps) {
  const { data, loading } = usePendingLoginQuery({ fetchPolicy: 'no-cache' });
  const complete = useCompleteLogin();
  const prove = async (proof: FactorProof | (() => Promise<FactorProof>)) => {
    const outcome = await complete(proof);
    if (outcome.ok) onLoggedIn?.();
    // It took too long, or was tried too often.
    if (!outcome.ok && hasCode(outcome.error, 'UNAUTHENTICATED')) onStartAgain();
    return outcome;
  };
  const hasApp = data?.pendingLogin?.hasApp ?? true;
  const hasPasskeys = (data?.pendingLogin?.hasPasskeys ?? false) && knowsPasskeys();
  return (
    <SplitPage title="One more step">
      <Stack gap="8">
        {loading ? (
          <Spinner role="status" aria-label="Loading" />
        ) : (
          <Proofs hasApp={hasApp} hasPasskeys={hasPasskeys} onProof={prove} />
        )}
        <Button variant="ghost" onClick={onStartAgain}>
          Start again
        </Button>
      </Stack>
    </SplitPage>
  );
}

interface ProofsProps {
  hasApp: boolean;
  hasPasskeys: boolean;
  onProof: (
    proof: FactorProof | (() => Promise<FactorProof>),
  ) => ReturnType<ReturnType<typeof useCompleteLogin>>;
}

function Proofs({ hasApp, hasPasskeys, onProof }: ProofsProps) {
  const [isRecovering, setIsRecovering] = useState(!hasApp && !hasPasskeys);
  const Form = isRecovering ? RecoveryCodeForm : CodeForm;
  return (
    <>
      {hasPasskeys && !isRecovering && <PasskeyProof isMain={!hasApp} onProof={onProof} />}
      {(hasApp || isRecovering) && (
        <Form onProof={onProof}>
          {(isSubmitting) => (
            <Button type="submit" size="lg" loading={isSubmitting}>
              Log in
            </Button>
          )}
        </Form>
      )}
      <Stack gap="3">
        <Text color="fg.muted">
          {isRecovering ? 'Do you have your device after all?' : 'Is your device not at hand?'}
        </Text>
        <Button variant="outline" onClick={() => setIsRecovering(!isRecovering)}>
          {isRecovering ? 'Do without a recovery code' : 'Use a recovery code'}
        </Button>
      </Stack>
    </>
  );
}

function PasskeyProof({ isMain, onProof }: Pick<ProofsProps, 'onProof'> & { isMain: boolean }) {
  const show = usePasskey('SECOND_STEP');
  const [isShowing, setIsShowing] = useState(false);
  const prove = async () => {
    setIsShowing(true);
    await onProof(async () => ({ passkey: await show() }));
    setIsShowing(false);
  };
  return (
    <Button variant={isMain ? 'solid' : 'outline'} size="lg" loading={isShowing} onClick={() => void prove()}>
      <Fingerprint size="1.125em" aria-hidden />
      Use a passkey
    </Button>
  );
}
