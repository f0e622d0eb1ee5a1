import type { EntityManager } from '@mikro-orm/postgresql';
import { paymentMessages, paymentRefusals } from '#shared/payment.ts';
import { Role } from '#shared/roles.ts';
import { requireAdmin, requireUser, type Actor } from '#server/platform/common/actor.ts';
import { inOrder } from '#server/platform/common/batch.ts';
import { AppError } from '#server/platform/common/errors.ts';
import { requireId } from '#server/platform/common/identifier.ts';
import type { Clock } from '#server/platform/common/clock.ts';
import type { Page, PageArgs, PageOfUser } from '#server/platform/common/pagination.ts';
import type { SchoolService } from '#server/school/school.service.ts';
import type { Statements } from '#server/platform/db/statements.ts';
import type { Payment } from './ledger/payment.entity.ts';
import {
  pageOfPayments,
  pagesOfPayments,
  type PaymentFilter,
  readPayments,
  type PaymentRow,
} from './ledger/payment-records.ts';
import type { Sales } from './ledger/sales.ts';
import type { Plan } from './payment.type.ts';
import { opensLectures } from './subscription/subscription-status.ts';
import type { SubscriptionService } from './subscription/subscription.service.ts';
import type { Subscription } from './subscription/subscription.type.ts';

interface Dependencies {
  em: EntityManager;
  statements: Statements;
  subscriptions: SubscriptionService;
  sales: Sales;
  school: SchoolService;
  clock: Clock;
  publishableKey: string | null;
}

/** The current offer, and its payments. */
export class PaymentService {
  constructor(private readonly deps: Dependencies) {}

  plan(): Plan {
    const { refundDays: refundWindowDays, ...offer } = this.deps.school.offer;
    return { ...offer, refundWindowDays, publishableKey: this.deps.publishableKey };
  }

  /** Batch for resolvers: the number of trial days for each user if they subscribed now. */
  readonly trialDaysOf = async (userIds: readonly string[]): Promise<number[]> => {
    const { school, subscriptions } = this.deps;
    const { trialDays } = school.offer;
    if (trialDays === 0) return userIds.map(() => 0);
    const haveSubscribed = await subscriptions.haveSubscribed(userIds);
    return haveSubscribed.map((hasSubscribed) => (hasSubscribed ? 0 : trialDays));
  };

  /**
   * The subscription with this ID, if it belongs to the actor and grants access. Throws UNAUTHENTICATED, BAD_USER_INPUT
   * for a malformed ID, NOT_FOUND for an unknown one or another person's, and CONFLICT if it grants no access.
   */
  async verify(actor: Actor, subscriptionId: string): Promise<Subscription> {
    const { userId } = requireUser(actor);
    const id = requireId(subscriptionId, 'subscriptionId');
    const subscription = await this.deps.subscriptions.findPaid(userId, id);
    if (!subscription) throw new AppError('NOT_FOUND', paymentRefusals.notFound.subscription);
    if (!opensLectures(subscription.status)) throw new AppError('CONFLICT', paymentMessages.pending);
    return subscription;
  }

  /** All payments, newest first. Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  async list(actor: Actor, filter: PaymentFilter, page: PageArgs): Promise<Page<Payment>> {
    requireAdmin(actor);
    return pageOfPayments(this.deps, filter, page);
  }

  /** Throws UNAUTHENTICATED, BAD_USER_INPUT for a malformed ID, and NOT_FOUND also for another person's payment. */
  async byId(actor: Actor, id: string): Promise<PaymentRow> {
    requireUser(actor);
    const [payment] = await this.findVisible(actor, [requireId(id, 'id')]);
    if (!payment) throw new AppError('NOT_FOUND', paymentRefusals.notFound.payment);
    return payment;
  }

  /** The payments with these IDs; null for one that the caller may not see. Admins see all, other users their own. */
  async findVisible(actor: Actor, ids: readonly string[]): Promise<(PaymentRow | null)[]> {
    const payments = actor ? await readPayments(this.deps.statements, ids) : [];
    const seen = payments.filter(({ user }) => actor?.role === Role.ADMIN || user?.id === actor?.userId);
    return inOrder(ids, seen, ({ id }) => id);
  }

  /** Batch for resolvers: pages of users' payments, newest first. Throws BAD_USER_INPUT. */
  readonly ofUsers = (wanted: readonly PageOfUser[]): Promise<Page<PaymentRow>[]> =>
    pagesOfPayments(this.deps.statements, wanted);

  /**
   * A page of all payments, newest first, and the number of payments in each month of this year, January to December,
   * UTC. Throws UNAUTHENTICATED, FORBIDDEN, and BAD_USER_INPUT for a bad page size or cursor.
   */
  async records(actor: Actor, args: PageArgs): Promise<{ page: Page<Payment>; monthlyCounts: number[] }> {
    requireAdmin(actor);
    const { sales, clock } = this.deps;
    const [page, months] = await Promise.all([
      pageOfPayments(this.deps, {}, args),
      sales.ofYear(clock().getUTCFullYear()),
    ]);
    return { page, monthlyCounts: months.map((month) => month.count) };
  }
}
