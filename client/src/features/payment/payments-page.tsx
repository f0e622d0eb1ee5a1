import { Grid, Stack, Text } from '@chakra-ui/react';
import { adminPaymentColumns } from '#client/entities/subscription/admin-payment-columns.tsx';
import { paymentColumns } from '#client/entities/payment/payment-columns.tsx';
import { DayFields } from '#client/forms/day-fields.tsx';
import { Field } from '#client/forms/field.tsx';
import { SearchField } from '#client/forms/search-field.tsx';
import type { PaymentsQuery } from '#client/gql/graphql.ts';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { Button } from '#client/ui/button.tsx';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { Select } from '#client/ui/select.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { TableSkeleton } from '#client/ui/table-skeleton.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { paths } from '#shared/paths.ts';
import { paymentsTexts } from '#shared/texts/payments.ts';
import { usePayments } from './use-payments.ts';

type ListedPayment = PaymentsQuery['payments']['edges'][number]['node'];

/** All payments of the school, with search, filters and links to Stripe. */
export function PaymentsPage() {
  const payments = usePayments();
  return (
    <AdminPage
      title={paymentsTexts.title}
      actions={
        <>
          <LinkButton to={paths.ledger} variant="outline">
            {paymentsTexts.toLedger}
          </LinkButton>
          <LinkButton to={paths.paymentProblems} variant="outline">
            {paymentsTexts.toProblems}
          </LinkButton>
        </>
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
  const { filter: texts } = paymentsTexts;
  return (
    <Grid as="search" aria-label={paymentsTexts.title} gap="4" templateColumns={filterColumns}>
      <SearchField
        search={filters.search}
        placeholder={texts.search}
        onSearch={(search) => change({ search }, false)}
      />
      <Field label={texts.state}>
        <Select value={filters.state} onChange={(event) => change({ state: event.currentTarget.value })}>
          <option value="">{texts.everyState}</option>
          <option value="KEPT">{texts.states.KEPT}</option>
          <option value="REFUNDED">{texts.states.REFUNDED}</option>
          <option value="DISPUTED">{texts.states.DISPUTED}</option>
        </Select>
      </Field>
      <DayFields days={filters.days} onChange={change} />
    </Grid>
  );
}

function PaymentsList({ payments }: { payments: ReturnType<typeof usePayments> }) {
  const { nodes, isFiltered, isStale, change } = payments;
  const { none, noneFound } = paymentsTexts;
  if (!nodes) return <QueryFallback {...payments} skeleton={<TableSkeleton rows={8} cardsBelow="lg" />} />;
  if (nodes.length === 0) {
    return isFiltered ? (
      <EmptyState title={noneFound.title} description={noneFound.description}>
        <Button
          variant="outline"
          onClick={() => change({ search: null, state: null, from: null, until: null })}
        >
          {noneFound.showAll}
        </Button>
      </EmptyState>
    ) : (
      <EmptyState title={none.title} description={none.description} />
    );
  }
  return (
    <Stack gap="5">
      <DataTable
        caption={paymentsTexts.caption}
        columns={columnsOf()}
        rows={nodes}
        rowKey={({ id }) => id}
        isBusy={isStale}
        cardsBelow="lg"
      />
      <ShowMore of="payments" {...payments} always />
    </Stack>
  );
}

const columnsOf = (): Column<ListedPayment>[] => [
  {
    key: 'customer',
    header: paymentsTexts.who,
    isRowHeader: true,
    cell: ({ user }) => <Customer user={user} />,
  },
  ...paymentColumns('invoice').map((column) => ({ ...column, isRowHeader: false })),
  ...adminPaymentColumns(),
];

function Customer({ user }: Pick<ListedPayment, 'user'>) {
  if (!user) return <Text color="fg.muted">{paymentsTexts.deletedAccount}</Text>;
  return <TextLink to={paths.member(user.id)}>{user.fullName}</TextLink>;
}
