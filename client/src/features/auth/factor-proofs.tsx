import { Stack, Text } from '@chakra-ui/react';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { knowsPasskeys } from '#client/entities/passkey/passkeys.ts';
import type { FactorProof, PendingLoginQuery } from '#client/gql/graphql.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { Button } from '#client/ui/button.tsx';
import { factorMessages } from '#shared/factor.ts';
import { loginTexts } from '#shared/texts/login.ts';
import { CodeForm, RecoveryCodeForm } from './factor-forms.tsx';
import { useCompleteLogin } from './use-complete-login.ts';
import { usePasskey } from './use-passkey.ts';

interface FactorProofsProps {
  /** The factors of the account; null when the server no longer knows the pending login. */
  login: PendingLoginQuery['pendingLogin'];
  onLoggedIn?: () => void;
  /** Called when the login has to start again with the password. */
  onStartAgain: () => void;
}

/** The forms and buttons for the second factor. */
export function FactorProofs({ login, onLoggedIn, onStartAgain }: FactorProofsProps) {
  const complete = useCompleteLogin();
  const prove = async (proof: FactorProof | (() => Promise<FactorProof>)) => {
    const outcome = await complete(proof);
    if (outcome.ok) onLoggedIn?.();
    // The pending login has expired or had too many attempts.
    if (!outcome.ok && hasCode(outcome.error, 'UNAUTHENTICATED')) onStartAgain();
    return outcome;
  };
  const hasApp = login?.hasApp ?? true;
  const hasPasskeys = (login?.hasPasskeys ?? false) && knowsPasskeys();
  return <Proofs hasApp={hasApp} hasPasskeys={hasPasskeys} onProof={prove} />;
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
              {loginTexts.logIn}
            </Button>
          )}
        </Form>
      )}
      <Stack gap="3">
        <Text color="fg.muted">
          {isRecovering ? factorMessages.proof.hasDevice : factorMessages.proof.hasNoDevice}
        </Text>
        <Button variant="outline" onClick={() => setIsRecovering(!isRecovering)}>
          {isRecovering ? factorMessages.proof.withoutRecoveryCode : factorMessages.proof.useRecoveryCode}
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
      {loginTexts.usePasskey}
    </Button>
  );
}
