import type { EntityManager } from '@mikro-orm/postgresql';
import { messages } from '#shared/messages.ts';
import { paymentMessages } from '#shared/payment.ts';
import { AppError } from '#server/platform/common/errors.ts';
import type { User } from '#server/user/user.entity.ts';
import type { Customer } from '#server/payment/stripe/customer.entity.ts';
import type { CustomerTurn } from '#server/payment/stripe/customer-turns.ts';
import type { StripeRefusals } from '#server/payment/refusal/stripe-refusals.ts';
import { lockCustomer } from '#server/payment/stripe/lock-customer.ts';
import { hasOtherParameters, isAnswerKept, isMissing, unlessMissing } from '#server/payment/stripe/errors.ts';
import type { StripePlan } from '#server/payment/stripe/stripe-plan.ts';
import type { SubscriptionService } from '#server/payment/subscription/subscription.service.ts';
import type { SubscriptionSync } from '#server/payment/sync/subscription-sync.ts';
import type { Common } from '#server/payment/stripe/common.ts';
import { Checkout } from './checkout.entity.ts';
import { findLiveCheckout, type CheckoutStates } from './checkout-states.ts';
import type { CheckoutSession } from './checkout.type.ts';
import type { CustomerService } from './customer.service.ts';
import { purchaseRefusal, type PurchaseRefusal } from './purchase-eligibility.ts';
import { isOf, type Purchase, type SessionMaker } from './session-maker.ts';

/** After this many attempts, Stripe's state keeps changing between two reads. */
const MAXIMUM_ATTEMPTS = 4;

interface Dependencies extends Pick<Common, 'em' | 'stripe' | 'clock' | 'turns' | 'logger'> {
  customers: CustomerService;
  plan: StripePlan;
  subscriptions: SubscriptionService;
  sync: SubscriptionSync;
  states: CheckoutStates;
  sessions: SessionMaker;
  refusals: StripeRefusals;
}

/** The buyer and their purchase. */
interface Buyer {
  turn: CustomerTurn;
  user: User;
  purchase: Purchase;
}

/**
 * Opens the one live checkout of a person, in their turn. Its row is committed before Stripe is called, and its ID is
 * the idempotency key of the session. A repeated call gets the same session, in any process and after any interruption.
 * A row for which Stripe refused the session is closed, because its key is used up.
 */
export class CheckoutOpening {
  constructor(private readonly deps: Dependencies) {}

  /** Throws CONFLICT for a person who may not buy, SERVICE_UNAVAILABLE, and Stripe's errors. */
  open(user: User): Promise<CheckoutSession> {
    const { turns, customers } = this.deps;
    return turns.take(user.id, async (turn) => {
      await customers.ensure(turn, user);
      try {
        return await this.sell(turn, user);
      } catch (error) {
        if (!isMissing(error) || !(await customers.replaceDeleted(turn, user))) throw error;
        return this.sell(turn, user);
      }
    });
  }

  private async sell(turn: CustomerTurn, user: User): Promise<CheckoutSession> {
    const { plan, subscriptions } = this.deps;
    const hasTried = await subscriptions.hasSubscribed(user.id);
    return plan.sell((price, { refundDays, graceDays, trialDays }) => {
      const purchase = { price, refundDays, graceDays, trialDays: hasTried ? 0 : trialDays };
      return this.openSession({ turn, user, purchase });
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
   * The live checkout in our table if it matches the current offer, otherwise null. Throws CONFLICT if our tables
   * suffice to say that the person may not buy.
   */
  private async reuse({ turn: { userId }, purchase }: Buyer): Promise<CheckoutSession | null> {
    const { em, stripe, sessions } = this.deps;
    const reader = em.fork();
    const refusal = await this.refusal(reader, userId);
    if (refusal?.isCertain) throw new AppError('CONFLICT', refusal.message);
    const live = refusal ? null : await findLiveCheckout(reader, userId);
    if (live?.state !== 'OPEN' || !live.stripeSessionId) return null;
    const session = await unlessMissing(stripe.checkout.sessions.retrieve(live.stripeSessionId));
    // Stripe sends no event about a session that it no longer has.
    if (!session) await this.close(live);
    if (session?.status !== 'open' || !session.url) return null;
    if (isOf(session, purchase)) return { id: session.id, url: session.url };
    await sessions.expire(session);
    return null;
  }

  /**
   * Synchronizes the customer, finds or adds the row for a session, and makes the session. Returns null if Stripe must
   * be read again. Throws CONFLICT for a person who may not buy.
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
    // The response of the earlier attempt was lost, but the synchronization found its session.
    return checkout.stripeSessionId ? null : this.make(buyer, customer, checkout);
  }

  /** The row of the live checkout, and its customer. Throws CONFLICT for a person who may not buy. */
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

  /** Makes the session of a committed row. Returns null if Stripe must be read again. */
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
      const isDeleted = isMissing(error) && (await customers.replaceDeleted(turn, user));
      if (isDeleted || hasOtherParameters(error)) return null;
      throw error;
    }
  }

  /** Closes a row without a session at Stripe. */
  private async close({ id }: Checkout): Promise<void> {
    await this.deps.em.fork().transactional(async (em) => {
      const checkout = await em.findOne(Checkout, id);
      // The row may be deleted together with its account.
      if (checkout) this.deps.states.close(checkout, 'EXPIRED');
    });
  }

  private refusal(em: EntityManager, userId: string): Promise<PurchaseRefusal | null> {
    return purchaseRefusal(em, this.deps.subscriptions, userId, this.deps.clock());
  }
}
