import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { Area } from '#shared/api-scopes.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { Payment } from '#server/payment/ledger/payment.entity.ts';
import { User } from '#server/user/user.entity.ts';
import type { UserService } from '#server/user/user.service.ts';
import { PaymentProblem, PaymentProblemConnection } from './payment-problem.type.ts';
import type { PaymentProblems } from './payment-problems.service.ts';

@Resolver(() => PaymentProblem)
export class PaymentProblemResolver {
  constructor(
    private readonly problems: PaymentProblems,
    private readonly users: UserService,
  ) {}

  @Allow(Access.ADMIN, Area.PAYMENTS)
  @Query(() => PaymentProblemConnection, { description: 'Problems with payments, newest first.' })
  paymentProblems(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<PaymentProblem>> {
    return this.problems.list(actor, page);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'The payer; null when they are unknown or their account is deleted.',
  })
  async user(@Root() { userId }: PaymentProblem, @Ctx() { load }: GraphqlContext): Promise<User | null> {
    return userId === null ? null : load(this.users.byIds, userId);
  }

  @FieldResolver(() => Payment, {
    nullable: true,
    description: 'The payment concerned; null when there is none.',
  })
  async payment(
    @Root() { paymentId }: PaymentProblem,
    @Ctx() { load }: GraphqlContext,
  ): Promise<Payment | null> {
    return paymentId === null ? null : load(this.problems.payments, paymentId);
  }
}
