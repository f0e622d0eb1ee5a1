import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { User } from '#server/user/user.entity.ts';
import { Payment } from '#server/payment/ledger/payment.entity.ts';
import { Subscription } from '#server/payment/subscription/subscription.type.ts';
import { SubscriptionRequest } from './cancellation.type.ts';
import type { Cancellation } from './cancellation.ts';
import type { RefundRetries } from './refund-retries.ts';
import type { CancellationRequests } from './cancellation-requests.ts';

@Resolver(() => Subscription)
export class CancellationResolver {
  constructor(
    private readonly cancellation: Cancellation,
    private readonly requests: CancellationRequests,
    private readonly refundRetries: RefundRetries,
  ) {}

  @Allow(Access.USER)
  @Mutation(() => User, {
    description:
      'Cancels the subscription: with the payment back and at once inside the refund window, else at the end of the paid year. Errors: CONFLICT when none runs, SERVICE_UNAVAILABLE.',
  })
  async cancelSubscription(@Ctx() { actor }: GraphqlContext): Promise<User> {
    return (await this.cancellation.cancel(actor)).user;
  }

  @Allow(Access.USER)
  @Mutation(() => User, {
    description:
      'Takes a cancellation for the end of the paid year back. Errors: CONFLICT when there is none to take back, SERVICE_UNAVAILABLE.',
  })
  async resumeSubscription(@Ctx() { actor }: GraphqlContext): Promise<User> {
    return (await this.cancellation.resume(actor)).user;
  }

  @Allow(Access.ADMIN, { asksAgain: true })
  @Mutation(() => Payment, {
    description:
      'Tries a refund that failed once more. Errors: NOT_FOUND, CONFLICT when none failed, CONFIRMATION_REQUIRED, SERVICE_UNAVAILABLE.',
  })
  retryRefund(
    @Arg('paymentId', () => ID, { description: 'The payment whose refund failed.' }) paymentId: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Payment> {
    return this.refundRetries.retry(actor, paymentId);
  }

  @FieldResolver(() => SubscriptionRequest, {
    nullable: true,
    description:
      'What was asked for and could not be carried out yet, because Stripe cannot be reached; null when nothing is open.',
  })
  openRequest(
    @Root() { id }: Subscription,
    @Ctx() { load }: GraphqlContext,
  ): Promise<SubscriptionRequest | null> {
    return load(this.requests.openOf, id);
  }
}
