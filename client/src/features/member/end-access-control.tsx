import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { AdminPaymentFragment, MemberSubscriptionFragment } from '#client/gql/graphql.ts';
import { opensLectures } from '#client/entities/subscription/subscription.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { formatMoney } from '#shared/money.ts';
import { useEndAccess } from './use-member-changes.ts';

interface EndAccessControlProps {
  userId: string;
  fullName: string;
  subscription: MemberSubscriptionFragment;
  /** The last payment, if anything of it can still be refunded. */
  refundable: AdminPaymentFragment | undefined;
}

/** Ends a member's access, after saying what that means. */
export function EndAccessControl(props: EndAccessControlProps) {
  const { userId, fullName, subscription, refundable } = props;
  const endAccess = useEndAccess();
  const [isAsking, setIsAsking] = useState(false);
  const [isEnding, setIsEnding] = useState(false);
  const { refundableUntil } = subscription;
  const isInRefundWindow = refundableUntil != null && new Date(refundableUntil) > new Date();
  const [refund, setRefund] = useState(isInRefundWindow);

  const end = async () => {
    setIsAsking(false);
    setIsEnding(true);
    await endAccess(userId, refund && refundable !== undefined);
    setIsEnding(false);
  };
  return (
    <>
      <Button
        variant="outline"
        tone="danger"
        alignSelf="start"
        loading={isEnding}
        onClick={() => setIsAsking(true)}
      >
        End access
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={
          <>
            End the access of <bdi>{fullName}</bdi>?
          </>
        }
        description={consequence(subscription)}
        confirmLabel="End access"
        onConfirm={end}
        onCancel={() => setIsAsking(false)}
      >
        {refundable && <RefundChoice payment={refundable} value={refund} onChoose={setRefund} />}
      </ConfirmDialog>
    </>
  );
}

function consequence({ kind, status }: MemberSubscriptionFragment): string {
  if (kind === 'GRANTED') return 'The lectures are locked at once. Nothing was paid, so nothing is refunded.';
  if (!opensLectures({ status })) return 'The subscription ends at once and is not tried again.';
  return 'The lectures are locked at once and the subscription is not renewed.';
}

interface RefundChoiceProps {
  payment: AdminPaymentFragment;
  value: boolean;
  onChoose: (refund: boolean) => void;
}

function RefundChoice({ payment: { amount, refunded }, value, onChoose }: RefundChoiceProps) {
  const id = useId();
  const rest = formatMoney({ ...amount, amount: amount.amount - refunded.amount });
  const choices = [
    { refund: true, label: `Refund ${rest}`, detail: 'To the card it was paid with' },
    { refund: false, label: 'Keep the payment', detail: 'Nothing is refunded' },
  ];
  return (
    <Stack role="radiogroup" aria-labelledby={id} gap="2">
      <Text id={id} fontWeight="semibold" textStyle="sm">
        The last payment
      </Text>
      {choices.map(({ refund, label, detail }) => (
        <Choice key={label}>
          <input type="radio" name={id} checked={value === refund} onChange={() => onChoose(refund)} />
          <Box>
            {label}
            <Text as="span" display="block" textStyle="sm" color="fg.muted">
              {detail}
            </Text>
          </Box>
        </Choice>
      ))}
    </Stack>
  );
}

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    padding: '3',
    border: 'line',
    borderColor: 'border.control',
    borderRadius: 'card',
    cursor: 'pointer',
    lineHeight: 'snug',
    '& input': { width: '5', height: '5', flexShrink: 0, accentColor: '{colors.action.text}' },
    '&:has(:checked)': { bg: 'action.subtle', borderColor: 'action.line' },
    _hover: { bg: 'bg.muted' },
  },
});
