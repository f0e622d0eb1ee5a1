import {
  Ban,
  CalendarX,
  CircleCheck,
  CircleX,
  CreditCard,
  Gift,
  Hourglass,
  Lock,
  LockOpen,
  RotateCw,
  Scale,
  ShieldAlert,
  ShoppingCart,
  TimerOff,
  TriangleAlert,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { AccessHistoryKind } from '#client/gql/graphql.ts';

/** Whether an entry supports the access, counts against it, or neither. */
export type EntryTone = 'good' | 'bad' | 'plain';

/** The icon of each kind of entry. It repeats what the entry's text says. */
export const entryIcons: Record<AccessHistoryKind, readonly [icon: LucideIcon, tone: EntryTone]> = {
  AUTHENTICATION_NEEDED: [ShieldAlert, 'bad'],
  CANCELLATION_REQUESTED: [Ban, 'plain'],
  CANCELLED_FOR_PERIOD_END: [CalendarX, 'plain'],
  CHECKOUT_EXPIRED: [TimerOff, 'plain'],
  CHECKOUT_FAILED: [CircleX, 'bad'],
  CHECKOUT_PAID: [CircleCheck, 'good'],
  CHECKOUT_PENDING: [Hourglass, 'plain'],
  CHECKOUT_STARTED: [ShoppingCart, 'plain'],
  DISPUTE_CLOSED: [Scale, 'plain'],
  DISPUTE_OPENED: [Scale, 'bad'],
  GRANTED: [Gift, 'good'],
  GRANT_ENDED: [Lock, 'plain'],
  PAYMENT: [CreditCard, 'good'],
  PAYMENT_FAILED: [CircleX, 'bad'],
  REFUND: [Undo2, 'plain'],
  REFUND_FAILED: [TriangleAlert, 'bad'],
  REFUND_REQUESTED: [Undo2, 'plain'],
  RESUMED: [RotateCw, 'good'],
  SUBSCRIPTION_ENDED: [Lock, 'plain'],
  SUBSCRIPTION_STARTED: [LockOpen, 'good'],
};
