import { Stack } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { SplitPage } from '#client/ui/split-page.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { checkoutTexts } from '#shared/texts/checkout.ts';
import type { Confirmation } from './confirmation.ts';
import { FirstCourses } from './first-courses.tsx';
import {
  AtBank,
  Declined,
  Expired,
  Over,
  Paid,
  Pending,
  Refused,
  Unreachable,
} from './confirmation-states.tsx';
import { useConfirmCheckout } from './use-confirm-checkout.ts';

/** The payment provider redirects here after a payment. */
export function CheckoutSuccessPage() {
  const [search] = useSearchParams();
  const sessionId = search.get('session_id');
  return sessionId ? <ConfirmPayment key={sessionId} sessionId={sessionId} /> : <NoSession />;
}

const titleOf = (phase: Confirmation['phase']): string =>
  checkoutTexts.confirmation[phase === 'pending' || phase === 'unreachable' ? 'confirming' : phase];

const deadEnds: readonly Confirmation['phase'][] = ['declined', 'expired', 'failed'];

function ConfirmPayment({ sessionId }: { sessionId: string }) {
  const { state, isChecking, checkNow } = useConfirmCheckout(sessionId);
  return (
    <SplitPage
      title={titleOf(state.phase)}
      isLit={!deadEnds.includes(state.phase)}
      below={state.phase === 'active' && <FirstCourses />}
    >
      <Stack gap="5" role="status">
        <ConfirmationStatus state={state} isChecking={isChecking} onCheck={checkNow} />
      </Stack>
    </SplitPage>
  );
}

interface ConfirmationStatusProps {
  state: Confirmation;
  isChecking: boolean;
  onCheck: () => void;
}

function ConfirmationStatus({ state, ...check }: ConfirmationStatusProps) {
  switch (state.phase) {
    case 'confirming':
      return <Pending isAsked={false} url={null} {...check} />;
    case 'pending':
      return <Pending isAsked url={state.url} {...check} />;
    case 'atBank':
      return <AtBank {...check} />;
    case 'unreachable':
      return <Unreachable {...check} />;
    case 'active':
      return <Paid />;
    case 'declined':
      return <Declined />;
    case 'expired':
      return <Expired />;
    case 'over':
      return <Over />;
    case 'failed':
      return <Refused reason={state.reason} onRetry={check.onCheck} />;
  }
}

function NoSession() {
  const { noPayment: texts } = checkoutTexts;
  return (
    <SplitPage title={texts.title} isLit={false}>
      <EmptyState title={texts.heading} description={texts.description}>
        <LinkButton to={paths.checkout}>{texts.checkout}</LinkButton>
      </EmptyState>
    </SplitPage>
  );
}
