import { Args, ArgsType, Ctx, Field, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { MoneyType } from '#server/platform/common/money.type.ts';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import { PurchaseAgreement, PurchaseAgreementConnection } from './purchase-agreement.entity.ts';
import type { PurchaseAgreements } from './purchase-agreements.ts';

@ArgsType()
class PurchaseAgreementsArgs extends PageArgs {
  @Field(() => ID, { nullable: true, description: 'Only those of this user. Ignored unless an admin asks.' })
  userId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only those with this email address at the purchase.' })
  email?: string | null;
}

@Resolver(() => PurchaseAgreement)
export class PurchaseAgreementResolver {
  constructor(private readonly service: PurchaseAgreements) {}

  @Allow(Access.USER, Area.PAYMENTS)
  @Query(() => PurchaseAgreementConnection, {
    description:
      'What buyers agreed to, newest first: all of them for admins, also those of deleted accounts, and their own for others.',
  })
  purchaseAgreements(
    @Args(() => PurchaseAgreementsArgs) { first, after, ...filter }: PurchaseAgreementsArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<PurchaseAgreement>> {
    return this.service.list(actor, filter, { first, after });
  }

  @FieldResolver(() => MoneyType, { description: 'The yearly price.' })
  price(@Root() { amount, currency }: PurchaseAgreement): MoneyType {
    return { amount, currency };
  }
}
