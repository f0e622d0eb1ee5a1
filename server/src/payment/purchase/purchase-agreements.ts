import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { validate as isUuid } from 'uuid';
import type { PriceTax } from '#shared/price-tax.ts';
import { Role } from '#shared/roles.ts';
import { searchRules } from '#shared/rules.ts';
import { requireUser, type Actor } from '#server/platform/common/actor.ts';
import { newId, requireId } from '#server/platform/common/identifier.ts';
import {
  encodeCursor,
  listKey,
  pageBy,
  requirePageSize,
  whereAfter,
  type Page,
  type PageArgs,
} from '#server/platform/common/pagination.ts';
import { validate } from '#server/platform/common/validate.ts';
import { defineJob, handleJob, type JobHandler } from '#server/platform/jobs/job.ts';
import { sendMail } from '#server/platform/mail/mail.jobs.ts';
import { deleteAgreementsAside } from '#server/payment/account/set-aside-rows.ts';
import type { CancelLinks } from '#server/payment/cancellation/cancel-links.ts';
import { Checkout } from '#server/payment/checkout/checkout.entity.ts';
import type { Contract } from '#server/payment/mails/contract.ts';
import { trialStartedMail } from '#server/payment/mails/customer.mails.ts';
import { recipientOf } from '#server/payment/mails/letter.ts';
import type { Customer } from '#server/payment/stripe/customer.entity.ts';
import type { CustomerSubscription } from '#server/payment/stripe/customer-snapshot.ts';
import { priceTaxOf } from '#server/payment/stripe/price-tax.ts';
import { fromUnix } from '#server/payment/stripe/stripe-calls.ts';
import { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import type { Terms } from '#server/payment/subscription/terms.ts';
import type { Agreements } from '#server/school/agreements.ts';
import type { Common } from '#server/payment/stripe/common.ts';
import type { SyncListener } from '#server/payment/sync/sync-listeners.ts';
import { PurchaseAgreement } from './purchase-agreement.entity.ts';

/** How many years after the end of a subscription its agreement is deleted. California asks for three. */
const KEPT_YEARS = 3;

const deleteOld = defineJob<Record<string, never>>('delete-old-agreements', 'housekeeping');

interface Dependencies extends Pick<Common, 'em' | 'jobs' | 'clock' | 'publicUrl' | 'school'> {
  agreements: Agreements;
  links: CancelLinks;
  /** For subscriptions that do not state their own. */
  formerTerms: Terms;
}

/** What buyers agreed to. Records outlive the account, and are deleted three years after the subscription ends. */
export class PurchaseAgreements {
  constructor(private readonly deps: Dependencies) {}

  /** Listens to `SubscriptionSync`: keeps new agreements, and when subscriptions end. */
  readonly onSync: SyncListener = async (em, customer, { subscriptions }) => {
    const user = customer.user.id;
    const rows = await em.find(SubscriptionRecord, { user }, { refresh: true });
    for (const subscription of subscriptions) {
      const row = rows.find(({ stripeSubscriptionId }) => stripeSubscriptionId === subscription.id);
      if (!row) continue;
      const isNew = await this.keep(em, customer, subscription, row);
      // A paid start is confirmed by its receipt.
      if (isNew && subscription.status === 'trialing') await this.confirmTrial(em, customer, subscription);
      if (row.endedAt) await this.end(em, { stripeSubscriptionId: subscription.id }, row.endedAt);
    }
  };

  /** The contract of a subscription, for the email that confirms its purchase. */
  readonly contractOf = async (
    em: EntityManager,
    customer: Customer,
    subscription: CustomerSubscription,
  ): Promise<Contract | null> => {
    const row = await em.findOne(SubscriptionRecord, { stripeSubscriptionId: subscription.id });
    if (!row) return null;
    const { agreements, links, formerTerms, publicUrl, school } = this.deps;
    const agreed = (await this.agreedCheckout(em, customer, subscription))?.agreedTerms ?? null;
    const tax: PriceTax = priceTaxOf(subscription);
    return {
      renewsAt: row.currentPeriodEnd,
      price: { amount: row.yearlyAmount ?? 0, currency: row.currency ?? subscription.currency },
      priceTax: tax,
      refundDays: row.refundDays ?? formerTerms.refundDays,
      cancelUrl: links.linkFor(row.id, row.currentPeriodEnd),
      publicUrl,
      contact: school.contactAddress,
      boughtAt: row.createdAt,
      terms: agreed && (await agreements.termsOf(em, agreed)),
    };
  };

  /** Marks a person's agreements as ended when the account is deleted, in the transaction of `em`. */
  async endAllOf(em: EntityManager, userId: string): Promise<void> {
    await this.end(em, { user: userId }, this.deps.clock());
  }

  /**
   * Agreements, newest first. Admins see all of them, also those of deleted accounts; others see their own. Throws
   * UNAUTHENTICATED and BAD_USER_INPUT.
   */
  async list(
    actor: Actor,
    { userId, email }: { userId?: string | null; email?: string | null },
    { first, after }: PageArgs,
  ): Promise<Page<PurchaseAgreement>> {
    const { userId: callerId, role } = requireUser(actor);
    requirePageSize(first);
    const owner = role === Role.ADMIN ? userId : callerId;
    const words = validate(searchRules, { search: email ?? '' }).search;
    const where: FilterQuery<PurchaseAgreement> = {
      ...(owner != null && { user: requireId(owner, 'userId') }),
      ...(words !== '' && { email: words.toLowerCase() }),
    };
    const list = listKey('purchaseAgreements', owner, words);
    const em = this.deps.em.fork();
    const [rows, count] = await Promise.all([
      em.find(
        PurchaseAgreement,
        { $and: [where, whereAfter(list, after)] },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: first + 1 },
      ),
      em.count(PurchaseAgreement, where),
    ]);
    return pageBy((row) => encodeCursor(list, row), rows, first, count);
  }

  handlers(): JobHandler[] {
    return [handleJob(deleteOld, () => this.deleteOld(), '40 3 * * *')];
  }

  /** Deletes the agreements whose subscriptions ended more than three years ago. */
  async deleteOld(): Promise<void> {
    const until = this.deps.clock();
    until.setUTCFullYear(until.getUTCFullYear() - KEPT_YEARS);
    const em = this.deps.em.fork();
    await em.nativeDelete(PurchaseAgreement, { endedAt: { $lt: until } });
    await deleteAgreementsAside(em, until);
  }

  /** Whether the agreement of a subscription was not kept before. Older checkouts have none. */
  private async keep(
    em: EntityManager,
    customer: Customer,
    subscription: CustomerSubscription,
    row: SubscriptionRecord,
  ): Promise<boolean> {
    const stripeSubscriptionId = subscription.id;
    if ((await em.count(PurchaseAgreement, { stripeSubscriptionId })) > 0) return false;
    const checkout = await this.agreedCheckout(em, customer, subscription);
    if (!checkout) return false;
    const { email } = await customer.user.loadOrFail({ em });
    em.create(PurchaseAgreement, {
      id: newId(),
      createdAt: fromUnix(subscription.created),
      user: customer.user,
      email,
      stripeSubscriptionId,
      termsChangedAt: checkout.agreedTerms ?? null,
      renewalConsent: checkout.renewalConsent ?? null,
      amount: row.yearlyAmount ?? 0,
      currency: row.currency ?? subscription.currency,
      refundDays: row.refundDays ?? null,
      endedAt: null,
    });
    await em.flush();
    return true;
  }

  /** The checkout with what the buyer agreed to; null for a subscription of an older or unknown checkout. */
  private async agreedCheckout(
    em: EntityManager,
    customer: Customer,
    { metadata: { checkoutId } }: CustomerSubscription,
  ): Promise<Checkout | null> {
    if (checkoutId === undefined || !isUuid(checkoutId)) return null;
    const checkout = await em.findOne(Checkout, { id: checkoutId, user: customer.user.id });
    return checkout?.agreedAt ? checkout : null;
  }

  private async confirmTrial(
    em: EntityManager,
    customer: Customer,
    subscription: CustomerSubscription,
  ): Promise<void> {
    const contract = await this.contractOf(em, customer, subscription);
    if (!contract) return;
    const recipient = await recipientOf(em, customer, this.deps);
    await this.deps.jobs.add(em, sendMail, trialStartedMail({ ...recipient, contract }));
  }

  private async end(em: EntityManager, of: FilterQuery<PurchaseAgreement>, at: Date): Promise<void> {
    await em.nativeUpdate(PurchaseAgreement, { $and: [of, { endedAt: null }] }, { endedAt: at });
  }
}
