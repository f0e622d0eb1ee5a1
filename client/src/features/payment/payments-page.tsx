import { Grid, Stack, Text } from '@chakra-ui/react';
import { adminPaymentColumns } from '#client/entities/subscription/admin-payment-columns.tsx';
import { paymentColumns } from '#client/entities/payment/payment-columns.tsx';
import { DayFields } from '#client/forms/day-fields.tsx';
import { Field } from '#client/forms/field.tsx';
import { SearchField } from '#client/forms/search-field.tsx';
import type { PaymentsQuery } from '#client/gql/graphql.ts';
import { errorMessage } from '#client/graphql/errors.ts';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { Button } from '#client/ui/button.tsx';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { Select } from '#client/ui/select.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { TableSkeleton } from '#client/ui/table-skeleton.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { paths } from '#shared/paths.ts';
import { paymentMessages } from '#shared/payment.ts';
import { usePayments } from './use-payments.ts';

type ListedPayment = PaymentsQuery['payments']['edges'][number]['node'];

/** What everybody paid, to be searched, with the way to each at Stripe. */
export function PaymentsPage() {
  const payments = usePayments();
  return (
    <AdminPage
      title="Payments"
      actions={
        <LinkButton to={paths.paymentProblems} variant="outline">
          What needs attention
        </LinkButton>
      }
    >
      <Stack gap="6">
        <PaymentFilterBar {...payments} />
        <PaymentsList payments={payments} />
      </Stack>
    </AdminPage>
  );
}

const filterColumns = {
  base: 'minmax(0, 1fr)',
  sm: 'repeat(2, minmax(0, 1fr))',
  lg: 'minmax(0, 2fr) minmax(0, 1fr) repeat(2, 10.5rem)',
};

function PaymentFilterBar({ filters, change }: Pick<ReturnType<typeof usePayments>, 'filters' | 'change'>) {
  return (
    <Grid as="search" aria-label="Payments" gap="4" templateColumns={filterColumns}>
      <SearchField
        search={filters.search}
        placeholder="Name or mail address"
        onSearch={(search) => change({ search }, false)}
      />
      <Field label="State">
        <Select value={filters.state} onChange={(event) => change({ state: event.currentTarget.value })}>
          <option value="">Every state</option>
          <option value="KEPT">Kept</option>
          <option value="REFUNDED">Refunded</option>
          <option value="DISPUTED">Disputed</option>
        </Select>
      </Field>
      <DayFields days={filters.days} onChange={change} />
    </Grid>
  );
}

function PaymentsList({ payments }: { payments: ReturnType<typeof usePayments> }) {
  const { list, isFiltered, isStale, error, retry, change, showMore, isLoadingMore } = payments;
  if (error && (!list || isStale)) {
    return <ErrorState message={errorMessage(error, paymentMessages.failure.loadPayments)} onRetry={retry} />;
  }
  if (!list) return <TableSkeleton rows={8} cardsBelow="lg" />;
  if (list.edges.length === 0) {
    return isFiltered ? (
      <EmptyState title="No such payment" description="Nobody like this paid in these days.">
        <Button
          variant="outline"
          onClick={() => change({ search: null, state: null, from: null, until: null })}
        >
          Show all payments
        </Button>
      </EmptyState>
    ) : (
      <EmptyState title="No payments yet" description="Each one is listed here as soon as it is made." />
    );
  }
  return (
    <Stack gap="5">
      <DataTable
        caption="Payments, newest first"
        columns={columns}
        rows={list.edges.map(({ node }) => node)}
        rowKey={({ id }) => id}
        isBusy={isStale}
        cardsBelow="lg"
      />
      <ShowMore
        of="payments"
        shown={list.edges.length}
        totalCount={list.totalCount}
        hasMore={list.pageInfo.hasNextPage}
        isLoading={isLoadingMore}
        onShowMore={showMore}
      />
    </Stack>
  );
}

const columns: Column<ListedPayment>[] = [
  { key: 'customer', header: 'Who', isRowHeader: true, cell: ({ user }) => <Customer user={user} /> },
  ...paymentColumns('Invoice').map((column) => ({ ...column, isRowHeader: false })),
  ...adminPaymentColumns,
];

function Customer({ user }: Pick<ListedPayment, 'user'>) {
  if (!user) return <Text color="fg.muted">A deleted account</Text>;
  return <TextLink to={paths.member(user.id)}>{user.fullName}</TextLink>;
}
