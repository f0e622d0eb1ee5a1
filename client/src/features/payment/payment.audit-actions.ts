import { memberPath, type SubjectPaths } from '#client/entities/audit/subject-path.ts';
import { paths } from '#shared/paths.ts';

export const auditActions: SubjectPaths = {
  PAYMENTS_RECONCILED: () => paths.paymentProblems,
  PAYMENT_REFUNDED: memberPath,
  PRICE_CHANGE_CALLED_OFF: () => paths.priceChange,
  PRICE_CHANGE_STARTED: () => paths.priceChange,
  REFUND_RETRIED: memberPath,
  STRIPE_ACCOUNT_CHANGED: () => paths.payments,
};
