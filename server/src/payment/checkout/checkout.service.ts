import type { Stripe } from 'stripe';
import { pageLocale } from '#shared/locale.ts';
import { formatMoney } from '#shared/money.ts';
import { paymentRefusals } from '#shared/payment.ts';
import { withTax } from '#shared/price-tax.ts';
import { renewalConsentTexts } from '#shared/texts/renewal-consent.ts';
import { requireSelfOrAdmin, type Actor } from '#server/platform/common/actor.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { Agreements } from '#server/school/agreements.ts';
import type { User } from '#server/user/user.entity.ts';
import type { UserService } from '#server/user/user.service.ts';
import { Customer } from '#server/payment/stripe/customer.entity.ts';
import type { StripeRefusals } from '#server/payment/refusal/stripe-refusals.ts';
import { unlessMissing } from '#server/payment/stripe/errors.ts';
import { SubscriptionRecord } from '#server/payment/subscription/subscription.entity.ts';
import type { SubscriptionSync } from '#server/payment/sync/subscription-sync.ts';
import { inOrder } from '#server/platform/common/batch.ts';
import { db } from '#server/platform/db/query-compiler.ts';
import { anyOf, read, uuids } from '#server/platform/db/read.ts';
import type { Common } from '#server/payment/stripe/common.ts';
import { Checkout } from './checkout.entity.ts';
import type { CheckoutOpening } from './checkout-opening.ts';
import type { CheckoutProgress, CheckoutSession } from './checkout.type.ts';

/** Other characters in the URL path could address another resource at Stripe. */
const SESSION_ID = /^cs_\w{1,250}$/;

const NEWEST_OF_USERS = read({ userIds: uuids }, ({ userIds }) =>
  db
    .selectFrom('checkouts')
    .where('checkouts.userId', '=', anyOf(userIds))
    .distinctOn('checkouts.userId')
    .orderBy('checkouts.userId')
    .orderBy('checkouts.createdAt', 'desc')
    .orderBy('checkouts.id', 'desc')
    .select(['checkouts.userId', 'checkouts.id', 'checkouts.state', 'checkouts.url'])
    .select('checkouts.createdAt as startedAt'),
);

interface Dependencies extends Pick<Common, 'em' | 'clock' | 'statements' | 'stripe' | 'school'> {
  users: UserService;
  agreements: Agreements;
  sync: SubscriptionSync;
  opening: CheckoutOpening;
  refusals: StripeRefusals;
}

/** The amount of each renewal that a buyer agreed to. API clients may leave out its currency. */
interface AgreedRenewal {
  amount: number;
  currency?: string | null | undefined;
}

/**
 * Starts and confirms purchases of the subscription. Stripe decides the result of a checkout; nothing is fulfilled
 * here.
 */
export class CheckoutService {
  constructor(private readonly deps: Dependencies) {}

  /**
   * Opens a checkout for the yearly subscription, or returns the open one. `agreedTerms` is the version of the terms
   * that the buyer was shown, as for `requireCurrent`. Throws UNAUTHENTICATED; CONFLICT if that version is not current,
   * or while a subscription runs, waits for its payment or has an unpaid renewal; and SERVICE_UNAVAILABLE if Stripe
   * cannot be reached or refuses.
   */
  async start(
    actor: Actor,
    agreedTerms?: Date | null,
    agreedRenewal?: AgreedRenewal | null,
  ): Promise<CheckoutSession> {
    const { agreements, em, users } = this.deps;
    const user = await users.requireMe(actor);
    agreements.requireCurrent(agreedTerms);
    const renewalConsent = this.consentTo(agreedRenewal);
    await agreements.record(em.fork(), user.id, 'CHECKOUT', agreedTerms);
    const session = await this.deps.refusals.explain(user.id, 'checkout', () => this.deps.opening.open(user));
    // Saved before the buyer has the payment page.
    await em
      .fork()
      .nativeUpdate(
        Checkout,
        { stripeSessionId: session.id, user: user.id },
        { agreedAt: this.deps.clock(), agreedTerms: agreedTerms ?? null, renewalConsent },
      );
    return session;
  }

  /**
   * The sentence by which a buyer agrees to the renewal for an amount; null if the school asks for none. Throws
   * BAD_USER_INPUT without a consent, and CONFLICT if the price has changed since it was shown.
   */
  private consentTo(agreedRenewal: AgreedRenewal | null | undefined): string | null {
    const { renewalConsent, price, priceTax } = this.deps.school.offer;
    if (!renewalConsent) return null;
    if (agreedRenewal == null) throw new AppError('BAD_USER_INPUT', paymentRefusals.renewalConsent);
    const { amount, currency } = agreedRenewal;
    if (amount !== price.amount || (currency ?? price.currency) !== price.currency) {
      throw new AppError('CONFLICT', paymentRefusals.conflict.priceChanged);
    }
    return renewalConsentTexts.sentence({ price: withTax(formatMoney(price, pageLocale()), priceTax) });
  }

  /**
   * Looks up a checkout that the buyer returns from, and synchronizes their subscription. Without a subscription ID in
   * the result, the payment is still pending. Throws UNAUTHENTICATED, NOT_FOUND for an unknown checkout or one of
   * another person, and SERVICE_UNAVAILABLE.
   */
  async confirm(actor: Actor, sessionId: string): Promise<{ user: User; subscriptionId: string | null }> {
    const { em, users, sync, refusals } = this.deps;
    const user = await users.requireMe(actor);
    const customer = await em.findOne(Customer, { user: user.id }, { disableIdentityMap: true });
    const session = customer && (await this.find(user.id, sessionId));
    if (session?.mode !== 'subscription' || session.customer !== customer?.stripeCustomerId) {
      throw new AppError('NOT_FOUND', paymentRefusals.notFound.checkout);
    }
    await refusals.explain(user.id, 'reading', () => sync.synchronize(customer.stripeCustomerId));
    const subscription =
      typeof session.subscription === 'string'
        ? await em.findOne(
            SubscriptionRecord,
            { stripeSubscriptionId: session.subscription, user: user.id },
            { disableIdentityMap: true },
          )
        : null;
    return { user, subscriptionId: subscription?.id ?? null };
  }

  /** Throws UNAUTHENTICATED, and FORBIDDEN for all but the user themselves and admins. */
  requireCheckoutOf(actor: Actor, userId: string): void {
    requireSelfOrAdmin(actor, userId);
  }

  /** Batch for resolvers: the newest checkout of each user, null for users without one. */
  readonly ofUsers = async (userIds: readonly string[]): Promise<(CheckoutProgress | null)[]> => {
    const newest = await this.deps.statements.all(NEWEST_OF_USERS, { userIds });
    return inOrder(userIds, newest, ({ userId }) => userId);
  };

  /** Null if Stripe does not know the session. */
  private find(userId: string, sessionId: string): Promise<Stripe.Checkout.Session | null> {
    const { stripe, refusals } = this.deps;
    if (!SESSION_ID.test(sessionId)) return Promise.resolve(null);
    return refusals.explain(userId, 'reading', () =>
      unlessMissing(stripe.checkout.sessions.retrieve(sessionId)),
    );
  }
}
