import { Stack } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { SplitPage } from '#client/ui/split-page.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import type { Confirmation } from './confirmation.ts';
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

/** Where the payment provider sends the person back to. */
export function CheckoutSuccessPage() {
  const [search] = useSearchParams();
  const sessionId = search.get('session_id');
  return sessionId ? <ConfirmPayment key={sessionId} sessionId={sessionId} /> : <NoSession />;
}

const titles: Record<Confirmation['phase'], string> = {
  confirming: 'Confirming your payment …',
  pending: 'Confirming your payment …',
  unreachable: 'Confirming your payment …',
  atBank: 'Waiting for your bank',
  active: 'Payment Successful',
  declined: 'Your payment was refused',
  expired: 'Your payment has expired',
  over: 'Your payment is settled',
  failed: 'Your payment is not confirmed',
};

const deadEnds: readonly Confirmation['phase'][] = ['declined', 'expired', 'failed'];

function ConfirmPayment({ sessionId }: { sessionId: string }) {
  const { state, isChecking, checkNow } = useConfirmCheckout(sessionId);
  return (
    <SplitPage title={titles[state.phase]} isLit={!deadEnds.includes(state.phase)}>
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
  return (
    <SplitPage title="No payment to confirm" isLit={false}>
      <EmptyState
        title="This page belongs to a payment"
        description="The payment page brings you here once you have paid. If you have just paid, your profile shows your subscription in a moment."
      >
        <LinkButton to={paths.checkout}>Go to checkout</LinkButton>
      </EmptyState>
    </SplitPage>
  );
}
