import type { EntityManager } from '@mikro-orm/postgresql';
import { Stripe } from 'stripe';
import { REMINDER_DAYS } from '#shared/offer-settings.ts';
import type { PriceTax } from '#shared/price-tax.ts';
import type { Money } from '#shared/money.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import { DAY_MS } from '#server/platform/common/durations.ts';
import { defineJob, handleJob, type JobHandler, type Jobs } from '#server/platform/jobs/job.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import type { CancelLinks } from '#server/payment/cancellation/cancel-links.ts';
import { Customer } from '#server/payment/stripe/customer.entity.ts';
import type { CustomerSnapshot } from '#server/payment/stripe/customer-snapshot.ts';
import { priceTaxOf } from '#server/payment/stripe/price-tax.ts';
import { lockCustomer } from '#server/payment/stripe/lock-customer.ts';
import { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import { recipientOf } from '#server/payment/mails/recipient.ts';
import { renewalAnnouncedMail } from '#server/payment/mails/renewal.mails.ts';
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
}

/** The amount of a renewal, and what it says about tax. */
interface RenewalAmount {
  amount: Money;
  priceTax: PriceTax;
}

const announceRenewal = defineJob<RenewalPrice>('announce-renewal', 'payments');

interface Dependencies {
  em: EntityManager;
  stripe: Stripe;
  jobs: Jobs;
  notices: PaymentNotices;
  links: CancelLinks;
  clock: Clock;
  publicUrl: string;
  school: SchoolService;
}

/**
 * Tells customers of coming renewals: some days before, as the school has set, and once more a week before. Each is
 * queued in the transaction that records it, so it is sent once.
 */
export class RenewalAnnouncements {
  constructor(private readonly deps: Dependencies) {}

  /** Listens to `SubscriptionSync`. Stripe tells the amount, so a job does the rest. */
  readonly onSync = async (
    em: EntityManager,
    customer: Customer,
    { subscriptions }: CustomerSnapshot,
  ): Promise<void> => {
    const rows = await em.find(SubscriptionRecord, { user: customer.user.id }, { refresh: true });
    for (const { stripeSubscriptionId } of rows.filter((row) => this.stepOf(row) !== null)) {
      const subscription = subscriptions.find(({ id }) => id === stripeSubscriptionId);
      if (!subscription) continue;
      const priceTax = priceTaxOf(subscription);
      await this.deps.jobs.add(em, announceRenewal, { stripeSubscriptionId, priceTax });
    }
  };

  handlers(): JobHandler[] {
    return [handleJob(announceRenewal, (renewal) => this.announce(renewal))];
  }

  /** Does nothing for a renewal that is announced or cancelled in the meantime. Throws Stripe's errors. */
  private async announce({ stripeSubscriptionId, priceTax }: RenewalPrice): Promise<void> {
    const reader = this.deps.em.fork();
    const row = await reader.findOne(SubscriptionRecord, { stripeSubscriptionId });
    const customer = row && (await reader.findOne(Customer, { user: row.user.id }));
    if (!row || !customer || !this.stepOf(row)) return;
    const charge = await this.chargeOf(row, customer, priceTax);
    if (charge) await this.deps.em.fork().transactional((em) => this.send(em, row, charge));
  }

  private async send(em: EntityManager, seen: SubscriptionRecord, charge: RenewalAmount): Promise<void> {
    const customer = await lockCustomer(em, seen.user.id);
    const row = await em.findOne(SubscriptionRecord, seen.id);
    const step = row && this.stepOf(row);
    // The amount is valid only for the renewal that was read before.
    if (!customer || !step || row.currentPeriodEnd.getTime() !== seen.currentPeriodEnd.getTime()) return;
    const renewsAt = row.currentPeriodEnd;
    const { links, notices, clock } = this.deps;
    const { to, ...recipient } = await recipientOf(em, customer, this.deps);
    await notices.once(em, KINDS[step], `${row.stripeSubscriptionId} ${renewsAt.toISOString()}`, {
      to,
      ...renewalAnnouncedMail({
        ...recipient,
        renewsAt,
        ...charge,
        isTrial: row.stripeStatus === 'trialing',
        isReminder: step === 'REMINDER',
        announcedAt: clock(),
        cancelUrl: links.linkFor(row.id, renewsAt),
      }),
    });
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
    { stripeSubscriptionId: subscription, yearlyAmount, currency }: SubscriptionRecord,
    { stripeCustomerId: customer }: Customer,
    priceTax: PriceTax,
  ): Promise<RenewalAmount | null> {
    try {
      const preview = await this.deps.stripe.invoices.createPreview({ customer, subscription });
      const { amount_due: amount, currency: unit, automatic_tax: tax } = preview;
      // The total contains the tax that Stripe adds.
      const isTaxed = priceTax === 'ADDED' && tax.enabled;
      return { amount: { amount, currency: unit }, priceTax: isTaxed ? 'INCLUDED' : priceTax };
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      if (error.code === 'invoice_upcoming_none' || yearlyAmount == null || currency == null) return null;
      // Without the address for a tax, Stripe cannot tell the amount. The price is better than no notice.
      return { amount: { amount: yearlyAmount, currency }, priceTax };
    }
  }
}

/** Whether a subscription is so new that its first notice would have been due before it began. */
function beganWithin({ currentPeriodEnd, createdAt }: SubscriptionRecord, days: number): boolean {
  return createdAt.getTime() > currentPeriodEnd.getTime() - days * DAY_MS;
}
