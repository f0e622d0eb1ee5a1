import { Badge, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { MemberPaymentFragment } from '#client/gql/graphql.ts';
import { formatDate } from '#client/format/format.ts';
import { useRetryRefund } from '#client/entities/payment/use-retry-refund.ts';
import { refundTexts } from '#client/entities/subscription/access-text.ts';
import { Button } from '#client/ui/button.tsx';

type Refund = NonNullable<MemberPaymentFragment['latestRefund']>;

/** What became of a payment: its dispute, its refund, and the way to try a refund that failed again. */
export function PaymentState({ payment }: { payment: MemberPaymentFragment }) {
  const { isDisputed, latestRefund } = payment;
  return (
    <Stack gap="2" align="start">
      {isDisputed && (
        <>
          <Badge color="danger.text" borderColor="danger.text">
            Disputed
          </Badge>
          <span>The payer’s bank takes it back</span>
        </>
      )}
      {latestRefund && <RefundState refund={latestRefund} />}
      {latestRefund?.state === 'FAILED' && <RetryRefund payment={payment} />}
    </Stack>
  );
}

function RefundState({ refund }: { refund: Refund }) {
  const text = refundTexts[refund.state].admin(refund);
  if (refund.state !== 'FAILED') return text;
  return (
    <Text color="danger.text" fontWeight="semibold" lineHeight="inherit">
      {text}
    </Text>
  );
}

function RetryRefund({ payment: { id, paidAt } }: { payment: MemberPaymentFragment }) {
  const retryRefund = useRetryRefund();
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    setIsRetrying(true);
    await retryRefund(id);
    setIsRetrying(false);
  };
  return (
    <Button
      variant="outline"
      loading={isRetrying}
      onClick={retry}
      aria-label={`Try the refund again, of the payment of ${formatDate(paidAt)}`}
    >
      Try the refund again
    </Button>
  );
}
