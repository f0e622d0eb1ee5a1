import { memberPath, type ToldActions } from '#client/entities/audit/told-action.ts';
import { paths } from '#shared/paths.ts';

export const auditActions: ToldActions = {
  PAYMENTS_RECONCILED: {
    text: 'Compared the payments with Stripe',
    subjectPath: () => paths.paymentProblems,
  },
  PAYMENT_REFUNDED: { text: 'Refunded a payment', subjectPath: memberPath },
  REFUND_RETRIED: { text: 'Tried a refund again', subjectPath: memberPath },
};
