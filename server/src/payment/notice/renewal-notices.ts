import type { EntityManager } from '@mikro-orm/postgresql';
import type { Customer } from '#server/payment/stripe/customer.entity.ts';
import type { CustomerSnapshot, CustomerSubscription } from '#server/payment/stripe/customer-snapshot.ts';
import { totalTaxOf } from '#server/payment/stripe/price-tax.ts';
import { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import { accessOverMail, unpaidRenewalMail } from '#server/payment/mails/customer.mails.ts';
import { recipientOf } from '#server/payment/mails/letter.ts';
import type { Common } from '#server/payment/stripe/common.ts';
import type { SyncListener } from '#server/payment/sync/sync-listeners.ts';
import type { PaymentNotices } from './payment-notices.ts';

interface Dependencies extends Pick<Common, 'clock' | 'publicUrl' | 'school'> {
  notices: PaymentNotices;
}

/** Whether a user has access, read by `em`. */
type AccessCheck = (em: EntityManager, userId: string) => Promise<boolean>;

/** A subscription at Stripe and in our projection. */
interface Renewal {
  customer: Customer;
  subscription: CustomerSubscription;
  row: SubscriptionRecord;
}

/** Informs customers about unpaid renewals, and the end of access after one. */
export class RenewalNotices {
  private hasUnpaidAccess: AccessCheck = () => Promise.resolve(false);

  constructor(private readonly deps: Dependencies) {}

  /** Registers the check for access that does not come from a payment. */
  useUnpaidAccess(check: AccessCheck): void {
    this.hasUnpaidAccess = check;
  }

  /** Listens to `SubscriptionSync`. */
  readonly onSync: SyncListener = async (em, customer, snapshot) => {
    const rows = await em.find(SubscriptionRecord, { user: customer.user.id }, { refresh: true });
    for (const subscription of snapshot.subscriptions) {
      const row = rows.find(({ stripeSubscriptionId }) => stripeSubscriptionId === subscription.id);
      if (!row) continue;
      await this.notifyOfUnpaid(em, { customer, subscription, row }, snapshot);
    }
    await em.flush();
  };

  private async notifyOfUnpaid(
    em: EntityManager,
    renewal: Renewal,
    snapshot: CustomerSnapshot,
  ): Promise<void> {
    const { customer, subscription, row } = renewal;
    const invoice = snapshot.invoices.find(({ id }) => id === row.latestInvoiceId);
    const isUnpaidRenewal =
      invoice?.billing_reason === 'subscription_cycle' && invoice.status !== 'paid' && invoice.attempted;
    if (!isUnpaidRenewal) return;
    const now = this.deps.clock();
    const { notices } = this.deps;
    const recipient = await recipientOf(em, customer, this.deps);
    if (hasRunOut(renewal, now)) {
      if (await this.hasOtherAccess(em, renewal, now)) return;
      await notices.once(em, 'access-over', invoice.id, accessOverMail(recipient));
      return;
    }
    const { accessUntil } = row;
    if (invoice.status !== 'open' || subscription.status !== 'past_due' || !accessUntil) return;
    const isUnconfirmed = snapshot.unconfirmedInvoices.has(invoice.id);
    const priceTax = totalTaxOf(invoice, subscription);
    const amount = { amount: invoice.amount_remaining, currency: invoice.currency };
    const mail = unpaidRenewalMail({ ...recipient, accessUntil, priceTax, amount }, isUnconfirmed);
    const kind = isUnconfirmed ? 'renewal-authentication' : 'renewal-failed';
    await notices.once(em, kind, invoice.id, mail);
  }

  /** Whether the user has access in another way. A user who bought again or was granted access gets no mail. */
  private async hasOtherAccess(em: EntityManager, { customer, row }: Renewal, now: Date): Promise<boolean> {
    const user = customer.user.id;
    const others = await em.count(SubscriptionRecord, {
      user,
      id: { $ne: row.id },
      accessUntil: { $gt: now },
    });
    return others > 0 || this.hasUnpaidAccess(em, user);
  }
}

/** Whether access ended because the renewal was not paid, and not because of a cancellation. */
function hasRunOut({ subscription, row }: Renewal, now: Date): boolean {
  if (subscription.status === 'canceled') {
    return subscription.cancellation_details?.reason === 'payment_failed';
  }
  const isUnpaid = ['past_due', 'unpaid'].includes(subscription.status);
  return isUnpaid && (row.accessUntil == null || row.accessUntil <= now);
}
