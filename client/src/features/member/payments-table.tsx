import { Stack, Text } from '@chakra-ui/react';
import type { AdminPaymentFragment, MemberQuery } from '#client/gql/graphql.ts';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { adminPaymentColumns } from '#client/entities/subscription/admin-payment-columns.tsx';
import { paymentColumns } from '#client/entities/payment/payment-columns.tsx';
import { memberMessages } from '#shared/member.ts';

/** What a member paid, newest first. */
export function PaymentsTable({ payments }: Pick<MemberQuery['user'], 'payments'>) {
  const { nodes, totalCount } = payments;
  const { payments: texts } = memberMessages;
  if (nodes.length === 0) return <Text color="fg.muted">{texts.none}</Text>;
  return (
    <Stack gap="3">
      <DataTable
        caption={texts.caption}
        columns={columnsOf()}
        rows={nodes}
        rowKey={({ id }) => id}
        cardsBelow="md"
      />
      {totalCount > nodes.length && (
        <Text color="fg.muted" textStyle="sm">
          {texts.newest({ shown: nodes.length, total: totalCount })}
        </Text>
      )}
    </Stack>
  );
}

const columnsOf = (): Column<AdminPaymentFragment>[] => [
  ...paymentColumns(memberMessages.payments.invoice),
  ...adminPaymentColumns,
];
