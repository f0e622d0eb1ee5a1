import { Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { requireSelfOrAdmin } from '#server/platform/common/actor.ts';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { Area } from '#shared/api-scopes.ts';
import { Refusable } from '#server/platform/common/schema-marks.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { User } from '#server/user/user.entity.ts';
import { PaymentConnection } from './ledger/payment.entity.ts';
import type { PaymentRow } from './ledger/payment-records.ts';
import type { PaymentService } from './payment.service.ts';
import { Plan } from './payment.type.ts';

@Resolver(() => User)
export class PaymentResolver {
  constructor(private readonly service: PaymentService) {}

  @Allow(Access.PUBLIC, Area.PAYMENTS)
  @Query(() => Plan, { description: 'The current offer.' })
  plan(): Plan {
    return this.service.plan();
  }

  @Refusable
  @FieldResolver(() => Int, {
    description:
      'Length of the free trial in days if the user subscribed now; 0 for none. Visible to the user themselves and to admins; FORBIDDEN for others.',
  })
  trialDays(@Root() { id: userId }: User, @Ctx() { actor, load }: GraphqlContext): Promise<number> {
    requireSelfOrAdmin(actor, userId);
    return load(this.service.trialDaysOf, userId);
  }

  @Refusable
  @FieldResolver(() => PaymentConnection, {
    description:
      'Payments, newest first. Visible to the user themselves and to admins; FORBIDDEN for others.',
  })
  payments(
    @Root() { id: userId }: User,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor, load }: GraphqlContext,
  ): Promise<Page<PaymentRow>> {
    requireSelfOrAdmin(actor, userId);
    return load(this.service.ofUsers, { userId, page });
  }
}
