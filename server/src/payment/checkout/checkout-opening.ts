import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import { messages } from '#shared/messages.ts';
import { paymentMessages } from '#shared/payment.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { Logger } from '#server/platform/common/logger.ts';
import type { User } from '#server/user/user.entity.ts';
import type { Customer } from '#server/payment/stripe/customer.entity.ts';
import type { CustomerTurn, CustomerTurns } from '#server/payment/stripe/customer-turns.ts';
import type { StripeRefusals } from '#server/payment/refusal/stripe-refusals.ts';
import { lockCustomer } from '#server/payment/stripe/lock-customer.ts';
import { hasOtherParameters, isAnswerKept, isMissing, unlessMissing } from '#server/payment/stripe/errors.ts';
import type { StripePlan } from '#server/payment/stripe/stripe-plan.ts';
import type { SubscriptionService } from '#server/payment/subscription/subscription.service.ts';
import type { SubscriptionSync } from '#server/payment/sync/subscription-sync.ts';
import { Checkout } from './checkout.entity.ts';
import { findLiveCheckout, type CheckoutStates } from './checkout-states.ts';
import type { CheckoutSession } from './checkout.type.ts';
import type { CustomerService } from './customer.service.ts';
import { purchaseRefusal, type PurchaseRefusal } from './purchase-eligibility.ts';
import { isOf, type Purchase, type SessionMaker } from './session-maker.ts';

/** More turns than this mean that something at Stripe changes between any two looks. */
const MAXIMUM_ATTEMPTS = 4;

interface Dependencies {
  em: EntityManager;
  stripe: Stripe;
  clock: Clock;
  turns: CustomerTurns;
  customers: CustomerService;
  plan: StripePlan;
  subscriptions: SubscriptionService;
  sync: SubscriptionSync;
  states: CheckoutStates;
  sessions: SessionMaker;
  refusals: StripeRefusals;
  logger: Logger;
}

/** Whose checkout is opened, and what they buy. */
interface Buyer {
  turn: CustomerTurn;
  user: User;
  purchase: Purchase;
}

/**
 * Gives a person their one live checkout, in their turn. Its row is committed before Stripe is called, and its id is the
 * idempotency key of the session: whoever comes again, in any process, after whatever broke off, gets the same one. A row
 * that Stripe has refused a session is done with, as its key is.
 */
export class CheckoutOpening {
  constructor(private readonly deps: Dependencies) {}

  /** Throws CONFLICT for somebody who should not buy, SERVICE_UNAVAILABLE, and Stripe's errors. */
  open(user: User): Promise<CheckoutSession> {
    const { turns, customers, plan, subscriptions } = this.deps;
    return turns.take(user.id, async (turn) => {
      await customers.ensure(turn, user);
      const hasTried = await subscriptions.hasSubscribed(user.id);
      return plan.sell((price, { refundDays, graceDays, trialDays }) => {
        const purchase = { price, refundDays, graceDays, trialDays: hasTried ? 0 : trialDays };
        return this.openSession({ turn, user, purchase });
      });
    });
  }

  private async openSession(buyer: Buyer): Promise<CheckoutSession> {
    for (let attempt = 0; attempt < MAXIMUM_ATTEMPTS; attempt += 1) {
      const session = (await this.reuse(buyer)) ?? (await this.begin(buyer));
      if (session) return session;
    }
    throw new AppError('SERVICE_UNAVAILABLE', paymentMessages.unavailable);
  }

  /**
   * The checkout that our table calls live, if it is of what is offered today; else null. Throws CONFLICT where our
   * tables are enough to say that this person should not buy.
   */
  private async reuse({ turn: { userId }, purchase }: Buyer): Promise<CheckoutSession | null> {
    const { em, stripe, sessions } = this.deps;
    const reader = em.fork();
    const refusal = await this.refusal(reader, userId);
    if (refusal?.isCertain) throw new AppError('CONFLICT', refusal.message);
    const live = refusal ? null : await findLiveCheckout(reader, userId);
    if (live?.state !== 'OPEN' || !live.stripeSessionId) return null;
    const session = await unlessMissing(stripe.checkout.sessions.retrieve(live.stripeSessionId));
    // What Stripe does not have any more has no end there that would be heard of.
    if (!session) await this.close(live);
    if (session?.status !== 'open' || !session.url) return null;
    if (isOf(session, purchase)) return { id: session.id, url: session.url };
    await sessions.expire(session);
    return null;
  }

  /**
   * Brings everything of the customer up to date, finds or writes the row to make a session for, and makes it. Null when
   * another look at Stripe is due. Throws CONFLICT for somebody who should not buy.
   */
  private async begin(buyer: Buyer): Promise<CheckoutSession | null> {
    const { em, sync } = this.deps;
    const { userId } = buyer.turn;
    const fork = em.fork();
    const interrupted = await findLiveCheckout(fork, userId);
    if (interrupted?.state !== 'OPEN' || interrupted.stripeSessionId || (await this.refusal(fork, userId))) {
      await sync.synchronizeInTurn(buyer.turn);
    }
    const { customer, checkout } = await this.findOrAdd(userId);
    // Its answer was lost, and now it is known.
    return checkout.stripeSessionId ? null : this.make(buyer, customer, checkout);
  }

  /** The row of the one live checkout, and whose it is. Throws CONFLICT for somebody who should not buy. */
  private findOrAdd(userId: string): Promise<{ customer: Customer; checkout: Checkout }> {
    return this.deps.em.fork().transactional(async (em) => {
      const customer = await lockCustomer(em, userId);
      if (!customer) throw new AppError('UNAUTHENTICATED', messages.access.loginRequired);
      const refusal = await this.refusal(em, userId);
      if (refusal) throw new AppError('CONFLICT', refusal.message);
      const live = await findLiveCheckout(em, userId);
      if (live?.state === 'PENDING') throw new AppError('CONFLICT', paymentMessages.pending);
      const checkout = live ?? em.create(Checkout, { user: userId, createdAt: this.deps.clock() });
      return { customer, checkout };
    });
  }

  /** Makes the session of a row that is committed. Null when another look at Stripe is due. */
  private async make(
    { turn, user, purchase }: Buyer,
    customer: Customer,
    checkout: Checkout,
  ): Promise<CheckoutSession | null> {
    const { em, customers, sessions, refusals, logger } = this.deps;
    const { userId } = turn;
    try {
      const session = await sessions.make(customer, checkout.id, purchase);
      if (!session?.url) return null;
      const { id, url } = session;
      await em.fork().nativeUpdate(Checkout, { id: checkout.id }, { stripeSessionId: id, url });
      await refusals.resolve('checkout');
      logger.info({ event: 'payment.checkout_started', userId, sessionId: id }, 'checkout started');
      return { id, url };
    } catch (error) {
      if (!isAnswerKept(error)) throw error;
      await this.close(checkout);
      const isDeleted =
        isMissing(error) && (await customers.replaceDeleted(turn, user, customer.stripeCustomerId));
      if (isDeleted || hasOtherParameters(error)) return null;
      throw error;
    }
  }

  /** Ends a row that Stripe has no session for. */
  private async close({ id }: Checkout): Promise<void> {
    await this.deps.em.fork().transactional(async (em) => {
      const checkout = await em.findOne(Checkout, id);
      // It may have gone with its account.
      if (checkout) this.deps.states.close(checkout, 'EXPIRED');
    });
  }

  private refusal(em: EntityManager, userId: string): Promise<PurchaseRefusal | null> {
    return purchaseRefusal(em, this.deps.subscriptions, userId, this.deps.clock());
  }
}
