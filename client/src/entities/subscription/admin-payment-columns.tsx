import { formatDate } from '#client/format/format.ts';
import type { Column } from '#client/ui/data-table.tsx';
import { ExternalLink } from '#client/ui/text-link.tsx';
import { refundMessages } from '#shared/refund.ts';
import type { CustomersPayment } from './customers-payment.ts';
import { PaymentState } from './payment-state.tsx';

/** The columns for admins beside `paymentColumns`. */
export const adminPaymentColumns = (): Column<CustomersPayment>[] => [
  {
    key: 'state',
    header: refundMessages.columns.state,
    cell: (payment) => <PaymentState payment={payment} />,
  },
  {
    key: 'stripe',
    header: refundMessages.columns.stripe,
    cell: ({ stripeUrl, paidAt }) => (
      <ExternalLink
        href={stripeUrl}
        target="_blank"
        rel="noreferrer"
        aria-label={refundMessages.openOf({ date: formatDate(paidAt) })}
      >
        {refundMessages.open}
      </ExternalLink>
    ),
  },
];
