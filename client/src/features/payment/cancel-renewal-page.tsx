import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { CancelRenewalMutation } from '#client/gql/graphql.ts';
import { formatDate } from '#client/format/format.ts';
import { hasCode } from '#client/graphql/errors.ts';
import { Button } from '#client/ui/button.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { OutcomePanel } from '#client/ui/outcome-panel.tsx';
import { SplitPage } from '#client/ui/split-page.tsx';
import { useMailedToken } from '#client/features/auth/use-mailed-token.ts';
import { cancelRenewalTexts as texts } from '#shared/texts/cancel-renewal.ts';
import { paths } from '#shared/paths.ts';
import { useCancelRenewal } from './use-cancel-renewal.ts';

type Cancelled = CancelRenewalMutation['cancelRenewal'];

/**
 * Target of the links in renewal notices. It asks for a click, because email programs follow links, and for nothing
 * else: the link proves who asks.
 */
export function CancelRenewalPage() {
  const token = useMailedToken();
  return <CancelRenewal key={token} token={token} />;
}

function CancelRenewal({ token }: { token: string }) {
  const cancelRenewal = useCancelRenewal();
  const [isCancelling, setIsCancelling] = useState(false);
  const [cancelled, setCancelled] = useState<Cancelled | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const cancel = async () => {
    setIsCancelling(true);
    const outcome = await cancelRenewal(token);
    setIsCancelling(false);
    // After another failure, the link may still work. The toast shows the reason.
    if (!outcome.ok && hasCode(outcome.error, 'BAD_USER_INPUT')) setFailure(outcome.message);
    if (outcome.ok && outcome.value) setCancelled(outcome.value.cancelRenewal);
  };
  return (
    <SplitPage title={texts.title}>
      <Stack role="status" gap="6" align="start">
        {cancelled && (
          <OutcomePanel title={texts.cancelled} description={describe(cancelled)}>
            <LinkButton to={paths.courses}>{texts.toCourses}</LinkButton>
          </OutcomePanel>
        )}
        {!cancelled && failure !== null && (
          <OutcomePanel title={texts.failed} description={failure}>
            <LinkButton to={paths.profile}>{texts.toProfile}</LinkButton>
          </OutcomePanel>
        )}
        {!cancelled && failure === null && (
          <>
            <Text color="fg.muted">{texts.intro}</Text>
            <Button size="lg" loading={isCancelling} onClick={() => void cancel()}>
              {texts.cancel}
            </Button>
          </>
        )}
      </Stack>
    </SplitPage>
  );
}

function describe({ accessUntil, isRefunded, isDone }: Cancelled): string {
  if (!isDone) return texts.noted;
  if (accessUntil) return texts.watchUntil({ day: formatDate(accessUntil) });
  return isRefunded ? texts.refunded : texts.closed;
}
