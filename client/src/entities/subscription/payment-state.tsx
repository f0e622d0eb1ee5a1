import { Badge, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { AdminPaymentFragment } from '#client/gql/graphql.ts';
import { formatDate } from '#client/format/format.ts';
import { Button } from '#client/ui/button.tsx';
import { ExternalLink } from '#client/ui/text-link.tsx';
import { useRetryRefund } from '#client/entities/payment/use-retry-refund.ts';
import { formatMoney } from '#shared/money.ts';
import { refundMessages } from '#shared/refund.ts';
import type { CustomersPayment } from './customers-payment.ts';
import { refundStateText } from './member-access-text.ts';
import { RefundControl } from './refund-control.tsx';

type Refund = NonNullable<AdminPaymentFragment['latestRefund']>;

/** The state of a payment for admins: its dispute and its refund, with buttons to refund it and to retry a failed refund. */
export function PaymentState({ payment }: { payment: CustomersPayment }) {
  const { isDisputed, disputeUrl, latestRefund, requestedRefund, paidAt } = payment;
  const state = useRef<HTMLDivElement>(null);
  return (
    <Stack ref={state} tabIndex={-1} gap="2" align="start">
      {isDisputed && (
        <>
          <Badge color="danger.text" borderColor="danger.text">
            {refundMessages.dispute.badge}
          </Badge>
          <span>{refundMessages.dispute.explanation}</span>
        </>
      )}
      {disputeUrl && <DisputeLink href={disputeUrl} paidAt={paidAt} />}
      {latestRefund && <RefundState refund={latestRefund} />}
      {requestedRefund && <span>{refundMessages.requested({ amount: formatMoney(requestedRefund) })}</span>}
      {latestRefund?.state === 'FAILED' && <RetryRefund payment={payment} />}
      <RefundControl payment={payment} onDone={() => state.current?.focus()} />
    </Stack>
  );
}

interface DisputeLinkProps {
  href: string;
  paidAt: string;
}

/** A link to the dispute at Stripe, where the school answers it. */
function DisputeLink({ href, paidAt }: DisputeLinkProps) {
  return (
    <ExternalLink
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={refundMessages.dispute.linkOf({ date: formatDate(paidAt) })}
    >
      {refundMessages.dispute.link}
    </ExternalLink>
  );
}

function RefundState({ refund }: { refund: Refund }) {
  const text = refundStateText(refund);
  if (refund.state !== 'FAILED') return text;
  return (
    <Text color="danger.text" fontWeight="semibold" lineHeight="inherit">
      {text}
    </Text>
  );
}

function RetryRefund({ payment: { id, paidAt } }: { payment: AdminPaymentFragment }) {
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
      aria-label={refundMessages.retryOf({ date: formatDate(paidAt) })}
    >
      {refundMessages.retry}
    </Button>
  );
}
