import { Args, ArgsType, Ctx, Field, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import {
  Subscription,
  SubscriptionConnection,
  SubscriptionStatus,
} from '#server/payment/subscription/subscription.type.ts';
import { User } from '#server/user/user.entity.ts';
import type { UserService } from '#server/user/user.service.ts';
import type { SubscriptionList } from './subscription-list.ts';

@ArgsType()
class SubscriptionsArgs extends PageArgs {
  @Field(() => SubscriptionStatus, { nullable: true, description: 'Only subscriptions with this status.' })
  status?: SubscriptionStatus | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Only subscriptions whose `updatedAt` is this time or later, UTC.',
  })
  updatedSince?: Date | null;
}

@Resolver(() => Subscription)
export class SubscriptionListResolver {
  constructor(
    private readonly subscriptions: SubscriptionList,
    private readonly users: UserService,
  ) {}

  @Allow(Access.ADMIN, Area.MEMBERS)
  @Query(() => SubscriptionConnection, {
    name: 'subscriptions',
    description:
      'The current and former subscriptions of all users, paid and granted, in the order of their last change, oldest first.',
  })
  list(
    @Args(() => SubscriptionsArgs) query: SubscriptionsArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<Subscription>> {
    return this.subscriptions.list(actor, query);
  }

  @Allow(Access.ADMIN, Area.MEMBERS)
  @FieldResolver(() => User, { description: 'The user whose subscription it is. Admins only.' })
  user(@Root() { userId }: Subscription, @Ctx() { load }: GraphqlContext): Promise<User> {
    return load(this.users.byIds, userId);
  }
}
