import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { Stripe } from 'stripe';
import { messages } from '#shared/messages.ts';
import type { Money } from '#shared/money.ts';
import type { Actor } from '#server/common/actor.ts';
import { AppError } from '#server/common/errors.ts';
import type { Logger } from '#server/common/logger.ts';
import type { User } from '#server/user/user.entity.ts';
import type { UserService } from '#server/user/user.service.ts';
import { Customer, type SubscriptionRecord } from './payment.entities.ts';
import { StripePlan } from './stripe-plan.ts';
import type { SubscriptionService } from './subscription.service.ts';
import type { CheckoutSession, Plan } from './subscription.type.ts';

interface Dependencies {
  em: EntityManager;
  stripe: Stripe;
  users: UserService;
  subscriptions: SubscriptionService;
  plan: { price: Money; termYears: number; refundWindowDays: number };
  publicUrl: string;
  logger: Logger;
}

/** Buying and cancelling. Price, currency and return addresses are ours alone; nothing of them comes from a client. */
export class PaymentService {
  private readonly stripePlan: StripePlan;

  constructor(private readonly deps: Dependencies) {
    this.stripePlan = new StripePlan(deps.stripe, deps.plan.price);
  }

  plan(): Plan {
    return this.deps.plan;
  }

  /**
   * Opens a checkout for the yearly subscription. Throws UNAUTHENTICATED, CONFLICT while a subscription runs, and
   * SERVICE_UNAVAILABLE when Stripe cannot be reached.
   */
  async startCheckout(actor: Actor): Promise<CheckoutSession> {
    const { em, users, subscriptions, stripe, publicUrl, logger } = this.deps;
    const user = await users.requireMe(actor);
    if (await subscriptions.findRunning(em, user.id)) {
      throw new AppError('CONFLICT', messages.conflict.alreadySubscribed);
    }
    return this.atStripe(async () => {
      const [customer, price] = await Promise.all([this.customerOf(user), this.stripePlan.priceId()]);
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer,
        client_reference_id: user.id,
        line_items: [{ price, quantity: 1 }],
        success_url: `${publicUrl}/checkout/success?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${publicUrl}/checkout/failure`,
      });
      if (!session.url) throw new Error(`Checkout session ${session.id} has no address`);
      logger.info(
        { event: 'payment.checkout_started', userId: user.id, sessionId: session.id },
        'checkout started',
      );
      return { id: session.id, url: session.url };
    });
  }

  /**
   * Looks a checkout up that the payer came back from, and brings their subscription up to date. The answer may still
   * be without an active subscription: the payment is pending then. Throws UNAUTHENTICATED, NOT_FOUND for an unknown
   * checkout and for somebody else's, SERVICE_UNAVAILABLE.
   */
  async confirmCheckout(actor: Actor, sessionId: string): Promise<User> {
    const user = await this.deps.users.requireMe(actor);
    const session = await this.atStripe(() => this.deps.stripe.checkout.sessions.retrieve(sessionId)).catch(
      (error: unknown) => {
        if (isMissing(error)) throw new AppError('NOT_FOUND', messages.notFound.checkout, { cause: error });
        throw error;
      },
    );
    const customer = await this.deps.em.findOne(Customer, { user: user.id });
    const isTheirs = session.customer === customer?.stripeCustomerId;
    if (!customer || !isTheirs) {
      throw new AppError('NOT_FOUND', messages.notFound.checkout);
    }
    await this.atStripe(() => this.deps.subscriptions.synchronize(customer.stripeCustomerId));
    return user;
  }

  /**
   * Cancels the running subscription: within the refund window the payment goes back whole and access ends at once;
   * later it ends with the paid year. Throws UNAUTHENTICATED, CONFLICT when none runs, SERVICE_UNAVAILABLE.
   */
  async cancel(actor: Actor): Promise<User> {
    const { em, users, subscriptions, logger } = this.deps;
    const user = await users.requireMe(actor);
    await em.fork().transactional(async (tx) => {
      // The lock makes cancels that arrive together wait for the first; Stripe's idempotency keys do the rest.
      const customer = await tx.findOne(
        Customer,
        { user: user.id },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      const running = customer && (await subscriptions.findRunning(tx, user.id));
      if (!running) throw new AppError('CONFLICT', messages.conflict.noSubscription);
      const refundableUntil = subscriptions.refundableUntil(running);
      const isRefunded = refundableUntil !== null && refundableUntil.getTime() > Date.now();
      await this.atStripe(() => (isRefunded ? this.refundAndEnd(running) : this.endWithPeriod(running)));
      logger.info({ event: 'payment.cancelled', userId: user.id, isRefunded }, 'subscription cancelled');
      await this.atStripe(() => subscriptions.synchronizeLocked(tx, customer));
    });
    return user;
  }

  /** Refund first: when the second step fails, cancelling again finishes the work and refunds nothing twice. */
  private async refundAndEnd({ stripeSubscriptionId, latestInvoiceId }: SubscriptionRecord): Promise<void> {
    const { stripe } = this.deps;
    if (!latestInvoiceId) throw new Error(`Subscription ${stripeSubscriptionId} has no invoice to refund`);
    const payments = await stripe.invoicePayments.list({ invoice: latestInvoiceId, status: 'paid' });
    for (const { payment } of payments.data) {
      const intent = payment.payment_intent;
      if (!intent) continue;
      const id = typeof intent === 'string' ? intent : intent.id;
      await stripe.refunds
        .create({ payment_intent: id, reason: 'requested_by_customer' }, { idempotencyKey: `refund_${id}` })
        .catch((error: unknown) => {
          const isDone =
            error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
          if (!isDone) throw error;
        });
    }
    await stripe.subscriptions.cancel(stripeSubscriptionId);
  }

  private async endWithPeriod({ stripeSubscriptionId }: SubscriptionRecord): Promise<void> {
    await this.deps.stripe.subscriptions.update(stripeSubscriptionId, { cancel_at_period_end: true });
  }

  /** Stripe's id of this payer; made there once, however often and from however many processes this is called. */
  private async customerOf(user: User): Promise<string> {
    const { stripe } = this.deps;
    const em = this.deps.em.fork();
    const known = await em.findOne(Customer, { user: user.id });
    if (known) return known.stripeCustomerId;
    const { id } = await stripe.customers.create(
      { email: user.email, name: user.fullName, metadata: { userId: user.id } },
      { idempotencyKey: `customer_${user.id}` },
    );
    await em.upsert(Customer, { user: user.id, stripeCustomerId: id }, { onConflictAction: 'ignore' });
    return id;
  }

  /** Runs calls to Stripe; its being out of reach, busy or broken becomes SERVICE_UNAVAILABLE with a safe message. */
  private async atStripe<Result>(calls: () => Promise<Result>): Promise<Result> {
    try {
      return await calls();
    } catch (error) {
      const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
      const isOutage = [StripeAPIError, StripeConnectionError, StripeRateLimitError].some(
        (type) => error instanceof type,
      );
      if (!isOutage) throw error;
      throw new AppError('SERVICE_UNAVAILABLE', messages.payment.unavailable, { cause: error });
    }
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}
