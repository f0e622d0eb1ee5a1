import {
  Banknote,
  CreditCard,
  FilePen,
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

/** The icon of each kind of payment problem. */
export const problemIcons: Record<PaymentProblemKind, LucideIcon> = {
  CHECKOUT_REFUSED: CreditCard,
  DISPUTE: Scale,
  EVENT_FAILED: TriangleAlert,
  EVENT_ODD: FileQuestionMark,
  EVENT_REFUSED: ShieldX,
  INVOICE_DRAFT: FilePen,
  KEY_REFUSED: KeyRound,
  PORTAL_REFUSED: Wallet,
  PRICE_REFUSED: Tag,
  RECONCILIATION_FAILED: RefreshCwOff,
  REFUND_FAILED: Undo2,
  REFUND_INCOMPLETE: Undo2,
  REFUND_STUCK: Hourglass,
  REFUND_REFUSED: Banknote,
  REQUEST_STUCK: Hourglass,
  TAX_REFUSED: Percent,
};
