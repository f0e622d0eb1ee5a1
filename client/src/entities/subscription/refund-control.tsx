import { Input, Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '#client/forms/field.tsx';
import { MutationForm } from '#client/forms/mutation-form.tsx';
import { useMutationForm } from '#client/forms/use-mutation-form.ts';
import { formatDate } from '#client/format/format.ts';
import { isAborted } from '#client/graphql/errors.ts';
import { Button } from '#client/ui/button.tsx';
import { TitledDialog } from '#client/ui/titled-dialog.tsx';
import { decimalAmount, formatMoney } from '#shared/money.ts';
import { messages } from '#shared/messages.ts';
import { refundMessages } from '#shared/refund.ts';
import { refundRules } from '#shared/refund.rules.ts';
import type { CustomersPayment } from './customers-payment.ts';
import { useRefundPayment } from './use-refund-payment.ts';

interface RefundControlProps {
  payment: CustomersPayment;
  /** Called when a refund is made or queued and the dialog is closed. The button may be gone by then. */
  onDone: () => void;
}

/**
 * Refunds the rest of a payment or a part of it, after a dialog that explains the consequence. Renders nothing if nothing is
 * left.
 */
export function RefundControl({ payment, onDone }: RefundControlProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { amount, refundable, paidAt, user } = payment;
  const { dialog } = refundMessages;
  const date = formatDate(paidAt);
  const of = user && { name: user.fullName, date };
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
          aria-label={of ? refundMessages.refundOfCustomer(of) : refundMessages.refundOf({ date })}
        >
          {refundMessages.refund}
        </Button>
      )}
      <TitledDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={of ? dialog.titleWithCustomer(of) : dialog.title({ date })}
        description={dialog.description({
          amount: formatMoney(amount),
          refundable: formatMoney(refundable),
        })}
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
  const { dialog } = refundMessages;
  const labels = { amount: dialog.amountIn({ currency: refundable.currency.toUpperCase() }) };
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
      <Field
        label={labels.amount}
        help={dialog.upTo({ refundable: formatMoney(refundable) })}
        error={errors.amount?.message}
      >
        <Input {...form.register('amount')} inputMode="decimal" autoComplete="off" />
      </Field>
      <Stack direction={{ base: 'column-reverse', sm: 'row' }} justify="end" gap="3">
        <Button onClick={onCancel}>{messages.button.cancel}</Button>
        <Button type="submit" variant="outline" tone="danger" loading={isSubmitting}>
          {refundMessages.refund}
        </Button>
      </Stack>
    </MutationForm>
  );
}
