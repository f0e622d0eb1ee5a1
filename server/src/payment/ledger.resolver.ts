import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { MoneyType } from '#server/platform/common/money.type.ts';
import type { Page } from '#server/platform/common/pagination.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { User } from '#server/user/user.entity.ts';
import type { UserService } from '#server/user/user.service.ts';
import { PaymentsArgs } from './ledger/payment.args.ts';
import type { PaymentService } from './payment.service.ts';
import { Payment, PaymentConnection } from './ledger/payment.entity.ts';
import type { PaymentRow } from './ledger/payment-records.ts';
import { presentRefund, RefundType } from './ledger/refund.type.ts';
import { presentmentOf, presentmentSum } from './ledger/presentment.ts';
import { hasFailed, type Refunds } from './ledger/refunds.ts';
import type { StripeDashboard } from './stripe/stripe-dashboard.ts';

@Resolver(() => Payment)
export class LedgerResolver {
  constructor(
    private readonly service: PaymentService,
    private readonly users: UserService,
    private readonly refunds: Refunds,
    private readonly dashboard: StripeDashboard,
  ) {}

  @Allow(Access.ADMIN, Area.PAYMENTS)
  @Query(() => PaymentConnection, { description: 'All payments, newest first.' })
  payments(
    @Args(() => PaymentsArgs) { first, after, from, until, ...filter }: PaymentsArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<Payment>> {
    const paidFrom = filter.paidFrom ?? from;
    const paidBefore = filter.paidBefore ?? until;
    return this.service.list(actor, { ...filter, paidFrom, paidBefore }, { first, after });
  }

  @Allow(Access.USER, Area.PAYMENTS)
  @Query(() => Payment, {
    description: 'One payment, for its payer and for admins. Errors: NOT_FOUND, BAD_USER_INPUT.',
  })
  payment(
    @Arg('id', () => ID, { description: 'The payment.' }) id: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<PaymentRow> {
    return this.service.byId(actor, id);
  }

  @FieldResolver(() => MoneyType, { description: 'The amount paid.' })
  amount(@Root() { amount, currency }: PaymentRow): MoneyType {
    return { amount, currency };
  }

  @FieldResolver(() => MoneyType, {
    nullable: true,
    description:
      'What the payer was charged in their own currency, with Stripe’s Adaptive Pricing; null when they paid in the currency of `amount`.',
  })
  presentment(@Root() payment: PaymentRow): MoneyType | null {
    return presentmentOf(payment);
  }

  @FieldResolver(() => MoneyType, { description: 'The refunded amount; 0 when nothing was refunded.' })
  refunded(@Root() { refundedAmount, currency }: PaymentRow): MoneyType {
    return { amount: refundedAmount, currency };
  }

  @FieldResolver(() => MoneyType, {
    nullable: true,
    description:
      'What the payer got back in their own currency; null when nothing was refunded, or they paid in the currency of `amount`.',
  })
  async refundedPresentment(
    @Root() { id }: PaymentRow,
    @Ctx() { load }: GraphqlContext,
  ): Promise<MoneyType | null> {
    const refunds = await load(this.refunds.ofPayments, id);
    return presentmentSum(refunds.filter((refund) => !hasFailed(refund)));
  }

  @FieldResolver(() => RefundType, {
    nullable: true,
    description: 'The newest refund; null when there is none.',
  })
  async latestRefund(
    @Root() { id, currency }: PaymentRow,
    @Ctx() { load }: GraphqlContext,
  ): Promise<RefundType | null> {
    const [refund] = await load(this.refunds.ofPayments, id);
    return refund ? presentRefund(refund, currency) : null;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the payer’s bank has taken the payment back in a dispute that is open or lost.',
  })
  isDisputed(@Root() { disputedAmount }: PaymentRow): boolean {
    return disputedAmount > 0;
  }

  @Allow(Access.ADMIN, Area.PAYMENTS)
  @FieldResolver(() => User, {
    nullable: true,
    description: 'The payer; null when their account is deleted. Admins only.',
  })
  async user(@Root() { user }: PaymentRow, @Ctx() { load }: GraphqlContext): Promise<User | null> {
    return user ? load(this.users.byIds, user.id) : null;
  }

  @Allow(Access.ADMIN, Area.PAYMENTS)
  @FieldResolver(() => String, {
    description:
      'The invoice in the payment provider’s dashboard, which requires a login there. Admins only.',
  })
  stripeUrl(@Root() { stripeInvoiceId }: PaymentRow): string {
    return this.dashboard.invoice(stripeInvoiceId);
  }

  @Allow(Access.ADMIN, Area.PAYMENTS)
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The newest dispute in the payment provider’s dashboard; null when there is none. Admins only.',
  })
  disputeUrl(@Root() { stripeDisputeId }: PaymentRow): string | null {
    return stripeDisputeId ? this.dashboard.dispute(stripeDisputeId) : null;
  }
}
