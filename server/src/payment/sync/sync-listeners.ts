import type { EntityManager } from '@mikro-orm/postgresql';
import type { Customer } from '#server/payment/stripe/customer.entity.ts';
import type { CustomerSnapshot } from '#server/payment/stripe/customer-snapshot.ts';

/**
 * Called after a customer was synchronized, in the transaction of `em` and under the lock on the customer: it calls nobody
 * outside. What it wants of Stripe is in the snapshot, or a job's to do.
 */
export type SyncListener = (
  em: EntityManager,
  customer: Customer,
  snapshot: CustomerSnapshot,
) => Promise<void>;

/** The order in which listeners are called. Each may read what those before it have written. */
export const SYNC_ORDER = [
  'checkouts',
  'automaticCancellations',
  'staleInvoices',
  'renewalNotices',
  'refundNotices',
] as const;

export type SyncListeners = Record<(typeof SYNC_ORDER)[number], SyncListener>;
