import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { User } from '#server/user/user.entity.ts';
import { Subscription } from '#server/payment/subscription/subscription.type.ts';
import type { Intents } from '#server/payment/intent/intents.ts';
import { SubscriptionRequest } from '#server/payment/intent/subscription-request.type.ts';
import { CancelRenewalInput, CancelRenewalPayload } from './cancel-renewal.type.ts';
import type { Cancellation } from './cancellation.ts';
import type { MonthlyEnds } from './monthly-ends.ts';
import { SubscriptionNotice } from './subscription-notice.type.ts';

@Resolver(() => Subscription)
export class CancellationResolver {
  constructor(
    private readonly cancellation: Cancellation,
    private readonly intents: Intents,
    private readonly monthlyEnds: MonthlyEnds,
  ) {}

  @Allow(Access.USER, Area.PAYMENTS)
  @Mutation(() => User, {
    description:
      'Cancels the subscription: at once and with a refund inside the refund period, otherwise at the end of the paid year. Errors: CONFLICT when none runs, SERVICE_UNAVAILABLE.',
  })
  async cancelSubscription(@Ctx() { actor }: GraphqlContext): Promise<User> {
    return (await this.cancellation.cancel(actor)).user;
  }

  @Allow(Access.USER, Area.PAYMENTS)
  @Mutation(() => User, {
    description:
      'Takes back a cancellation at the end of the paid year. Errors: CONFLICT when there is none to take back, SERVICE_UNAVAILABLE.',
  })
  async resumeSubscription(@Ctx() { actor }: GraphqlContext): Promise<User> {
    return (await this.cancellation.resume(actor)).user;
  }

  @Allow(Access.PUBLIC, Area.PAYMENTS, { refusesTokens: true })
  @Mutation(() => CancelRenewalPayload, {
    description:
      'Cancels the subscription that a mailed link names, without a login, as `cancelSubscription` does. Errors: BAD_USER_INPUT when the link is invalid or the renewal is past, CONFLICT when the subscription has ended or its payment is pending.',
  })
  cancelRenewal(
    @Arg('input', () => CancelRenewalInput, { description: 'The link.' }) { token }: CancelRenewalInput,
  ): Promise<CancelRenewalPayload> {
    return this.cancellation.cancelByLink(token);
  }

  @FieldResolver(() => SubscriptionNotice, {
    nullable: true,
    description:
      'The end by one month’s notice, planned or if the subscription were cancelled now; null where it ends with the paid year.',
  })
  notice(@Root() { id }: Subscription, @Ctx() { load }: GraphqlContext): Promise<SubscriptionNotice | null> {
    return load(this.monthlyEnds.noticesOf, id);
  }

  @FieldResolver(() => SubscriptionRequest, {
    nullable: true,
    description:
      'The request that is not carried out yet because Stripe cannot be reached; null when none is open.',
  })
  openRequest(
    @Root() { id }: Subscription,
    @Ctx() { load }: GraphqlContext,
  ): Promise<SubscriptionRequest | null> {
    return load(this.intents.openOf, id);
  }
}
