import { useState } from 'react';
import type { MySubscriptionFragment, PaymentRecordFragment } from '#client/gql/graphql.ts';
import { cancelConsequence } from '#client/entities/subscription/own-subscription-text.ts';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { paymentMessages } from '#shared/payment.ts';
import { profileTexts } from '#shared/texts/profile.ts';
import { useCancelSubscription } from './use-cancel-subscription.ts';

interface CancelControlProps {
  subscription: MySubscriptionFragment;
  lastPayment: PaymentRecordFragment | undefined;
}

/** Cancels the subscription after the confirmation that the specification defines, with the exact consequences. */
export function CancelControl({ subscription, lastPayment }: CancelControlProps) {
  const { cancelSubscription, isCancelling } = useCancelSubscription();
  const [isAsking, setIsAsking] = useState(false);
  const confirm = () => {
    setIsAsking(false);
    void cancelSubscription();
  };
  return (
    <>
      <Button
        variant="outline"
        tone="danger"
        alignSelf={{ base: 'stretch', sm: 'start' }}
        loading={isCancelling}
        onClick={() => setIsAsking(true)}
      >
        {profileTexts.subscription.cancel}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={paymentMessages.question.cancelSubscription}
        description={cancelConsequence(subscription, lastPayment, new Date())}
        confirmLabel={profileTexts.subscription.confirmCancel}
        cancelLabel={profileTexts.subscription.keep}
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
