import { paymentRefusals } from '#shared/payment.ts';
import { paths } from '#shared/paths.ts';
import { requireUser, type Actor } from '#server/platform/common/actor.ts';
import { currentLanguage } from '#server/platform/common/current-language.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { Customer } from '#server/payment/stripe/customer.entity.ts';
import { stripeLocale } from '#server/payment/stripe/stripe-locale.ts';
import type { StripeRefusals } from '#server/payment/refusal/stripe-refusals.ts';
import { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import type { Common } from '#server/payment/stripe/common.ts';
import type { BillingPortal } from './billing-portal.type.ts';

interface Dependencies extends Pick<Common, 'em' | 'stripe' | 'publicUrl'> {
  refusals: StripeRefusals;
}

/** Stripe's billing portal, where customers change their card and pay open invoices. */
export class BillingPortalService {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Opens the portal for the actor. Throws UNAUTHENTICATED, CONFLICT if they never had a paid subscription, and
   * SERVICE_UNAVAILABLE if Stripe cannot be reached or refuses.
   */
  async open(actor: Actor): Promise<BillingPortal> {
    const { em, stripe, publicUrl, refusals } = this.deps;
    const { userId } = requireUser(actor);
    const [customer, subscriptions] = await Promise.all([
      em.findOne(Customer, { user: userId }, { disableIdentityMap: true }),
      em.count(SubscriptionRecord, { user: userId }),
    ]);
    if (!customer || subscriptions === 0) throw new AppError('CONFLICT', paymentRefusals.conflict.noCustomer);
    const { url } = await refusals.explain(userId, 'portal', () =>
      stripe.billingPortal.sessions.create({
        customer: customer.stripeCustomerId,
        locale: stripeLocale(currentLanguage()),
        return_url: `${publicUrl}${paths.profile}`,
      }),
    );
    await refusals.resolve('portal');
    return { userId, url };
  }
}
