import { Text } from '@chakra-ui/react';
import type { AgreementPartsFragment, PurchasePartsFragment } from '#client/gql/graphql.ts';
import { formatDate, formatUtcDate } from '#client/format/format.ts';
import { DataTable, type Column } from '#client/ui/data-table.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { agreementListTexts as texts } from '#shared/texts/agreement-list.ts';
import { formatMoney } from '#shared/money.ts';
import { paths } from '#shared/paths.ts';

interface AgreementsTableProps {
  agreements: readonly AgreementPartsFragment[];
  purchases: readonly PurchasePartsFragment[];
}

interface Row {
  key: string;
  agreedAt: string;
  subject: string;
  details: string;
  termsChangedAt?: string | null | undefined;
}

/** What a person agreed to, newest first, with links to the terms of that time. */
export function AgreementsTable(props: AgreementsTableProps) {
  const rows = rowsOf(props);
  if (rows.length === 0) return <Text color="fg.muted">{texts.none}</Text>;
  return (
    <DataTable
      caption={texts.caption}
      columns={columnsOf()}
      rows={rows}
      rowKey={({ key }) => key}
      cardsBelow="md"
    />
  );
}

function rowsOf({ agreements, purchases }: AgreementsTableProps): Row[] {
  const rows: Row[] = [
    ...agreements.map(({ place, createdAt, termsChangedAt }) => ({
      key: `${place} ${termsChangedAt}`,
      agreedAt: createdAt,
      subject: place === 'SIGNUP' ? texts.signUp : texts.checkout,
      details: '',
      termsChangedAt,
    })),
    ...purchases.map(({ id, createdAt, termsChangedAt, price, refundDays, renewalConsent, endedAt }) => ({
      key: id,
      agreedAt: createdAt,
      subject: texts.purchase,
      details: [
        texts.price({ price: formatMoney(price) }),
        ...(refundDays == null ? [] : [texts.refund({ days: refundDays })]),
        ...(renewalConsent ? [texts.consent({ sentence: renewalConsent })] : []),
        ...(endedAt ? [texts.ended({ date: formatDate(endedAt) })] : []),
      ].join(' '),
      termsChangedAt,
    })),
  ];
  return rows.toSorted((one, other) => other.agreedAt.localeCompare(one.agreedAt));
}

const columnsOf = (): Column<Row>[] => [
  {
    key: 'day',
    header: texts.columns.day,
    isRowHeader: true,
    cell: ({ agreedAt }) => <time dateTime={agreedAt}>{formatDate(agreedAt)}</time>,
  },
  { key: 'subject', header: texts.columns.subject, cell: ({ subject }) => subject },
  { key: 'details', header: texts.columns.details, cell: ({ details }) => details },
  {
    key: 'terms',
    header: texts.columns.terms,
    cell: ({ termsChangedAt }) =>
      termsChangedAt ? (
        <TextLink to={paths.agreedTerms(termsChangedAt)}>
          {texts.terms({ date: formatUtcDate(termsChangedAt) })}
        </TextLink>
      ) : null,
  },
];
