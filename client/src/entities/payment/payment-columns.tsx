import { formatDate } from '#client/format/format.ts';
import { formatMoney, type Money } from '#shared/money.ts';
import type { Column } from '#client/ui/data-table.tsx';
import { ExternalLink } from '#client/ui/text-link.tsx';

/** What a table shows of a payment. */
interface ShownPayment {
  paidAt: string;
  amount: Money;
  refunded: Money;
  /** Null when there is none. */
  invoiceUrl?: string | null;
}

/** The columns of a table of payments. `document` is what their reader calls the paper, like `Receipt`. */
export const paymentColumns = (document: string): Column<ShownPayment>[] => [
  {
    key: 'day',
    header: 'Paid on',
    isRowHeader: true,
    cell: ({ paidAt }) => <time dateTime={paidAt}>{formatDate(paidAt)}</time>,
  },
  { key: 'amount', header: 'Amount', isNumeric: true, cell: ({ amount }) => formatMoney(amount) },
  {
    key: 'refunded',
    header: 'Refunded',
    isNumeric: true,
    cell: ({ refunded }) => (refunded.amount > 0 ? formatMoney(refunded) : null),
  },
  {
    key: 'document',
    header: document,
    cell: ({ invoiceUrl, paidAt }) =>
      invoiceUrl ? (
        <ExternalLink
          href={invoiceUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={`${document} of ${formatDate(paidAt)}, in a new tab`}
        >
          {document}
        </ExternalLink>
      ) : null,
  },
];
