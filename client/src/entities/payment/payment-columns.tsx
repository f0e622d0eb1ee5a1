import { formatDate } from '#client/format/format.ts';
import { formatMoney, type Money } from '#shared/money.ts';
import { paymentMessages } from '#shared/payment.ts';
import type { Column } from '#client/ui/data-table.tsx';
import { ExternalLink } from '#client/ui/text-link.tsx';

/** The data of a payment in a table. */
interface ShownPayment {
  paidAt: string;
  amount: Money;
  refunded: Money;
  /** Null when there is none. */
  invoiceUrl?: string | null;
}

/** The columns of a table of payments. `paper` is the word for the document about each payment. */
export function paymentColumns(paper: 'receipt' | 'invoice'): Column<ShownPayment>[] {
  const { columns } = paymentMessages;
  const texts = paymentMessages[paper];
  return [
    {
      key: 'day',
      header: columns.paidOn,
      isRowHeader: true,
      cell: ({ paidAt }) => <time dateTime={paidAt}>{formatDate(paidAt)}</time>,
    },
    { key: 'amount', header: columns.amount, isNumeric: true, cell: ({ amount }) => formatMoney(amount) },
    {
      key: 'refunded',
      header: columns.refunded,
      isNumeric: true,
      cell: ({ refunded }) => (refunded.amount > 0 ? formatMoney(refunded) : null),
    },
    {
      key: 'document',
      header: texts.name,
      cell: ({ invoiceUrl, paidAt }) =>
        invoiceUrl ? (
          <ExternalLink
            href={invoiceUrl}
            target="_blank"
            rel="noreferrer"
            aria-label={texts.link({ date: formatDate(paidAt) })}
          >
            {texts.name}
          </ExternalLink>
        ) : null,
    },
  ];
}
