import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { MoneyType } from '#server/platform/common/money.type.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { Payment } from '#server/payment/ledger/payment.entity.ts';
import type { Refunds } from '#server/payment/ledger/refunds.ts';
import { refundableOf, type RefundRequests } from './refund-requests.ts';
import type { RefundRetries } from './refund-retries.ts';

@Resolver(() => Payment)
export class RefundResolver {
  constructor(
    private readonly requests: RefundRequests,
    private readonly retries: RefundRetries,
    private readonly refunds: Refunds,
  ) {}

  @Allow(Access.ADMIN, Area.PAYMENTS, { asksAgain: true })
  @Mutation(() => Payment, {
    description:
      'Gives a payment back, all of it or a part, besides what was given back before; called twice, it gives twice. The access ends when all has gone back. What Stripe has not done yet is its `requestedRefund`, and done by itself. Errors: NOT_FOUND, CONFLICT when less than that is left, CONFIRMATION_REQUIRED.',
  })
  refundPayment(
    @Arg('paymentId', () => ID, { description: 'The payment to give back.' }) paymentId: string,
    @Arg('amount', () => Int, { description: 'How much, in minor units of its currency.' }) amount: number,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Payment> {
    return this.requests.refund(actor, paymentId, amount);
  }

  @Allow(Access.ADMIN, Area.PAYMENTS, { asksAgain: true })
  @Mutation(() => Payment, {
    description:
      'Tries a refund that failed once more. Errors: NOT_FOUND, CONFLICT when none failed, CONFIRMATION_REQUIRED, SERVICE_UNAVAILABLE.',
  })
  retryRefund(
    @Arg('paymentId', () => ID, { description: 'The payment whose refund failed.' }) paymentId: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Payment> {
    return this.retries.retry(actor, paymentId);
  }

  @Allow(Access.ADMIN, Area.PAYMENTS)
  @FieldResolver(() => MoneyType, {
    description:
      'How much of it `refundPayment` can still give back; 0 while it is disputed, or a refund of it has failed. Admins only.',
  })
  async refundable(@Root() payment: Payment, @Ctx() { load }: GraphqlContext): Promise<MoneyType> {
    const [open, latest] = await Promise.all([
      load(this.requests.openOf, payment.id),
      load(this.refunds.latestOf, payment.id),
    ]);
    return { amount: refundableOf(payment, open, latest?.state === 'FAILED'), currency: payment.currency };
  }

  @FieldResolver(() => MoneyType, {
    nullable: true,
    description:
      'How much of it is still to be refunded, because Stripe cannot be reached; null when nothing is open.',
  })
  async requestedRefund(
    @Root() { id, refundedAmount, currency }: Payment,
    @Ctx() { load }: GraphqlContext,
  ): Promise<MoneyType | null> {
    const open = await load(this.requests.openOf, id);
    const amount = (open?.total ?? 0) - refundedAmount;
    return amount > 0 ? { amount, currency } : null;
  }
}
