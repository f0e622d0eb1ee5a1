import { Spinner, Stack, Text } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '#client/app/paths.ts';
import { Actions } from '#client/ui/actions.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { HallPage } from '#client/ui/hall-page.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { messages } from '#shared/messages.ts';
import { recallReturnAddress } from './return-address.ts';
import { useConfirmCheckout, type Confirmation } from './use-confirm-checkout.ts';

/** Where the payment provider sends the payer back to. */
export function CheckoutSuccessPage() {
  const [search] = useSearchParams();
  const sessionId = search.get('session_id');
  return sessionId ? <ConfirmPayment key={sessionId} sessionId={sessionId} /> : <NoSession />;
}

const titles: Record<Confirmation['phase'], string> = {
  confirming: 'Confirming your payment …',
  pending: 'Confirming your payment …',
  active: 'Payment Successful',
  failed: 'Your payment is not confirmed',
};

function ConfirmPayment({ sessionId }: { sessionId: string }) {
  const { state, isChecking, checkNow } = useConfirmCheckout(sessionId);
  return (
    <HallPage title={titles[state.phase]}>
      <Stack gap="5" role="status">
        {state.phase === 'active' && <Paid />}
        {state.phase === 'failed' && <Failed reason={state.reason} onRetry={checkNow} />}
        {(state.phase === 'confirming' || state.phase === 'pending') && (
          <Waiting isPending={state.phase === 'pending'} isChecking={isChecking} onCheck={checkNow} />
        )}
      </Stack>
    </HallPage>
  );
}

function Paid() {
  const returnAddress = recallReturnAddress();
  return (
    <>
      <Text>Your subscription is active. Every course is open to you now.</Text>
      <Actions>
        {returnAddress && <LinkButton to={returnAddress}>Continue where you were</LinkButton>}
        <LinkButton to={paths.home} variant={returnAddress ? 'outline' : 'solid'}>
          Go to dashboard
        </LinkButton>
      </Actions>
    </>
  );
}

interface WaitingProps {
  isPending: boolean;
  isChecking: boolean;
  onCheck: () => void;
}

function Waiting({ isPending, isChecking, onCheck }: WaitingProps) {
  return (
    <>
      <Stack direction="row" align="center" gap="3">
        <Spinner aria-hidden />
        <Text>
          {isPending ? messages.payment.pending : 'This takes a moment. Please leave this page open.'}
        </Text>
      </Stack>
      {isPending && (
        <Button variant="outline" alignSelf="start" loading={isChecking} onClick={onCheck}>
          Check again
        </Button>
      )}
    </>
  );
}

function Failed({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <>
      <ErrorState
        message={reason}
        description="If you have just paid, try again in a moment."
        onRetry={onRetry}
      />
      <Text>
        If you have not paid yet, go back to the <Link to={paths.checkout}>checkout</Link>.
      </Text>
    </>
  );
}

function NoSession() {
  return (
    <HallPage title="No payment to confirm" isLit={false}>
      <EmptyState
        title="This page belongs to a payment"
        description="The payment page brings you here once you have paid. If you have just paid, your profile shows your subscription in a moment."
      >
        <LinkButton to={paths.checkout}>Go to checkout</LinkButton>
      </EmptyState>
    </HallPage>
  );
}
