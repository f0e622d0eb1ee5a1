import { Stack, Text } from '@chakra-ui/react';
import type { MemberPaymentFragment, MemberQuery } from '#client/gql/graphql.ts';
import { formatDate, formatNumber } from '#client/lib/format.ts';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { OutsideLink } from '#client/ui/text-link.tsx';
import { formatMoney } from '#shared/money.ts';

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
  {
    key: 'day',
    header: 'Paid on',
    isRowHeader: true,
    cell: ({ paidAt }) => <time dateTime={paidAt}>{formatDate(paidAt)}</time>,
  },
  {
    key: 'amount',
    header: 'Amount',
    width: '8rem',
    isNumeric: true,
    cell: ({ amount }) => formatMoney(amount),
  },
  {
    key: 'refunded',
    header: 'Given back',
    width: '9rem',
    isNumeric: true,
    cell: ({ refunded }) => (refunded.amount > 0 ? formatMoney(refunded) : '—'),
  },
  {
    key: 'invoice',
    header: 'Invoice',
    width: '9rem',
    cell: ({ invoiceUrl, paidAt }) =>
      invoiceUrl ? (
        <OutsideLink
          href={invoiceUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={`Invoice of ${formatDate(paidAt)}, in a new tab`}
        >
          Invoice
        </OutsideLink>
      ) : (
        '—'
      ),
  },
];
