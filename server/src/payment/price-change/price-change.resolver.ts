import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Area } from '#shared/api-scopes.ts';
import { PageArgs, type Page } from '#server/platform/common/pagination.ts';
import { Access, Allow } from '#server/platform/graphql/access.ts';
import type { GraphqlContext } from '#server/platform/graphql/context.ts';
import type { ComingPrice, ComingPrices } from '#server/payment/pricing/coming-prices.ts';
import { Subscription } from '#server/payment/subscription/subscription.type.ts';
import type { PriceChanges } from './price-change.service.ts';
import {
  CallOffPriceChangeInput,
  CallOffPriceChangePayload,
  ComingPriceType,
  PriceChangeConnection,
  PriceChangeCounts,
  PriceChangePreview,
  PriceChangeType,
  StartPriceChangeInput,
  StartPriceChangePayload,
} from './price-change.type.ts';

@Resolver(() => PriceChangeType)
export class PriceChangeResolver {
  constructor(private readonly service: PriceChanges) {}

  @Allow(Access.ADMIN, Area.PAYMENTS)
  @Query(() => PriceChangeConnection, {
    description: 'The price changes of running subscriptions, newest first. At most one is running.',
  })
  priceChanges(
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<Page<PriceChangeType>> {
    return this.service.list(actor, page);
  }

  @Allow(Access.ADMIN, Area.PAYMENTS)
  @Query(() => PriceChangePreview, {
    description: 'What changes if running subscriptions get the price of the current offer.',
  })
  priceChangePreview(@Ctx() { actor }: GraphqlContext): Promise<PriceChangePreview> {
    return this.service.preview(actor);
  }

  @Allow(Access.ADMIN, Area.PAYMENTS, { asksAgain: true })
  @Mutation(() => StartPriceChangePayload, {
    description:
      'Gives running subscriptions the price of the offer. Each subscriber gets an email at least 30 days before the first renewal at the new price. Errors: CONFLICT when the offer has another price, while a price change is running, and when no subscription is at another price; CONFIRMATION_REQUIRED.',
  })
  async startPriceChange(
    @Arg('input', () => StartPriceChangeInput) input: StartPriceChangeInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<StartPriceChangePayload> {
    return { priceChange: await this.service.start(actor, input) };
  }

  @Allow(Access.ADMIN, Area.PAYMENTS)
  @Mutation(() => CallOffPriceChangePayload, {
    description:
      'Calls a price change off for all subscriptions that do not have the new price yet. Their subscribers get an email if they were told. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT when it is over.',
  })
  async callOffPriceChange(
    @Arg('input', () => CallOffPriceChangeInput) { id }: CallOffPriceChangeInput,
    @Ctx() { actor }: GraphqlContext,
  ): Promise<CallOffPriceChangePayload> {
    return { priceChange: await this.service.callOff(actor, id) };
  }

  @FieldResolver(() => PriceChangeCounts, { description: 'The numbers of its subscriptions.' })
  counts(@Root() { id }: PriceChangeType, @Ctx() { load }: GraphqlContext): Promise<PriceChangeCounts> {
    return load(this.service.countsOf, id);
  }
}

@Resolver(() => Subscription)
export class ComingPriceResolver {
  constructor(private readonly prices: ComingPrices) {}

  @FieldResolver(() => ComingPriceType, {
    nullable: true,
    description: 'The announced price of a coming renewal; null where the price stays.',
  })
  comingPrice(@Root() { id }: Subscription, @Ctx() { load }: GraphqlContext): Promise<ComingPrice | null> {
    return load(this.prices.of, id);
  }
}
