import type { EntityManager } from '@mikro-orm/postgresql';
import { Stripe } from 'stripe';
import { REMINDER_DAYS } from '#shared/offer-settings.ts';
import type { AmountTax, PriceTax } from '#shared/price-tax.ts';
import type { Money } from '#shared/money.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { defineJob, handleJob, type JobHandler } from '#server/platform/jobs/job.ts';
import type { CancelLinks } from '#server/payment/cancellation/cancel-links.ts';
import { noticeForRenewal } from '#server/payment/pricing/coming-prices.ts';
import type { PriceChange } from '#server/payment/pricing/price-change.entity.ts';
import type { PriceNotice } from '#server/payment/pricing/price-notice.entity.ts';
import { Customer } from '#server/payment/stripe/customer.entity.ts';
import { priceTaxOf, taxOf } from '#server/payment/stripe/price-tax.ts';
import { offeredBy, type StripePlan } from '#server/payment/stripe/stripe-plan.ts';
import { lockCustomer } from '#server/payment/stripe/lock-customer.ts';
import { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import { renewalAnnouncedMail } from '#server/payment/mails/customer.mails.ts';
import { recipientOf, type TaxedPrice } from '#server/payment/mails/letter.ts';
import type { Common } from '#server/payment/stripe/common.ts';
import type { SyncListener } from '#server/payment/sync/sync-listeners.ts';
import type { PaymentNotices } from './payment-notices.ts';

/**
 * The reminder is due this much earlier, because it is looked for once an hour, and some laws count at least seven full
 * days.
 */
const MARGIN_MS = DAY_MS / 2;
export const REMINDER_DUE_MS = REMINDER_DAYS * DAY_MS + MARGIN_MS;

/** The first notice before a renewal, or the reminder that follows. */
type Step = 'NOTICE' | 'REMINDER';

/** The kinds of `payment_notices`. */
const KINDS = { NOTICE: 'renewal-noticed', REMINDER: 'renewal-announced' } as const satisfies Record<
  Step,
  string
>;

/** A subscription at Stripe, and what its price says about tax. */
interface RenewalPrice {
  stripeSubscriptionId: string;
  priceTax: PriceTax;
  /** The customer's own currency, if Stripe charges it. Absent in jobs of former versions. */
  chargedIn?: string | null;
}

/** The amount of a renewal, and what it says about tax. */
interface RenewalAmount {
  amount: Money;
  priceTax: AmountTax;
  /** The price of a year before and after, if it changes with this renewal. */
  change: { from: TaxedPrice; to: TaxedPrice } | null;
}

/** The same with the customer's own currency, if Stripe charges it. */
type AnnouncedCharge = RenewalAmount & { chargedIn: string | null };

const announceRenewal = defineJob<RenewalPrice>('announce-renewal', 'payments');

interface Dependencies extends Pick<Common, 'em' | 'stripe' | 'jobs' | 'clock' | 'publicUrl' | 'school'> {
  notices: PaymentNotices;
  links: CancelLinks;
  plan: StripePlan;
}

/**
 * Tells customers of coming renewals: some days before, as the school has set, and once more a week before. Each is
 * queued in the transaction that records it, so it is sent once.
 */
export class RenewalAnnouncements {
  constructor(private readonly deps: Dependencies) {}

  /** Listens to `SubscriptionSync`. Stripe tells the amount, so a job does the rest. */
  readonly onSync: SyncListener = async (em, customer, { subscriptions }) => {
    const rows = await em.find(SubscriptionRecord, { user: customer.user.id }, { refresh: true });
    for (const { stripeSubscriptionId } of rows.filter((row) => this.stepOf(row) !== null)) {
      const subscription = subscriptions.find(({ id }) => id === stripeSubscriptionId);
      if (!subscription) continue;
      const priceTax = priceTaxOf(subscription);
      const chargedIn = subscription.presentment_details?.presentment_currency ?? null;
      await this.deps.jobs.add(em, announceRenewal, { stripeSubscriptionId, priceTax, chargedIn });
    }
  };

  handlers(): JobHandler[] {
    return [handleJob(announceRenewal, (renewal) => this.announce(renewal))];
  }

  /** Does nothing for a renewal that is announced or cancelled in the meantime. Throws Stripe's errors. */
  private async announce(renewal: RenewalPrice): Promise<void> {
    const { stripeSubscriptionId, priceTax, chargedIn = null } = renewal;
    const reader = this.deps.em.fork();
    const row = await reader.findOne(SubscriptionRecord, { stripeSubscriptionId });
    const customer = row && (await reader.findOne(Customer, { user: row.user.id }));
    if (!row || !customer || !this.stepOf(row)) return;
    const charge = await this.chargeOf(row, customer, priceTax);
    if (charge) await this.deps.em.fork().transactional((em) => this.send(em, row, { ...charge, chargedIn }));
  }

  private async send(em: EntityManager, seen: SubscriptionRecord, charge: AnnouncedCharge): Promise<void> {
    const customer = await lockCustomer(em, seen.user.id);
    const row = await em.findOne(SubscriptionRecord, seen.id);
    const step = row && this.stepOf(row);
    // The amount is valid only for the renewal that was read before.
    if (!customer || !step || row.currentPeriodEnd.getTime() !== seen.currentPeriodEnd.getTime()) return;
    const renewsAt = row.currentPeriodEnd;
    const { links, notices, clock } = this.deps;
    const mail = renewalAnnouncedMail({
      ...(await recipientOf(em, customer, this.deps)),
      renewsAt,
      ...charge,
      isTrial: row.stripeStatus === 'trialing',
      isReminder: step === 'REMINDER',
      announcedAt: clock(),
      cancelUrl: links.linkFor(row.id, renewsAt),
    });
    await notices.once(em, KINDS[step], `${row.stripeSubscriptionId} ${renewsAt.toISOString()}`, mail);
    row.renewalNoticedFor = renewsAt;
    if (step === 'REMINDER') row.renewalAnnouncedFor = renewsAt;
    await em.flush();
  }

  /** The email that is due for a subscription now; null if none is due. */
  private stepOf(row: SubscriptionRecord): Step | null {
    const renewsAt = row.currentPeriodEnd.getTime();
    const isToBeRenewed =
      ['active', 'trialing'].includes(row.stripeStatus) && row.accessUntil !== null && !row.cancelAtPeriodEnd;
    const left = renewsAt - this.deps.clock().getTime();
    if (!isToBeRenewed || left <= 0) return null;
    if (left <= REMINDER_DUE_MS) return row.renewalAnnouncedFor?.getTime() === renewsAt ? null : 'REMINDER';
    const { noticeDays } = this.deps.school.current;
    // If a trial or first year is shorter than the notice, the email of the purchase has already named its end.
    const isDue = left <= noticeDays * DAY_MS && !beganWithin(row, noticeDays);
    return isDue && row.renewalNoticedFor?.getTime() !== renewsAt ? 'NOTICE' : null;
  }

  /** The amount of the renewal with tax and coupons; null if Stripe does not renew the subscription. */
  private async chargeOf(
    row: SubscriptionRecord,
    { stripeCustomerId: customer }: Customer,
    currentTax: PriceTax,
  ): Promise<RenewalAmount | null> {
    const { stripeSubscriptionId: subscription, currency } = row;
    const notice = await noticeForRenewal(this.deps.em.fork(), row);
    const coming = notice?.priceChange.getEntity();
    const change = notice && coming ? changeOf(notice, coming, currentTax) : null;
    const priceTax = coming?.priceTax ?? currentTax;
    const yearlyAmount = coming?.amount ?? row.yearlyAmount;
    try {
      const details = coming && (await this.repriced(subscription, coming));
      const preview = await this.deps.stripe.invoices.createPreview({
        customer,
        subscription,
        ...(details && { subscription_details: details }),
      });
      const { amount_due: amount, currency: unit, automatic_tax: tax } = preview;
      // The total contains the tax that Stripe adds.
      const isSummed = priceTax === 'ADDED' && tax.enabled;
      const summed = taxOf(preview) > 0 ? 'SUMMED' : 'NONE';
      return { amount: { amount, currency: unit }, priceTax: isSummed ? summed : priceTax, change };
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      if (error.code === 'invoice_upcoming_none' || yearlyAmount == null || currency == null) return null;
      // Without the address for a tax, Stripe cannot tell the amount. The price is better than no notice.
      return { amount: { amount: yearlyAmount, currency }, priceTax, change };
    }
  }

  /** The items of a subscription at the announced price, which Stripe gets shortly before the renewal. */
  private async repriced(
    id: string,
    coming: PriceChange,
  ): Promise<Stripe.InvoiceCreatePreviewParams.SubscriptionDetails> {
    const { stripe, plan } = this.deps;
    const { items } = await stripe.subscriptions.retrieve(id);
    return plan.at(offeredBy(coming), (price) => {
      const changed = items.data.slice(0, 1).map((item) => ({ id: item.id, price }));
      return Promise.resolve({ items: changed, proration_behavior: 'none' as const });
    });
  }
}

function changeOf(
  { oldAmount }: PriceNotice,
  { amount, currency, priceTax }: PriceChange,
  oldTax: PriceTax,
): RenewalAmount['change'] {
  return {
    from: { amount: { amount: oldAmount, currency }, priceTax: oldTax },
    to: { amount: { amount, currency }, priceTax },
  };
}

/** Whether a subscription is so new that its first notice would have been due before it began. */
function beganWithin({ currentPeriodEnd, createdAt }: SubscriptionRecord, days: number): boolean {
  return createdAt.getTime() > currentPeriodEnd.getTime() - days * DAY_MS;
}
