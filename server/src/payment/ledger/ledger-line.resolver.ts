import { Args, ArgsType, Ctx, Field, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { MoneyType } from '#server/platform/common/money.type.ts';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { Area } from '#shared/api-scopes.ts';
import type { LedgerKind } from '#shared/ledger.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { StripeDashboard } from '#server/payment/stripe/stripe-dashboard.ts';
import type { LedgerExport } from './ledger-export.ts';
import { LedgerLine, LedgerLineConnection, LedgerLineKind } from './ledger-line.entity.ts';

@ArgsType()
export class LedgerArgs extends PageArgs {
  @Field(() => LedgerLineKind, { nullable: true, description: 'Only lines of this kind.' })
  kind?: LedgerKind | null;

  @Field(() => Date, { nullable: true, description: 'Only movements at this time or later, UTC.' })
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Only movements before this time, UTC.' })
  before?: Date | null;
}

@Resolver(() => LedgerLine)
export class LedgerLineResolver {
  constructor(
    private readonly service: LedgerExport,
    private readonly dashboard: StripeDashboard,
  ) {}

  @Allow(Access.ADMIN, Area.PAYMENTS)
  @Query(() => LedgerLineConnection, {
    description:
      'The ledger: payments, refunds, disputes and fees, each on the day on which the money moved, newest first.',
  })
  ledger(
    @Args(() => LedgerArgs) { first, after, ...filter }: LedgerArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<LedgerLine>> {
    return this.service.list(actor, filter, { first, after });
  }

  @FieldResolver(() => MoneyType, {
    description: 'The amount with tax; negative if money leaves the school.',
  })
  gross(@Root() { gross: amount, currency }: LedgerLine): MoneyType {
    return { amount, currency };
  }

  @FieldResolver(() => MoneyType, { description: 'The tax that the amount contains.' })
  tax(@Root() { tax: amount, currency }: LedgerLine): MoneyType {
    return { amount, currency };
  }

  @FieldResolver(() => MoneyType, { description: 'The amount without tax.' })
  net(@Root() { gross, tax, currency }: LedgerLine): MoneyType {
    return { amount: gross - tax, currency };
  }

  @FieldResolver(() => String, {
    description: 'The invoice in the payment provider’s dashboard, which requires a login there.',
  })
  stripeUrl(@Root() { stripeInvoiceId }: LedgerLine): string {
    return this.dashboard.invoice(stripeInvoiceId);
  }
}
