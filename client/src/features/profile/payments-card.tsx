import { Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useMyPaymentsQuery, type PaymentRecordFragment } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { paymentColumns } from '#client/entities/payment/payment-columns.tsx';
import { paymentStateText } from '#client/entities/subscription/access-text.ts';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { usePage } from '#client/ui/use-page.ts';
import { paymentMessages } from '#shared/payment.ts';
import { SectionCard } from '#client/ui/section-card.tsx';
import { profileTexts } from '#shared/texts/profile.ts';

/** The user's payments with their receipts. */
export function PaymentsCard() {
  return (
    <SectionCard title={profileTexts.payments.title}>
      <Payments />
    </SectionCard>
  );
}

function Payments() {
  const query = useMyPaymentsQuery({ fetchPolicy: 'cache-and-network' });
  const payments = usePage(query, query.data?.me?.payments, paymentMessages.failure.loadPayments);
  const { nodes: rows, error, failure } = payments;
  useEffect(() => {
    if (error) notify.error(errorMessage(error, failure));
  }, [error, failure]);
  if (!rows) return <QueryFallback {...payments} skeleton="32" />;
  if (rows.length === 0) return <Text color="fg.muted">{profileTexts.payments.none}</Text>;
  return (
    <Stack gap="5">
      <DataTable
        caption={profileTexts.payments.caption}
        columns={columnsFor(rows)}
        rows={rows}
        rowKey={({ id }) => id}
        cardsBelow="md"
      />
      <ShowMore of="payments" {...payments} />
    </Stack>
  );
}

function columnsFor(rows: readonly PaymentRecordFragment[]): Column<PaymentRecordFragment>[] {
  const columns: Column<PaymentRecordFragment>[] = paymentColumns('receipt');
  // The column is shown only when it has content.
  if (!rows.some((row) => paymentStateText(row))) return columns;
  return [...columns, { key: 'state', header: profileTexts.payments.state, cell: paymentStateText }];
}
