import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { MoneyType } from '#server/platform/common/money.type.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { Payment } from '#server/payment/ledger/payment.entity.ts';
import type { PaymentRow } from '#server/payment/ledger/payment-records.ts';
import { hasFailed, type Refunds } from '#server/payment/ledger/refunds.ts';
import type { Intents } from '#server/payment/intent/intents.ts';
import { refundableOf, type PaymentRefunds } from './payment-refunds.ts';

@Resolver(() => Payment)
export class RefundResolver {
  constructor(
    private readonly paymentRefunds: PaymentRefunds,
    private readonly intents: Intents,
    private readonly refunds: Refunds,
  ) {}

  @Allow(Access.ADMIN, Area.PAYMENTS, { asksAgain: true })
  @Mutation(() => Payment, {
    description:
      'Refunds a payment in full or in part, in addition to earlier refunds. Two calls refund twice. A full refund ends the access. An amount that Stripe has not refunded yet is shown as `requestedRefund` and completed automatically. Errors: NOT_FOUND, CONFLICT when less than that is left, CONFIRMATION_REQUIRED.',
  })
  refundPayment(
    @Arg('paymentId', () => ID, { description: 'The payment to refund.' }) paymentId: string,
    @Arg('amount', () => Int, { description: 'The amount to refund, in minor units of its currency.' })
    amount: number,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Payment> {
    return this.paymentRefunds.refund(actor, paymentId, amount);
  }

  @Allow(Access.ADMIN, Area.PAYMENTS, { asksAgain: true })
  @Mutation(() => Payment, {
    description:
      'Retries a failed refund. Errors: NOT_FOUND, CONFLICT when none failed, CONFIRMATION_REQUIRED, SERVICE_UNAVAILABLE.',
  })
  retryRefund(
    @Arg('paymentId', () => ID, { description: 'The payment whose refund failed.' }) paymentId: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Payment> {
    return this.paymentRefunds.retry(actor, paymentId);
  }

  @Allow(Access.ADMIN, Area.PAYMENTS)
  @FieldResolver(() => MoneyType, {
    description:
      'The amount that `refundPayment` can still refund; 0 while the payment is disputed or a refund of it has failed. Admins only.',
  })
  async refundable(@Root() payment: PaymentRow, @Ctx() { load }: GraphqlContext): Promise<MoneyType> {
    const [open, [latest]] = await Promise.all([
      load(this.intents.openTotalOf, payment.id),
      load(this.refunds.ofPayments, payment.id),
    ]);
    return {
      amount: refundableOf(payment, open, latest !== undefined && hasFailed(latest)),
      currency: payment.currency,
    };
  }

  @FieldResolver(() => MoneyType, {
    nullable: true,
    description:
      'The amount still to be refunded because Stripe cannot be reached; null when no request is open.',
  })
  async requestedRefund(
    @Root() { id, refundedAmount, currency }: PaymentRow,
    @Ctx() { load }: GraphqlContext,
  ): Promise<MoneyType | null> {
    const total = await load(this.intents.openTotalOf, id);
    const amount = (total ?? 0) - refundedAmount;
    return amount > 0 ? { amount, currency } : null;
  }
}
