import { refundFailure } from '#server/payment/mails/refund-text.ts';
import { paymentProblemTexts, refusalTexts } from '#server/payment/refusal/refusal-texts.ts';
import type { PaymentProblemKind } from './payment-problem.type.ts';

/** The problem and its remedy. `detail` is an explanation by Stripe or by us; null if there is none. */
export function problemText(kind: PaymentProblemKind, detail: string | null): string {
  const { problems: texts } = paymentProblemTexts;
  switch (kind) {
    case 'DISPUTE':
      return texts.DISPUTE;
    case 'FRAUD_WARNING':
      return texts.FRAUD_WARNING;
    case 'REFUND_INCOMPLETE':
      return texts.REFUND_INCOMPLETE;
    case 'REFUND_FAILED':
      return texts.REFUND_FAILED({ because: because(detail && refundFailure(detail)) });
    case 'INVOICE_DRAFT':
      return texts.INVOICE_DRAFT({
        because: because(detail === 'PAUSED' ? paymentProblemTexts.collectionPaused : detail),
      });
    case 'REFUND_STUCK':
    case 'REQUEST_STUCK':
    case 'PRICE_STUCK':
    case 'EVENT_FAILED':
    case 'EVENT_REFUSED':
    case 'EVENT_ODD':
    case 'RECONCILIATION_FAILED':
      return texts[kind]({ because: because(detail) });
    case 'KEY_REFUSED':
    case 'PRICE_REFUSED':
    case 'TAX_REFUSED':
    case 'CHECKOUT_REFUSED':
    case 'PORTAL_REFUSED':
    case 'REFUND_REFUSED':
      return texts.refused({ ...refusalTexts[kind], because: because(detail) });
  }
}

function because(detail: string | null): string {
  if (!detail) return '';
  return paymentProblemTexts.because({ detail: detail.replace(/(?<![.\s])[.\s]+$/, '') });
}
