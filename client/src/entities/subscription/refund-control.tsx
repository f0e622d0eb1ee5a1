import { Input, Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '#client/forms/field.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { formatDate } from '#client/format/format.ts';
import type { AdminPaymentFragment } from '#client/gql/graphql.ts';
import { isAborted } from '#client/graphql/errors.ts';
import { Button } from '#client/ui/button.tsx';
import { TitledDialog } from '#client/ui/titled-dialog.tsx';
import { decimalAmount, formatMoney } from '#shared/money.ts';
import { refundRules } from '#shared/refund.rules.ts';
import { useRefundPayment } from './use-refund-payment.ts';

interface RefundControlProps {
  payment: AdminPaymentFragment;
  /** Called when a refund is made or noted, and the dialog is gone; the button may be gone then, too. */
  onDone: () => void;
}

/** Gives a payment back, all that is left of it or a part, after saying what that means. Nothing where nothing is left. */
export function RefundControl({ payment, onDone }: RefundControlProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { amount, refundable, paidAt } = payment;
  const finish = () => {
    flushSync(() => setIsAsking(false));
    onDone();
  };
  return (
    <>
      {refundable.amount > 0 && (
        <Button
          variant="outline"
          onClick={() => setIsAsking(true)}
          aria-label={`Refund the payment of ${formatDate(paidAt)}`}
        >
          Refund
        </Button>
      )}
      <TitledDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Refund the payment of ${formatDate(paidAt)}?`}
        description={`${formatMoney(amount)} was paid, of which ${formatMoney(refundable)} can be refunded. It goes to the card it was paid with, and cannot be called back. A part leaves the access as it is. Once all of the payment for the running year has gone back, the lectures are locked at once and the subscription ends.`}
      >
        <RefundForm payment={payment} onDone={finish} onCancel={() => setIsAsking(false)} />
      </TitledDialog>
    </>
  );
}

interface RefundFormProps extends RefundControlProps {
  onCancel: () => void;
}

function RefundForm({ payment: { id, refundable }, onDone, onCancel }: RefundFormProps) {
  const refundPayment = useRefundPayment();
  const labels = { amount: `Amount in ${refundable.currency.toUpperCase()}` };
  const form = useMutationForm({
    resolver: zodResolver(refundRules(refundable)),
    defaultValues: { amount: decimalAmount(refundable) },
    labels,
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.submit(async ({ amount }) => {
    const outcome = await refundPayment(id, amount);
    if (outcome.ok) onDone();
    return !outcome.ok && isAborted(outcome.error) ? null : outcome;
  });
  return (
    <MutationForm form={form} gap="5" onSubmit={submit}>
      <Field label={labels.amount} help={`Up to ${formatMoney(refundable)}`} error={errors.amount?.message}>
        <Input {...form.register('amount')} inputMode="decimal" autoComplete="off" />
      </Field>
      <Stack direction={{ base: 'column-reverse', sm: 'row' }} justify="end" gap="3">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="outline" tone="danger" loading={isSubmitting}>
          Refund
        </Button>
      </Stack>
    </MutationForm>
  );
}
