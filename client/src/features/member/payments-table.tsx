import { Stack, Text } from '@chakra-ui/react';
import type { MemberPaymentFragment, MemberQuery } from '#client/gql/graphql.ts';
import { formatNumber } from '#client/format/format.ts';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { paymentColumns } from '#client/entities/payment/payment-columns.tsx';
import { PaymentState } from './payment-state.tsx';

/** What a member paid, newest first. */
export function PaymentsTable({ payments }: Pick<MemberQuery['user'], 'payments'>) {
  const { nodes, totalCount } = payments;
  if (nodes.length === 0) return <Text color="fg.muted">No payments yet.</Text>;
  return (
    <Stack gap="3">
      <DataTable
        caption="Payments, newest first"
        columns={columns}
        rows={nodes}
        rowKey={({ id }) => id}
        cardsBelow="md"
      />
      {totalCount > nodes.length && (
        <Text color="fg.muted" textStyle="sm">
          The newest {formatNumber(nodes.length)} of {formatNumber(totalCount)} payments
        </Text>
      )}
    </Stack>
  );
}

const columns: Column<MemberPaymentFragment>[] = [
  ...paymentColumns('Invoice'),
  {
    key: 'state',
    header: 'State',
    cell: (payment) =>
      payment.isDisputed || payment.latestRefund ? <PaymentState payment={payment} /> : null,
  },
];
