import { Stack, Text } from '@chakra-ui/react';
import type { AdminPaymentFragment, MemberQuery } from '#client/gql/graphql.ts';
import { formatNumber } from '#client/format/format.ts';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { adminPaymentColumns } from '#client/entities/subscription/admin-payment-columns.tsx';
import { paymentColumns } from '#client/entities/payment/payment-columns.tsx';

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

const columns: Column<AdminPaymentFragment>[] = [...paymentColumns('Invoice'), ...adminPaymentColumns];
