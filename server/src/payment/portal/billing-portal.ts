import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import { paymentMessages } from '#shared/payment.ts';
import { requireUser, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import { Customer } from '#server/payment/stripe/customer.entity.ts';
import { atStripeFor } from '#server/payment/stripe/errors.ts';
import { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import type { BillingPortal } from './billing-portal.type.ts';

interface Dependencies {
  em: EntityManager;
  stripe: Stripe;
  publicUrl: string;
  logger: Logger;
}

/** Stripe's own pages where customers change their card and pay what is open. */
export class BillingPortalService {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Opens the pages for who asks. Throws UNAUTHENTICATED, CONFLICT for who never had a paid subscription, and
   * SERVICE_UNAVAILABLE when Stripe cannot be reached or refuses.
   */
  async open(actor: Actor): Promise<BillingPortal> {
    const { em, stripe, publicUrl, logger } = this.deps;
    const { userId } = requireUser(actor);
    const [customer, subscriptions] = await Promise.all([
      em.findOne(Customer, { user: userId }, { disableIdentityMap: true }),
      em.count(SubscriptionRecord, { user: userId }),
    ]);
    if (!customer || subscriptions === 0) throw new AppError('CONFLICT', paymentMessages.conflict.noCustomer);
    // It refuses, for one, while the school has not set the portal up in Stripe's dashboard.
    const { url } = await atStripeFor(userId, logger, () =>
      stripe.billingPortal.sessions.create({
        customer: customer.stripeCustomerId,
        return_url: `${publicUrl}/user/profile`,
      }),
    );
    return { userId, url };
  }
}
