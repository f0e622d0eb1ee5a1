import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { AdminPaymentFragment, MemberSubscriptionFragment } from '#client/gql/graphql.ts';
import { opensLectures } from '#client/entities/subscription/subscription.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { RichText } from '#client/ui/rich-text.tsx';
import { memberMessages } from '#shared/member.ts';
import { formatMoney } from '#shared/money.ts';
import { useEndAccess } from './use-member-changes.ts';

interface EndAccessControlProps {
  userId: string;
  fullName: string;
  subscription: MemberSubscriptionFragment;
  /** The last payment, if any part of it can still be refunded. */
  refundable: AdminPaymentFragment | undefined;
}

/** Revokes a member's access after a confirmation. */
export function EndAccessControl(props: EndAccessControlProps) {
  const { userId, fullName, subscription, refundable } = props;
  const { endAccess: texts } = memberMessages;
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
        {texts.button}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={
          <RichText text={texts.title({ name: fullName })} tags={{ name: (name) => <bdi>{name}</bdi> }} />
        }
        description={consequence(subscription)}
        confirmLabel={texts.button}
        onConfirm={end}
        onCancel={() => setIsAsking(false)}
      >
        {refundable && <RefundChoice payment={refundable} value={refund} onChoose={setRefund} />}
      </ConfirmDialog>
    </>
  );
}

function consequence({ kind, status }: MemberSubscriptionFragment): string {
  const { consequence: texts } = memberMessages.endAccess;
  if (kind === 'GRANTED') return texts.granted;
  return opensLectures({ status }) ? texts.paid : texts.unpaid;
}

interface RefundChoiceProps {
  payment: AdminPaymentFragment;
  value: boolean;
  onChoose: (refund: boolean) => void;
}

function RefundChoice({ payment: { amount, refunded }, value, onChoose }: RefundChoiceProps) {
  const { endAccess: texts } = memberMessages;
  const id = useId();
  const rest = formatMoney({ ...amount, amount: amount.amount - refunded.amount });
  const choices = [
    { refund: true, label: texts.refund({ amount: rest }), detail: texts.refundDetail },
    { refund: false, label: texts.keep, detail: texts.keepDetail },
  ];
  return (
    <Stack role="radiogroup" aria-labelledby={id} gap="2">
      <Text id={id} fontWeight="semibold" textStyle="sm">
        {texts.lastPayment}
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
