import { Box, Text } from '@chakra-ui/react';
import { formatDate } from '#client/format/format.ts';
import { formatMoney, type Money } from '#shared/money.ts';
import { paymentMessages } from '#shared/payment.ts';
import type { Column } from '#client/ui/data-table.tsx';
import { ExternalLink } from '#client/ui/text-link.tsx';

/** The data of a payment in a table. */
interface ShownPayment {
  paidAt: string;
  amount: Money;
  /** What the payer was charged in their own currency; null for that of the amount. */
  presentment: Money | null;
  refunded: Money;
  refundedPresentment: Money | null;
  /** Null when there is none. */
  invoiceUrl?: string | null;
}

/** An amount, and below it the amount in the payer's own currency, if there is one. */
function inBoth(amount: Money, presentment: Money | null, told: (about: { amount: string }) => string) {
  if (!presentment) return formatMoney(amount);
  // One element, because cells of narrow screens are laid out as a grid.
  return (
    <Box>
      {formatMoney(amount)}
      <Text color="fg.muted" textStyle="sm">
        {told({ amount: formatMoney(presentment) })}
      </Text>
    </Box>
  );
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
    {
      key: 'amount',
      header: columns.amount,
      isNumeric: true,
      cell: ({ amount, presentment }) => inBoth(amount, presentment, columns.charged),
    },
    {
      key: 'refunded',
      header: columns.refunded,
      isNumeric: true,
      cell: ({ refunded, refundedPresentment }) =>
        refunded.amount > 0 ? inBoth(refunded, refundedPresentment, columns.paidBack) : null,
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
