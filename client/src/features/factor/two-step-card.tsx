import { Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useMySecondFactorQuery } from '#client/gql/graphql.ts';
import { errorMessage, isAborted } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import { formatDate } from '#client/format/format.ts';
import { Actions } from '#client/ui/actions.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { factorMessages } from '#shared/factor.ts';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpSetup } from './totp-setup.tsx';
import { useRemoveTotp, useRenewRecoveryCodes, useStartTotp } from './use-second-factor.ts';

/** What a person has beside the password: set up, looked at, and switched off. */
export function TwoStepCard() {
  return (
    <SectionCard
      place="two-step"
      title="Two-step sign-in"
      intro="A passkey or an app on your phone shows that it is you. Whoever learns your password cannot log in by it alone."
    >
      <TwoStep />
    </SectionCard>
  );
}

function TwoStep() {
  const { data, error, loading, refetch } = useMySecondFactorQuery({ fetchPolicy: 'cache-and-network' });
  const [newCodes, setNewCodes] = useState<readonly string[]>([]);
  const factor = data?.me?.secondFactor;
  if (newCodes.length > 0) return <RecoveryCodes codes={newCodes} onDone={() => setNewCodes([])} />;
  if (factor) {
    return (
      <Stack gap="8">
        <Passkeys passkeys={factor.passkeys} onCodes={setNewCodes} />
        <Stack gap="5">
          <Heading as="h3" textStyle="h3">
            Authenticator app
          </Heading>
          {factor.appSince ? <AppIsOn since={factor.appSince} /> : <AppIsOff onCodes={setNewCodes} />}
        </Stack>
        {factor.isOn && <CodesLeft count={factor.recoveryCodesLeft} onCodes={setNewCodes} />}
      </Stack>
    );
  }
  if (!error || loading) return <Skeleton height="20" />;
  return <ErrorState message={errorMessage(error, factorMessages.failure.load)} onRetry={() => refetch()} />;
}

interface PartProps {
  onCodes: (codes: readonly string[]) => void;
}

function AppIsOff({ onCodes }: PartProps) {
  const { start, isStarting } = useStartTotp();
  const [setup, setSetup] = useState<{ secret: string; uri: string } | null>(null);
  const begin = async () => {
    try {
      setSetup((await start()) ?? null);
    } catch (error) {
      if (!isAborted(error)) notify.error(errorMessage(error, factorMessages.failure.setUp));
    }
  };
  if (setup) return <TotpSetup {...setup} onDone={onCodes} onCancel={() => setSetup(null)} />;
  return (
    <Actions>
      <Button loading={isStarting} onClick={() => void begin()}>
        Set up an authenticator app
      </Button>
    </Actions>
  );
}

function AppIsOn({ since }: { since: string }) {
  const { remove, isRemoving } = useRemoveTotp();
  const [isAsking, setIsAsking] = useState(false);
  const confirm = () => {
    setIsAsking(false);
    void remove();
  };
  return (
    <>
      <Text>
        Set up on <time dateTime={since}>{formatDate(since)}</time>
      </Text>
      <Actions>
        <Button variant="outline" tone="danger" loading={isRemoving} onClick={() => setIsAsking(true)}>
          Remove the app
        </Button>
      </Actions>
      <ConfirmDialog
        open={isAsking}
        title="Remove the authenticator app?"
        description="Its codes are no longer asked for. Without a passkey, your password alone opens your account then."
        confirmLabel="Remove the app"
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}

function CodesLeft({ count, onCodes }: PartProps & { count: number }) {
  const { renew, isRenewing } = useRenewRecoveryCodes();
  const [isAsking, setIsAsking] = useState(false);
  const confirm = async () => {
    setIsAsking(false);
    const outcome = await renew();
    if (outcome.ok) onCodes(outcome.value.data?.renewRecoveryCodes.recoveryCodes ?? []);
  };
  return (
    <Stack gap="5">
      <Stack gap="1">
        <Heading as="h3" textStyle="h3">
          Recovery codes
        </Heading>
        <Text color="fg.muted">{codesLeftText(count)}</Text>
      </Stack>
      <Actions>
        <Button variant="outline" loading={isRenewing} onClick={() => setIsAsking(true)}>
          New recovery codes
        </Button>
      </Actions>
      <ConfirmDialog
        open={isAsking}
        title="Make new recovery codes?"
        description="The codes that you have no longer work then."
        confirmLabel="Make new codes"
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </Stack>
  );
}

function codesLeftText(count: number): string {
  if (count === 0) return 'You have no recovery codes left: make new ones now.';
  return `You have ${count} recovery ${count === 1 ? 'code' : 'codes'} left for the day your device is lost.`;
}
