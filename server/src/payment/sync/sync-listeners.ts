import type { EntityManager } from '@mikro-orm/postgresql';
import type { Customer } from '#server/payment/stripe/customer.entity.ts';
import type { CustomerSnapshot } from '#server/payment/stripe/customer-snapshot.ts';

/**
 * Called after a customer is synchronized, in the transaction of `em` and under the lock on the customer. It calls no
 * external service: what it needs from Stripe is in the snapshot or done by a job.
 */
export type SyncListener = (
  em: EntityManager,
  customer: Customer,
  snapshot: CustomerSnapshot,
) => Promise<void>;

/** The order in which listeners are called. Each may read what those before it have written. */
export const SYNC_ORDER = [
  'checkouts',
  'purchaseAgreements',
  'automaticCancellations',
  'staleInvoices',
  'renewalAnnouncements',
  'renewalNotices',
  'refundNotices',
] as const;

export type SyncListeners = Record<(typeof SYNC_ORDER)[number], SyncListener>;
