import type { AuditServices } from '#server/audit/index.ts';
import type { StorageServices } from '#server/platform/index.ts';
import type { Platform } from '#server/platform/platform.ts';
import type { SchoolServices } from '#server/school/index.ts';
import type { UserServices } from '#server/user/index.ts';
import { forgetInRowsAside } from './account/set-aside-rows.ts';
import { StripeAccounts } from './account/stripe-accounts.ts';
import { AutomaticCancellation } from './cancellation/automatic-cancellation.ts';
import { CancelLinks } from './cancellation/cancel-links.ts';
import { queueStaleInvoices } from './cancellation/stale-invoices.ts';
import { CheckoutStates } from './checkout/checkout-states.ts';
import { Intents } from './intent/intents.ts';
import { Ledger } from './ledger/ledger.ts';
import { Refunds } from './ledger/refunds.ts';
import { tellOfOtherAccount } from './notice/other-account-notice.ts';
import { PaymentNotices } from './notice/payment-notices.ts';
import { RefundNotices } from './notice/refund-notices.ts';
import { RenewalAnnouncements } from './notice/renewal-announcements.ts';
import { RenewalNotices } from './notice/renewal-notices.ts';
import { PurchaseAgreements } from './purchase/purchase-agreements.ts';
import { StripeRefusals } from './refusal/stripe-refusals.ts';
import type { Common } from './stripe/common.ts';
import { CustomerTurns } from './stripe/customer-turns.ts';
import { StripePlan } from './stripe/stripe-plan.ts';
import { SubscriptionService } from './subscription/subscription.service.ts';
import type { Terms } from './subscription/terms.ts';
import { SubscriptionSync } from './sync/subscription-sync.ts';

export type PaymentNeeds = Platform & StorageServices & UserServices & AuditServices & SchoolServices;

/** Creates the synchronization with Stripe and the services that the other parts of payment share. */
export function createProjection({
  config,
  em,
  statements,
  locks,
  jobs,
  stripe,
  stripeProber,
  stripeLivemode,
  requireStripeAccount,
  users,
  audit,
  clock,
  logger,
  textSigner,
  school,
  agreements,
}: PaymentNeeds) {
  const formerTerms: Terms = {
    refundDays: config.plan.refundWindowDays,
    graceDays: config.plan.graceDays,
  };
  // Dependencies that many services share. Each picks what it needs.
  const common: Common = {
    em,
    statements,
    stripe,
    turns: new CustomerTurns(locks),
    jobs,
    clock,
    logger,
    publicUrl: config.publicUrl,
    school,
  };
  const notices = new PaymentNotices(jobs);
  const accounts = new StripeAccounts({
    ...common,
    prober: stripeProber,
    livemode: stripeLivemode,
    audit,
    tell: tellOfOtherAccount({ ...common, notices }),
  });
  requireStripeAccount(accounts.isInUse);
  users.onDelete((tx, userId) => forgetInRowsAside(tx, userId, clock()));
  const plan = new StripePlan({ em, stripe, school, accounts });
  const cancelLinks = new CancelLinks({ ...common, textSigner });
  const purchaseAgreements = new PurchaseAgreements({
    ...common,
    agreements,
    links: cancelLinks,
    formerTerms,
  });
  const ledger = new Ledger({ ...common, contractOf: purchaseAgreements.contractOf });
  const checkoutStates = new CheckoutStates(clock);
  const intents = new Intents(common);
  const renewalAnnouncements = new RenewalAnnouncements({ ...common, notices, plan, links: cancelLinks });
  const renewalNotices = new RenewalNotices({ ...common, notices });
  const sync = new SubscriptionSync({
    ...common,
    plan,
    ledger,
    formerTerms,
    listeners: {
      checkouts: checkoutStates.onSync,
      purchaseAgreements: purchaseAgreements.onSync,
      automaticCancellations: new AutomaticCancellation({ ...common, intents }).onSync,
      staleInvoices: queueStaleInvoices(intents),
      renewalAnnouncements: renewalAnnouncements.onSync,
      renewalNotices: renewalNotices.onSync,
      refundNotices: new RefundNotices({ ...common, notices }).onSync,
    },
  });
  return {
    ...common,
    accounts,
    formerTerms,
    plan,
    ledger,
    ledgerRefunds: new Refunds(em),
    checkoutStates,
    intents,
    notices,
    cancelLinks,
    purchaseAgreements,
    renewalAnnouncements,
    renewalNotices,
    sync,
    subscriptions: new SubscriptionService({ em, clock, formerTerms }),
    refusals: new StripeRefusals(common),
  };
}

export type Projection = ReturnType<typeof createProjection>;
