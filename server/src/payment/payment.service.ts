import type { EntityManager } from '@mikro-orm/postgresql';
import type { Stripe } from 'stripe';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import type { Money } from '#shared/money.ts';
import { Role } from '#shared/roles.ts';
import { requireAdmin, requireUser, type Actor } from '#server/common/actor.ts';
import { AppError } from '#server/common/errors.ts';
import { requireId } from '#server/common/identifier.ts';
import type { Logger } from '#server/common/logger.ts';
import type { Page, PageArgs } from '#server/common/pagination.ts';
import type { User } from '#server/user/user.entity.ts';
import type { UserService } from '#server/user/user.service.ts';
import type { Cancellation } from './cancellation.ts';
import { Customer, SubscriptionRecord } from './payment.entities.ts';
import type { Payment } from './payment.entity.ts';
import { newestPayments, pageOfPayments, pagesOfPayments, type PaymentsOf } from './payment-records.ts';
import type { Sales } from './sales.ts';
import { atStripe, isMissing } from './stripe-calls.ts';
import { StripePlan } from './stripe-plan.ts';
import type { SubscriptionService } from './subscription.service.ts';
import type { CheckoutSession, Plan, Subscription } from './subscription.type.ts';

interface Dependencies {
  em: EntityManager;
  stripe: Stripe;
  users: UserService;
  subscriptions: SubscriptionService;
  cancellation: Cancellation;
  sales: Sales;
  plan: { price: Money; termYears: number; refundWindowDays: number };
  publishableKey: string | null;
  publicUrl: string;
  logger: Logger;
}

/** Buying, cancelling and what was paid. Price, currency and return addresses are ours alone; nothing of them comes from a client. */
export class PaymentService {
  private readonly stripePlan: StripePlan;

  constructor(private readonly deps: Dependencies) {
    this.stripePlan = new StripePlan(deps.stripe, deps.plan.price);
  }

  plan(): Plan {
    return { ...this.deps.plan, publishableKey: this.deps.publishableKey };
  }

  /**
   * Opens a checkout for the yearly subscription. Throws UNAUTHENTICATED, CONFLICT while a paid subscription runs, and
   * SERVICE_UNAVAILABLE when Stripe cannot be reached.
   */
  async startCheckout(actor: Actor): Promise<CheckoutSession> {
    const { em, users, subscriptions, stripe, publicUrl, logger } = this.deps;
    const user = await users.requireMe(actor);
    if (await subscriptions.findRunning(em, user.id)) {
      throw new AppError('CONFLICT', messages.conflict.alreadySubscribed);
    }
    return atStripe(async () => {
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
   * Looks a checkout up that the payer came back from, and brings their subscription up to date. Without an id of a
   * subscription the payment is still pending. Throws UNAUTHENTICATED, NOT_FOUND for an unknown checkout and for
   * somebody else's, SERVICE_UNAVAILABLE.
   */
  async confirmCheckout(
    actor: Actor,
    sessionId: string,
  ): Promise<{ user: User; subscriptionId: string | null }> {
    const { em, users, stripe, subscriptions } = this.deps;
    const user = await users.requireMe(actor);
    const session = await atStripe(() => stripe.checkout.sessions.retrieve(sessionId)).catch(
      (error: unknown) => {
        if (isMissing(error)) throw new AppError('NOT_FOUND', messages.notFound.checkout, { cause: error });
        throw error;
      },
    );
    const customer = await em.findOne(Customer, { user: user.id });
    const isTheirs = session.customer === customer?.stripeCustomerId;
    if (!customer || !isTheirs) {
      throw new AppError('NOT_FOUND', messages.notFound.checkout);
    }
    await atStripe(() => subscriptions.synchronize(customer.stripeCustomerId));
    const subscription =
      typeof session.subscription === 'string'
        ? await em.findOne(SubscriptionRecord, { stripeSubscriptionId: session.subscription })
        : null;
    return { user, subscriptionId: subscription?.id ?? null };
  }

  /**
   * The subscription with this id, when it is the actor's own and gives access. Throws UNAUTHENTICATED, BAD_USER_INPUT
   * for a malformed id, NOT_FOUND for an unknown one and for somebody else's, CONFLICT when it gives no access.
   */
  async verify(actor: Actor, subscriptionId: string): Promise<Subscription> {
    const { userId } = requireUser(actor);
    const id = requireId(subscriptionId, 'subscriptionId');
    const subscription = await this.deps.subscriptions.findPaid(userId, id);
    if (!subscription) throw new AppError('NOT_FOUND', messages.notFound.subscription);
    if (subscription.status !== 'ACTIVE') throw new AppError('CONFLICT', messages.payment.pending);
    return subscription;
  }

  /** See `Cancellation.cancel`. */
  async cancel(actor: Actor): Promise<User> {
    return this.deps.cancellation.cancel(actor);
  }

  /** See `Cancellation.endAccess`. */
  async endAccess(em: EntityManager, userId: string, options: { refund: boolean }): Promise<void> {
    await this.deps.cancellation.endAccess(em, userId, options);
  }

  /** Payments of everybody, newest first. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  async list(actor: Actor, page: PageArgs): Promise<Page<Payment>> {
    requireAdmin(actor);
    return pageOfPayments(this.deps.em, page);
  }

  /** Throws UNAUTHENTICATED and, for everybody but the person themselves and admins, FORBIDDEN. */
  requirePaymentsOf(actor: Actor, userId: string): void {
    const { userId: asking, role } = requireUser(actor);
    if (asking !== userId && role !== Role.ADMIN) throw new AppError('FORBIDDEN', messages.access.denied);
  }

  /** Batch for resolvers: pages of the payments of people, newest first. Throws BAD_USER_INPUT. */
  readonly ofUsers = (wanted: readonly PaymentsOf[]): Promise<Page<Payment>[]> =>
    pagesOfPayments(this.deps.em, wanted);

  /**
   * The newest payments and how many there were in each month of this year, January to December, UTC. Throws
   * UNAUTHENTICATED, FORBIDDEN, and BAD_USER_INPUT for a count outside 1 to 100.
   */
  async records(actor: Actor, count: number): Promise<{ payments: Payment[]; monthlyCounts: number[] }> {
    requireAdmin(actor);
    if (!Number.isInteger(count) || count < 1 || count > limits.pageSize.max) {
      const message = messages.validation.pageSize(limits.pageSize.max);
      throw new AppError('BAD_USER_INPUT', message, { fields: { count: message } });
    }
    const { em, sales, plan } = this.deps;
    const [payments, months] = await Promise.all([
      newestPayments(em, count),
      sales.ofYear(new Date().getUTCFullYear(), plan.price.currency),
    ]);
    return { payments, monthlyCounts: months.map((month) => month.count) };
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
}
