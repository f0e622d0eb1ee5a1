import { Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { requireSelfOrAdmin } from '#server/platform/common/actor.ts';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { User } from '#server/user/user.entity.ts';
import { PaymentConnection, type Payment } from './ledger/payment.entity.ts';
import type { PaymentService } from './payment.service.ts';
import { Plan } from './payment.type.ts';

@Resolver(() => User)
export class PaymentResolver {
  constructor(private readonly service: PaymentService) {}

  @Allow(Access.PUBLIC, Area.PAYMENTS)
  @Query(() => Plan, { description: 'What is on sale.' })
  plan(): Plan {
    return this.service.plan();
  }

  @FieldResolver(() => Int, {
    description:
      'For how many days they would watch before the first payment, if they subscribed now; 0 for none. The person themselves and admins see it; FORBIDDEN for others.',
  })
  trialDays(@Root() { id: userId }: User, @Ctx() { actor, load }: GraphqlContext): Promise<number> {
    requireSelfOrAdmin(actor, userId);
    return load(this.service.trialDaysOf, userId);
  }

  @FieldResolver(() => PaymentConnection, {
    description: 'Payments, newest first. The person themselves and admins see them; FORBIDDEN for others.',
  })
  payments(
    @Root() { id: userId }: User,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, load }: GraphqlContext,
  ): Promise<Page<Payment>> {
    requireSelfOrAdmin(actor, userId);
    return load(this.service.ofUsers, { userId, page });
  }
}
