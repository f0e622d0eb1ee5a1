import {
  Banknote,
  CreditCard,
  FileQuestionMark,
  Hourglass,
  KeyRound,
  Percent,
  RefreshCwOff,
  Scale,
  ShieldX,
  Tag,
  TriangleAlert,
  Undo2,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import type { PaymentProblemKind } from '#client/gql/graphql.ts';

/** The name and the icon of each kind of payment problem. */
export const problemIcons: Record<PaymentProblemKind, readonly [name: string, icon: LucideIcon]> = {
  CHECKOUT_REFUSED: ['No payment page', CreditCard],
  DISPUTE: ['Dispute', Scale],
  EVENT_FAILED: ['Event of Stripe failed', TriangleAlert],
  EVENT_ODD: ['Sold beside the school', FileQuestionMark],
  EVENT_REFUSED: ['Event of Stripe refused', ShieldX],
  KEY_REFUSED: ['Key of Stripe refused', KeyRound],
  PORTAL_REFUSED: ['No billing page', Wallet],
  PRICE_REFUSED: ['Price refused', Tag],
  RECONCILIATION_FAILED: ['Comparison broke off', RefreshCwOff],
  REFUND_FAILED: ['Refund failed', Undo2],
  REFUND_STUCK: ['Refund waits', Hourglass],
  REFUND_REFUSED: ['Refunds refused', Banknote],
  REQUEST_STUCK: ['Cancellation waits', Hourglass],
  TAX_REFUSED: ['No tax worked out', Percent],
};
