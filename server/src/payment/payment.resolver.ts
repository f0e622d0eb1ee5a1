import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { PageArgs, type Page } from '#server/common/pagination.ts';
import { Access, Allow } from '#server/graphql/access.ts';
import type { GraphqlContext } from '#server/graphql/context.ts';
import { User } from '#server/user/user.entity.ts';
import { PaymentConnection, type Payment } from './payment.entity.ts';
import type { PaymentService } from './payment.service.ts';
import type { SubscriptionService } from './subscription.service.ts';
import { CheckoutSession, Plan, Subscription } from './subscription.type.ts';

@Resolver(() => User)
export class PaymentResolver {
  constructor(
    private readonly service: PaymentService,
    private readonly subscriptions: SubscriptionService,
  ) {}

  @Allow(Access.PUBLIC)
  @Query(() => Plan, { description: 'What is on sale.' })
  plan(): Plan {
    return this.service.plan();
  }

  @Allow(Access.USER)
  @Mutation(() => CheckoutSession, {
    description:
      'Opens a checkout for the yearly subscription. Errors: CONFLICT while one runs, SERVICE_UNAVAILABLE.',
  })
  startCheckout(@Ctx() { actor }: GraphqlContext): Promise<CheckoutSession> {
    return this.service.startCheckout(actor);
  }

  @Allow(Access.USER)
  @Mutation(() => User, {
    description:
      'Brings the subscription up to date after a checkout. Without an ACTIVE one in the answer the payment is still pending. Errors: NOT_FOUND, SERVICE_UNAVAILABLE.',
  })
  async confirmCheckout(
    @Arg('sessionId', () => ID, { description: 'The checkout that the payer came back from.' })
    sessionId: string,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<User> {
    return (await this.service.confirmCheckout(actor, sessionId)).user;
  }

  @Allow(Access.USER)
  @Mutation(() => User, {
    description:
      'Cancels the subscription: with the payment back and at once inside the refund window, else at the end of the paid year. Errors: CONFLICT when none runs, SERVICE_UNAVAILABLE.',
  })
  cancelSubscription(@Ctx() { actor }: GraphqlContext): Promise<User> {
    return this.service.cancel(actor);
  }

  @FieldResolver(() => Subscription, {
    nullable: true,
    description: 'The subscription, null when there never was one.',
  })
  subscription(@Root() user: User, @Ctx() { load }: GraphqlContext): Promise<Subscription | null> {
    return load(this.subscriptions.ofUsers, user.id);
  }

  @FieldResolver(() => PaymentConnection, {
    description: 'Payments, newest first. The person themselves and admins see them; FORBIDDEN for others.',
  })
  payments(
    @Root() { id: userId }: User,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, load }: GraphqlContext,
  ): Promise<Page<Payment>> {
    this.service.requirePaymentsOf(actor, userId);
    return load(this.service.ofUsers, { userId, page });
  }
}
