import { Heading, Stack, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useMySecondFactorQuery } from '#client/gql/graphql.ts';
import { errorMessage, isAborted } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import { formatDate } from '#client/format/format.ts';
import { Actions } from '#client/ui/actions.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';
import { factorMessages } from '#shared/factor.ts';
import { RichText } from '#client/ui/rich-text.tsx';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpSetup } from './totp-setup.tsx';
import { useRemoveTotp, useRenewRecoveryCodes, useStartTotp } from './use-second-factor.ts';

const { app, codes } = factorMessages;

interface TwoStepCardProps {
  /** Shown after a factor was added or removed. */
  afterChange: ReactNode;
}

/** The user's second factors: set up, view and remove. */
export function TwoStepCard({ afterChange }: TwoStepCardProps) {
  return (
    <SectionCard place="two-step" title={factorMessages.card.title} intro={factorMessages.card.intro}>
      <TwoStep afterChange={afterChange} />
    </SectionCard>
  );
}

function TwoStep({ afterChange }: TwoStepCardProps) {
  const query = useMySecondFactorQuery({ fetchPolicy: 'cache-and-network' });
  const [newCodes, setNewCodes] = useState<readonly string[]>([]);
  const factor = query.data?.me?.secondFactor;
  const state = factor && [factor.appSince, ...factor.passkeys.map(({ id }) => id)].join();
  // Cached data may be outdated, so changes are detected relative to the first answer of the server.
  const [before, setBefore] = useState<string>();
  if (before === undefined && state !== undefined && !query.loading) setBefore(state);
  if (newCodes.length > 0) return <RecoveryCodes codes={newCodes} onDone={() => setNewCodes([])} />;
  if (!factor) return <QueryFallback {...query} failure={factorMessages.failure.load} skeleton="20" />;
  return (
    <Stack gap="8">
      <Passkeys passkeys={factor.passkeys} onCodes={setNewCodes} />
      <Stack gap="5">
        <Heading as="h3" textStyle="h3">
          {app.title}
        </Heading>
        {factor.appSince ? <AppIsOn since={factor.appSince} /> : <AppIsOff onCodes={setNewCodes} />}
      </Stack>
      {before !== undefined && before !== state && afterChange}
      {factor.isOn && <CodesLeft count={factor.recoveryCodesLeft} onCodes={setNewCodes} />}
    </Stack>
  );
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
      <Button variant="outline" loading={isStarting} onClick={() => void begin()}>
        {app.setUp}
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
        <RichText
          text={app.since({ date: formatDate(since) })}
          tags={{ time: (date) => <time dateTime={since}>{date}</time> }}
        />
      </Text>
      <Actions>
        <Button variant="outline" tone="danger" loading={isRemoving} onClick={() => setIsAsking(true)}>
          {app.remove}
        </Button>
      </Actions>
      <ConfirmDialog
        open={isAsking}
        title={app.removeTitle}
        description={app.removeDescription}
        confirmLabel={app.remove}
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
    if (outcome.ok) onCodes(outcome.value?.renewRecoveryCodes.recoveryCodes ?? []);
  };
  return (
    <Stack gap="5">
      <Stack gap="1">
        <Heading as="h3" textStyle="h3">
          {codes.title}
        </Heading>
        <Text color="fg.muted">{codes.left({ count })}</Text>
      </Stack>
      <Actions>
        <Button variant="outline" loading={isRenewing} onClick={() => setIsAsking(true)}>
          {codes.renew}
        </Button>
      </Actions>
      <ConfirmDialog
        open={isAsking}
        title={codes.renewTitle}
        description={codes.renewDescription}
        confirmLabel={codes.confirmRenew}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </Stack>
  );
}
