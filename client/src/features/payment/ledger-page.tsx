import { Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { DayFields } from '#client/forms/day-fields.tsx';
import { Field } from '#client/forms/field.tsx';
import type { LedgerQuery } from '#client/gql/graphql.ts';
import { AdminPage } from '#client/ui/admin-page.tsx';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { QueryFallback } from '#client/ui/query-fallback.tsx';
import { Select } from '#client/ui/select.tsx';
import { ShowMore } from '#client/ui/show-more.tsx';
import { TableSkeleton } from '#client/ui/table-skeleton.tsx';
import { ExternalLink } from '#client/ui/text-link.tsx';
import { ledgerKinds } from '#shared/ledger.ts';
import { formatMoney } from '#shared/money.ts';
import { paths } from '#shared/paths.ts';
import { ledgerTexts } from '#shared/texts/ledger.ts';
import { useLedger } from './use-ledger.ts';

type Line = LedgerQuery['ledger']['edges'][number]['node'];

/** Every movement of money on its own day, with filters and a download. */
export function LedgerPage() {
  const ledger = useLedger();
  return (
    <AdminPage
      title={ledgerTexts.title}
      actions={
        <LinkButton to={paths.payments} variant="outline">
          {ledgerTexts.toPayments}
        </LinkButton>
      }
    >
      <Stack gap="6">
        <Text maxWidth="prose">{ledgerTexts.intro}</Text>
        <LedgerFilterBar {...ledger} />
        <LedgerList ledger={ledger} />
      </Stack>
    </AdminPage>
  );
}

type Ledger = ReturnType<typeof useLedger>;

function LedgerFilterBar({ kind, days, change, csvPath }: Ledger) {
  const { filter: texts } = ledgerTexts;
  return (
    <Flex gap="4" wrap="wrap" align="end" justify="space-between">
      <Grid
        as="search"
        aria-label={ledgerTexts.title}
        gap="4"
        flex="1 1 20rem"
        templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}
      >
        <Field label={texts.kind}>
          <Select value={kind} onChange={(event) => change({ kind: event.currentTarget.value })}>
            <option value="">{texts.everyKind}</option>
            {ledgerKinds.map((known) => (
              <option key={known} value={known}>
                {ledgerTexts.kind[known]}
              </option>
            ))}
          </Select>
        </Field>
        <DayFields days={days} onChange={change} />
      </Grid>
      <ExternalLink href={csvPath} download>
        {ledgerTexts.download}
      </ExternalLink>
    </Flex>
  );
}

function LedgerList({ ledger }: { ledger: Ledger }) {
  const { nodes, isStale } = ledger;
  const { none } = ledgerTexts;
  if (!nodes) return <QueryFallback {...ledger} skeleton={<TableSkeleton rows={8} cardsBelow="lg" />} />;
  if (nodes.length === 0) return <EmptyState title={none.title} description={none.description} />;
  return (
    <Stack gap="5">
      <DataTable
        caption={ledgerTexts.caption}
        columns={columnsOf()}
        rows={nodes}
        rowKey={({ id }) => id}
        isBusy={isStale}
        cardsBelow="lg"
      />
      <ShowMore of="ledgerLines" {...ledger} always />
    </Stack>
  );
}

function columnsOf(): Column<Line>[] {
  const { column, kind } = ledgerTexts;
  return [
    {
      key: 'day',
      header: column.day,
      isRowHeader: true,
      cell: ({ occurredAt }) => <time dateTime={occurredAt}>{occurredAt.slice(0, 10)}</time>,
    },
    { key: 'kind', header: column.kind, cell: (line) => kind[line.kind] },
    {
      key: 'invoice',
      header: column.invoice,
      cell: ({ invoiceNumber, stripeUrl }) => (
        <ExternalLink href={stripeUrl} target="_blank" rel="noreferrer">
          {invoiceNumber ?? column.invoice}
        </ExternalLink>
      ),
    },
    { key: 'net', header: column.net, isNumeric: true, cell: ({ net }) => formatMoney(net) },
    { key: 'tax', header: column.tax, isNumeric: true, cell: ({ tax }) => formatMoney(tax) },
    { key: 'gross', header: column.gross, isNumeric: true, cell: ({ gross }) => formatMoney(gross) },
  ];
}
