import type { EntityManager } from '@mikro-orm/postgresql';
import { Stripe } from 'stripe';
import { messages } from '#shared/messages.ts';
import { paymentMessages } from '#shared/payment.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import type { User } from '#server/user/user.entity.ts';
import type { Customer } from '#server/payment/stripe/customer.entity.ts';
import { lockCustomer } from '#server/payment/stripe/lock-customer.ts';
import { runExclusive } from '#server/payment/stripe/keyed-mutex.ts';
import { hasOtherParameters, isMissing, unlessMissing } from '#server/payment/stripe/errors.ts';
import type { StripePlan } from '#server/payment/stripe/stripe-plan.ts';
import type { SubscriptionService } from '#server/payment/subscription/subscription.service.ts';
import type { SubscriptionSync } from '#server/payment/sync/subscription-sync.ts';
import { Checkout } from './checkout.entity.ts';
import { findLiveCheckout, type CheckoutStates } from './checkout-states.ts';
import type { CheckoutSession } from './checkout.type.ts';
import type { CustomerService } from './customer.service.ts';
import { purchaseRefusal, type PurchaseRefusal } from './purchase-eligibility.ts';
import type { SessionMaker } from './session-maker.ts';

/** More turns than this mean that something at Stripe changes between any two looks. */
const MAXIMUM_ATTEMPTS = 4;

interface Dependencies {
  em: EntityManager;
  stripe: Stripe;
  clock: Clock;
  customers: CustomerService;
  plan: StripePlan;
  subscriptions: SubscriptionService;
  sync: SubscriptionSync;
  states: CheckoutStates;
  sessions: SessionMaker;
  logger: Logger;
}

/** What is there before a session is made: one that can be paid, a reason against one, or the row to make one for. */
type PreparedCheckout = { session: CheckoutSession } | { refusal: string } | { checkoutId: string };

/** What making a session came to; nothing when another look at Stripe is due. */
type Outcome = { session: CheckoutSession } | { failure: unknown } | null;

/**
 * Gives a person their one live checkout. Its row is committed before Stripe is called, and its id is the idempotency key
 * of the session: whoever comes again, in any process, after whatever broke off, gets the same one.
 */
export class CheckoutOpening {
  constructor(private readonly deps: Dependencies) {}

  /** Throws CONFLICT for somebody who should not buy, and Stripe's errors. */
  async open(user: User): Promise<CheckoutSession> {
    const { customers, plan, logger } = this.deps;
    // Outside of the lock: both write on connections of their own.
    await customers.ensure(user);
    const price = await plan.priceId();
    for (let attempt = 0; attempt < MAXIMUM_ATTEMPTS; attempt += 1) {
      const prepared = await this.prepare(user.id, attempt > 0);
      if ('refusal' in prepared) throw new AppError('CONFLICT', prepared.refusal);
      if ('session' in prepared) return prepared.session;
      const outcome = await this.make(user.id, prepared.checkoutId, price);
      if (outcome && 'failure' in outcome) throw outcome.failure;
      if (!outcome) continue;
      const { session } = outcome;
      logger.info(
        { event: 'payment.checkout_started', userId: user.id, sessionId: session.id },
        'checkout started',
      );
      return session;
    }
    throw new AppError('SERVICE_UNAVAILABLE', paymentMessages.unavailable);
  }

  /** Nothing is thrown inside of the transaction: what was learnt of Stripe stays. */
  private prepare(userId: string, mustSync: boolean): Promise<PreparedCheckout> {
    return runExclusive(userId, () =>
      this.deps.em.fork().transactional(async (em) => {
        const customer = await lockCustomer(em, userId);
        if (!customer) throw new AppError('UNAUTHENTICATED', messages.access.loginRequired);
        const refusal = await this.refusal(em, userId);
        if (refusal?.isCertain) return { refusal: refusal.message };
        const live = await findLiveCheckout(em, userId);
        if (live && !refusal && !mustSync) {
          const known = await this.reuse(live);
          if (known) return known;
        }
        return this.sync(em, customer);
      }),
    );
  }

  /** What a checkout that our table calls live is good for; null when Stripe has to be looked at. */
  private async reuse(checkout: Checkout): Promise<PreparedCheckout | null> {
    if (!checkout.stripeSessionId) return { checkoutId: checkout.id };
    if (checkout.state !== 'OPEN') return null;
    const session = await this.find(checkout.stripeSessionId);
    if (session?.status === 'open' && session.url) return { session: { id: session.id, url: session.url } };
    // The session's own end follows below; a session that Stripe does not have any more has none.
    if (!session) this.deps.states.close(checkout, 'EXPIRED');
    return null;
  }

  /** Brings everything of the customer up to date, and finds or writes the row to make a session for. */
  private async sync(em: EntityManager, customer: Customer): Promise<PreparedCheckout> {
    const { sync, clock } = this.deps;
    const userId = customer.user.id;
    await em.flush();
    await sync.synchronizeLocked(em, customer);
    const refusal = await this.refusal(em, userId);
    if (refusal) return { refusal: refusal.message };
    const checkout = await findLiveCheckout(em, userId);
    if (checkout?.state === 'PENDING') return { refusal: paymentMessages.pending };
    if (checkout?.stripeSessionId && checkout.url) {
      return { session: { id: checkout.stripeSessionId, url: checkout.url } };
    }
    if (checkout) return { checkoutId: checkout.id };
    const { id } = em.create(Checkout, { user: userId, createdAt: clock() });
    await em.flush();
    return { checkoutId: id };
  }

  /** Makes the session of a row that is committed. */
  private make(userId: string, checkoutId: string, price: string): Promise<Outcome> {
    const { em, customers, states, sessions } = this.deps;
    return runExclusive(userId, () =>
      em.fork().transactional(async (tx) => {
        const customer = await lockCustomer(tx, userId);
        const checkout = await tx.findOne(Checkout, { id: checkoutId, user: userId });
        // Somebody else was here since: their session is the one, or there is a reason against it.
        if (!customer || checkout?.state !== 'OPEN') return null;
        const { stripeSessionId: id, url } = checkout;
        if (id && url) return { session: { id, url } };
        try {
          const session = await sessions.make(customer, checkoutId, price);
          if (!session?.url) return null;
          checkout.stripeSessionId = session.id;
          checkout.url = session.url;
          return { session: { id: session.id, url: session.url } };
        } catch (failure) {
          if (isMissing(failure) && (await customers.replaceDeleted(tx, customer))) {
            states.close(checkout, 'EXPIRED');
            return null;
          }
          if (!isAnswerKept(failure)) throw failure;
          states.close(checkout, 'EXPIRED');
          return hasOtherParameters(failure) ? null : { failure };
        }
      }),
    );
  }

  private refusal(em: EntityManager, userId: string): Promise<PurchaseRefusal | null> {
    return purchaseRefusal(em, this.deps.subscriptions, userId, this.deps.clock());
  }

  private find(sessionId: string): Promise<Stripe.Checkout.Session | null> {
    return unlessMissing(this.deps.stripe.checkout.sessions.retrieve(sessionId));
  }
}

/** Whether Stripe would answer to the same key with the same for a day: https://docs.stripe.com/api/idempotent_requests */
function isAnswerKept(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeAPIError || hasOtherParameters(error);
}
