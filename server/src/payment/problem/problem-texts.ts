import { refundFailure } from '#server/payment/mails/refund-text.ts';
import { refusalTexts } from '#server/payment/refusal/refusal-texts.ts';
import type { RefusalKind } from '#server/payment/refusal/stripe-refusal.entity.ts';
import type { PaymentProblemKind } from './payment-problem.type.ts';

/** What is wrong and what to do about it; `detail` is what Stripe or we said of it, null when nothing was said. */
export function problemText(kind: PaymentProblemKind, detail: string | null): string {
  switch (kind) {
    case 'REFUND_FAILED':
      return `The payer's bank did not take a refund${because(detail && refundFailure(detail))}. The money is with the school again: try the refund once more, or refund it in another way.`;
    case 'REFUND_STUCK':
      return `A refund could not be made at Stripe yet${because(detail)}. It is tried again by itself; if it stays, refund it in Stripe's dashboard.`;
    case 'REQUEST_STUCK':
      return `A change of a subscription could not be carried out at Stripe yet${because(detail)}. It is tried again by itself; if it stays, make the change in Stripe's dashboard.`;
    case 'DISPUTE':
      return "The payer's bank takes this payment back. Answer in Stripe's dashboard in time, or accept it there.";
    case 'EVENT_FAILED':
      return `An event of Stripe could not be worked off yet${because(detail)}. It is tried again by itself; comparing with Stripe does it at once.`;
    case 'EVENT_REFUSED':
      return `An event of Stripe was not for this school and changed nothing${because(detail)}. Look whether another shop or Stripe's test mode sends its events here.`;
    case 'EVENT_ODD':
      return `Stripe told of something that this school does not sell, about somebody of the school${because(detail)}. What Stripe has of them was looked at, and this opened nothing. If it was meant to open the lectures, sell it at the school's own price, or grant access.`;
    case 'RECONCILIATION_FAILED':
      return `The last comparison with Stripe broke off${because(detail)}. It is tried again every hour; you can compare now.`;
    case 'KEY_REFUSED':
    case 'PRICE_REFUSED':
    case 'TAX_REFUSED':
    case 'CHECKOUT_REFUSED':
    case 'PORTAL_REFUSED':
    case 'REFUND_REFUSED':
      return refusalText(kind, detail);
  }
}

function refusalText(kind: RefusalKind, detail: string | null): string {
  const { subject, effect, remedy } = refusalTexts[kind];
  return `${subject}${because(detail)}. ${effect} ${remedy} This goes away by itself once it works.`;
}

function because(detail: string | null): string {
  return detail ? ` (${detail.replace(/(?<![.\s])[.\s]+$/, '')})` : '';
}
