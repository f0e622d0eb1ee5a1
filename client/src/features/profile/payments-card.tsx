import { Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useMyPaymentsQuery, type MyPaymentsQuery, type PaymentRecordFragment } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { notify } from '#client/toasts/toasts.ts';
import { useShowMore } from '#client/ui/use-show-more.ts';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { paymentColumns } from '#client/entities/payment/payment-columns.tsx';
import { paymentStateText } from '#client/entities/subscription/access-text.ts';
import { ShowMore } from '#client/ui/show-more.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { paymentMessages } from '#shared/payment.ts';
import { SectionCard } from '#client/ui/section-card.tsx';
import { profileTexts } from '#shared/texts/profile.ts';

const failure = () => paymentMessages.failure.loadPayments;

/** The user's payments with their receipts. */
export function PaymentsCard() {
  const { data, error, loading, refetch, fetchMore } = useMyPaymentsQuery({
    fetchPolicy: 'cache-and-network',
  });
  useEffect(() => {
    if (error) notify.error(errorMessage(error, failure()));
  }, [error]);
  const payments = data?.me?.payments;
  const { showMore, isLoadingMore } = useShowMore({
    endCursor: payments?.pageInfo.endCursor,
    fetchMore: (after) => fetchMore({ variables: { after } }),
    failure: failure(),
  });
  return (
    <SectionCard title={profileTexts.payments.title}>
      {payments && <Payments payments={payments} isLoadingMore={isLoadingMore} onShowMore={showMore} />}
      {!payments && error && !loading && (
        <ErrorState message={errorMessage(error, failure())} onRetry={() => refetch()} />
      )}
      {!payments && (loading || !error) && <Skeleton height="32" />}
    </SectionCard>
  );
}

interface PaymentsProps {
  payments: NonNullable<MyPaymentsQuery['me']>['payments'];
  isLoadingMore: boolean;
  onShowMore: () => unknown;
}

function Payments({ payments, isLoadingMore, onShowMore }: PaymentsProps) {
  const { edges, totalCount, pageInfo } = payments;
  const rows = edges.map(({ node }) => node);
  if (edges.length === 0) {
    return <Text color="fg.muted">{profileTexts.payments.none}</Text>;
  }
  return (
    <Stack gap="5">
      <DataTable
        caption={profileTexts.payments.caption}
        columns={columnsFor(rows)}
        rows={rows}
        rowKey={({ id }) => id}
        cardsBelow="md"
      />
      {totalCount > edges.length && (
        <ShowMore
          of="payments"
          shown={edges.length}
          totalCount={totalCount}
          hasMore={pageInfo.hasNextPage}
          isLoading={isLoadingMore}
          onShowMore={onShowMore}
        />
      )}
    </Stack>
  );
}

function columnsFor(rows: readonly PaymentRecordFragment[]): Column<PaymentRecordFragment>[] {
  const columns: Column<PaymentRecordFragment>[] = paymentColumns('receipt');
  // The column is shown only when it has content.
  if (!rows.some((row) => paymentStateText(row))) return columns;
  return [...columns, { key: 'state', header: profileTexts.payments.state, cell: paymentStateText }];
}
