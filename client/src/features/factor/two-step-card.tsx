import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useMySecondFactorQuery, type SecondFactorPartsFragment } from '#client/gql/graphql.ts';
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
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpSetup } from './totp-setup.tsx';
import { useRemoveTotp, useRenewRecoveryCodes, useStartTotp } from './use-second-factor.ts';

/** What a person has beside the password: set up, looked at, and switched off. */
export function TwoStepCard() {
  return (
    <SectionCard
      place="two-step"
      title="Two-step sign-in"
      intro="After your password, you show a code of an app on your phone. Whoever learns your password cannot log in by it alone."
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
    const showCodes = (codes: readonly string[]) => setNewCodes(codes);
    return factor.appSince ? (
      <AppIsOn factor={factor} onCodes={showCodes} />
    ) : (
      <AppIsOff onCodes={showCodes} />
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

function AppIsOn({
  factor: { appSince, recoveryCodesLeft },
  onCodes,
}: PartProps & { factor: SecondFactorPartsFragment['secondFactor'] }) {
  const { remove, isRemoving } = useRemoveTotp();
  const { renew, isRenewing } = useRenewRecoveryCodes();
  const [asked, setAsked] = useState<'remove' | 'renew' | null>(null);
  const confirm = async () => {
    setAsked(null);
    if (asked === 'remove') return void (await remove());
    const outcome = await renew();
    if (outcome.ok) onCodes(outcome.value.data?.renewRecoveryCodes.recoveryCodes ?? []);
  };
  return (
    <Stack gap="5">
      <Stack gap="1">
        <Text fontWeight="semibold">
          Your authenticator app is asked for since{' '}
          {appSince && <time dateTime={appSince}>{formatDate(appSince)}</time>}
        </Text>
        <Text color="fg.muted">{codesLeftText(recoveryCodesLeft)}</Text>
      </Stack>
      <Actions>
        <Button variant="outline" loading={isRenewing} onClick={() => setAsked('renew')}>
          New recovery codes
        </Button>
        <Button variant="outline" tone="danger" loading={isRemoving} onClick={() => setAsked('remove')}>
          Remove the app
        </Button>
      </Actions>
      <ConfirmDialog
        open={asked !== null}
        {...questions[asked ?? 'renew']}
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      />
    </Stack>
  );
}

const questions = {
  remove: {
    title: 'Remove the authenticator app?',
    description: 'Your password alone opens your account then, and your recovery codes no longer work.',
    confirmLabel: 'Remove the app',
    tone: 'danger',
  },
  renew: {
    title: 'Make new recovery codes?',
    description: 'The codes that you have no longer work then.',
    confirmLabel: 'Make new codes',
  },
} as const;

function codesLeftText(count: number): string {
  if (count === 0) return 'You have no recovery codes left: make new ones now.';
  return `You have ${count} recovery ${count === 1 ? 'code' : 'codes'} left for the day your phone is lost.`;
}
